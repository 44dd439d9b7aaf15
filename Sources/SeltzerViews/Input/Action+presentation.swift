// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Action {
    /// The places that show an action; each includes the ones before it.
    public enum Placement: Int, Hashable, Comparable, Sendable {
        /// Only the list of all keys.
        case help
        /// Palettes too.
        case palette
        /// Footers too.
        case footer

        /// Returns whether the first one shows an action in fewer places.
        public static func < (first: Placement, second: Placement) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    /// The rank of an action in a footer: higher ones come first, and are left out last.
    ///
    /// Among actions of one priority the nearest to the focus comes first.
    public enum Priority: Int, Hashable, Comparable, Sendable {
        /// The rank of the library's own controls.
        case low
        /// The rank of a program's actions, unless it sets another.
        case standard
        /// A rank before the other actions of a program.
        case high

        /// Returns whether the first one comes later in a footer.
        public static func < (first: Priority, second: Priority) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    /// A set of actions that a footer shows as one hint, such as `↑↓ Select`.
    ///
    /// The hint has the first key of each action and the title of the group. A footer shows one hint for an identifier:
    /// the one of the responder nearest to the focus.
    public struct Group: Hashable, Sendable {
        /// The name of the group.
        public let identifier: String
        /// The title of the hint.
        public let title: String

        /// Creates a group.
        public init(_ identifier: String, title: String) {
            self.identifier = identifier
            self.title = title
        }

        /// Returns the group of the actions that move something by the arrow keys.
        ///
        /// All of them have one identifier. Thus a footer shows movement once, with the title of the nearest responder.
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
