// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A field for a date that gives the answer, with a calendar below it if the user opens it.
final class DateBody: QuestionBody {
    var changed: (@MainActor (String?) -> Void)?
    private let picker: DatePicker
    private let calendar = CalendarView()
    private let stack: StackView
    private let parse: @MainActor (String) throws(Refusal) -> CalendarDate
    /// The answer for an empty field.
    private let standard: CalendarDate?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - date: The initial date; nil for an empty field.
    ///   - standard: The answer for an empty field; nil for none.
    ///   - parse: Returns the date of a text of ISO 8601.
    init(
        _ date: CalendarDate?, standard: CalendarDate?,
        parse: @escaping @MainActor (String) throws(Refusal) -> CalendarDate
    ) {
        self.standard = standard
        self.parse = parse
        picker = DatePicker(date: date)
        (picker.format, calendar.format) = (.answers, .answers)
        picker.showsMessage = false
        picker.showsButton = false
        stack = StackView(.vertical, [picker, calendar])
        calendar.isHidden = true
        picker.on(DatePickerChanged.self) { [weak self] event in
            if let date = event.date { self?.show(date) }
            return .stop
        }
        picker.addAction(for: .editingChanged) { [weak self] _ in self?.changed?(nil) }
        calendar.on(CalendarSelectionChanged.self) { [weak self] event in
            self?.picker.date = event.selection.firstDate
            self?.changed?(nil)
            return .stop
        }
        calendar.on(CalendarDateActivated.self) { [weak self] _ in
            self?.stack.post(AnswerGiven())
            return .stop
        }
    }

    var view: View { stack }
    var focusedView: View { calendar.isHidden ? picker : calendar }
    var inset: Int { 2 }
    var rows: Int { calendar.isHidden ? 1 : 1 + calendar.sizeThatFits(.zero).height }
    var showsKeys: Bool { !calendar.isHidden }

    var actions: [Action] {
        [
            // The field declines Enter after it has counted the typed digits.
            Action("answer", title: "Done", keys: ["enter", "kp-enter"]) { [weak self] _ in
                self?.stack.post(AnswerGiven())
                return .stop
            }.mayDecline(false),
            Action("calendar", title: "Calendar", keys: ["alt-down", "alt-up", "f4"]) {
                [weak self] _ in
                self?.toggleCalendar()
                return .stop
            }.mayDecline(false),
        ]
    }

    private func toggleCalendar() {
        calendar.isHidden.toggle()
        show(picker.date ?? .today)
        changed?(nil)
        focusedView.becomeFirstResponder()
    }

    private func show(_ date: CalendarDate) {
        calendar.selectionBehavior = .singleDate(picker.date)
        calendar.focusedDate = date
    }

    func value() throws(Refusal) -> CalendarDate {
        if picker.isEmpty, let standard { return standard }
        if let problem = picker.problemOfParts { throw Refusal(problem) }
        return try parse(picker.answerText)
    }
}
