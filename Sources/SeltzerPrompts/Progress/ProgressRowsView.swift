// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The bars of tasks: title, bar and words; and a last row with the sum.
final class ProgressRowsView: View {
    /// The widest title, in cells.
    private static let widestTitle = 24
    /// The narrowest and the widest bar.
    private static let barWidths = 6...40
    /// The cells of words such as `17 of 40, 12 s left`, which a narrow terminal leaves to them.
    private static let wordsWidth = 19

    private var rows: [ProgressReport.Row] = []
    private var hiddenCount = 0
    private var root: ProgressReport.Row?
    private var summary = ""
    private var isOver = false
    private var step = 0

    /// Shows other rows.
    func show(
        _ rows: [ProgressReport.Row], hiddenCount: Int, root: ProgressReport.Row, summary: String,
        isOver: Bool
    ) {
        (self.rows, self.hiddenCount, self.root) = (rows, hiddenCount, root)
        (self.summary, self.isOver) = (summary, isOver)
        step += 1
        setNeedsDisplay()
    }

    /// The number of rows that are needed.
    var wantedHeight: Int { rows.count + (hiddenCount > 0 && !isOver ? 1 : 0) + 1 }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        // The sum is the last to go on a small screen.
        let room = max(0, bounds.height - 1)
        let width = min(
            Self.widestTitle, rows.map { 2 * $0.depth + $0.title.cellWidth }.max() ?? 0)
        for (y, row) in rows.prefix(room).enumerated() {
            draw(row, y: y, titleWidth: width, canvas)
        }
        var y = min(rows.count, room)
        if hiddenCount > 0, !isOver, y < room {
            canvas.draw(
                StyledText("… \(hiddenCount) more", style: Style(foreground: .secondaryLabel)),
                at: Point(x: 0, y: y))
            y += 1
        }
        if let root { drawSum(root, y: y, canvas) }
    }

    private func draw(_ row: ProgressReport.Row, y: Int, titleWidth: Int, _ canvas: Canvas) {
        if isOver {
            let line = row.finalLine(titleWidth: titleWidth, isUnicode: canvas.isUnicode)
            canvas.draw(
                line, in: Rect(x: 0, y: y, width: bounds.width, height: 1), paragraphStyle: .oneLine
            )
            return
        }
        let title = StyledText(row.title)
        canvas.draw(
            title,
            in: Rect(x: 2 * row.depth, y: y, width: max(1, titleWidth - 2 * row.depth), height: 1),
            paragraphStyle: .oneLine)
        let start = titleWidth + 2
        let half = (bounds.width - start) / 2
        let rest = bounds.width - start - 2 - Self.wordsWidth
        let bar = min(Self.barWidths.upperBound, half, max(Self.barWidths.lowerBound, rest))
        var x = start
        if bar >= Self.barWidths.lowerBound {
            drawBar(row, in: Rect(x: start, y: y, width: bar, height: 1), canvas)
            x += bar + 2
        }
        var words = StyledText()
        if let sign = row.sign(isUnicode: canvas.isUnicode) { words = sign + " " }
        words.append(row.words)
        canvas.draw(
            words, in: Rect(x: x, y: y, width: max(0, bounds.width - x), height: 1),
            paragraphStyle: .oneLine)
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
        var line = root.sign(isUnicode: canvas.isUnicode) ?? spinner(canvas)
        line.append(" \(root.title)", style: Style(attributes: .bold))
        if isOver, case .failed(let reason) = root.outcome {
            line.append("  \(reason)", style: Style(foreground: .danger))
        }
        if !summary.isEmpty {
            line.append("  \(summary)", style: Style(foreground: .secondaryLabel))
        }
        if !isOver {
            if rows.isEmpty { line.append("  "); line.append(root.words) }
            let cap = canvas.hasFills ? " ^C " : "^C"
            let keys =
                StyledText("   ")
                + StyledText(cap, style: Style(background: .control, attributes: .bold))
                + StyledText(" Stop", style: Style(foreground: .secondaryLabel))
            // A key that does not fit is left out whole.
            if line.cellWidth + keys.cellWidth <= bounds.width { line += keys }
        }
        canvas.draw(
            line, in: Rect(x: 0, y: y, width: bounds.width, height: 1), paragraphStyle: .oneLine)
    }

    private func spinner(_ canvas: Canvas) -> StyledText {
        let frames = SpinnerBubble.signs(isUnicode: canvas.isUnicode)
        let still = window?.application?.reducesMotion == true
        let frame: Character =
            still ? (canvas.isUnicode ? "…" : "~") : frames[step / 2 % frames.count]
        return StyledText(String(frame), style: Style(foreground: .accent))
    }
}
