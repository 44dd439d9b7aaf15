// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Action {
    /// The places that show an action; each case includes the places of the cases before it.
    public enum Placement: Int, Hashable, Comparable, Sendable {
        /// Only the list of all keys.
        case help
        /// Also palettes.
        case palette
        /// Also footers.
        case footer

        /// Returns whether the first placement shows an action in fewer places.
        public static func < (first: Placement, second: Placement) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    /// The rank of an action in a footer: actions with a higher rank come first, and are left out
    /// last.
    ///
    /// Among actions of one priority, the action nearest to the focus comes first.
    public enum Priority: Int, Hashable, Comparable, Sendable {
        /// The rank of the library's own controls.
        case low
        /// The rank of a program's actions, unless it sets another.
        case standard
        /// A rank above the program's other actions.
        case high

        /// Returns whether an action of the first priority comes later in a footer.
        public static func < (first: Priority, second: Priority) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    /// A set of actions that a footer shows as one hint, such as `↑↓ Select`.
    ///
    /// The hint has the first key of each action and the title of the group. A footer shows one
    /// hint for each identifier: the hint of the responder nearest to the focus.
    public struct Group: Hashable, Sendable {
        /// The name of the group.
        public let identifier: String
        /// The title of the hint.
        public let title: String

        /// Creates a group from its identifier and the title of its hint.
        public init(_ identifier: String, title: String) {
            self.identifier = identifier
            self.title = title
        }

        /// Returns the group of the actions by which arrow keys move the focus, a selection or
        /// content.
        ///
        /// All these groups have the same identifier. Thus a footer shows movement once, with the
        /// title of the nearest responder.
        public static func movement(_ title: String = "Move") -> Group {
            Group("movement", title: title)
        }
    }

    /// A part that an action can have in any program.
    ///
    /// Footers always show these actions at their right end.
    public enum Role: Hashable, Sendable {
        /// Lists the keys.
        case help
        /// Quits the program.
        case quit
    }
}
