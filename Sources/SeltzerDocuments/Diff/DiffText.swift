// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// The text of a line as it is drawn.
struct DiffText {
    /// The maximum number of bytes of a line that are drawn.
    static var maximumLength: Int { 16_384 }
    /// The remark after the last line of a file that does not end with a line feed.
    static var lackOfLineFeed: String { "no newline at end of file" }

    /// The text in the colors of its language, with spaces in place of tabs.
    let text: StyledText
    /// The words that the other version of the line does not have, in bytes and in columns.
    let changedBytes: [Range<Int>]
    let changedColumns: [Range<Int>]
    /// The remark after the text; nil for none.
    let remark: String?
    /// The number of columns of the text, without the remark.
    let textWidth: Int

    init(
        _ line: DiffLine, _ text: StyledText, changed: [Range<Int>], joining joined: JoinedClusters
    ) {
        self.text = text
        changedBytes = changed
        changedColumns = changed.map { text.columns(ofBytes: $0, joining: joined) }
        remark = line.lacksLineFeed ? Self.lackOfLineFeed : nil
        textWidth = text.cellWidth(joining: joined)
    }

    /// The number of columns of the text and of the remark.
    var width: Int { textWidth + (remark.map { $0.utf8.count + 2 } ?? 0) }

    /// Returns a line as it is drawn: with spaces in place of tabs, cut at the greatest length, and with
    /// a sign for a carriage return if it differs.
    static func shown(_ line: DiffLine) -> String {
        var text = line.text
        if text.utf8.count > maximumLength {
            text = String(decoding: text.utf8.prefix(maximumLength), as: UTF8.self)
        }
        if text.utf8.contains(UInt8(ascii: "\t")) {
            text = text.expandingTabs(every: MarkdownCode.tabInterval)
        }
        guard text.utf8.last == UInt8(ascii: "\r") else { return text }
        let rest = String(decoding: text.utf8.dropLast(), as: UTF8.self)
        return line.kind == .context ? rest : rest + "\u{240D}"
    }
}

extension StyledText {
    /// Returns the columns of some bytes of a line.
    func columns(ofBytes bytes: Range<Int>, joining joined: JoinedClusters) -> Range<Int> {
        let (start, end) = (
            string.index(atByte: bytes.lowerBound), string.index(atByte: bytes.upperBound)
        )
        let first = string[..<start].cellWidth(joining: joined)
        return first..<first + string[start..<max(start, end)].cellWidth(joining: joined)
    }
}
