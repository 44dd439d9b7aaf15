// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Looks for a query that may be anything in a line that may be anything, also behind as much text as fills a part of a line.
///
/// Matches are in order, hold something and lie in the line; an error can be printed. What a plain reading finds in ASCII is
/// found, wherever in the line it is.
@_cdecl("fuzz_search")
public func fuzzSearch(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let choice = input.byte()
    let lengths = [0, 0, 1, 1_023, 16_383, 16_384, 32_768]
    let before = lengths[Int(choice / 8) % lengths.count] - Int(input.byte() % 8)
    let (query, text) = input.texts()
    guard !query.isEmpty, !text.contains("\n"), !query.contains("\n") else { return 0 }
    let line = String(repeating: ".", count: max(0, before)) + text
    let wanted = TextQuery(
        query, ignoresCase: choice & 1 != 0, matchesWords: choice & 2 != 0,
        isRegularExpression: choice & 4 != 0)
    do throws(TextQueryError) {
        let found = try TextPattern(wanted).matches(in: line)
        checkMatches(found, in: line)
        if !wanted.isRegularExpression, !wanted.matchesWords {
            comparePlainly(found, query, line, ignoresCase: wanted.ignoresCase)
        }
    } catch {
        checkMessage(error)
    }
    return 0
}

private func checkMatches(_ matches: [Range<Int>], in line: String) {
    var end = 0
    for match in matches {
        precondition(!match.isEmpty, "A match holds nothing.")
        precondition(match.lowerBound >= end, "Matches are out of order.")
        end = match.upperBound
    }
    precondition(end <= line.utf8.count, "A match ends behind the line.")
}

/// Compares matches with those of a search byte by byte, where each byte is a character.
private func comparePlainly(
    _ matches: [Range<Int>], _ query: String, _ line: String, ignoresCase: Bool
) {
    let (wanted, bytes) = (Array(query.utf8), Array(line.utf8))
    // A carriage return may be a part of a line end.
    guard wanted.allSatisfy({ $0 < 0x80 && $0 != 0x0D }),
        bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D })
    else { return }
    func folded(_ byte: UInt8) -> UInt8 {
        ignoresCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
    let (query, line) = (wanted.map(folded), bytes.map(folded))
    var expected: [Range<Int>] = []
    var place = 0
    while place + query.count <= line.count {
        if line[place..<place + query.count].elementsEqual(query) {
            expected.append(place..<place + query.count)
            place += query.count
        } else {
            place += 1
        }
    }
    precondition(matches == expected, "A plain search finds something else.")
}
