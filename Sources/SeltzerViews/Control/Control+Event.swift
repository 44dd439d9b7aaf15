// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Control {
    /// What can be listened to with ``ControlActionSource``.
    public enum Event: Hashable, Sendable, CaseIterable {
        /// The left button went down on the control.
        case touchDown
        /// The left button went down once more on the same cell, soon after the last time; follows
        /// ``touchDown``.
        case touchDownRepeat
        /// The pointer moved on the control in a press that began there.
        case touchDragInside
        /// The pointer moved elsewhere in such a press.
        case touchDragOutside
        /// The pointer came back onto the control in such a press; ``touchDragInside`` follows.
        case touchDragEnter
        /// The pointer left the control in such a press; ``touchDragOutside`` follows.
        case touchDragExit
        /// The left button came up on the control after it had gone down there.
        case touchUpInside
        /// The left button came up elsewhere.
        case touchUpOutside
        /// The press was taken away.
        case touchCancel
        /// The user has changed the control's value; sent by controls that have one.
        case valueChanged
        /// The control got the keys, and the user can edit its text.
        case editingDidBegin
        /// The user has changed the control's text.
        case editingChanged
        /// The control lost the keys.
        case editingDidEnd
        /// Enter was pressed while the control's text was edited; the keys stay.
        case editingDidEndOnExit
        /// The control was operated, by mouse or by key.
        case primaryActionTriggered
    }
}
