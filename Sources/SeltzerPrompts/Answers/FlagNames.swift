// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The names of a tool's flags.
struct FlagNames {
    private let names: [String]

    /// Creates the names, in the order of the questions.
    init(_ names: some Sequence<String>) {
        var seen: Set<String> = []
        self.names = names.filter { seen.insert($0).inserted }
    }

    /// Returns the error for the first flag that the tool does not know; nil if it knows all flags.
    func error(ofFirstUnknown flags: some Sequence<String>) -> PromptError? {
        flags.first { !names.contains($0) }.map { .unknownFlag(flag: $0, known: near($0)) }
    }

    /// Returns the name that a flag most likely means, or else all names.
    private func near(_ flag: String) -> [String] {
        let nearest = flag.lowercased().nearest(in: names.map { $0.lowercased() })
        return names.first { $0.lowercased() == nearest }.map { [$0] } ?? names
    }

    /// Returns whether a flag is likely to be a mistyped name.
    static func isNear(_ flag: String, _ name: String) -> Bool {
        flag.lowercased().editDistance(to: name.lowercased())
            <= max(1, min(flag.count, name.count) / 3)
    }
}
