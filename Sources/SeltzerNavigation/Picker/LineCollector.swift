// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Collects lines from bytes that arrive in pieces.
///
/// The bytes go into blocks unchanged, and no line is split between blocks. A line is complete at
/// its newline, or another byte that ends lines, or at the end of the input.
struct LineCollector: Sendable {
    static let newline = UInt8(ascii: "\n")
    /// The usual number of bytes in a block.
    static let blockBytes = 256 << 10
    /// The number of lines that completes a block.
    static let blockLines = 1 << 15

    /// The byte that ends each line of the input.
    var lineEnd = LineCollector.newline
    private let limit: Int
    private let blockBytes: Int
    private var lines = PickerLines()
    /// The complete lines after the last complete block.
    private var open: [UInt8] = []
    private var index = LineIndex()
    /// The beginning of an incomplete line.
    private var partial: [UInt8] = []
    private var byteCount = 0
    private var isTailCurrent = true

    /// - Parameters:
    ///   - limit: The largest number of bytes to keep, including the twelve bytes for each line.
    ///   - blockBytes: The number of bytes that completes a block.
    init(limit: Int, blockBytes: Int = LineCollector.blockBytes) {
        self.limit = limit
        self.blockBytes = blockBytes
    }

    /// Whether the collector ignores further bytes.
    var isOver: Bool { lines.state != .reading }

    /// The lines so far.
    mutating func current() -> PickerLines {
        if !isTailCurrent {
            isTailCurrent = true
            lines.setTail(open.isEmpty ? nil : block())
        }
        return lines
    }

    /// Adds bytes; does nothing after the end.
    mutating func append(_ chunk: [UInt8]) {
        guard lines.state == .reading else { return }
        guard lineEnd == Self.newline else { return appendLines(of: chunk) }
        guard let last = chunk.lastIndex(of: Self.newline) else {
            partial += chunk
            return checkLimit()
        }
        let first = open.count
        open += partial
        open += chunk[...last]
        partial = Array(chunk[(last + 1)...])
        index.append(open, from: first)
        isTailCurrent = false
        if open.count >= blockBytes || index.ends.count >= Self.blockLines { completeBlock() }
        checkLimit()
    }

    /// Adds bytes whose lines do not end with newlines.
    private mutating func appendLines(of chunk: [UInt8]) {
        var start = 0
        while let end = chunk[start...].firstIndex(of: lineEnd) {
            let line = partial + chunk[start..<end]
            partial = []
            append(line: line)
            start = end + 1
        }
        partial += chunk[start...]
        checkLimit()
    }

    /// Adds a whole line, which may contain newlines; does nothing after the end.
    mutating func append(line: some Sequence<UInt8>) {
        guard lines.state == .reading else { return }
        let first = open.count
        open += line
        index.append(line: open[first...])
        open.append(Self.newline)
        isTailCurrent = false
        if open.count >= blockBytes || index.ends.count >= Self.blockLines { completeBlock() }
        checkLimit()
    }

    /// Ends the input.
    ///
    /// Bytes after the last newline are a line, too.
    mutating func end(_ state: PickerLines.State = .ended) {
        guard lines.state == .reading else { return }
        if !partial.isEmpty {
            let first = open.count
            open += partial
            index.append(line: open[first...])
            open.append(Self.newline)
            partial = []
        }
        if !open.isEmpty { completeBlock() }
        lines.state = state
    }

    private mutating func completeBlock() {
        byteCount += open.count + index.ends.count * LineCollector.indexBytes
        lines.setTail(nil)
        lines.append(block())
        open = []
        index = LineIndex()
        isTailCurrent = true
    }

    private static var indexBytes: Int { MemoryLayout<UInt32>.size + MemoryLayout<UInt64>.size }

    private func block() -> LineBlock {
        LineBlock(
            bytes: open, index: index,
            firstLine: lines.blocks.last.map { $0.firstLine + $0.count } ?? 0)
    }

    private mutating func checkLimit() {
        guard byteCount + open.count + partial.count > limit else { return }
        // An incomplete line is dropped.
        partial = []
        end(.full)
    }
}
