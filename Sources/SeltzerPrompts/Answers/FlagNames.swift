// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The names of flags that a tool knows.
struct FlagNames {
    private let names: [String]

    /// Creates the names, in the order of the questions.
    init(_ names: some Sequence<String>) {
        var seen: Set<String> = []
        self.names = names.filter { seen.insert($0).inserted }
    }

    /// Returns the error of the first flag that the tool does not know; nil if it knows them all.
    func error(ofFirstUnknown flags: some Sequence<String>) -> PromptError? {
        flags.first { !names.contains($0) }.map { .unknownFlag(flag: $0, known: near($0)) }
    }

    /// Returns the name that a flag is most likely to mean, or else all names.
    private func near(_ flag: String) -> [String] {
        let nearest = names.map { (name: $0, distance: Self.distance(flag, $0)) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(1, min(flag.count, nearest.name.count) / 2)
        else {
            return names
        }
        return [nearest.name]
    }

    /// Returns whether a flag is likely to be a mistyped name.
    static func isNear(_ flag: String, _ name: String) -> Bool {
        distance(flag, name) <= max(1, min(flag.count, name.count) / 3)
    }

    /// Returns the number of letters that must be inserted, removed, replaced or exchanged with their neighbours.
    ///
    /// Source: the optimal string alignment distance of Damerau and Levenshtein.
    static func distance(_ first: String, _ second: String) -> Int {
        // Nobody mistypes a longer name, and the costs grow with the product of the lengths.
        let (first, second) = (
            Array(first.lowercased().prefix(64)), Array(second.lowercased().prefix(64))
        )
        var before: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var next = [row + 1]
            for column in second.indices {
                let isSame = first[row] == second[column]
                var least = min(
                    last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1],
                    first[row - 1] == second[column]
                {
                    least = min(least, before[column - 1] + 1)
                }
                next.append(least)
            }
            (before, last) = (last, next)
        }
        return last[second.count]
    }
}
