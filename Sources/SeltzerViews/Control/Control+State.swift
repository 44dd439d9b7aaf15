// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Control {
    /// The state of a control, of a row or of another part; ``ControlLook`` has a look for each
    /// state.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, one for each state.
        public let rawValue: UInt8

        /// Creates a set from its bits, as ``rawValue`` holds them.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// No special state.
        public static var normal: State { [] }
        /// The control looks pressed.
        public static var highlighted: State { State(rawValue: 1) }
        /// The user cannot operate it.
        public static var disabled: State { State(rawValue: 2) }
        /// It is selected.
        public static var selected: State { State(rawValue: 4) }
        /// It is focused.
        public static var focused: State { State(rawValue: 8) }
        /// The pointer is over it.
        public static var hovered: State { State(rawValue: 16) }
        /// Its value cannot be accepted.
        public static var invalid: State { State(rawValue: 32) }
        /// It is at work, and the user cannot operate it meanwhile.
        public static var busy: State { State(rawValue: 64) }
    }
}
