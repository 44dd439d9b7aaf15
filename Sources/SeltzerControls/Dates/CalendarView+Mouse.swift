// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A place of a calendar that the user can press.
enum CalendarTarget: Hashable {
    case date(CalendarDate)
    case previousMonth
    case nextMonth
}

/// The mouse of a calendar.
extension CalendarView {
    final func target(at point: Point) -> CalendarTarget? {
        let geometry = geometry
        if geometry.previous.contains(point) { return .previousMonth }
        if geometry.next.contains(point) { return .nextMonth }
        return date(at: point).map { .date($0) }
    }

    private func date(at point: Point) -> CalendarDate? {
        geometry.place(at: point).flatMap { date(at: $0) }
    }

    final func scroll(_ event: MouseEvent) -> Disposition {
        guard isEnabled else { return .ignored }
        let steps = event.scroll.y.saturatingAdding(event.scroll.x)
        let old = visibleMonth
        if steps != 0 { move(to: focusedDate.adding(months: steps)) }
        return visibleMonth == old ? .ignored : .stop
    }

    final func beginPress(_ event: MouseEvent) -> Bool {
        becomeFirstResponder()
        switch target(at: event.location) {
        case nil: return false
        case .previousMonth: move(to: focusedDate.adding(months: -1))
        case .nextMonth: move(to: focusedDate.adding(months: 1))
        case .date(let date):
            pressedSelection = selectionBehavior
            focusedDate = date
            if case .dateRange(let range) = selectionBehavior, canSelect(date) {
                let isExtending = event.modifiers.contains(.shift) || rangeAnchor != nil
                rangeAnchor = isExtending ? rangeAnchor ?? range?.lowerBound ?? date : date
                selectionBehavior = selectionBehavior.pressing(date, from: rangeAnchor)
            }
            return true
        }
        return false
    }

    final func continuePress(_ event: MouseEvent) -> Bool {
        guard case .dateRange = selectionBehavior, let anchor = rangeAnchor,
            let date = date(at: event.location), date != focusedDate, canSelect(date)
        else { return true }
        focusedDate = date
        selectionBehavior = selectionBehavior.pressing(date, from: anchor)
        return true
    }

    final func endPress(_ event: MouseEvent) {
        guard let old = pressedSelection else { return }
        pressedSelection = nil
        let date = focusedDate
        if case .dateRange(let range) = selectionBehavior {
            // A click begins a range, which the next click ends; a drag does both.
            let wasOpen = range?.lowerBound != range?.upperBound || old == selectionBehavior
            if wasOpen { rangeAnchor = nil }
            guard canSelect(date) else { return }
            if selectionBehavior != old {
                reportChange(CalendarSelectionChanged(selection: selectionBehavior))
            }
        } else {
            guard self.date(at: event.location) == date else { return }
            press(date, extending: false)
        }
        guard canSelect(date) else { return }
        datePressed?(date)
        if event.clickCount == 2 { post(CalendarDateActivated(date: date), includingSelf: true) }
    }

    final func cancelPress() {
        guard let old = pressedSelection else { return }
        pressedSelection = nil
        selectionBehavior = old
        rangeAnchor = nil
    }
}
