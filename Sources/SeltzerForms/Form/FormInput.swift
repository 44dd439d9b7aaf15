// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The kind of answer of a field, which also determines its control.
///
/// Every answer can be written as text; flags and drafts use this form.
public enum FormInput: Hashable, Sendable {
    /// A line of text.
    case text(placeholder: String)
    /// A line of secret text, which is not shown.
    case secret
    /// A text of several lines, in a number of rows.
    case lines(rows: Int)
    /// A typed number.
    case number(placeholder: String)
    /// A number with a stepper.
    case stepper(ClosedRange<Double>, step: Double, wraps: Bool)
    /// A number with a slider.
    case slider(ClosedRange<Double>, step: Double)
    /// A date, as `2026-03-21`.
    case date
    /// A time of the day, as `14:30`, with steps of a number of minutes.
    case time(minuteInterval: Int)
    /// Yes or no: `true` or `false`.
    case toggle
    /// One of several options, by its name; an empty text if none is chosen.
    case choice([FormOption])
    /// Several options: their names, separated by commas.
    case choices([FormOption])
    /// A text that may come from a list.
    case combo([String], allowsOtherText: Bool)

    /// The options of a choice; empty for other kinds.
    public var options: [FormOption] {
        switch self {
        case .choice(let options), .choices(let options): options
        default: []
        }
    }

    /// Whether a list of controls takes the answer.
    var isList: Bool { if case .choices = self { true } else { false } }

    /// The message if a required answer is missing.
    var missingMessage: String {
        switch self {
        case .choice: "Choose one"
        case .choices: "Choose at least one"
        case .toggle: "Must be on"
        default: "Enter a value"
        }
    }

    /// Returns whether a text counts as no answer.
    func isEmpty(_ text: String) -> Bool {
        if self == .toggle { return text == "false" }
        return self != .secret && text.allSatisfy(\.isWhitespace) || text.isEmpty
    }
}

/// One of the options of a field.
public struct FormOption: Hashable, Sendable {
    /// The name in answers, for instance as the value of a flag.
    public let name: String
    /// The title that users see.
    public let title: String

    /// Creates an option.
    public init(name: String, title: String) {
        self.name = name
        self.title = title
    }

    /// The name of a case: its raw value if the raw value is a text, or else its name in the code.
    static func name(of choice: some Sendable) -> String {
        if let raw = (choice as? any RawRepresentable)?.rawValue as? String { return raw }
        return String(describing: choice)
    }
}

extension String {
    /// The name of a property or a case in words: `wantsNews` and `wants-news` become `Wants news`.
    var asLabel: String {
        var words = ""
        var wasLowercase = false
        for character in self {
            if character == "-" || character == "_" || character == " " {
                if !words.isEmpty { words.append(" ") }
            } else if words.isEmpty {
                words += character.uppercased()
            } else if character.isUppercase, wasLowercase {
                words += " " + character.lowercased()
            } else {
                words.append(character)
            }
            wasLowercase = character.isLowercase
        }
        return words
    }
}
