// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Looks for a pattern in a text, which may be no UTF-8.
///
/// Where it is found lies in the text, in order, and is worth what scoring alone says.
@_cdecl("fuzz_fuzzy")
public func fuzzFuzzy(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let length = input.number(below: 32)
    let bytes = input.bytes()
    let pattern = String(decoding: bytes.prefix(length), as: UTF8.self)
    let text = Array(bytes.dropFirst(length))
    var matcher = FuzzyMatcher(pattern)
    let score = text.withUnsafeBufferPointer { matcher.score($0) }
    let match = text.withUnsafeBufferPointer { matcher.match($0) }
    precondition(score == match?.score, "A match is not worth its score.")
    check(match?.ranges ?? [], within: text.count)
    let string = String(decoding: text, as: UTF8.self)
    if let match = matcher.match(string) {
        check(match.ranges, within: string.utf8.count)
        check(match.cells(in: string), within: string.cellWidth)
        var styled = StyledText(string)
        styled.addStyle(Style(attributes: .bold), in: match)
        checkText(styled)
    }
    return 0
}

private func check(_ ranges: [Range<Int>], within count: Int) {
    var end = -1
    for range in ranges {
        precondition(range.lowerBound > end && !range.isEmpty, "Ranges are not in order.")
        end = range.upperBound
    }
    precondition(end <= count, "A range is not in the text.")
}
