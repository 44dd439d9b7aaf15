// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

/// A stretch of a ``TextStorage`` as a string, with conversions between the string's bytes and the stored bytes.
///
/// The bytes are equal unless the stretch has invalid UTF-8, which becomes U+FFFD in the string.
struct StoredText: Sendable {
    /// The maximum length of a stretch, which limits the cost of a step in an enormous line.
    static var maximumLength: Int { 1 << 14 }

    /// A U+FFFD and the invalid bytes that it replaces.
    private struct Repair {
        /// The end in the string and in the storage, in bytes.
        let end: Int
        var storedEnd: Int
        let storedLength: Int
    }

    /// The stored bytes.
    private(set) var range: Range<Int>
    let string: String
    private var repairs: [Repair] = []

    init(_ storage: TextStorage, _ range: Range<Int>) {
        self.range = range
        let bytes = storage.bytes(in: range)
        let decoded = String(decoding: bytes, as: UTF8.self)
        if decoded.hasBytes(bytes) {
            string = decoded
            return
        }
        var scalars = String.UnicodeScalarView(), length = 0, repairs: [Repair] = []
        bytes.forEachScalar { scalar, part in
            scalars.append(scalar ?? "\u{FFFD}")
            length += scalar == nil ? 3 : part.count
            guard scalar == nil else { return }
            repairs.append(
                Repair(
                    end: length, storedEnd: range.lowerBound + part.upperBound,
                    storedLength: part.count))
        }
        self.repairs = repairs
        string = String(scalars)
    }

    /// Whether the string contains a byte that may begin a line end, including Unicode's line ends.
    var mayHaveLineEnd: Bool {
        let found = string.utf8.withContiguousStorageIfAvailable { bytes in
            // A loop without an early exit is vectorized: it compares many bytes at once.
            var found: UInt8 = 0
            for byte in bytes { found |= byte == 0xE2 || byte == 0x0A ? 1 : 0 }
            return found != 0
        }
        return found ?? string.utf8.contains { $0 == 0xE2 || $0 == 0x0A }
    }

    /// Moves the stretch after the text before it became longer or shorter.
    mutating func move(by distance: Int) {
        range = range.lowerBound + distance..<range.upperBound + distance
        for index in repairs.indices { repairs[index].storedEnd += distance }
    }

    /// Returns the stored position of a position in the string.
    func stored(_ offset: Int) -> Int {
        guard let repair = repairs.last(where: { $0.end <= offset }) else {
            return range.lowerBound + offset
        }
        return repair.storedEnd + offset - repair.end
    }

    /// Returns the position in the string of a stored position; within invalid bytes, the position of their start.
    func local(_ position: Int) -> Int {
        let position = position.clamped(range.lowerBound, range.upperBound)
        var offset = position - range.lowerBound
        if let repair = repairs.last(where: { $0.storedEnd <= position }) {
            offset = repair.end + position - repair.storedEnd
        }
        if let next = repairs.first(where: { $0.storedEnd > position }),
            next.storedEnd - next.storedLength < position
        {
            offset = next.end - 3
        }
        return offset
    }

    /// Returns the stored position of an index of the string.
    func stored(_ index: String.Index) -> Int { stored(string.byte(of: index)) }

    /// Returns the index in the string of a stored position.
    func index(of position: Int) -> String.Index { string.index(atByte: local(position)) }
}

extension String {
    /// Returns whether the UTF-8 of the string equals some bytes, compared without a call for each byte.
    fileprivate func hasBytes(_ bytes: [UInt8]) -> Bool {
        let found = utf8.withContiguousStorageIfAvailable { own in
            guard own.count == bytes.count else { return false }
            var difference: UInt8 = 0
            for index in 0..<own.count { difference |= own[index] ^ bytes[index] }
            return difference == 0
        }
        return found ?? utf8.elementsEqual(bytes)
    }
}

extension TextStorage {
    /// Returns the stretch of a line around a position; unless the line is enormous, it is the whole line.
    func text(around position: Int) -> StoredText {
        let line = rangeOfLine(lineNumber(at: position))
        guard line.count > StoredText.maximumLength else { return StoredText(self, line) }
        let half = StoredText.maximumLength / 2
        let start = position.clamped(line.lowerBound, line.upperBound)
        return StoredText(
            self,
            startOfScalar(
                atOrAfter: max(line.lowerBound, start - half))..<startOfScalar(
                    atOrAfter: min(line.upperBound, start + half)))
    }

    /// Returns the first position at or after a position where a scalar begins.
    func startOfScalar(atOrAfter position: Int) -> Int {
        let next = bytes(in: position..<position + 3)
        return position + (next.firstIndex { $0 & 0xC0 != 0x80 } ?? next.count)
    }
}
