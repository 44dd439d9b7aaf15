// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The runs of backticks in a text, so that the end of a code span is found without a second pass
/// over the text.
struct CodeRuns {
    private var runs: [(place: Int, length: Int)] = []
    private var last: [Int: Int] = [:]
    private var next = 0

    init(_ bytes: [UInt8], before end: Int) {
        var place = 0
        while place < end {
            guard bytes[place] == UInt8(ascii: "`") else {
                place += 1
                continue
            }
            let start = place
            while place < end, bytes[place] == UInt8(ascii: "`") { place += 1 }
            runs.append((start, place - start))
            last[place - start] = start
        }
    }

    /// Returns the place of the next run of a length after a place; nil for none.
    ///
    /// Each call must pass a larger place than the call before.
    mutating func end(after place: Int, length: Int) -> Int? {
        guard let final = last[length], final > place else { return nil }
        while next < runs.count, runs[next].place <= place { next += 1 }
        // The caller continues after the run that is found, so earlier runs are not needed again.
        while next < runs.count, runs[next].length != length { next += 1 }
        return next < runs.count ? runs[next].place : nil
    }
}
