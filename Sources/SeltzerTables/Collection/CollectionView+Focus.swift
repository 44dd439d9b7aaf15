// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The focus of the item: the item that keys act on, selected or not.
extension CollectionView {
    /// Gives an item the focus when the collection view gets it.
    final func focusCame(_ event: BecameFirstResponder) -> Disposition {
        guard isFirstResponder else { return .ignored }
        if !remembersLastFocusedIndexPath { selection.moveLead(to: nil) }
        if selection.lead == nil { offerPreferredItem() }
        giveLead()
        showSelection()
        return .ignored
    }

    /// Focuses the item that the delegate prefers.
    private final func offerPreferredItem() {
        loadIfNeeded()
        guard let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self),
            let item = sections.row(at: path), isEnabled(item)
        else { return }
        selection.offerLead(item)
        scrollToItem(at: path, at: [])
    }

    /// Gives an item the focus if none has it: the first selected one, or else the first visible one.
    final func giveLead() {
        loadIfNeeded()
        guard selection.lead == nil, allowsSelection, sections.rowCount > 0 else { return }
        let first = selection.rows.first ?? shownCells.keys.filter(isEnabled).min()
        selection.offerLead(first ?? (isEnabled(0) ? 0 : nil))
        showSelection()
    }

    /// Moves the focus to an item, if the delegate allows it.
    ///
    /// - Returns: Whether the item has the focus.
    @discardableResult
    final func moveFocus(to item: Int) -> Bool {
        let old = selection.lead
        guard old != item else { return true }
        guard allowsFocus(from: old, to: item), item < sections.rowCount else { return false }
        selection.moveLead(to: item)
        for changed in [old, item] {
            guard let changed, let cell = shownCells[changed] else { continue }
            configure(cell, changed)
        }
        tellFocus(from: old, to: item)
        return true
    }

    /// Moves the focus as a key does, scrolls to the item, and selects it if the selection follows the focus.
    ///
    /// - Returns: False if there is no item in that direction.
    final func moveFocus(_ move: ItemMove) -> Bool {
        guard sections.rowCount > 0 else { return false }
        layoutIfNeeded()
        guard let lead = selection.lead, lead < sections.rowCount else {
            giveLead()
            return selection.lead != nil
        }
        guard let item = item(after: move, from: lead) else { return false }
        if moveFocus(to: item) {
            reveal(item)
            selectFocused(item)
        }
        return true
    }

    private final func allowsFocus(from old: Int?, to new: Int?) -> Bool {
        guard old != new, let collectionDelegate else { return true }
        return collectionDelegate.collectionView(
            self, shouldUpdateFocusIn: focusContext(from: old, to: new))
    }

    /// Informs the delegate of a moved focus.
    final func tellFocus(from old: Int?, to new: Int?) {
        guard old != new, let collectionDelegate else { return }
        collectionDelegate.collectionView(
            self, didUpdateFocusIn: focusContext(from: old, to: new),
            with: FocusAnimationCoordinator(in: window?.application))
    }

    private final func focusContext(
        from old: Int?, to new: Int?
    ) -> CollectionViewFocusUpdateContext {
        func path(_ item: Int?) -> TableIndexPath? {
            item.flatMap { $0 < sections.rowCount ? sections.indexPath(ofRow: $0) : nil }
        }
        return CollectionViewFocusUpdateContext(from: path(old), to: path(new))
    }

    // MARK: The next item

    /// Returns the item after a move; nil if there is none.
    final func item(after move: ItemMove, from item: Int) -> Int? {
        switch move {
        case .first: return end(isLast: false)
        case .last: return end(isLast: true)
        case .pageUp, .pageDown: return page(isBackwards: move == .pageUp, from: item)
        case .up: return neighbor(of: item, along: .vertical, isBackwards: true)
        case .down: return neighbor(of: item, along: .vertical, isBackwards: false)
        case .left: return neighbor(of: item, along: .horizontal, isBackwards: true)
        case .right: return neighbor(of: item, along: .horizontal, isBackwards: false)
        }
    }

    /// The number of items at an end that a search for one that can be focused looks at.
    private static var maximumSearch: Int { 10_000 }

    private final func end(isLast: Bool) -> Int? {
        let count = sections.rowCount
        return (0..<min(count, Self.maximumSearch)).lazy
            .map { isLast ? count - 1 - $0 : $0 }.first(where: isEnabled)
    }

    /// Returns the frame of the place of an item; nil if the layout has none.
    final func frame(of item: Int) -> Rect? {
        collectionViewLayout.layoutAttributesForItem(at: sections.indexPath(ofRow: item))?.frame
    }

    /// Returns the nearest item in a direction: of the nearest line, the item that is nearest across.
    ///
    /// Across the axis that scrolls, only items beside the item count. Along this axis, the search goes to the end of
    /// the content in growing steps.
    private final func neighbor(of item: Int, along axis: Axis, isBackwards: Bool) -> Int? {
        guard let frame = frame(of: item) else { return nil }
        let scrolls = axis == collectionViewLayout.scrollAxis
        let content = collectionViewLayout.collectionViewContentSize
        var reach = max(1, scrolls ? bounds.size[axis] : content[axis])
        while true {
            var strip = scrolls ? Rect(origin: .zero, size: content) : frame
            let edge = isBackwards ? frame.origin[axis] : frame.origin[axis] + frame.size[axis]
            let start = isBackwards ? max(0, edge.saturatingSubtracting(reach)) : edge
            let end = isBackwards ? edge : min(content[axis], edge.saturatingAdding(reach))
            strip.origin[axis] = start
            strip.size[axis] = max(0, end - start)
            if let found = nearest(to: frame, in: strip, along: axis, isBackwards: isBackwards) {
                return found
            }
            if !scrolls || (isBackwards ? start == 0 : end == content[axis]) { return nil }
            reach = reach.saturatingMultiplied(by: 8)
        }
    }

    /// Returns the item in a rectangle that is nearest to a frame along an axis, and then across.
    private final func nearest(
        to frame: Rect, in strip: Rect, along axis: Axis, isBackwards: Bool
    ) -> Int? {
        guard !strip.isEmpty else { return nil }
        let found = (collectionViewLayout.layoutAttributesForElements(in: strip) ?? []).filter {
            let isBeyond =
                isBackwards
                ? $0.frame.end(along: axis) <= frame.origin[axis]
                : $0.frame.origin[axis] >= frame.end(along: axis)
            return $0.representedElementCategory == .cell && isBeyond
                && sections.row(at: $0.indexPath).map(isEnabled) == true
        }
        let closest = found.min {
            isBackwards
                ? $0.frame.end(along: axis) > $1.frame.end(along: axis)
                : $0.frame.origin[axis] < $1.frame.origin[axis]
        }
        guard let line = closest?.frame else { return nil }
        let across = axis.other
        func distance(_ other: Rect) -> Int {
            abs(
                2 * other.origin[across] + other.size[across]
                    - 2 * frame.origin[across] - frame.size[across])
        }
        let beside = found.filter {
            $0.frame.origin[axis] < line.end(along: axis)
                && $0.frame.end(along: axis) > line.origin[axis]
        }
        let best = beside.min {
            (distance($0.frame), $0.indexPath) < (distance($1.frame), $1.indexPath)
        }
        return best.flatMap { sections.row(at: $0.indexPath) }
    }

    /// Returns the item a page further: the farthest one that is visible together with the present item; the last or
    /// first one if nothing follows.
    private final func page(isBackwards: Bool, from item: Int) -> Int? {
        guard let frame = frame(of: item) else { return nil }
        let axis = collectionViewLayout.scrollAxis
        let page = max(1, visibleSize[axis])
        let near = isBackwards ? frame.origin[axis] : frame.end(along: axis)
        let far = isBackwards ? frame.end(along: axis) - page : frame.origin[axis] + page
        var edge = frame
        edge.origin[axis] = far
        edge.size[axis] = 0
        var strip = Rect(origin: .zero, size: collectionViewLayout.collectionViewContentSize)
        strip.origin[axis] = min(near, far)
        strip.size[axis] = max(0, isBackwards ? near - far : far - near)
        let isLine = strip.size[axis] > 0
        return
            (isLine
            ? nearest(to: edge, in: strip, along: axis, isBackwards: !isBackwards) : nil)
            ?? neighbor(of: item, along: axis, isBackwards: isBackwards)
            ?? end(isLast: !isBackwards)
    }
}

/// A move of the focus in a ``CollectionView``.
enum ItemMove: Hashable {
    case up, down, left, right, pageUp, pageDown, first, last
}

extension Rect {
    /// The place after the rectangle along an axis.
    fileprivate func end(along axis: Axis) -> Int { origin[axis] + size[axis] }
}
