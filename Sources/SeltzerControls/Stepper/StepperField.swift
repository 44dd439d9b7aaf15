// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The field of a stepper, which shows its number and takes a typed one.
final class StepperField: TextField {
    private weak var stepper: Stepper?

    init(of stepper: Stepper) {
        self.stepper = stepper
        super.init(frame: .zero)
        borderStyle = .none
    }

    override var canBecomeFirstResponder: Bool {
        stepper?.isEnabled != false && super.canBecomeFirstResponder
    }

    override var state: State {
        stepper?.isEnabled == false ? super.state.union(.disabled) : super.state
    }

    override func problem(of text: String) -> String? { stepper?.problem(of: text) }

    override func validityDidChange() { stepper?.validityDidChange() }
}
