// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

extension DiffDocument {
    /// Returns the differences as a ``DiffView`` shows them in one column, for the lines above an inline application
    /// or for a printed text.
    ///
    /// ```swift
    /// for line in changes.lines(width: 80, theme: application.effectiveTheme) { application.log(line) }
    /// ```
    ///
    /// Lines of the files that are too wide continue in the next line.
    ///
    /// - Parameters:
    ///   - width: The width of a line in cells, at least 1; the fills of changed lines reach to it.
    ///   - theme: The theme, which gives the colors.
    ///   - colorDepth: The number of colors of the display.
    ///   - isUnicode: Whether signs may be other than ASCII.
    ///   - showsHeadings: Whether files and hunks begin with a line of their own. Without it, a line with an ellipsis
    ///     stands between two hunks.
    /// - Returns: One text for each line on the screen, with the colors of the theme; none if nothing differs.
    public func lines(
        width: Int, theme: Theme, colorDepth: ColorDepth = .trueColor, isUnicode: Bool = true,
        showsHeadings: Bool = true
    ) -> [StyledText] {
        var rows = DiffRows()
        rows.options.showsFileHeadings = showsHeadings
        rows.options.showsHunkHeadings = showsHeadings
        rows.setDocument(self)
        var writer = DiffLineWriter(
            rows, width: max(1, width), DiffLook.Grounds(of: theme, colorDepth),
            isUnicode: isUnicode)
        return writer.lines().map { $0.resolved(in: theme, colorDepth) }
    }
}

/// Writes rows of differences as styled texts.
private struct DiffLineWriter {
    private var rows: DiffRows
    private let width: Int
    private let columns: DiffColumns.Side
    private let grounds: DiffLook.Grounds?
    private let isUnicode: Bool

    init(_ rows: DiffRows, width: Int, _ grounds: DiffLook.Grounds?, isUnicode: Bool) {
        (self.rows, self.width, self.grounds, self.isUnicode) = (rows, width, grounds, isUnicode)
        columns =
            DiffColumns(
                0..<width, digits: String(max(0, rows.maximumNumber)).utf8.count,
                isSideBySide: false
            ).old
    }

    mutating func lines() -> [StyledText] {
        rows.rows.flatMap { row in
            switch row.kind {
            case .blank: [StyledText()]
            case .file: wrapped(heading(of: rows.document.files[Int(row.file)]), in: width)
            case .hunk:
                wrapped(
                    StyledText(
                        rows.document.files[Int(row.file)].hunks[Int(row.hunk)].header,
                        style: Style(foreground: .secondaryLabel)), in: width)
            case .gap:
                [
                    StyledText(
                        String(repeating: " ", count: min(columns.sign, width - 1))
                            + Symbol.ellipsis.text(isUnicode: isUnicode),
                        style: Style(foreground: .tertiaryLabel))
                ]
            case .line: lines(ofLine: row.new >= 0 ? row.new : row.old)
            }
        }
    }

    private func heading(of file: DiffFile) -> StyledText {
        var text = StyledText(
            DiffView.title(of: file, isUnicode: isUnicode), style: Style(attributes: .bold))
        if let note = DiffView.note(of: file) {
            text.append("  " + note, style: Style(foreground: .secondaryLabel))
        }
        if file.addedCount > 0 {
            text.append("  +\(file.addedCount)", style: Style(foreground: .success))
        }
        if file.removedCount > 0 {
            let sign = Symbol.minus.text(isUnicode: isUnicode)
            text.append(
                (file.addedCount > 0 ? " " : "  ") + "\(sign)\(file.removedCount)",
                style: Style(foreground: .danger))
        }
        return text
    }

    private mutating func lines(ofLine index: Int32) -> [StyledText] {
        let line = rows.line(index)
        let look = DiffLook(line, grounds)
        let content = rows.text(index)
        var text = content.text
        let string = text.string
        for word in content.changedBytes {
            text.addStyle(
                look.word,
                in: string.index(atByte: word.lowerBound)..<string.index(atByte: word.upperBound))
        }
        if let remark = content.remark { text.append("  " + remark, style: look.remark) }
        let room = max(1, columns.text.count)
        return wrapped(text, in: room).enumerated().map { number, part in
            var row =
                number == 0 ? prefix(of: line, look) : StyledText(blanks(columns.text.lowerBound))
            row.append(part)
            guard let ground = look.ground else { return plain(row, look) }
            row.append(blanks(width - row.cellWidth))
            return filled(row, with: ground)
        }
    }

    /// The numbers and the sign before the text of a line.
    private func prefix(of line: DiffLine, _ look: DiffLook) -> StyledText {
        var text = StyledText()
        func add(_ string: String, endingAt end: Int, _ style: Style) {
            text.append(blanks(end - string.cellWidth - text.cellWidth))
            text.append(string, style: style)
        }
        let numbers = [(line.oldNumber, columns.oldNumber), (line.newNumber, columns.newNumber)]
        for (number, columns) in numbers where !columns.isEmpty {
            if let number { add(String(number), endingAt: columns.upperBound, look.number) }
        }
        let signs = [look.sign, look.moveSign].compactMap { $0?.text(isUnicode: isUnicode) }
        let end = columns.sign + signs.count
        if end <= columns.text.lowerBound, !signs.isEmpty {
            add(signs.joined(), endingAt: end, look.signStyle)
        }
        text.append(blanks(columns.text.lowerBound - text.cellWidth))
        return text
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// Returns a text with the color of its line where it has no other color.
    private func plain(_ text: StyledText, _ look: DiffLook) -> StyledText {
        guard look.text != Style() else { return text }
        var result = StyledText()
        for run in text.runs { result.append(run.text, style: run.style.merged(over: look.text)) }
        return result
    }

    /// Returns a text with a fill where it has no other one.
    private func filled(_ text: StyledText, with ground: Color) -> StyledText {
        var result = StyledText()
        let fill = Style(background: ground)
        for run in text.runs { result.append(run.text, style: run.style.merged(over: fill)) }
        return result
    }

    /// Returns the parts of a text that fit into a width; one part for an empty text.
    private func wrapped(_ text: StyledText, in width: Int) -> [StyledText] {
        guard text.cellWidth > width else { return [text] }
        let style = ParagraphStyle(lineBreakMode: .byCharWrapping)
        var layout = TextLayout(text, width: width, paragraphStyle: style, joining: .all)
        return layout.lines(0..<Int.max).map { text.part(utf8: $0.range) }
    }
}
