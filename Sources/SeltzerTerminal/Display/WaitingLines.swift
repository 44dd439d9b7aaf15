// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The lines that wait for the terminal, and those on their way to it.
///
/// A terminal that takes nothing costs a limited amount of memory: the earliest lines are left out then, and a line says
/// how many.
struct WaitingLines {
    /// The maximum number of bytes of text that wait.
    static let maximumByteCount = 64 << 20
    /// The bytes that a line costs beside its text.
    private static let lineCost = 64

    private var lines: [StyledText] = []
    /// The place of the first line that waits.
    private var start = 0
    private var byteCount = 0
    private var inFlight: [StyledText] = []
    /// The number of bytes of the output after each of these; empty if unknown.
    private var ends: [Int] = []
    private var leftOutCount = 0
    /// The number of lines that were ever added.
    private(set) var count = 0
    /// The number of lines that the terminal has taken, or that were left out.
    var doneCount: Int { count - (lines.count - start) - inFlight.count }

    /// Whether no line waits; lines on their way may still come back.
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

    private static func cost(of line: StyledText) -> Int { line.string.utf8.count + lineCost }

    private mutating func compact() {
        guard start == lines.count || start > 1_024 && start * 2 > lines.count else { return }
        lines.removeFirst(start)
        start = 0
    }

    /// Returns the first lines, with about a number of bytes and at least one line; they count as on their way.
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

    /// Notes where the lines that were sent last end in the output.
    mutating func noteEnds(_ ends: [Int]) { self.ends = ends }

    /// Returns the line that says how many were left out, if some were.
    private mutating func takeNotice() -> [StyledText] {
        guard leftOutCount > 0 else { return [] }
        defer { leftOutCount = 0 }
        // It is in flight with the others, and counts as they do.
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

    /// Takes the lines back that were on their way, because their bytes were dropped.
    ///
    /// - Parameters:
    ///   - written: The number of bytes of the output that the terminal has taken.
    ///   - rows: The number of the last lines that come back although they were taken: the end of the rows may clear
    ///     them, too.
    mutating func takeBack(after written: Int = 0, clearing rows: Int = 0) {
        guard !inFlight.isEmpty else { return }
        let taken = ends.count == inFlight.count ? ends.prefix { $0 <= written }.count : 0
        let back = inFlight.dropFirst(max(0, taken - rows))
        inFlight = []
        lines.replaceSubrange(..<start, with: back)
        start = 0
        for line in back { byteCount += Self.cost(of: line) }
    }

    /// Returns all lines, and forgets them.
    mutating func takeAll() -> [StyledText] {
        takeBack()
        let all = takeNotice() + lines[start...]
        lines = []
        (start, byteCount) = (0, 0)
        return all
    }
}
