// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Shows a Markdown block of a transcript: all of its rows, or the last ones if there is less room.
final class TranscriptTextView: View {
    private weak var block: TranscriptBlock?
    private weak var transcript: TranscriptView?
    private let margin: Int

    init(_ block: TranscriptBlock, margin: Int, in transcript: TranscriptView) {
        (self.block, self.margin, self.transcript) = (block, margin, transcript)
        super.init(frame: .zero)
        clipsToBounds = true
    }

    private func textWidth(in width: Int) -> Int {
        max(1, width - 2 * TranscriptLayout.margin(margin, in: width))
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max ? 80 : size.width
        block?.rows?.layOut(width: textWidth(in: width), joining: joinedClusters)
        return Size(width: width, height: block?.rows?.places.count ?? 0)
    }

    override func layoutSubviews() {
        block?.rows?.layOut(width: textWidth(in: bounds.width), joining: joinedClusters)
        setNeedsDisplay()
    }

    /// The number of the first row that is shown.
    private var firstRow: Int { max(0, (block?.rows?.places.count ?? 0) - bounds.height) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let first = firstRow
        let count = block?.rows?.places.count ?? 0
        let start = TranscriptLayout.margin(margin, in: bounds.width)
        let width = textWidth(in: bounds.width)
        let inner = canvas.clipped(to: Rect(x: start, y: 0, width: width, height: bounds.height))
        for y in max(0, rect.minY)..<max(0, min(rect.maxY, count - first)) {
            guard let row = block?.rows?.row(first + y) else { return }
            let point = Point(x: start, y: y)
            row.draw(at: point, width: width, in: inner)
            drawFoundText(in: row, at: point, inner)
        }
    }

    private func drawFoundText(in row: MarkdownRow, at start: Point, _ canvas: Canvas) {
        guard let block, let base = transcript?.firstLine(of: block),
            let find = transcript?.findInteraction
        else { return }
        for piece in row.pieces {
            let bytes = piece.start..<piece.start + piece.text.count
            for highlight in find.highlights(inLine: base + piece.line, bytes: bytes) {
                let columns = row.columns(
                    of: highlight.range, in: piece, joining: canvas.joinedClusters)
                guard let columns else { continue }
                canvas.addStyle(
                    highlight.style,
                    in: Rect(
                        x: start.x + row.indent + columns.lowerBound, y: start.y,
                        width: columns.count, height: 1))
            }
        }
    }

    // MARK: Links

    /// Returns the link at a cell; nil for none.
    private func link(at cell: Point) -> MarkdownLink? {
        let column = cell.x - TranscriptLayout.margin(margin, in: bounds.width)
        let number = firstRow + cell.y
        return block?.rows?.link(atColumn: column, inRow: number)
    }

    /// Follows a link that is clicked; all other presses are left to the marking of text.
    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .down || event.phase == .up, event.button == .left,
            let link = link(at: event.location)
        else { return super.handleMouse(event) }
        if event.phase == .up {
            post(LinkActivated(destination: link.destination, title: link.title))
        }
        return .stop
    }

    /// A text with its source.
    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(
            .document,
            value: String(decoding: (block?.text ?? "").utf8.prefix(1 << 16), as: UTF8.self))
    }
}
