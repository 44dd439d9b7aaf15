// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Control {
    /// One or several events of a control, for the actions of ``ControlActionSource``.
    ///
    /// ```swift
    /// button.addTarget(self, action: Board.released, for: [.touchUpInside, .touchUpOutside])
    /// ```
    public struct Event: OptionSet, Hashable, Sendable, CaseIterable {
        /// The bits, one for each event, as in UIKit.
        public let rawValue: UInt

        /// Creates a set from its bits, as ``rawValue`` holds them.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left button went down on the control, or its key operates it.
        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        /// The left button went down again on the same cell within half a second; ``touchDown``
        /// comes first.
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        /// The pointer moved on the control in a press that began there.
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        /// The pointer moved outside of the control in a press that began on the control.
        public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
        /// The pointer came back onto the control in a press that began on the control;
        /// ``touchDragInside`` follows.
        public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
        /// The pointer left the control in a press that began on the control; ``touchDragOutside``
        /// follows.
        public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
        /// The left button came up on the control after it had gone down there, or its key operates
        /// it; ``primaryActionTriggered`` follows.
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        /// The left button came up outside of the control after it had gone down there.
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        /// The press was cancelled.
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        /// The user changed the control's value.
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        /// The user operated the control by mouse or by key.
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        /// The user opened the menu that a control has in place of its primary action.
        public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
        /// The control was focused, and the user can edit its text.
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        /// The user changed the control's text.
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        /// The control lost the focus.
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        /// Enter was pressed while the control's text was edited.
        ///
        /// If a text field has an action for it, it gives up the focus afterwards.
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }

        /// All events of a press, from ``touchDown`` to ``touchCancel``.
        public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
        /// All events of editing.
        public static var allEditingEvents: Event { Event(rawValue: 0xF0000) }
        /// All events.
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }

        /// The single events, in the order of their bits.
        public static var allCases: [Event] { names.map(\.event) }

        private static var names: [(event: Event, name: String)] {
            [
                (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
                (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
                (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
                (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
                (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
                (.primaryActionTriggered, "primaryActionTriggered"),
                (.menuActionTriggered, "menuActionTriggered"),
                (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
                (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
            ]
        }
    }
}

extension Control.Event: CustomStringConvertible {
    /// The names of the events, joined by commas.
    public var description: String {
        Self.names.filter { contains($0.event) }.map(\.name).joined(separator: ", ")
    }
}
