// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// Fields for dates and times.
extension FormField {
    /// Returns a field for a date as text, such as `2026-03-21`; an empty text is valid, and means no date.
    public static func date(
        _ name: String, _ keyPath: WritableKeyPath<Value, String> & Sendable, label: String? = nil
    ) -> FormField {
        FormField(
            name, label: label, .date, read: { $0[keyPath: keyPath] },
            write: { value, text in
                switch date(text, in: nil) {
                case .success(let date): value[keyPath: keyPath] = date?.description ?? ""
                case .failure(let problem): return problem.message
                }
                return nil
            })
    }

    /// Returns a field for a date; an empty text is valid, and means no date.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - range: The range of allowed dates; nil for all.
    public static func date(
        _ name: String, _ keyPath: WritableKeyPath<Value, CalendarDate?> & Sendable,
        label: String? = nil, in range: ClosedRange<CalendarDate>? = nil
    ) -> FormField {
        FormField(
            name, label: label, .date, read: { $0[keyPath: keyPath]?.description ?? "" },
            write: { value, text in
                switch date(text, in: range) {
                case .success(let date): value[keyPath: keyPath] = date
                case .failure(let problem): return problem.message
                }
                return nil
            })
    }

    /// Returns a field for a time of the day; an empty text is valid, and means no time.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - minuteInterval: The minutes of a step; any minute can be typed.
    public static func time(
        _ name: String, _ keyPath: WritableKeyPath<Value, TimeOfDay?> & Sendable,
        label: String? = nil, minuteInterval: Int = 1
    ) -> FormField {
        FormField(
            name, label: label, .time(minuteInterval: minuteInterval),
            read: { $0[keyPath: keyPath]?.description ?? "" },
            write: { value, text in
                let time = TimeOfDay(text)
                guard text.isEmpty || time != nil else { return "Enter a time, such as 14:30" }
                value[keyPath: keyPath] = time
                return nil
            })
    }

    /// The reason why a text is no date of a field.
    private struct DateProblem: Error {
        let message: String
    }

    /// Returns the date of a text; nil for an empty text.
    private static func date(
        _ text: String, in range: ClosedRange<CalendarDate>?
    ) -> Result<CalendarDate?, DateProblem> {
        if text.isEmpty { return .success(nil) }
        guard let date = CalendarDate(text) else {
            return .failure(DateProblem(message: "Enter a date, such as 2026-03-21"))
        }
        guard let range, !range.contains(date) else { return .success(date) }
        let limit =
            date < range.lowerBound
            ? "Not before \(range.lowerBound)" : "Not after \(range.upperBound)"
        return .failure(DateProblem(message: limit))
    }
}
