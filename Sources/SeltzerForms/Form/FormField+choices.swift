// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The kinds of fields for options.
extension FormField {
    /// Returns a field for one of the cases of a type.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - title: Returns the title of a case; nil for its name in words.
    public static func choice<Choice: CaseIterable & Hashable & Sendable>(
        _ name: String, _ keyPath: WritableKeyPath<Value, Choice> & Sendable,
        label: String? = nil,
        title: (@Sendable (Choice) -> String)? = nil
    ) -> FormField {
        let cases = FormCases<Choice>(title: title)
        return FormField(
            name, label: label, .choice(cases.options),
            read: { FormOption.name(of: $0[keyPath: keyPath]) },
            write: { value, text in
                guard let choice = cases.choice(named: text) else { return cases.problem(of: text) }
                value[keyPath: keyPath] = choice
                return nil
            })
    }

    /// Returns a field for one of the cases of a type, or for none.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - title: Returns the title of a case; nil for its name in words.
    public static func choice<Choice: CaseIterable & Hashable & Sendable>(
        _ name: String, _ keyPath: WritableKeyPath<Value, Choice?> & Sendable,
        label: String? = nil,
        title: (@Sendable (Choice) -> String)? = nil
    ) -> FormField {
        let cases = FormCases<Choice>(title: title)
        return FormField(
            name, label: label, .choice(cases.options),
            read: { $0[keyPath: keyPath].map(FormOption.name) ?? "" },
            write: { value, text in
                let choice = cases.choice(named: text)
                guard choice != nil || text.isEmpty else { return cases.problem(of: text) }
                value[keyPath: keyPath] = choice
                return nil
            })
    }

    /// Returns a field for several of the cases of a type.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - title: Returns the title of a case; nil for its name in words.
    public static func choices<Choice: CaseIterable & Hashable & Sendable>(
        _ name: String, _ keyPath: WritableKeyPath<Value, Set<Choice>> & Sendable,
        label: String? = nil,
        title: (@Sendable (Choice) -> String)? = nil
    ) -> FormField {
        let cases = FormCases<Choice>(title: title)
        return FormField(
            name, label: label, .choices(cases.options),
            read: { value in
                let chosen = value[keyPath: keyPath]
                return Choice.allCases.filter(chosen.contains).map(FormOption.name)
                    .joined(separator: ",")
            },
            write: { value, text in
                var chosen: Set<Choice> = []
                for name in FormOption.names(in: text) {
                    guard let choice = cases.choice(named: name) else {
                        return cases.problem(of: name)
                    }
                    chosen.insert(choice)
                }
                value[keyPath: keyPath] = chosen
                return nil
            })
    }
}

/// The cases of a type, by their names.
private struct FormCases<Choice: CaseIterable & Hashable & Sendable>: Sendable {
    let options: [FormOption]
    private let choices: [String: Choice]

    init(title: ((Choice) -> String)?) {
        options = Choice.allCases.map { choice in
            let name = FormOption.name(of: choice)
            return FormOption(name: name, title: title?(choice) ?? name.asLabel)
        }
        choices = Dictionary(
            Choice.allCases.map { (FormOption.name(of: $0), $0) }, uniquingKeysWith: { $1 })
    }

    /// Returns the case with a name, ignoring capitals; nil if there is none.
    func choice(named name: String) -> Choice? {
        choices[name]
            ?? options.first { TextFolding().matches($0.name, name) }
            .flatMap { choices[$0.name] }
    }

    func problem(of name: String) -> String {
        let names = options.map(\.name)
        if let nearest = name.nearest(in: names) {
            return "There is no “\(name)”. Did you mean “\(nearest)”?"
        }
        return "Choose one of " + names.joined(separator: ", ")
    }
}

extension FormOption {
    /// Returns the names in an answer for several options.
    static func names(in text: String) -> [String] {
        text.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
    }
}
