// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A picture of the screen in which the user marks text, by mouse or by keys.
final class TextSelectionView: View {
    /// The cells of the screen when the mode began.
    private let picture: CellBuffer
    private let generation: Int
    /// The cell of the cursor.
    private var caret = Point.zero
    /// The marked cells; nil for none.
    private var selection: TextSelection?
    /// Whether arrows mark without Shift.
    ///
    /// Some terminals do not report Shift with arrows.
    private var isMarking = false
    /// Whether keys mark a block: the same columns of each row.
    private var isBlock = false
    /// Ends the mode; gets the text to copy, or nil.
    private let finish: @MainActor (String?) -> Void

    init(picture: CellBuffer, finish: @escaping @MainActor (String?) -> Void) {
        self.picture = picture
        generation = picture.clusters.generation
        self.finish = finish
        super.init()
    }

    /// The marked text; nil if nothing is marked.
    var markedText: String? { selection?.text(of: picture) }

    override var canBecomeFirstResponder: Bool { true }
    override var cursorPosition: Point? { caret }

    // MARK: Keys

    override var actions: [Action] {
        let moves = TextSelectionMove.allCases.flatMap { move in
            [false, true].map { marks in
                Action(nil, keys: [marks ? move.markingKey : move.key]) { responder in
                    (responder as? TextSelectionView)?.move(move, marks: marks)
                    return .stop
                }.mayDecline(false)
            }
        }
        return [
            Action(
                nil, title: "Copy", keys: ["enter", "alt-w", "ctrl-shift-c", "ctrl-c", "kp-enter"],
                TextSelectionView.copyMarked),
            Action(nil, title: "End selecting", keys: ["escape", "f7"], TextSelectionView.end),
            Action(nil, title: "Mark from here", keys: ["space"], TextSelectionView.toggleMarking),
            Action(nil, title: "Mark a block", keys: ["b"], TextSelectionView.toggleBlock),
            Action(nil, title: "Mark all", keys: ["ctrl-a"], TextSelectionView.markAll),
        ] + moves
    }

    private func copyMarked() { finish(markedText) }

    private func end() { finish(nil) }

    private func toggleMarking() {
        isMarking.toggle()
        setSelection(isMarking ? TextSelection(anchor: caret, head: caret, isBlock: isBlock) : nil)
    }

    private func toggleBlock() {
        isBlock.toggle()
        guard var selection else { return }
        selection.isBlock = isBlock
        setSelection(selection)
    }

    private func markAll() {
        let last = Point(x: picture.size.width - 1, y: picture.size.height - 1)
        setSelection(TextSelection(anchor: .zero, head: last))
    }

    private func move(_ move: TextSelectionMove, marks: Bool) {
        let old = caret
        let target = move.target(from: old, in: picture)
        if marks || isMarking {
            var new = selection ?? TextSelection(anchor: old, head: old, isBlock: isBlock)
            new.head = target
            setCaret(target)
            setSelection(new)
        } else {
            setCaret(target)
            setSelection(nil)
        }
    }

    // MARK: Mouse

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.button == .left else { return .stop }
        let place = Point(
            x: event.location.x.clamped(0, max(0, picture.size.width - 1)),
            y: event.location.y.clamped(0, max(0, picture.size.height - 1)))
        switch event.phase {
        case .down: press(at: place, event)
        case .drag:
            var new = selection ?? TextSelection(anchor: caret, head: place)
            new.head = place
            new.isBlock = new.isBlock || isBlock
            setCaret(place)
            setSelection(new)
        default: break
        }
        return .stop
    }

    private func press(at place: Point, _ event: MouseEvent) {
        isMarking = false
        isBlock = !event.modifiers.isDisjoint(with: [.alt, .shift])
        setCaret(place)
        switch event.clickCount {
        case 2: setSelection(TextSelection(anchor: place, head: place, unit: .word))
        case 3...: setSelection(TextSelection(anchor: place, head: place, unit: .row))
        default: setSelection(nil)
        }
    }

    // MARK: Drawing

    private func setCaret(_ place: Point) {
        let old = hintRow
        caret = place
        if hintRow != old { setNeedsDisplay() }
        window?.application?.setNeedsFrame()
    }

    private func setSelection(_ new: TextSelection?) {
        guard new != selection else { return }
        for rows in [selection?.rows, new?.rows].compactMap({ $0 }) {
            setNeedsDisplay(
                Rect(x: 0, y: rows.lowerBound, width: bounds.width, height: rows.count))
        }
        selection = new
    }

    /// The row of the hint, never the row of the cursor; nil if there are too few rows.
    private var hintRow: Int? {
        guard picture.size.height > 2 else { return nil }
        return caret.y < picture.size.height - 1 ? picture.size.height - 1 : 0
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard generation == picture.clusters.generation else {
            // The numbers in the cells of the picture now stand for other clusters.
            Task { @MainActor [weak self] in self?.end() }
            return
        }
        canvas.draw(picture, at: .zero)
        if let selection {
            for row in selection.rows.clamped(to: 0...max(0, picture.size.height - 1)) {
                let columns = selection.columns(inRow: row, of: picture)
                canvas.highlightMarkedText(
                    in: Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1))
            }
        }
        guard let hintRow else { return }
        let row = Rect(x: 0, y: hintRow, width: bounds.width, height: 1)
        let style = Style(background: .default, attributes: [.reverse, .bold])
        canvas.fill(row, with: style)
        canvas.draw(" " + Self.hint, in: row, style: style)
    }

    private static let hint =
        "Select text: drag or Shift-arrows   Enter: copy   Esc: end   Alt-drag: block"
}
