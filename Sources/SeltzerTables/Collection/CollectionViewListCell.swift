// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A cell of a list in a ``CollectionView``, with a text and a second text, as in UIKit.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = note.title
/// cell.contentConfiguration = content
/// ```
open class CollectionViewListCell: CollectionViewCell {
    /// The signs and texts at the right end of the cell, from left to right; none by default.
    public final var accessories: [CellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    private final var accessoryViews: [View] = []
    /// The views before the content, which come first among the views.
    private final var leadingCount = 0

    /// Returns a configuration without texts.
    public final func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

    private final func accessoriesDidChange() {
        for view in accessoryViews { view.removeFromSuperview() }
        let shown = accessories.filter { $0.displayed != .whenEditing }
        let leading = shown.filter(\.isLeading)
        leadingCount = leading.count
        accessoryViews = (leading + shown.filter { !$0.isLeading }).map { $0.makeView() }
        for view in accessoryViews { insertSubview(view, aboveSubview: contentView) }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Operates the button that shows details.
    ///
    /// - Returns: False if the cell has none.
    final func tapDetail() -> Bool {
        for view in accessoryViews {
            guard let signs = view as? AccessorySigns, signs.type.hasButton else { continue }
            signs.tapped?()
            return true
        }
        return false
    }

    override var leadingWidth: Int { width(of: accessoryViews.prefix(leadingCount)) }

    override var trailingWidth: Int { width(of: accessoryViews.dropFirst(leadingCount)) }

    private final func width(of views: ArraySlice<View>) -> Int {
        views.reduce(0) { $0 + $1.sizeThatFits(.zero).width + 1 }
    }

    /// Lays out the content view, the backgrounds and the accessories; subclasses call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var x = contentView.frame.minX - leadingWidth
        let line = max(0, bounds.height - 1) / 2
        for (index, view) in accessoryViews.enumerated() {
            if index == leadingCount { x = contentView.frame.maxX }
            let width = view.sizeThatFits(.zero).width
            view.frame = Rect(x: x, y: line, width: width, height: min(1, bounds.height))
            x += width + 1
        }
    }
}
