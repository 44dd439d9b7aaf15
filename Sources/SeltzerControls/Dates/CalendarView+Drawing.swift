// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The picture of a calendar.
extension CalendarView {
    final func drawMonth(in canvas: Canvas) {
        let geometry = geometry
        drawTitle(geometry, in: canvas)
        drawHeader(geometry, in: canvas)
        for place in 0..<7 * CalendarGeometry.weeks {
            guard let rect = geometry.rect(of: place) else { continue }
            if place % 7 == 0 { drawWeekNumber(at: place, geometry, in: canvas) }
            if let date = date(at: place) { draw(date, in: rect, geometry, of: canvas) }
        }
    }

    private func drawTitle(_ geometry: CalendarGeometry, in canvas: Canvas) {
        let row = geometry.title
        guard !row.isEmpty else { return }
        let (first, last) = (availableDateRange.lowerBound, availableDateRange.upperBound)
        draw(
            .chevronLeft, .previousMonth, visibleMonth > first.calendarMonth,
            at: geometry.previous.origin.offsetBy(dx: geometry.digitsOffset, dy: 0), in: canvas)
        draw(
            .chevronRight, .nextMonth, visibleMonth < last.calendarMonth,
            at: Point(x: geometry.next.maxX - 1 - geometry.digitsOffset, y: row.minY), in: canvas)
        let width = geometry.previous.width
        var style = ControlLook.title(state.intersection(.disabled))
        style.attributes.insert(.bold)
        canvas.draw(
            format.title(of: visibleMonth), in: row.inset(by: Insets(left: width, right: width)),
            style: style, alignment: .center)
    }

    private func draw(
        _ sign: Symbol, _ target: CalendarTarget, _ hasMonth: Bool, at point: Point,
        in canvas: Canvas
    ) {
        var state = State.normal
        if !isEnabled || !hasMonth {
            state = .disabled
        } else if hovered == target {
            state = .hovered
        }
        var style = ControlLook.title(state)
        if state == .normal { style.foreground = .secondaryLabel }
        if state == .hovered, !canvas.hasFills { style.attributes.insert(.underline) }
        canvas.draw(sign, at: point, style: style)
    }

    private func drawHeader(_ geometry: CalendarGeometry, in canvas: Canvas) {
        guard !geometry.header.isEmpty else { return }
        let style = Style(foreground: isEnabled ? .secondaryLabel : .tertiaryLabel)
        for (column, weekday) in format.weekdays.enumerated() {
            guard let cell = geometry.rect(of: geometry.firstWeek * 7 + column) else { continue }
            let room = Rect(
                x: cell.minX + geometry.digitsOffset, y: geometry.header.minY, width: 2, height: 1)
            var name = format.shortName(of: weekday)
            while cellWidth(of: name) > 2 { name.removeLast() }
            canvas.draw(name, in: room, style: style, alignment: .right)
        }
    }

    private func drawWeekNumber(
        at place: Int, _ geometry: CalendarGeometry, in canvas: Canvas
    ) {
        // The first week may begin before the month.
        guard geometry.weekNumberWidth > 0, let rect = geometry.rect(of: place),
            let date = (place..<place + 7).lazy.compactMap({ self.date(at: $0) }).first
        else { return }
        let week = date.week(
            beginningOn: format.firstWeekday, minimumDays: format.minimumDaysInFirstWeek)
        let room = Rect(
            x: geometry.grid.minX, y: rect.minY, width: geometry.weekNumberWidth - 1, height: 1)
        canvas.draw(
            String(week), in: room, style: Style(foreground: .tertiaryLabel), alignment: .right)
    }

    /// Returns the state of a day, for ``/SeltzerViews/ControlLook/row(_:)``.
    private func state(of date: CalendarDate) -> State {
        var state = State.normal
        if !isEnabled || !canSelect(date) { state.insert(.disabled) }
        if selectionBehavior.contains(date) {
            state.insert(.selected)
            if isFocused { state.insert(.focused) }
        } else if hovered == .date(date), isEnabled {
            state.insert(.hovered)
        }
        return state
    }

    private func draw(
        _ date: CalendarDate, in rect: Rect, _ geometry: CalendarGeometry, of canvas: Canvas
    ) {
        let state = state(of: date)
        let isCursor = isFocused && date == focusedDate
        var style = ControlLook.row(state)
        if state.isSuperset(of: [.selected, .disabled]) { style = ControlLook.row(.selected) }
        if state == .hovered, !canvas.hasFills { style.attributes.insert(.underline) }
        let isSelected = state.contains(.selected)
        if date == shownToday {
            style.attributes.formUnion([.bold, .underline])
            if !isSelected, isEnabled { style.foreground = .accent }
        }
        if isSelected || state.contains(.hovered) { canvas.fill(rect, with: style.plainFill) }
        if isCursor, geometry.pitch < 4 {
            style.attributes.formUnion([.bold, .underline])
        }
        let digits = Rect(
            x: rect.minX + geometry.digitsOffset, y: rect.minY,
            width: min(2, rect.width), height: 1)
        canvas.draw(String(date.day), in: digits, style: style, alignment: .right)
        let sign = Point(x: digits.maxX, y: rect.minY)
        let hasSign = drawDecoration(of: date, at: sign, in: rect, style, of: canvas)
        guard isCursor, geometry.digitsOffset > 0 else { return }
        var bar = style.plainFill
        bar.foreground = isSelected && !canvas.hasFills ? style.foreground : .focus
        canvas.drawOrnament(.leftBar, at: rect.origin, style: bar)
        if !hasSign { canvas.drawOrnament(.rightBar, at: sign, style: bar) }
    }

    /// Draws the sign beside a day, and returns whether there is one.
    private func drawDecoration(
        of date: CalendarDate, at point: Point, in rect: Rect, _ style: Style, of canvas: Canvas
    ) -> Bool {
        guard rect.contains(point),
            let decoration = delegate?.calendarView(self, decorationFor: date)
        else { return false }
        var style = style.plainFill
        style.foreground = isEnabled ? decoration.color : .tertiaryLabel
        let room = canvas.clipped(to: Rect(x: point.x, y: point.y, width: 1, height: 1))
        if let sign = decoration.sign {
            room.draw(sign, at: point, style: style)
        } else {
            room.draw(.bullet, at: point, style: style)
        }
        return true
    }
}

extension Style {
    /// The style without the attributes of text, for empty cells.
    fileprivate var plainFill: Style {
        var style = self
        style.attributes.subtract([.bold, .underline, .italic])
        return style
    }
}
