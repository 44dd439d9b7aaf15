// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The characters between words, which each definition and rule may change.
struct WordDelimiters: Hashable, Sendable {
    private(set) var set = ScalarSet("\t !%&()*+,-./:;<=>?[\\]^{|}~")

    mutating func change(adding more: String, removing fewer: String) {
        for scalar in more.unicodeScalars { set.insert(scalar) }
        for scalar in fewer.unicodeScalars { set.remove(scalar) }
    }

    /// Returns whether a word may begin at a place: at the start of the line, or after a delimiter.
    @inline(__always)
    func allowsWord(_ line: LineBytes, at place: Int) -> Bool {
        place == 0 || set.contains(line, at: line.start(before: place))
    }

    /// Returns the end of the characters from a place that are no delimiters.
    func endOfWord(_ line: LineBytes, from start: Int) -> Int {
        var place = start
        while place < line.count, !set.contains(line, at: place) { place = line.end(after: place) }
        return place
    }
}
