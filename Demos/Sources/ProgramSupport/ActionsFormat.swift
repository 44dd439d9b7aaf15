// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A format for the list of all actions that `--describe-actions` prints.
public enum ActionsFormat: String, CaseIterable, Sendable {
    /// Tables of Markdown.
    case markdown
    /// A page of the manual.
    case man

    /// The name of the option, without the two hyphens.
    public static let optionName = "describe-actions"
    /// The effect of the option, in a sentence for the help.
    public static let optionSummary =
        "Print all actions and their keys as markdown (default) or man, and end. This needs no terminal."

    /// The option, for a program that reads its own options.
    public static var option: ProgramOption {
        ProgramOption(
            optionName, value: "format", defaultValue: markdown.rawValue, summary: optionSummary)
    }

    /// Creates the format that arguments ask for; nil if they ask for none.
    ///
    /// All other arguments are ignored, so the option can be alone even if the program needs a
    /// file.
    ///
    /// - Throws: An error that lists the formats, if another format was given.
    public init?(arguments: [String]) throws(UsageError) {
        let usage = ProgramUsage(
            name: "", summary: "", discussion: "", options: [Self.option])
        let name = "--\(Self.optionName)"
        guard let place = arguments.firstIndex(where: { $0 == name || $0.hasPrefix("\(name)=") })
        else { return nil }
        let following = arguments[place...].prefix(2).filter {
            $0.hasPrefix(name) || ActionsFormat(rawValue: $0.lowercased()) != nil
        }
        guard let format = try Self(usage.read(Array(following))) else { return nil }
        self = format
    }

    /// Creates the format that options ask for; nil if they ask for none.
    ///
    /// - Throws: An error that lists the formats, if another format was given.
    public init?(_ values: OptionValues) throws(UsageError) {
        guard
            let format = try values.value(
                Self.optionName, of: Self.allCases, named: \.rawValue)
        else { return nil }
        self = format
    }

    /// Returns the actions of a program.
    ///
    /// - Parameters:
    ///   - root: The screen of the program.
    ///   - name: The name of the program.
    ///   - summary: The purpose of the program, in a sentence.
    @MainActor
    public func text(of root: ViewController, name: String, summary: String) -> String {
        let reference = ActionReference(of: root)
        return switch self {
        case .markdown: reference.markdown(title: name)
        case .man: reference.manualPage(name: name, summary: summary)
        }
    }
}
