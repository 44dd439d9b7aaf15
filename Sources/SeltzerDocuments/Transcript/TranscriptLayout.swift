// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The layout that the views and the lines of a transcript share.
enum TranscriptLayout {
    /// Returns the empty columns at each side of the text; none in a narrow room.
    static func margin(_ wanted: Int, in width: Int) -> Int {
        width >= 16 ? wanted.clamped(0, width / 4) : 0
    }

    /// Returns the lines of a text that wraps between words.
    static func wrapped(
        _ text: StyledText, width: Int, joining joined: JoinedClusters
    ) -> [StyledText] {
        let style = ParagraphStyle(lineBreakMode: .byWordWrapping)
        var layout = TextLayout(
            text, width: max(1, width), paragraphStyle: style, joining: joined)
        return layout.lines(0..<Int.max).map { text.part(utf8: $0.range) }
    }
}
