// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What the application has been told, at the top and at the bottom, and between them rows of colors and wide characters.
final class BoardView: View {
    /// The last key, paste or status; and what the mouse did.
    private var last = "ready"
    private var moves = 0, presses = 0, releases = 0, turns = 0
    private var pointer = Point.zero
    /// Changes by itself while the board is restless.
    private(set) var tick = 0

    override var canBecomeFirstResponder: Bool { true }

    /// Says something in the first row.
    func tell(_ text: String) {
        last = text
        setNeedsDisplay()
    }

    /// Changes every cell.
    func goOn() {
        tick += 1
        setNeedsDisplay()
    }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        // The application has uses of its own for these.
        guard event.press.modifiers.isEmpty else { return .ignored }
        tell("key \(event.press)")
        goOn()
        return .observed
    }

    override func handlePaste(_ event: PasteEvent) -> Disposition {
        tell("paste \(event.text.utf8.count)\(event.isTruncated ? " cut" : "")")
        return .observed
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .move, .drag: moves += 1
        case .down: presses += 1
        case .up: releases += 1
        case .scroll: turns += abs(event.scroll.y)
        case .cancel, .enter, .leave: break
        }
        pointer = event.location
        setNeedsDisplay()
        return .observed
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let size = bounds.size
        canvas.draw("\(last) \(size.width)x\(size.height)", at: .zero)
        let mouse =
            "presses \(presses) releases \(releases) turns \(turns) at \(pointer.x),\(pointer.y)"
        canvas.draw(mouse, at: Point(x: 0, y: 1), style: Style(attributes: .bold))
        canvas.draw(moves > 0 ? "moved" : "still", at: Point(x: 0, y: 2))
        for y in 3..<max(3, size.height) {
            let style = Style(
                foreground: .palette(UInt8((y + tick) % 8)),
                background: .rgb(UInt8(truncatingIfNeeded: y * 20), 0, 60),
                attributes: y % 3 == 0 ? .underline : [])
            let pattern = "row \(y) 漢字 e\u{301} \(tick) "
            let line = String(repeating: pattern, count: size.width / 10 + 1)
            canvas.draw(line, at: Point(x: 0, y: y), style: style)
        }
        // Painted last, so that whoever sees it has seen the whole frame.
        let end = " \(last) \(size.width)x\(size.height)"
        canvas.draw(end, at: Point(x: size.width - end.cellWidth, y: size.height - 1))
    }
}
