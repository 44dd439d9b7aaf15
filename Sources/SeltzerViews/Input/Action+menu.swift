// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Action {
    /// How menus and palettes show an action, as in UIKit.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set from its bits, as ``rawValue`` holds them.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The action cannot be undone: menus show it last, after a line, in the color of danger.
        public static let destructive = Attributes(rawValue: 1)
        /// The menu stays open when the user chooses the action.
        public static let keepsMenuPresented = Attributes(rawValue: 2)
        /// The action changes the content that the program shows or keeps, so a read-only mode
        /// disables it.
        public static let changesContent = Attributes(rawValue: 4)
        /// The action is shown and cannot run.
        public static let disabled = Attributes(rawValue: 8)
        /// Menus and bars leave the action out.
        public static let hidden = Attributes(rawValue: 16)
    }

    /// The state of the thing that an action switches.
    public enum State: Hashable, Sendable {
        /// It is off, or the action switches nothing.
        case off
        /// It is on; menus show a tick.
        case on
        /// It is on for a part of the action's objects; menus show a dash.
        case mixed
    }
}
