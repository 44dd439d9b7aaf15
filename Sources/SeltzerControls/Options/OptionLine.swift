// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The layout of options along an axis, as one line that may be longer than the control.
package struct OptionLine {
    /// The cells of each option along the line.
    let spans: [Range<Int>]
    /// The end of the last option.
    package let length: Int

    package init(lengths: [Int], gap: Int) {
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

    /// Returns the valid offset nearest to a given offset that shows an option, or the beginning of an option longer
    /// than the room.
    ///
    /// The signs for more options get a cell beside the option if there is room, because the focus bars are in the
    /// first and the last cell of the option.
    func offset(near offset: Int, showing index: Int?, in room: Int) -> Int {
        var offset = offset.clamped(0, max(0, length - room))
        guard let index, spans.indices.contains(index) else { return offset }
        let span = spans[index]
        let margin = span.count <= room - 2 ? 1 : 0
        let end = min(length, span.upperBound.saturatingAdding(margin))
        if end - offset > room { offset = end - room }
        return min(offset, max(0, span.lowerBound - margin))
    }

    /// Returns the option at a cell of the line; nil in a gap and beyond the ends.
    func index(at place: Int) -> Int? {
        spans.firstIndex { $0.contains(place) }
    }
}
