// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What was found in a line: styles, and the places where regions begin and end.
struct HighlightedSpans {
    /// The end of a part of the line with one style.
    struct Span {
        var end: Int
        let style: StyleNumber
    }

    /// A place where a region begins or ends.
    struct Mark {
        let offset: Int
        let count: Int
        let isBeginning: Bool
        let region: Int32
    }

    /// The parts of the line, without gaps.
    private(set) var spans: [Span] = []
    var marks: [Mark] = []

    mutating func add(_ style: StyleNumber, upTo end: Int) {
        if let last = spans.last, last.style == style {
            spans[spans.count - 1].end = end
        } else {
            spans.append(Span(end: end, style: style))
        }
    }
}
