// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An error of a question, whose description is one sentence for the user.
public enum PromptError: Error, Hashable, Sendable {
    /// The user pressed Ctrl-C, or the task that asked was cancelled.
    case cancelled
    /// The terminal was closed.
    case disconnected
    /// The input ended before the question was answered.
    case inputEnded(question: String)
    /// There is no answer: none was given, the question has no default, and no user can be asked,
    /// because there is no terminal or a CI service runs the tool.
    case unanswered(question: String, flag: String)
    /// The answer given in advance cannot be used.
    case refused(flag: String, answer: String, reason: String)
    /// No question has this flag of the command line; `known` is the most similar flag, or else all
    /// flags.
    case unknownFlag(flag: String, known: [String])

    /// The exit status that a shell expects: 130 after Ctrl-C, 129 after the end of the terminal,
    /// otherwise 2.
    public var exitCode: Int32 {
        switch self {
        case .cancelled: 130
        case .disconnected: 129
        case .inputEnded, .unanswered, .refused, .unknownFlag: 2
        }
    }
}

extension PromptError: CustomStringConvertible {
    /// The error in one sentence.
    public var description: String {
        switch self {
        case .cancelled: "Cancelled."
        case .disconnected: "The terminal was closed."
        case .inputEnded(let question):
            "The input ended before “\(question)” was answered: answer all questions."
        case .unanswered(let question, let flag):
            "“\(question)” has no answer, and without a terminal or in CI nobody can be asked: give --\(flag)."
        case .refused(let flag, let answer, let reason):
            "--\(flag) cannot be “\(answer)”: \(reason)."
        case .unknownFlag(let flag, let known) where known.isEmpty:
            "There is no flag --\(flag): leave it out."
        case .unknownFlag(let flag, let known):
            "There is no flag --\(flag): give \(Self.list(known.map { "--\($0)" }))."
        }
    }
}

extension PromptError {
    /// Returns words for a sentence, such as `a, b or c`.
    private static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return "\(words.dropLast().joined(separator: ", ")) or \(last)"
    }
}

/// The reason why a text is not a valid answer, in a few words.
struct Refusal: Error, Hashable {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
