// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension StringProtocol {
    /// Returns the name that is most similar to this text; nil if none is similar.
    ///
    /// A name is similar if its edit distance is at most a third of this text's characters, or at
    /// most two. Of several equally similar names, the first in the alphabet wins.
    package func nearest(in names: some Sequence<String>) -> String? {
        // A name of a hundred characters is not a typing error, and a comparison costs the product
        // of both lengths.
        guard utf8.count <= Self.longestName, count <= 64 else { return nil }
        let characters = Array(self)
        let limit = Swift.max(2, characters.count / 3)
        var best: (distance: Int, name: String)?
        for name in names
        where name.utf8.count <= Self.longestName
            && abs(name.count - characters.count) <= limit
        {
            let distance = Self.editDistance(characters, Array(name))
            guard distance <= limit, distance < Swift.max(characters.count, name.count) else {
                continue
            }
            if let best, (best.distance, best.name) <= (distance, name) { continue }
            best = (distance, name)
        }
        return best?.name
    }

    /// Returns the number of characters to insert, remove, change or swap with a neighbor to get another text.
    ///
    /// Only the first 64 characters of both count.
    package func editDistance(to other: some StringProtocol) -> Int {
        Self.editDistance(Array(prefix(64)), Array(other.prefix(64)))
    }

    /// The maximum number of bytes in a name; the characters of a longer one are not even counted.
    private static var longestName: Int { 1_024 }

    /// Returns the number of steps from one text to another; a step inserts, removes or changes a
    /// character, or swaps two neighbors.
    ///
    /// Source: the distance of Damerau and Levenshtein, restricted so that each pair of neighbors
    /// is swapped at most once.
    private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, character) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                let change = last[column] + (character == other ? 0 : 1)
                var steps = Swift.min(change, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
                    steps = Swift.min(steps, beforeLast[column - 1] + 1)
                }
                current.append(steps)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
