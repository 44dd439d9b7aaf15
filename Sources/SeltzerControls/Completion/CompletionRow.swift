// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A row of a ``CompletionList``: the sign of the item's kind, its title, and its detail at the end.
final class CompletionRow: Control {
    var index = 0
    var take: ((Int) -> Void)?

    private let symbol = Label(style: Style(foreground: .secondaryLabel))
    private let title = Label()
    private let detail = Label(style: Style(foreground: .secondaryLabel), alignment: .right)
    private let highlight = RowHighlight { CompletionRow.look(of: $0) }
    private var sign: Symbol?
    private var symbolWidth = 0

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        for view in [symbol, title, detail, highlight] { addSubview(view) }
        symbol.isHidden = true
        detail.isHidden = true
    }

    /// Shows an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - symbolWidth: The width of the column of signs.
    func show(_ item: CompletionItem, symbolWidth: Int) {
        self.symbolWidth = symbolWidth
        sign = item.symbol
        symbol.isHidden = sign == nil
        title.styledText = item.styledTitle
        detail.text = item.detail
        setNeedsLayout()
    }

    override var canBecomeFirstResponder: Bool { false }

    // On the fill of a selected row the fainter color would be too faint.
    override var isSelected: Bool {
        didSet {
            let color: Color = isSelected ? .label : .secondaryLabel
            symbol.style.foreground = color
            detail.style.foreground = color
        }
    }

    /// A row with the title and the detail as its texts, and its number.
    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.row, traits: isSelected ? .selected : [])
        attributes.index = index
        return attributes
    }

    override func activate() {
        take?(index)
    }

    override func layoutSubviews() {
        // Only in a window the row knows whether the display shows more than ASCII.
        symbol.text = sign?.text(in: self) ?? ""
        highlight.frame = bounds
        var room = bounds.inset(by: Insets(left: 1, right: 1))
        symbol.frame = Rect(
            origin: room.origin,
            size: Size(width: max(0, min(symbolWidth - 1, room.width)), height: room.height))
        room = room.inset(by: Insets(left: min(symbolWidth, room.width)))
        title.frame = room
        // The title comes first: a detail that would be cut to a few letters is left out.
        let wanted = cellWidth(of: detail.text)
        let left = room.width - cellWidth(of: title.text) - 2
        detail.isHidden = wanted == 0 || left < min(wanted, 6)
        guard !detail.isHidden else { return }
        let width = min(wanted, left)
        detail.frame = Rect(
            x: room.maxX - width, y: room.minY, width: width, height: room.height)
        title.frame.size.width = room.width - width - 2
    }

    private static func look(of highlight: RowHighlight) -> RowHighlight.Look? {
        guard let row = highlight.superview as? CompletionRow else { return nil }
        var look = RowHighlight.Look(row.state.subtracting(.focused))
        if row.isSelected { look?.bar = .hairline }
        return look
    }
}
