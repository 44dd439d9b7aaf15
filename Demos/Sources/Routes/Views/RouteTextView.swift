// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The text about the last event: what happened, the route on one line, and a line for each hop.
final class RouteTextView: View {
    /// A line and its style.
    private struct Line {
        let text: String
        var attributes: Attributes = []
    }

    private unowned let page: Page

    init(_ page: Page) {
        self.page = page
        super.init()
    }

    func update() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private var lines: [Line] {
        if page.traces.isEmpty, page.notes.isEmpty {
            return [Line(text: "Post an event to see its route here.", attributes: .dim)]
        }
        var lines = page.traces.map { Line(text: $0.description, attributes: .bold) }
        lines += page.notes.map { Line(text: $0) }
        lines += page.traces.flatMap { $0.detail.split(separator: "\n") }
            .map { Line(text: String($0), attributes: .dim) }
        return lines
    }

    private func wrapped(to width: Int) -> [Line] {
        lines.flatMap { line in
            WrappedText.lines(of: line.text, width: width).map {
                Line(text: $0, attributes: line.attributes)
            }
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: wrapped(to: size.width).count)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for (row, line) in wrapped(to: bounds.width).enumerated() {
            let room = Rect(x: 0, y: row, width: bounds.width, height: 1)
            canvas.draw(line.text, in: room, style: Style(attributes: line.attributes))
        }
    }
}
