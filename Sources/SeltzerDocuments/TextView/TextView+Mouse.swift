// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// The mouse.
extension TextView {
    /// Pastes at the position of a press.
    final func paste(at event: MouseEvent) {
        guard event.phase == .down, isEnabled else { return }
        let place = position(at: event.location)
        edit(changesText: false) { $0.select([Range(place..<place)]) }
        window?.application?.performAction("paste")
    }

    /// Begins to select.
    final func beginPress(_ event: MouseEvent) {
        let position = position(at: event.location)
        press = nil
        tokenPress = pressedToken(by: event).map { ($0, event.location) }
        blockStart = nil
        // Ctrl works like Alt, because some window managers take the mouse with Alt.
        if !event.modifiers.isDisjoint(with: [.alt, .control]) {
            blockStart = place(at: event.location)
            return select { $0.toggleCursor(at: TextPosition(position)) }
        }
        let isInGutter = event.location.x < textContainerRect.minX
        let press = TextPress(
            at: position,
            by: isInGutter ? .line : TextGranularity(clickCount: event.clickCount, line: .line),
            extendingFrom: event.modifiers.contains(.shift)
                ? document.mainSelection.anchor : nil,
            in: storage.range)
        self.press = press
        select(to: position, press)
    }

    /// Extends the selection to the pointer, and scrolls while the pointer is beyond an edge.
    final func continuePress(_ event: MouseEvent) {
        if event.location != tokenPress?.cell { tokenPress = nil }
        guard press != nil || blockStart != nil else { return autoscroll.stop() }
        followDrag(to: event.location) { [weak self] in self?.select(to: $0) }
    }

    final func endPress() {
        press = nil
        tokenPress = nil
        blockStart = nil
        autoscroll.stop()
    }

    private final func select(to cell: Point) {
        if let blockStart {
            selectBlock(from: blockStart, to: place(at: cell))
        } else if let press {
            select(to: position(at: cell), press)
        }
    }

    private final func select(to position: Int, _ press: TextPress<Int>) {
        let selection = press.selection(to: position, in: storage.range)
        select {
            $0.setSelections([.init(anchor: selection.anchor, head: selection.head)])
        }
    }

    /// Selects the same columns in each row from one place to another.
    private final func selectBlock(
        from start: (place: TextRows.Place, column: Int),
        to end: (place: TextRows.Place, column: Int)
    ) {
        var place = min(start.place, end.place)
        let last = max(start.place, end.place)
        var selections: [EditableText.Selection] = []
        while place <= last, selections.count < 10_000 {
            selections.append(
                .init(
                    anchor: rows.position(at: start.column, in: place),
                    head: rows.position(at: end.column, in: place)))
            guard let next = rows.next(after: place) else { break }
            place = next
        }
        select { $0.setSelections(selections) }
    }
}
