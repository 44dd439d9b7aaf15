// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Makes lines of bytes that come in pieces.
///
/// The bytes go into blocks as they are; a line of any length is in one block. A line counts when its newline has
/// come, or the end.
struct LineCollector: Sendable {
    static let newline = UInt8(ascii: "\n")
    /// The bytes of a block, as a rule.
    static let blockBytes = 256 << 10
    /// The lines from which on a block is complete.
    static let blockLines = 1 << 15

    private let limit: Int
    private let blockBytes: Int
    private var lines = Lines()
    /// Whole lines that are in no complete block yet.
    private var open: [UInt8] = []
    private var index = LineIndex()
    /// The beginning of a line.
    private var partial: [UInt8] = []
    private var byteCount = 0
    private var isTailCurrent = true

    /// - Parameters:
    ///   - limit: The bytes that are kept at most, with what is known of each line.
    ///   - blockBytes: The bytes from which on a block is complete.
    init(limit: Int, blockBytes: Int = LineCollector.blockBytes) {
        self.limit = limit
        self.blockBytes = blockBytes
    }

    /// Whether what comes is not taken any more.
    var isOver: Bool { lines.state != .reading }

    /// The lines so far.
    mutating func current() -> Lines {
        if !isTailCurrent {
            isTailCurrent = true
            lines.setTail(open.isEmpty ? nil : block())
        }
        return lines
    }

    /// Takes bytes; does nothing after the end.
    mutating func append(_ chunk: [UInt8]) {
        guard lines.state == .reading else { return }
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

    /// Takes the end: what has no newline is a line as well.
    mutating func end(_ state: Lines.State = .ended) {
        guard lines.state == .reading else { return }
        if !partial.isEmpty {
            let first = open.count
            open += partial
            open.append(Self.newline)
            partial = []
            index.append(open, from: first)
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
        // Half a line is none.
        partial = []
        end(.full)
    }
}
