// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Consecutive lines, as the original bytes.
///
/// A block never changes, so tasks can search it while views show it. In addition it keeps twelve
/// bytes for each line: the offset of its end, and the set of its characters.
final class LineBlock: Sendable {
    /// The bytes of the lines, with a newline after each line.
    let bytes: [UInt8]
    /// The offset of each line's end, before its newline.
    let ends: [UInt32]
    /// The set of characters in each line.
    let signatures: [FuzzySignature]
    /// The number of the first line among all lines.
    let firstLine: Int

    /// - Parameter bytes: The lines, with a newline after each line.
    init(bytes: [UInt8], index: LineIndex, firstLine: Int) {
        self.bytes = bytes
        ends = index.ends
        signatures = index.signatures
        self.firstLine = firstLine
    }

    /// The number of lines.
    var count: Int { ends.count }

    /// Returns the bytes of a line of this block.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        let start = number == 0 ? 0 : Int(ends[number - 1]) + 1
        return bytes[start..<Int(ends[number])]
    }
}

/// The ends of lines, and the sets of their characters.
struct LineIndex: Sendable {
    private(set) var ends: [UInt32] = []
    private(set) var signatures: [FuzzySignature] = []

    /// Adds the lines of some bytes from `start` on.
    ///
    /// Each line ends with a newline.
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

    /// Adds the bytes from `start` on, without a last newline, as one line.
    mutating func append(line bytes: ArraySlice<UInt8>) {
        ends.append(UInt32(bytes.endIndex))
        bytes.withUnsafeBufferPointer { signatures.append(FuzzySignature($0)) }
    }
}
