// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What terminals have answered, by their name and version, so that a display that is started later in the
/// process makes use of it from its first frame on.
///
/// It is kept in memory alone, by whoever makes the displays; nothing is written anywhere.
@MainActor
public final class TerminalMemory {
    /// The most terminals remembered.
    static let limit = 16

    private struct Entry {
        var name: String
        var answers: TerminalAnswers
    }

    /// The oldest first.
    private var entries: [Entry] = []

    /// Creates a memory of nothing.
    public init() {}

    /// Returns what the terminal of that name that was met last has answered; nil if none was met.
    func answers(ofTerminalNamed name: String) -> TerminalAnswers? {
        entries.last { $0.name == name }?.answers
    }

    /// Remembers what a terminal has answered that tells its version; others are not told apart.
    func remember(_ answers: TerminalAnswers, ofTerminalNamed name: String) {
        guard let version = answers.version else { return }
        entries.removeAll { $0.name == name && $0.answers.version == version }
        entries.append(Entry(name: name, answers: answers))
        if entries.count > Self.limit { entries.removeFirst() }
    }
}
