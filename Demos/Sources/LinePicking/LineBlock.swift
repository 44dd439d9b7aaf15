// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Some lines that follow each other, as the bytes they were read as.
///
/// It never changes, so that tasks may search it while others show it. Beside the bytes it keeps where each line
/// ends and which characters it has: twelve bytes a line.
public final class LineBlock: Sendable {
    /// The lines' bytes, a newline after each.
    let bytes: [UInt8]
    /// Where each line ends, before its newline.
    let ends: [UInt32]
    /// Which characters each line has.
    let signatures: [FuzzySignature]
    /// The number of the first line among all lines.
    let firstLine: Int

    /// - Parameter bytes: Lines, a newline after each.
    init(bytes: [UInt8], index: LineIndex, firstLine: Int) {
        self.bytes = bytes
        ends = index.ends
        signatures = index.signatures
        self.firstLine = firstLine
    }

    /// The number of lines.
    public var count: Int { ends.count }

    /// Returns the bytes of a line of this block.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        let start = number == 0 ? 0 : Int(ends[number - 1]) + 1
        return bytes[start..<Int(ends[number])]
    }
}

/// Where the lines of some bytes end, and which characters they have.
struct LineIndex: Sendable {
    private(set) var ends: [UInt32] = []
    private(set) var signatures: [FuzzySignature] = []

    /// Adds the lines of bytes from `start` on, each of which has its newline.
    mutating func append(_ bytes: [UInt8], from start: Int) {
        bytes.withUnsafeBufferPointer { bytes in
            var first = start
            while let end = bytes[first...].firstIndex(of: LineCollector.newline) {
                ends.append(UInt32(end))
                signatures.append(FuzzySignature(UnsafeBufferPointer(rebasing: bytes[first..<end])))
                first = end + 1
            }
        }
    }
}
