// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Words to look for as they are, or without regard to case.
struct LiteralPattern {
    /// The UTF-8 of the words; in lower case if case is ignored.
    private let bytes: [UInt8]
    private let ignoresCase: Bool
    /// Whether lower case differs from upper case only in ASCII, so that lines need not be changed.
    private let isASCII: Bool

    init(_ string: String, ignoresCase: Bool) {
        self.ignoresCase = ignoresCase
        bytes = Array((ignoresCase ? string.lowercased() : string).utf8)
        isASCII = bytes.allSatisfy { $0 < 0x80 }
    }

    /// Returns the matches that fulfil a condition, in order and without overlaps.
    func matches(
        in line: UnsafeBufferPointer<UInt8>, where condition: (Range<Int>) -> Bool
    ) -> [Range<Int>] {
        guard !bytes.isEmpty, bytes.count <= line.count || !isASCII else { return [] }
        guard ignoresCase, !isASCII else {
            return ranges(in: line, where: condition)
        }
        let folded = FoldedLine(line)
        return folded.bytes.withUnsafeBufferPointer { text in
            ranges(in: text) { range in
                folded.original(range).map(condition) ?? false
            }.compactMap { folded.original($0) }
        }
    }

    private func ranges(
        in line: UnsafeBufferPointer<UInt8>, where condition: (Range<Int>) -> Bool
    ) -> [Range<Int>] {
        var found: [Range<Int>] = []
        guard line.count >= bytes.count else { return found }
        // Both spellings of the first letter; the same for other characters.
        let first = bytes[0]
        let isLetter = ignoresCase && (0x61...0x7A).contains(first)
        let other = isLetter ? first ^ 0x20 : first
        let last = line.count - bytes.count
        var place = 0
        while place <= last {
            let byte = line[place]
            if byte == first || byte == other, matches(line, at: place) {
                let range = place..<place + bytes.count
                if condition(range) {
                    found.append(range)
                    place = range.upperBound
                    continue
                }
            }
            place += 1
        }
        return found
    }

    private func matches(_ line: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        for index in 1..<max(1, bytes.count) {
            var byte = line[place + index]
            if ignoresCase, (0x41...0x5A).contains(byte) { byte |= 0x20 }
            guard byte == bytes[index] else { return false }
        }
        return true
    }
}

/// A line in lower case, with the way back to its own bytes.
private struct FoldedLine {
    var bytes: [UInt8] = []
    /// The place in the line of each byte; one more for the end.
    private var places: [Int] = []
    /// Whether a scalar of the line begins at a byte.
    private var isStart: [Bool] = []

    init(_ line: UnsafeBufferPointer<UInt8>) {
        var parser = Unicode.UTF8.ForwardParser(), input = line.makeIterator()
        var place = 0
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                append(scalar.properties.lowercaseMapping.utf8, place)
                place += encoded.count
                continue
            case .error(let count):
                append(repeatElement(0xFF, count: count), place)
                place += count
                continue
            case .emptyInput: break
            }
            break
        }
        places.append(place)
        isStart.append(true)
    }

    private mutating func append(_ folded: some Sequence<UInt8>, _ place: Int) {
        var isFirst = true
        for byte in folded {
            bytes.append(byte)
            places.append(place)
            isStart.append(isFirst)
            isFirst = false
        }
    }

    /// Returns the range in the line; nil if it would cut a scalar of the line.
    func original(_ range: Range<Int>) -> Range<Int>? {
        guard isStart[range.lowerBound], isStart[range.upperBound] else { return nil }
        return places[range.lowerBound]..<places[range.upperBound]
    }
}
