// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The streams that wrote the parts of a process's output.
///
/// Both streams write into one file, so that their lines keep their order. For each stream only the
/// end of its last write is known. So the source of each stream's last line is always known. If
/// only one stream has written since the last look, the source of all new lines is known. If both
/// have written, the earlier new lines have no source.
struct PrintedSources {
    /// The ends of parts and their sources, in order; nil for a part that either stream may have
    /// written.
    private var runs: [(end: Int, source: ConsoleSource?)] = []

    /// Records the ends of the last writes of both streams.
    mutating func note(output: Int, error: Int) {
        let start = runs.last?.end ?? 0
        let (first, last): ((end: Int, source: ConsoleSource), (end: Int, source: ConsoleSource)) =
            output < error
            ? ((output, .output), (error, .error)) : ((error, .error), (output, .output))
        if first.end > start {
            if first.end - 1 > start { runs.append((first.end - 1, nil)) }
            runs.append(first)
        }
        if last.end > max(start, first.end) { runs.append(last) }
    }

    /// The end of the output with recorded sources.
    var end: Int { runs.last?.end ?? 0 }

    /// Returns the source of the byte before an offset; nil if it is not known.
    func source(ofByteBefore offset: Int) -> ConsoleSource? {
        runs.first { $0.end >= offset }?.source
    }

    /// Drops the parts that end before an offset, except the last part.
    mutating func removeAll(before offset: Int) {
        let count = runs.prefix { $0.end < offset }.count
        runs.removeFirst(min(count, max(0, runs.count - 1)))
    }
}
