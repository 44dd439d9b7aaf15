// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The lines that wait for the terminal, and the lines on their way to it.
///
/// If the terminal accepts nothing, the memory stays limited: the earliest lines are left out, and
/// a line reports their number.
struct WaitingLines {
    /// The maximum number of bytes of text that wait.
    static let maximumByteCount = 64 << 20
    /// The number of bytes that a line costs beside its text.
    private static let lineCost = 64
    /// The maximum number of marks that wait.
    private static let mostMarks = 4_096

    private var lines: [StyledText] = []
    /// The place of the first line that waits.
    private var start = 0
    private var byteCount = 0
    private var inFlight: [StyledText] = []
    /// For each line in flight, its end in the output in bytes; empty if unknown.
    private var ends: [Int] = []
    private var leftOutCount = 0
    /// The marks before lines, in order, each with the number of its line.
    private var marks: [(line: Int, mark: ShellMark)] = []
    /// The number of lines that were ever added.
    private(set) var count = 0
    /// The number of lines that the terminal has taken, or that were left out.
    var doneCount: Int { count - (lines.count - start) - inFlight.count }

    /// Whether no line waits; lines on their way may still return.
    var isEmpty: Bool { start == lines.count && leftOutCount == 0 }

    /// Adds lines at the end.
    mutating func append(_ new: [StyledText]) {
        lines += new
        count += new.count
        for line in new { byteCount += Self.cost(of: line) }
        while byteCount > Self.maximumByteCount, start < lines.count - 1 {
            byteCount -= Self.cost(of: lines[start])
            start += 1
            leftOutCount += 1
        }
        compact()
    }

    /// Adds a mark before the next line that is added.
    mutating func append(_ mark: ShellMark) {
        if marks.count >= Self.mostMarks { marks.removeFirst() }
        marks.append((count, mark))
    }

    /// Returns the marks before each of the lines that were sent last, and forgets them.
    mutating func takeMarks(of sentCount: Int) -> [[ShellMark]] {
        guard !marks.isEmpty else { return [] }
        let end = count - (lines.count - start)
        let due = marks.prefix { $0.line < end }
        marks.removeFirst(due.count)
        return (0..<sentCount).map { place in
            // Marks of lines that were left out stand before the first line.
            let line = end - sentCount + place
            return due.filter { place == 0 ? $0.line <= line : $0.line == line }.map(\.mark)
        }
    }

    private static func cost(of line: StyledText) -> Int { line.string.utf8.count + lineCost }

    private mutating func compact() {
        guard start == lines.count || start > 1_024 && start * 2 > lines.count else { return }
        lines.removeFirst(start)
        start = 0
    }

    /// Returns the first lines, with about a number of bytes and at least one line; these lines
    /// then count as on their way.
    mutating func send(byteCount limit: Int) -> [StyledText] {
        var sent = takeNotice()
        var rest = limit
        while start < lines.count, rest > 0 || sent.isEmpty {
            let line = lines[start]
            start += 1
            byteCount -= Self.cost(of: line)
            rest -= line.string.utf8.count + 16
            sent.append(line)
        }
        compact()
        inFlight += sent
        ends = []
        return sent
    }

    /// Notes the ends, in the output, of the lines that were sent last.
    mutating func noteEnds(_ ends: [Int]) { self.ends = ends }

    /// Returns a line with the number of lines that were left out; empty if there are none.
    private mutating func takeNotice() -> [StyledText] {
        guard leftOutCount > 0 else { return [] }
        defer { leftOutCount = 0 }
        // The notice is in flight with the other lines, and counts as a line.
        count += 1
        let noun = leftOutCount == 1 ? "line" : "lines"
        return [
            StyledText(
                "… \(leftOutCount) \(noun) left out: the terminal was too slow.",
                style: Style(attributes: .dim))
        ]
    }

    /// Notes that the terminal has taken all lines that were on their way.
    mutating func settle() {
        if !inFlight.isEmpty { inFlight.removeAll(keepingCapacity: true) }
    }

    /// Takes back the lines that were on their way, because their bytes were dropped.
    ///
    /// - Parameters:
    ///   - written: The number of bytes of the output that the terminal has taken.
    ///   - rows: The number of last lines that come back although the terminal has taken them,
    ///     because clearing the rows may clear them, too.
    mutating func takeBack(after written: Int = 0, clearing rows: Int = 0) {
        guard !inFlight.isEmpty else { return }
        let taken = ends.count == inFlight.count ? ends.prefix { $0 <= written }.count : 0
        let back = inFlight.dropFirst(max(0, taken - rows))
        inFlight = []
        lines.replaceSubrange(..<start, with: back)
        start = 0
        for line in back { byteCount += Self.cost(of: line) }
    }

    /// Returns all lines, including lines on their way, and forgets them.
    mutating func takeAll() -> [StyledText] {
        takeBack()
        let all = takeNotice() + lines[start...]
        lines = []
        (start, byteCount) = (0, 0)
        return all
    }
}
