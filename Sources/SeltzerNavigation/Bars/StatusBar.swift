// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A row of short facts about the content of a screen, such as the place of the cursor.
///
/// Items are at the leading or at the trailing end. If not all items fit, the items with the lowest
/// ``StatusBarItem/priority`` are hidden. A new text marks only the cells of its item, unless its width changes.
///
/// ```swift
/// let status = StatusBar(leading: [branch, changes], trailing: [position, encoding])
/// ```
///
///      main   ● 3 changed            Ln 7, Col 32   UTF-8
open class StatusBar: View {
    /// The items at the leading end, from the edge to the middle.
    public final var leadingItems: [StatusBarItem] {
        didSet { replace(oldValue) }
    }

    /// The items at the trailing end, from the middle to the edge.
    public final var trailingItems: [StatusBarItem] {
        didSet { replace(oldValue) }
    }

    /// Creates a status bar.
    ///
    /// - Parameters:
    ///   - leading: The items at the leading end, from the edge to the middle.
    ///   - trailing: The items at the trailing end, from the middle to the edge.
    public init(leading: [StatusBarItem] = [], trailing: [StatusBarItem] = []) {
        (leadingItems, trailingItems) = (leading, trailing)
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = ControlLook.bar.background
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
        (leading + trailing).forEach(addSubview)
    }

    private final var items: [StatusBarItem] { leadingItems + trailingItems }

    private final func replace(_ old: [StatusBarItem]) {
        let items = items
        for item in old where !items.contains(where: { $0 === item }) { item.removeFromSuperview() }
        for (index, item) in items.enumerated() {
            // The order of the subviews is the order of the Tab key.
            insertSubview(item, at: index)
        }
        itemsDidChange()
    }

    final func itemsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// The empty cells at both ends.
    private final var margin: Int { bounds.width > 12 ? 1 : 0 }

    /// Returns the width of all items, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = items.reduce(2) { $0.saturatingAdding($1.sizeThatFits(.unbounded).width) }
        return Size(width: min(width, size.width), height: 1)
    }

    /// Places the items that fit, and hides all other items.
    ///
    /// Among items with the same priority, the item nearest to the middle is hidden first.
    open override func layoutSubviews() {
        let room = max(0, bounds.width - 2 * margin)
        var widths = items.map { $0.text.isEmpty ? 0 : $0.sizeThatFits(.unbounded).width }
        var total = widths.reduce(0) { $0.saturatingAdding($1) }
        let order = hidingOrder
        var left = widths.count { $0 > 0 }
        for index in order where total > room && widths[index] > 0 && left > 1 {
            total -= widths[index]
            widths[index] = 0
            left -= 1
        }
        if total > room, let last = widths.firstIndex(where: { $0 > 0 }) { widths[last] = room }
        place(widths)
    }

    /// The indices of all items, in the order in which they are hidden.
    private final var hidingOrder: [Int] {
        let leading = leadingItems.count
        let near = items.indices.map { index in
            index < leading ? index : items.count - 1 - index
        }
        let priorities = items.map(\.priority)
        return items.indices.sorted { first, second in
            (priorities[first], -near[first], -first) < (priorities[second], -near[second], -second)
        }
    }

    private final func place(_ widths: [Int]) {
        var x = bounds.minX + margin
        var end = bounds.maxX - margin
        let row = bounds.middleRow
        for (index, item) in leadingItems.enumerated() {
            show(item, Rect(x: x, y: row.minY, width: widths[index], height: row.height))
            x += widths[index]
        }
        for (index, item) in trailingItems.enumerated().reversed() {
            let width = widths[leadingItems.count + index]
            end -= width
            show(item, Rect(x: end, y: row.minY, width: width, height: row.height))
        }
    }

    private final func show(_ item: StatusBarItem, _ frame: Rect) {
        item.isHidden = frame.isEmpty
        if !frame.isEmpty { item.frame = frame }
    }
}
