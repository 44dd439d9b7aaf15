// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The traits of alerts and action sheets.
extension ViewController {
    /// Whether the view shows the title, so that the frame of a presented controller leaves it out.
    package final var showsTitleInView: Bool {
        get { traits.showsTitleInView }
        set { traits.showsTitleInView = newValue }
    }

    /// Whether a press outside of a popover operates the cancel button.
    package final var pressOutsideCancels: Bool {
        get { traits.pressOutsideCancels }
        set { traits.pressOutsideCancels = newValue }
    }

    /// The title in the frame of a presented controller; nil for none.
    final var titleInFrame: String? { showsTitleInView ? nil : title }
}
