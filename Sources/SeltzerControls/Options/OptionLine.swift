// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where options lie in a line of their own, and which part of it is seen where there is not room for all.
struct OptionLine {
    /// The spans of the options, one behind the other with a gap between them.
    let spans: [Range<Int>]
    /// The end of the last one.
    let length: Int

    init(lengths: [Int], gap: Int) {
        var spans: [Range<Int>] = []
        var end = 0
        for (index, length) in lengths.enumerated() {
            let start = index == 0 ? 0 : end.saturatingAdding(gap)
            end = start.saturatingAdding(max(0, length))
            spans.append(start..<end)
        }
        self.spans = spans
        length = end
    }

    /// Returns the offset nearest to another one at which an option is seen, its beginning before its end.
    func offset(near offset: Int, showing index: Int?, in room: Int) -> Int {
        var offset = offset.clamped(0, max(0, length - room))
        guard let index, spans.indices.contains(index) else { return offset }
        let span = spans[index]
        if span.upperBound - offset > room { offset = span.upperBound - room }
        return min(offset, span.lowerBound)
    }

    /// Returns the option at a place of the line; nil in a gap and beyond the ends.
    func index(at place: Int) -> Int? {
        spans.firstIndex { $0.contains(place) }
    }
}
