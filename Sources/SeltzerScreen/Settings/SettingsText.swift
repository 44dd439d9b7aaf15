// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Reads texts of settings: lines of the form `name = value`, comments, and empty lines.
///
/// For example, themes and key maps are such texts. All problems of a text are reported together.
package struct SettingsText {
    /// One line of a text.
    package struct Setting {
        /// The text before the first `=`, without the blanks around it; never empty.
        package let name: String
        /// The text after the first `=`, without the blanks around it.
        package let value: Substring
        /// The number of the line, counted from 1.
        package let line: Int
    }

    /// The form of a line, as messages describe it: `name = keys`.
    private let form: String
    /// A correct line as an example: `save = ctrl-s`.
    private let example: String
    /// The noun for the text before `=` in messages, such as `the name of an action`.
    private let nameDescription: String
    /// Whether comments may follow a value.
    ///
    /// Set it to false if values can begin with `#`.
    private let allowsTrailingComments: Bool

    /// Creates a reader; its messages contain the texts.
    package init(
        form: String, example: String, nameDescription: String, allowsTrailingComments: Bool
    ) {
        self.form = form
        self.example = example
        self.nameDescription = nameDescription
        self.allowsTrailingComments = allowsTrailingComments
    }

    /// The message for a line without a name, or with an invalid name.
    package var nameExpected: String {
        "\(nameDescription) was expected before =, as in \(example)"
    }

    /// Reads the bytes of a text in UTF-8, line by line.
    ///
    /// - Parameters:
    ///   - bytes: The text. It may begin with a byte order mark, and lines may end in `\n` or `\r\n`.
    ///   - set: Applies one setting, and returns a message if there is a problem with it.
    /// - Throws: ``SettingsError`` with all problems of the text.
    package func read(
        _ bytes: [UInt8], set: (Setting) -> [String]
    ) throws(SettingsError) {
        var problems: [SettingsProblem] = []
        /// The line on which each name was set first.
        var lines: [String: Int] = [:]
        for (index, line) in Self.lines(of: bytes).enumerated() {
            let messages: [String]
            switch parse(line, number: index + 1) {
            case .nothing: continue
            case .problem(let message): messages = [message]
            case .setting(let setting):
                if let first = lines[setting.name] {
                    messages = ["\(Self.shown(setting.name)) is already set on line \(first)"]
                } else {
                    lines[setting.name] = setting.line
                    messages = set(setting)
                }
            }
            problems += messages.map { SettingsProblem(line: index + 1, message: $0) }
        }
        guard problems.isEmpty else { throw SettingsError(problems: problems) }
    }

    private enum Line {
        case nothing
        case setting(Setting)
        case problem(String)
    }

    private func parse(_ bytes: ArraySlice<UInt8>, number: Int) -> Line {
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces bytes that are not UTF-8; then the text differs from the bytes.
        guard text.utf8.elementsEqual(bytes) else {
            return .problem("the file is not in UTF-8; convert it")
        }
        let line = withoutComment(text).trimmed
        if line.isEmpty { return .nothing }
        guard let (head, tail) = line.parted(by: "=") else {
            return .problem("\(form) was expected, as in \(example)")
        }
        let name = String(head.trimmed)
        guard !name.isEmpty else { return .problem(nameExpected) }
        let value = tail.trimmed
        return .setting(Setting(name: name, value: value, line: number))
    }

    /// A comment begins with `#` at the beginning of a line, or after a blank if comments may follow values.
    private func withoutComment(_ line: String) -> Substring {
        let scalars = line.unicodeScalars
        guard allowsTrailingComments else {
            return line.trimmed.unicodeScalars.first == "#" ? "" : line[...]
        }
        var previous: Unicode.Scalar = " "
        for index in scalars.indices {
            if scalars[index] == "#", previous.properties.isWhitespace { return line[..<index] }
            previous = scalars[index]
        }
        return line[...]
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.withoutByteOrderMark.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    }

    /// Returns a user's text in the form for messages: a long text is cut, and control characters
    /// are replaced.
    package static func shown(_ text: some StringProtocol) -> String {
        text.isEmpty ? "nothing" : TextSanitizer.line(text.prefix(40))
    }
}
