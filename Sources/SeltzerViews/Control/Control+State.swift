// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Control {
    /// The state of a control, of a row or of another part; ``ControlLook`` has a look for each state.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, one for each state.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// No other state.
        public static var normal: State { [] }
        /// Pressed.
        public static var highlighted: State { State(rawValue: 1) }
        /// Not operable.
        public static var disabled: State { State(rawValue: 2) }
        /// Selected.
        public static var selected: State { State(rawValue: 4) }
        /// Focused.
        public static var focused: State { State(rawValue: 8) }
        /// Under the pointer.
        public static var hovered: State { State(rawValue: 16) }
        /// With a value that cannot be accepted.
        public static var invalid: State { State(rawValue: 32) }
        /// At work, and not operable meanwhile.
        public static var busy: State { State(rawValue: 64) }
    }
}
