// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Control {
    /// An event of a control, for the actions of ``ControlActionSource``.
    public enum Event: Hashable, Sendable, CaseIterable {
        /// The left button went down on the control, or its key operates it.
        case touchDown
        /// The left button went down again on the same cell within half a second; ``touchDown``
        /// comes first.
        case touchDownRepeat
        /// The pointer moved on the control in a press that began there.
        case touchDragInside
        /// The pointer moved outside of the control in a press that began on the control.
        case touchDragOutside
        /// The pointer came back onto the control in a press that began on the control;
        /// ``touchDragInside`` follows.
        case touchDragEnter
        /// The pointer left the control in a press that began on the control; ``touchDragOutside``
        /// follows.
        case touchDragExit
        /// The left button came up on the control after it had gone down there, or its key operates
        /// it; ``primaryActionTriggered`` follows.
        case touchUpInside
        /// The left button came up outside of the control after it had gone down there.
        case touchUpOutside
        /// The press was cancelled.
        case touchCancel
        /// The user changed the control's value.
        case valueChanged
        /// The control was focused, and the user can edit its text.
        case editingDidBegin
        /// The user changed the control's text.
        case editingChanged
        /// The control lost the focus.
        case editingDidEnd
        /// Enter was pressed while the control's text was edited. The control keeps the focus.
        case editingDidEndOnExit
        /// The user operated the control by mouse or by key.
        case primaryActionTriggered
    }
}
