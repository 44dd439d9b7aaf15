// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds the name that a mistyped name most likely means.
enum NearName {
    /// Returns the name most similar to a text; nil if no name is similar.
    static func of(_ text: some StringProtocol, among names: [String]) -> String? {
        let nearest = names.map { (name: $0, distance: distance(String(text), $0)) }
            .min { $0.distance < $1.distance }
        guard let nearest,
            nearest.distance <= max(1, min(text.count, nearest.name.count) / 2)
        else { return nil }
        return nearest.name
    }

    /// Returns the number of letters that must be inserted, removed or replaced (Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        // Limits the lengths, because the costs grow with their product.
        let (first, second) = (Array(first.prefix(64)), Array(second.prefix(64)))
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var next = [row + 1]
            for (column, other) in second.enumerated() {
                let replaced = last[column] + (letter == other ? 0 : 1)
                next.append(min(replaced, last[column + 1] + 1, next[column] + 1))
            }
            last = next
        }
        return last[second.count]
    }
}
