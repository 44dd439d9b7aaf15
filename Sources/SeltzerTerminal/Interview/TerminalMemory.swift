// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The answers of terminals by name and version, which a later display of the process uses from its first frame on.
///
/// Nothing is written to a file; the answers exist as long as this object.
@MainActor
public final class TerminalMemory {
    /// The maximum number of remembered terminals.
    static let limit = 16

    private struct Entry {
        var name: String
        var answers: TerminalAnswers
    }

    /// The answers, the oldest first.
    private var entries: [Entry] = []

    /// Creates an empty memory.
    public init() {}

    /// Returns the answers of the last terminal with a name; nil if there are none.
    func answers(ofTerminalNamed name: String) -> TerminalAnswers? {
        entries.last { $0.name == name }?.answers
    }

    /// Remembers the answers of a terminal; no effect if they lack a version, which identifies the
    /// terminal.
    func remember(_ answers: TerminalAnswers, ofTerminalNamed name: String) {
        guard let version = answers.version else { return }
        entries.removeAll { $0.name == name && $0.answers.version == version }
        entries.append(Entry(name: name, answers: answers))
        if entries.count > Self.limit { entries.removeFirst() }
    }
}
