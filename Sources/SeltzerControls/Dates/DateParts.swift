// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The parts of a date and a time in a field, of which the user changes one at a time; it does not depend on views.
struct DateParts: Equatable {
    /// A piece of the text of the field.
    enum Piece: Equatable {
        case part(DatePart)
        case text(String)
    }

    /// The pieces from the left.
    let pieces: [Piece]
    /// The parts from the left.
    let parts: [DatePart]
    let format: CalendarFormat
    /// The numbers of the parts; no number for an empty part.
    private(set) var values: [DatePart: Int] = [:]
    /// The index of the part that keys change.
    private(set) var current = 0
    /// The digits that were typed into the current part, and do not count yet.
    private(set) var typed = ""
    /// The minutes of a step.
    var minuteInterval = 1

    /// Creates empty parts.
    ///
    /// - Parameters:
    ///   - format: The order, the separators and the clock.
    ///   - hasDate: Whether there is a date.
    ///   - hasTime: Whether there is a time.
    ///   - hasSeconds: Whether the time has seconds.
    init(_ format: CalendarFormat, hasDate: Bool, hasTime: Bool, hasSeconds: Bool) {
        self.format = format
        var pieces: [Piece] = []
        if hasDate {
            pieces += format.dateParts.flatMap { [.text(format.dateSeparator), .part($0)] }
                .dropFirst()
        }
        if hasTime {
            if hasDate { pieces.append(.text(" ")) }
            let times: [DatePart] = hasSeconds ? [.hour, .minute, .second] : [.hour, .minute]
            pieces += times.flatMap { [.text(":"), .part($0)] }.dropFirst()
            if !format.uses24HourClock { pieces += [.text(" "), .part(.period)] }
        }
        self.pieces = pieces
        parts = pieces.compactMap { if case .part(let part) = $0 { part } else { nil } }
    }

    /// Whether there are parts of a date.
    var hasDate: Bool { parts.contains(.day) }
    /// Whether there are parts of a time.
    var hasTime: Bool { parts.contains(.hour) }

    /// The part that keys change.
    var currentPart: DatePart { parts[current] }

    // MARK: Values

    /// The date of the parts; nil if a part is empty, or if there is no such day.
    var date: CalendarDate? {
        guard let year = values[.year], let month = values[.month], let day = values[.day] else {
            return nil
        }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// The time of the parts; nil if a part is empty.
    var time: TimeOfDay? {
        guard var hour = values[.hour], let minute = values[.minute] else { return nil }
        if parts.contains(.period) {
            guard let period = values[.period] else { return nil }
            hour = hour % 12 + 12 * period
        }
        if parts.contains(.second), values[.second] == nil { return nil }
        return TimeOfDay(hour: hour, minute: minute, second: values[.second] ?? 0)
    }

    /// Shows a date; nil empties its parts.
    mutating func set(_ date: CalendarDate?) {
        typed = ""
        values[.year] = date?.year
        values[.month] = date?.month
        values[.day] = date?.day
    }

    /// Shows a time; nil empties its parts.
    mutating func set(_ time: TimeOfDay?) {
        typed = ""
        let is12 = parts.contains(.period)
        values[.hour] = time.map { is12 ? ($0.hour + 11) % 12 + 1 : $0.hour }
        values[.minute] = time?.minute
        values[.second] = parts.contains(.second) ? time?.second : nil
        values[.period] = is12 ? time.map { $0.hour < 12 ? 0 : 1 } : nil
    }

    /// Whether all parts are empty.
    var isEmpty: Bool { values.isEmpty && typed.isEmpty }

    /// Whether a part has no number, and no typed digits.
    func isEmpty(_ part: DatePart) -> Bool {
        values[part] == nil && (part != currentPart || typed.isEmpty)
    }

    /// The first empty part; nil for none.
    var missingPart: DatePart? { parts.first { values[$0] == nil } }

    // MARK: The user

    /// Makes another part the current one; typed digits count then.
    mutating func select(_ index: Int) {
        commit()
        current = index.clamped(0, parts.count - 1)
    }

    /// Counts the digits that were typed into the current part.
    mutating func commit() {
        defer { typed = "" }
        guard let number = Int(typed), range(of: currentPart).contains(number) else { return }
        values[currentPart] = number
    }

    /// Types a character into the current part, and goes on to the next one when the part is full.
    ///
    /// A separator goes on, too. A letter of the names of both halves of the day chooses one.
    ///
    /// - Returns: False for a character that no part can use.
    mutating func type(_ character: Character) -> Bool {
        if let digit = character.wholeNumberValue, character.isASCII {
            guard currentPart != .period else { return false }
            type(digit)
            return true
        }
        if currentPart == .period, let period = period(beginningWith: character) {
            values[.period] = period
            return true
        }
        let isSeparator = pieces.contains { piece in
            if case .text(let text) = piece { text.contains(character) } else { false }
        }
        guard isSeparator || "-/.: ,T".contains(character) else { return false }
        // The separator after a part that is full has no part to leave.
        if !typed.isEmpty { select(current + 1) }
        return true
    }

    private mutating func type(_ digit: Int) {
        let upper = range(of: currentPart).upperBound
        typed.append(String(digit))
        if let number = Int(typed), number > upper { typed = String(digit) }
        let number = Int(typed) ?? 0
        guard typed.count >= currentPart.digits || number * 10 > upper else { return }
        select(current + 1)
    }

    private func period(beginningWith character: Character) -> Int? {
        let letter = character.lowercased()
        let names = [format.amSymbol, format.pmSymbol].map { $0.lowercased() }
        let matches = names.indices.filter { names[$0].hasPrefix(letter) }
        return matches.count == 1 ? matches[0] : nil
    }

    /// Removes the last typed digit, or empties the current part; in an empty part, goes to the part before.
    mutating func erase() {
        if !typed.isEmpty {
            typed.removeLast()
        } else if values[currentPart] != nil {
            values[currentPart] = nil
        } else {
            current = max(0, current - 1)
        }
    }

    /// Empties all parts, and makes the first one the current one.
    mutating func clear() {
        (values, typed, current) = ([:], "", 0)
    }

    /// Makes the current part larger or smaller; at its end it begins again, except for a year.
    ///
    /// The day becomes the last one of a month that is shorter. An empty part begins with its value now.
    mutating func step(by count: Int, today: CalendarDate, now: TimeOfDay) {
        commit()
        let part = currentPart
        guard let value = values[part] else {
            var seed = self
            seed.set(today)
            seed.set(now)
            values[part] = seed.values[part]
            return
        }
        var range = range(of: part)
        if part == .day, let days = daysInMonth { range = 1...days }
        let size = range.count
        let interval = part == .minute ? minuteInterval.clamped(1, 30) : 1
        let count = count.clamped(-10_000, 10_000)
        if part == .year {
            values[part] = (value + count).clamped(range.lowerBound, range.upperBound)
        } else {
            // A value between two steps goes to the next step.
            let offset = min(value, range.upperBound) - range.lowerBound
            let rest = offset % interval
            let start = count < 0 && rest > 0 ? offset - rest + interval : offset - rest
            let target = (start + count * interval) % size
            values[part] = range.lowerBound + (target + size) % size
        }
        if part == .month || part == .year, let days = daysInMonth, let day = values[.day] {
            values[.day] = min(day, days)
        }
    }

    private var daysInMonth: Int? {
        guard let month = values[.month] else { return nil }
        // A leap year, so that February 29 can be typed before the year.
        return CalendarMonth.dayCount(of: month, year: values[.year] ?? 2_000)
    }

    private func range(of part: DatePart) -> ClosedRange<Int> {
        switch part {
        case .year: 1...9_999
        case .month: 1...12
        case .day: 1...31
        case .hour: parts.contains(.period) ? 1...12 : 0...23
        case .minute, .second: 0...59
        case .period: 0...1
        }
    }

    // MARK: Text

    /// Returns the text of a part, with letters in place of missing digits.
    func text(of part: DatePart) -> String {
        if part == .period {
            guard let period = values[part] else { return "--" }
            return period == 0 ? format.amSymbol : format.pmSymbol
        }
        if part == currentPart, !typed.isEmpty {
            return UInt(typed)?.padded(to: part.digits) ?? typed
        }
        guard let value = values[part] else {
            return String(repeating: part.placeholder, count: part.digits)
        }
        return (value < 0 ? "-" : "") + value.magnitude.padded(to: part.digits)
    }

    /// The text of all pieces.
    var text: String {
        pieces.map { piece in
            switch piece {
            case .part(let part): text(of: part)
            case .text(let text): text
            }
        }.joined()
    }

    /// The problem of parts that are no date or no time; nil for none, and if all parts are empty.
    var problem: String? {
        guard !isEmpty else { return nil }
        if let part = missingPart {
            return part == .period
                ? "Enter \(format.amSymbol) or \(format.pmSymbol)" : "Enter the \(part.name)"
        }
        if hasDate, date == nil, let month = values[.month], let days = daysInMonth {
            return "\(format.name(ofMonth: month)) has \(days) days"
        }
        return nil
    }
}
