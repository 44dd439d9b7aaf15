// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A window with the list of completions beside a row of a text; it never becomes key.
final class CompletionWindow: Window {
    private weak var control: (any CompletionHost)?
    let list: CompletionList
    private lazy var anchor = ViewAnchor(of: self, .beside([.below, .above]), to: control)
    /// The place of the list in the text.
    var position = CompletionPopup.Place(start: 0, queryStart: 0, isWholeLine: true)
    /// The maximum number of rows.
    var maximumRows = 8
    /// Whether the row of the text, or the screen, left no room for the list when it was placed last.
    var hasNoRoom = false

    init(of host: any CompletionHost, _ list: CompletionList) {
        control = host
        self.list = list
        super.init()
        backgroundColor = .overlay
        floatFrame = FloatFrame()
        addSubview(list)
    }

    override var canBecomeKey: Bool { false }

    /// The cells that the list stands beside, in the control's own coordinates, and the least width of the list; nil if
    /// they are not visible.
    private var source: (row: Rect, width: Int)? {
        guard let control else { return nil }
        // The line of the frame is below the bars of a field, so that items begin below the text.
        if position.isWholeLine, let row = control.completionRow { return (row, row.width) }
        guard let cell = control.completionCell(at: position.queryStart) else { return nil }
        let x = cell.x.saturatingSubtracting(2 + list.symbolWidth)
        return (Rect(x: x, y: cell.y, width: 1, height: 1), 0)
    }

    override func rowsThatFit(in screen: Rect, beside content: Rect) -> Int {
        guard let source else { return 0 }
        anchor.part = source.row
        guard let row = anchor.locate() else { return 0 }
        let edges = FloatFrame(hanging: .below).insets(hasFills: hasFills).vertical
        let rows = min(list.items.count, maximumRows) + edges
        let fits = rows <= max(content.maxY - row.maxY, row.minY - content.minY)
        return fits ? 0 : row.maxY + rows
    }

    /// Places the window so that it does not cover the row, and fits the room beside it.
    override func place(in screen: Rect) {
        guard let source else { return leave() }
        anchor.part = source.row
        guard let row = anchor.locate() else { return }
        let count = list.items.count
        let rowsBelow = screen.maxY - row.maxY
        let isBelow = rowsBelow > count + 1 || rowsBelow >= row.minY - screen.minY
        let room = isBelow ? rowsBelow : row.minY - screen.minY
        var frame = FloatFrame(hanging: isBelow ? .below : .above)
        let edges = frame.insets(hasFills: hasFills)
        // One row is better than a line around nothing.
        frame.fillsScreen = room <= edges.vertical
        if floatFrame != frame { floatFrame = frame }
        place(beside: row, source.width, isBelow: isBelow, room: room, in: screen)
    }

    private func place(
        beside row: Rect, _ width: Int, isBelow: Bool, room: Int, in screen: Rect
    ) {
        let edges = floatFrame?.insets(hasFills: hasFills) ?? .zero
        let rows = max(0, min(list.items.count, maximumRows, room - edges.vertical))
        guard rows > 0 else { return leave() }
        hasNoRoom = false
        let wanted = list.sizeThatFits(Size(width: screen.width, height: rows)).width
        let size = Size(
            width: max(wanted.saturatingAdding(edges.horizontal), width),
            height: rows + edges.vertical)
        anchor.position = .beside([isBelow ? .below : .above])
        if let new = anchor.frame(of: size, in: screen), new != self.frame { self.frame = new }
    }

    /// Takes no room until the row is visible again.
    private func leave() {
        hasNoRoom = true
        if !frame.isEmpty { frame.size = .zero }
    }

    override func layoutSubviews() {
        list.frame = floatContent
    }
}
