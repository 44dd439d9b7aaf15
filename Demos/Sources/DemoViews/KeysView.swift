// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A box over the screen that lists the keys in force and what they do; a click or a key closes it.
///
/// Where not all of them fit, the arrows and the wheel scroll.
public final class KeysView: View {
    private let lines: [(chord: String, title: String)]
    private let close: @MainActor () -> Void
    private var firstLine = 0 {
        didSet { setNeedsDisplay() }
    }

    /// Creates a list of the bindings that have a title.
    ///
    /// - Parameters:
    ///   - bindings: The keys in force.
    ///   - close: Takes the view away; the view keeps it.
    public init(bindings: [KeyBinding], close: @escaping @MainActor () -> Void) {
        lines = bindings.filter { !$0.title.isEmpty }.map { ($0.keys.description, $0.title) }
        self.close = close
        super.init()
    }

    /// True.
    public override var canBecomeFirstResponder: Bool { true }

    /// Those that close it, and those that scroll.
    public override var keyBindings: [KeyBinding] {
        ["escape", "enter", "space", "q", "?"].map { KeyBinding($0, "", KeysView.dismiss) }
            + [("up", -1), ("down", 1), ("pageup", -8), ("pagedown", 8)].map { chord, step in
                KeyBinding(KeySequence(chord)) { responder in
                    (responder as? KeysView)?.scroll(by: step)
                    return .stop
                }
            }
    }

    private func scroll(by step: Int) {
        let visible = max(1, box.height - 2)
        firstLine = max(0, min(firstLine + step, lines.count - visible))
    }

    private func dismiss() {
        close()
    }

    /// Closes it when a button comes up, and scrolls by the wheel.
    public override func mouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .up { dismiss() }
        if event.phase == .scroll { scroll(by: event.scroll.y.signum()) }
        return .stop
    }

    /// The box in the middle, as large as the list or as there is room.
    private var box: Rect {
        let columns = chordWidth + (lines.map(\.title.cellWidth).max() ?? 0)
        let width = min(bounds.width, columns + 6)
        let height = min(bounds.height, lines.count + 2)
        return Rect(
            x: bounds.minX + (bounds.width - width) / 2,
            y: bounds.minY + (bounds.height - height) / 2,
            width: width, height: height)
    }

    private var chordWidth: Int { lines.map(\.chord.cellWidth).max() ?? 0 }

    /// Draws the box.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        let box = box
        canvas.fill(box, with: Style(background: .default))
        canvas.drawBox(box, border: .rounded)
        let title = Rect(x: box.minX + 2, y: box.minY, width: max(0, box.width - 4), height: 1)
        canvas.draw(" Keys ", in: title, style: Style(attributes: .bold))
        let inside = box.inset(by: Insets(top: 1, left: 2, bottom: 1, right: 2))
        let rest = lines.dropFirst(firstLine)
        if rest.count > inside.height {
            let more = Rect(x: inside.minX, y: box.maxY - 1, width: inside.width, height: 1)
            canvas.draw(" \(rest.count - inside.height) more ", in: more, alignment: .right)
        }
        for (row, line) in rest.prefix(inside.height).enumerated() {
            let y = inside.minY + row
            let chord = Rect(x: inside.minX, y: y, width: min(chordWidth, inside.width), height: 1)
            canvas.draw(line.chord, in: chord, style: Style(attributes: .bold))
            let titles = inside.inset(by: Insets(left: chordWidth + 2))
            canvas.draw(line.title, in: Rect(x: titles.minX, y: y, width: titles.width, height: 1))
        }
    }
}
