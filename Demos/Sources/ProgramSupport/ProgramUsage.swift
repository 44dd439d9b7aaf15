// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A program's options, and the texts of its help.
///
/// The Gallery reads its options with this small reader instead of a package, because newcomers
/// build the Gallery first.
public struct ProgramUsage: Sendable {
    /// The name of the program.
    public let name: String
    /// The purpose of the program, in a sentence.
    public let summary: String
    /// A paragraph about the use of the program.
    public let discussion: String
    /// The options, in the order of the help; `help` is added.
    public let options: [ProgramOption]

    /// Creates the usage of a program; the option `help` is added.
    public init(name: String, summary: String, discussion: String, options: [ProgramOption]) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.options = options + [ProgramOption("help", summary: "Print this help and end.")]
    }

    /// Reads arguments: `--name value`, `--name=value`, or `--name` if it takes no value; `-h` is
    /// `--help`.
    ///
    /// If an option is given twice, the last one counts.
    ///
    /// - Throws: The first error in the arguments.
    public func read(_ arguments: [String]) throws(UsageError) -> OptionValues {
        var values = OptionValues()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (option, value) = try option(in: argument == "-h" ? "--help" : argument)
            if option.valueName == nil {
                guard value == nil else {
                    throw UsageError(
                        "--\(option.name) takes no value. Write only --\(option.name).")
                }
                values.texts[option.name] = ""
            } else if let text = value ?? nextValue(&rest) ?? option.defaultValue {
                values.texts[option.name] = text
            } else {
                throw UsageError("--\(option.name) needs a value. Write \(option.usage).")
            }
        }
        return values
    }

    /// Returns the option that an argument names, and the value after its equals sign.
    private func option(in argument: String) throws(UsageError) -> (ProgramOption, String?) {
        guard argument.hasPrefix("-") else {
            throw UsageError(
                "Unexpected argument \(OptionValues.quoted(argument)). Give only options.")
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = options.first(where: { "--\($0.name)" == parts[0] }) else {
            let near = NearName.of(parts[0].drop { $0 == "-" }, among: options.map(\.name))
            let advice = near.map { " Write --\($0)." } ?? ""
            throw UsageError("Unknown option \(OptionValues.quoted(parts[0])).\(advice)")
        }
        return (option, parts.count == 2 ? String(parts[1]) : nil)
    }

    /// Returns the next argument as a value; nil if it is an option, so that the value is missing.
    private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, !next.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }

    /// The line that shows all options.
    public var line: String {
        "Usage: \(name) " + options.map { "[\($0.usage)]" }.joined(separator: " ")
    }

    /// The help, in lines of at most 80 columns except for the usage.
    public var help: String {
        let width = (options.map(\.usage.count).max() ?? 0) + 4
        let list = options.map { option in
            let lines = Self.wrapped(option.summary, to: 80 - width)
                .joined(separator: "\n" + String(repeating: " ", count: width))
            let blanks = String(repeating: " ", count: width - 2 - option.usage.count)
            return "  \(option.usage)\(blanks)\(lines)"
        }
        let texts = [summary, discussion].map { Self.wrapped($0, to: 80).joined(separator: "\n") }
        let options = "Options:\n" + list.joined(separator: "\n")
        return (texts + [line, options]).joined(separator: "\n\n")
    }

    /// Returns a text in lines of at most a number of columns, wrapped at blanks.
    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
