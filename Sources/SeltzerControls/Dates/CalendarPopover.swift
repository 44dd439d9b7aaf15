// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Shows the calendar of a date picker beside it, until the user chooses a day.
final class CalendarPopover: ViewController {
    private let calendar: CalendarView
    private weak var picker: DatePicker?

    init(of picker: DatePicker) {
        self.picker = picker
        calendar = CalendarView(selection: .singleDate(picker.date))
        super.init()
        modalPresentationStyle = .popover
        calendar.accessibilityLabel = "Calendar"
        calendar.format = picker.format
        calendar.availableDateRange = picker.limits
        calendar.focusedDate = picker.date ?? .today
        calendar.datePressed = { [weak self] in self?.choose($0) }
        preferredContentSize = calendar.sizeThatFits(.zero)
    }

    override func loadView() { view = calendar }

    override var preferredFocusedView: View? { calendar }

    /// The action `close`: the keys that have opened the calendar.
    override var actions: [Action] {
        [
            Action("close", title: "Close", keys: ["alt-up", "f4"]) { responder in
                (responder as? CalendarPopover)?.dismiss()
                return .stop
            }.mayDecline(false).placement(.help)
        ]
    }

    override func viewDidDisappear(_ animated: Bool) {
        picker?.popover = nil
    }

    private func choose(_ date: CalendarDate) {
        let picker = picker
        dismiss()
        picker?.choose(date)
    }
}

extension DatePicker {
    /// Opens the calendar below or above the field.
    final func openCalendar() {
        guard isEnabled, popover == nil, hasButton, let presenter = enclosingViewController else {
            return
        }
        becomeFirstResponder()
        parts.commit()
        let popover = CalendarPopover(of: self)
        let source = popover.popoverPresentationController
        source.sourceView = self
        source.permittedSides = [.below, .above]
        guard presenter.present(popover) else { return }
        self.popover = popover
    }
}
