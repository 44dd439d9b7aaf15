// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The bars of tasks: title, bar and words; and a last row with the sum.
final class ProgressRowsView: View {
    private var rows: [ProgressReport.Row] = []
    private var hiddenCount = 0
    private var root: ProgressReport.Row?
    private var summary = ""
    private var hasSteps = false
    private var isStopping = false
    private var isOver = false
    private var step = 0

    /// Shows new rows.
    func show(
        _ rows: [ProgressReport.Row], hiddenCount: Int, root: ProgressReport.Row, summary: String,
        hasSteps: Bool, isStopping: Bool, isOver: Bool
    ) {
        (self.rows, self.hiddenCount, self.root) = (rows, hiddenCount, root)
        (self.summary, self.hasSteps) = (summary, hasSteps)
        (self.isStopping, self.isOver) = (isStopping, isOver)
        setNeedsDisplay()
    }

    /// Moves the spinner, and the bars without a total.
    func advance() {
        step += 1
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        // On a small screen, the row with the sum is the last to disappear.
        let room = max(0, bounds.height - 1)
        let titles = rows.map { 2 * $0.depth + $0.title.cellWidth }.max() ?? 0
        let columns = columns(of: rows, titles: titles, width: bounds.width)
        for (y, row) in rows.prefix(room).enumerated() {
            draw(row, from: Point(x: 0, y: y), columns, canvas)
        }
        var y = min(rows.count, room)
        if hiddenCount > 0, y < room {
            canvas.draw(
                StyledText("… \(hiddenCount) more", style: Style(foreground: .secondaryLabel)),
                at: Point(x: 0, y: y))
            y += 1
        }
        if let root { drawSum(root, y: y, canvas) }
    }

    /// Returns the columns of the rows' titles, bars and numbers.
    private func columns(
        of rows: [ProgressReport.Row], titles: Int, width: Int
    ) -> ProgressColumns {
        func widest(_ isShort: Bool) -> Int {
            rows.map { $0.count(isShort: isShort).cellWidth }.max() ?? 0
        }
        return ProgressColumns(
            width: width, title: titles, count: widest(false), shortCount: widest(true))
    }

    private func draw(
        _ row: ProgressReport.Row, from start: Point, _ columns: ProgressColumns, _ canvas: Canvas,
        titleStyle: Style = Style()
    ) {
        let (x, y) = (start.x, start.y)
        let indent = max(0, min(2 * row.depth, columns.title - 1))
        canvas.draw(
            StyledText(row.title, style: titleStyle),
            in: Rect(x: x + indent, y: y, width: max(1, columns.title - indent), height: 1),
            paragraphStyle: .oneLine)
        if columns.bar > 0 {
            drawBar(
                row, in: Rect(x: x + columns.barStart, y: y, width: columns.bar, height: 1), canvas)
        }
        let wordsX = x + columns.wordsStart
        let room = max(0, bounds.width - wordsX)
        var words = StyledText()
        if let sign = row.sign(isUnicode: canvas.isUnicode) { words = sign + " " }
        words.append(row.words(in: room - words.cellWidth, isShort: columns.isShort))
        canvas.draw(
            words, in: Rect(x: wordsX, y: y, width: room, height: 1), paragraphStyle: .oneLine)
    }

    private func drawBar(_ row: ProgressReport.Row, in rect: Rect, _ canvas: Canvas) {
        let tint: Color =
            switch row.outcome {
            case .running: .accent
            case .done: .success
            case .failed: .danger
            case .skipped: .tertiaryLabel
            }
        let bar = ProgressBar(
            length: rect.width, isUnicode: canvas.isUnicode, tint: tint, track: .track, isLine: true
        )
        if row.outcome == .done {
            bar.draw(1, in: rect, of: canvas)
        } else if let fraction = row.fraction {
            bar.draw(fraction, in: rect, of: canvas)
        } else if row.outcome == .running {
            bar.draw(step: step / 2, in: rect, of: canvas)
        } else {
            bar.draw(0, in: rect, of: canvas)
        }
    }

    private func drawSum(_ root: ProgressReport.Row, y: Int, _ canvas: Canvas) {
        if !hasSteps, !isOver, !isStopping, root.total != nil {
            return drawSole(root, y: y, canvas)
        }
        var line = root.sign(isUnicode: canvas.isUnicode) ?? spinner(canvas)
        // The number of steps is more important than the end of a long title.
        let numbers = summary.prefix { $0 != "," }
        let room = max(min(4, root.title.cellWidth), bounds.width - 4 - String(numbers).cellWidth)
        line.append(" ")
        line += title(of: root, width: room)
        if isOver, case .failed(let reason) = root.outcome {
            line.append("  \(reason)", style: Style(foreground: .danger))
        }
        if !summary.isEmpty {
            line.append("  \(summary)", style: Style(foreground: .secondaryLabel))
        }
        if !isOver {
            if !hasSteps { line.append("  "); line.append(root.words) }
            let keys = keys(canvas)
            // A key that does not fit is left out completely.
            if line.cellWidth + keys.cellWidth <= bounds.width { line += keys }
        }
        canvas.draw(
            line, in: Rect(x: 0, y: y, width: bounds.width, height: 1), paragraphStyle: .oneLine)
    }

    private func title(of row: ProgressReport.Row, width: Int) -> StyledText {
        let title = StyledText(row.title, style: Style(attributes: .bold))
        guard title.cellWidth > width else { return title }
        return title.cells(0..<max(0, width - 1)) + "…"
    }

    /// Draws the only row of work without steps, with its bar.
    private func drawSole(_ root: ProgressReport.Row, y: Int, _ canvas: Canvas) {
        canvas.draw(spinner(canvas), at: Point(x: 0, y: y))
        let (width, keys) = (bounds.width - 2, keys(canvas))
        let all = columns(of: [root], titles: root.title.cellWidth, width: width - keys.cellWidth)
        // If there is no room for everything, the key is left out first.
        let hasKeys = all.gap == 2 && all.title == root.title.cellWidth
        let columns =
            hasKeys ? all : columns(of: [root], titles: root.title.cellWidth, width: width)
        draw(
            root, from: Point(x: 2, y: y), columns, canvas, titleStyle: Style(attributes: .bold))
        let end = 2 + columns.wordsStart + root.words.cellWidth
        if hasKeys, end + keys.cellWidth <= bounds.width {
            canvas.draw(keys, at: Point(x: end, y: y))
        }
    }

    /// The key that stops the work, with a gap before it.
    private func keys(_ canvas: Canvas) -> StyledText {
        let cap = canvas.hasFills ? " ^C " : "^C"
        return StyledText("   ")
            + StyledText(cap, style: Style(background: .control, attributes: .bold))
            + StyledText(" Stop", style: Style(foreground: .secondaryLabel))
    }

    private func spinner(_ canvas: Canvas) -> StyledText {
        let frames = SpinnerBubble.signs(isUnicode: canvas.isUnicode)
        let still = window?.application?.reducesMotion == true
        let frame = still ? canvas[.ellipsis] : String(frames[step / 2 % frames.count])
        return StyledText(frame, style: Style(foreground: .accent))
    }
}
