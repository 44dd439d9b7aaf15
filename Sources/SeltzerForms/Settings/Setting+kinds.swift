// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerScreen
import SeltzerViews

/// The kinds of settings.
extension Setting where Value == Bool {
    /// Returns a setting that is on or off; the file has `on` or `off`, and reads `true`, `yes` and `1`, too.
    public static func toggle(
        _ key: String, title: String, summary: String = "", default isOn: Bool
    ) -> Setting {
        Setting(
            key, title: title, summary: summary, default: isOn, kind: .toggle,
            expectation: "on or off",
            read: { text in
                switch text.lowercased() {
                case "on", "true", "yes", "1": true
                case "off", "false", "no", "0": false
                default: nil
                }
            }, write: { $0 ? "on" : "off" })
    }
}

extension Setting where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// Returns a setting for one of the cases of a type, which the file names by their raw values.
    ///
    /// - Parameters:
    ///   - key: The name in the file.
    ///   - title: The name that users see.
    ///   - summary: The sentence below the control; empty for none.
    ///   - defaultValue: The value without a line in the file.
    ///   - optionTitle: Returns the title of a case; nil for the raw value with a capital letter.
    public static func choice(
        _ key: String, title: String, summary: String = "", default defaultValue: Value,
        optionTitle: (@Sendable (Value) -> String)? = nil
    ) -> Setting {
        let options = Value.allCases.map { value in
            let name = value.rawValue
            return FormOption(
                name: name,
                title: optionTitle?(value) ?? name.prefix(1).uppercased() + name.dropFirst())
        }
        return Setting(
            key, title: title, summary: summary, default: defaultValue, kind: .choice(options),
            expectation: SettingExpectation.oneOf(options.map(\.name)),
            read: { Value(rawValue: $0) }, write: { $0.rawValue })
    }
}

extension Setting where Value == String {
    /// Returns a setting for one of several texts, such as names that are known only when the program runs.
    public static func choice(
        _ key: String, title: String, summary: String = "", default name: String,
        options: [FormOption]
    ) -> Setting {
        Setting(
            key, title: title, summary: summary, default: name, kind: .choice(options),
            expectation: SettingExpectation.oneOf(options.map(\.name)),
            read: { text in options.contains { $0.name == text } ? text : nil }, write: { $0 })
    }

    /// Returns a setting for a line of text.
    public static func text(
        _ key: String, title: String, summary: String = "", default text: String = "",
        placeholder: String = ""
    ) -> Setting {
        Setting(
            key, title: title, summary: summary, default: text,
            kind: .text(placeholder: placeholder), expectation: "a text", read: { $0 },
            write: { $0 })
    }

    /// Returns a setting for the path of a file or a folder, as the user writes it, such as `~/Notes`.
    ///
    /// `PathResolver.current.resolve(_:)` returns the absolute path.
    public static func path(
        _ key: String, title: String, summary: String = "", default path: String = ""
    ) -> Setting {
        Setting(
            key, title: title, summary: summary, default: path, kind: .path,
            expectation: "a path", read: { $0.unicodeScalars.contains("\0") ? nil : $0 },
            write: { $0 })
    }
}

extension Setting where Value == Double {
    /// Returns a setting for a number.
    ///
    /// - Parameters:
    ///   - key: The name in the file.
    ///   - title: The name that users see.
    ///   - summary: The sentence below the control; empty for none.
    ///   - defaultValue: The value without a line in the file.
    ///   - range: The valid numbers.
    ///   - step: The step of a stepper; 0 for a field.
    ///   - unit: The unit after the number, such as `s`.
    public static func number(
        _ key: String, title: String, summary: String = "", default defaultValue: Double,
        in range: ClosedRange<Double>, step: Double = 0, unit: String = ""
    ) -> Setting {
        let limits =
            "\(SettingExpectation.text(range.lowerBound)) to "
            + SettingExpectation.text(range.upperBound)
        return Setting(
            key, title: title, summary: summary, default: defaultValue,
            kind: .number(range, step: step, unit: unit),
            expectation: "a number from \(limits)",
            read: { Double($0).flatMap { range.contains($0) ? $0 : nil } },
            write: SettingExpectation.text)
    }
}

extension Setting where Value == Int {
    /// Returns a setting for a whole number, with a stepper.
    public static func number(
        _ key: String, title: String, summary: String = "", default defaultValue: Int,
        in range: ClosedRange<Int>, step: Int = 1, unit: String = ""
    ) -> Setting {
        Setting(
            key, title: title, summary: summary, default: defaultValue,
            kind: .number(
                Double(range.lowerBound)...Double(range.upperBound), step: Double(step),
                unit: unit),
            expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { Int($0).flatMap { range.contains($0) ? $0 : nil } }, write: { "\($0)" })
    }
}

extension Setting where Value == Color {
    /// Returns a setting for a color.
    public static func color(
        _ key: String, title: String, summary: String = "", default color: Color
    ) -> Setting {
        Setting(
            key, title: title, summary: summary, default: color, kind: .color,
            expectation: "a color, such as #ff8800, red or accent", read: { Color($0) },
            write: { "\($0)" })
    }
}

extension Setting where Value == KeyChord {
    /// Returns a setting for a key.
    public static func key(
        _ key: String, title: String, summary: String = "", default chord: KeyChord
    ) -> Setting {
        Setting(
            key, title: title, summary: summary, default: chord, kind: .key,
            expectation: "a key, such as ctrl-s or f5", read: { KeyChord(parsing: $0) },
            write: { "\($0)" })
    }
}

/// Words of messages about values.
enum SettingExpectation {
    /// Returns names as the end of a message; the last names of many are left out.
    static func oneOf(_ names: [String]) -> String {
        let shown = names.prefix(8).joined(separator: ", ")
        return "one of \(shown)\(names.count > 8 ? ", …" : "")"
    }

    /// Returns a number as text, without `.0`.
    @Sendable static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
