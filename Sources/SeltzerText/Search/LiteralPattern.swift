// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Words to find exactly, or without regard to case.
struct LiteralPattern {
    /// The folded words.
    private let items: [UInt32]
    private let folding: TextFolding
    /// The bytes with which a match may begin.
    private let firstBytes: [Bool]

    init(_ string: String, ignoresCase: Bool) {
        folding = TextFolding(ignoresCase: ignoresCase)
        items = folding.scalars(of: string.unicodeScalars).map(\.value)
        firstBytes = Self.firstBytes(items.first ?? 0, ignoresCase)
    }

    private static func firstBytes(_ first: UInt32, _ ignoresCase: Bool) -> [Bool] {
        var bytes = [Bool](repeating: false, count: 256)
        guard first < 0x80 else {
            for byte in 0xC2..<0xF5 { bytes[byte] = true }
            return bytes
        }
        bytes[Int(first)] = true
        if ignoresCase, 0x61...0x7A ~= first { bytes[Int(first) ^ 0x20] = true }
        // These bytes begin the scalars that fold to ASCII, or to ASCII and marks: Latin letters,
        // ligatures, the signs for Kelvin and Ångström, and a few others such as the Greek question
        // mark.
        if 0x61...0x7A ~= first | 0x20 || [0x3B, 0x3C, 0x3D, 0x3E, 0x60].contains(first) {
            for byte in 0xC3...0xCD { bytes[byte] = true }
            for byte in [0xE1, 0xE2, 0xEF] { bytes[byte] = true }
        }
        return bytes
    }

    /// Returns the first match from a place on that fulfills a condition; nil for none.
    func match(
        _ reader: inout LineReader, from start: Int, _ limit: inout SearchLimit,
        where condition: (inout LineReader, Range<Int>) -> Bool
    ) throws(TextQueryError) -> Range<Int>? {
        guard !items.isEmpty else { return nil }
        var place = start, isCancelled = false
        let table = firstBytes
        while true {
            place = table.withUnsafeBufferPointer { table in
                guard let base = table.baseAddress else { return reader.count }
                return reader.firstPlace(from: place, in: base) {
                    isCancelled = limit.isCancelled()
                    return isCancelled
                }
            }
            if isCancelled { throw .isCancelled }
            guard place < reader.count else { return nil }
            try limit.pass(1)
            if let end = end(of: place, &reader), condition(&reader, place..<end) {
                return place..<end
            }
            place += 1
        }
    }

    /// Returns the end of the match that begins at a place; nil if none begins there.
    @inline(__always)
    private func end(of start: Int, _ reader: inout LineReader) -> Int? {
        var place = start, index = 0
        while index < items.count {
            guard place < reader.count else { return nil }
            let byte = reader.byte(place), next = place &+ 1
            if byte < 0x80, next == reader.count || reader.byte(next) < 0xCC {
                let isCapital = folding.ignoresCase && byte &- 0x41 < 26
                guard items[index] == UInt32(isCapital ? byte | 0x20 : byte) else { return nil }
                index &+= 1
                place = next
            } else {
                guard passLetter(&place, &index, &reader) else { return nil }
            }
        }
        return place
    }

    /// Compares a scalar and the marks after it with the pattern, and moves past them.
    private func passLetter(
        _ place: inout Int, _ index: inout Int, _ reader: inout LineReader
    ) -> Bool {
        let (value, end) = reader.scalar(at: place)
        guard let scalar = Unicode.Scalar(value) else { return false }
        place = end
        let next = end < reader.count && reader.byte(end) >= 0xCC ? reader.scalar(at: end).value : 0
        if LineReader.isPlain(next) || LineReader.unicode(next).combiningClass == 0 {
            var isSame = true
            folding.forEachScalar(of: scalar) { item in
                isSame = isSame && index < items.count && items[index] == item.value
                index += 1
            }
            return isSame
        }
        var scalars = [scalar]
        while place < reader.count, scalars.count <= items.count {
            let (value, end) = reader.scalar(at: place)
            guard let mark = Unicode.Scalar(value), mark.combiningClass != 0 else { break }
            scalars.append(mark)
            place = end
        }
        let folded = folding.scalars(of: scalars)
        guard index + folded.count <= items.count else { return false }
        for scalar in folded {
            guard items[index] == scalar.value else { return false }
            index += 1
        }
        return true
    }
}
