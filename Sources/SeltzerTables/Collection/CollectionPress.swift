// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A press of the mouse on an item.
struct CollectionPress {
    /// The item that was pressed.
    var item: Int
    /// Whether the pointer is on the item, so that it is highlighted.
    var isInside = false
}

extension CollectionView {
    /// Highlights and selects items by a press that no view in a cell has consumed.
    final func track(_ event: MouseEvent) -> Disposition {
        guard allowsSelection else { return .ignored }
        switch event.phase {
        case .down:
            guard event.button == .left, let item = item(at: event.location) else {
                return .ignored
            }
            begin(item)
        case .drag:
            guard let press else { return .ignored }
            setHighlight(item(at: event.location) == press.item)
        case .up:
            guard let press else { return .ignored }
            setHighlight(false)
            self.press = nil
            setNeedsLayout()
            if item(at: event.location) == press.item { tap(press.item) }
        case .cancel:
            guard press != nil else { return .ignored }
            setHighlight(false)
            press = nil
            setNeedsLayout()
        default:
            return .ignored
        }
        return .stop
    }

    /// Returns the item at a visible point; nil for none.
    final func item(at point: Point) -> Int? {
        guard visibleRect.contains(point), let path = indexPathForItem(at: point),
            !shownViews.values.contains(where: { $0.frame.contains(point) })
        else { return nil }
        return sections.row(at: path)
    }

    /// Highlights the pressed item, and focuses it; the release selects.
    private final func begin(_ item: Int) {
        guard isEnabled(item), allowsHighlight(of: item), item < sections.rowCount else { return }
        press = CollectionPress(item: item)
        setHighlight(true)
        moveFocus(to: item)
    }

    /// Asks the delegate whether the user may press an item.
    final func allowsHighlight(of item: Int) -> Bool {
        let path = sections.indexPath(ofRow: item)
        return allows(
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: path),
            by: collectionDelegate, "collectionView(_:shouldHighlightItemAt:)")
    }

    /// Highlights the pressed item, or ends its highlight, and informs the delegate.
    private final func setHighlight(_ isOn: Bool) {
        guard let press, press.isInside != isOn else { return }
        self.press?.isInside = isOn
        if let cell = shownCells[press.item] { configure(cell, press.item) }
        guard press.item < sections.rowCount else { return }
        tellHighlight(isOn, of: press.item)
    }

    private final func tellHighlight(_ isOn: Bool, of item: Int) {
        let path = sections.indexPath(ofRow: item)
        if isOn {
            collectionDelegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    /// Selects the focused item, as a click on it does.
    ///
    /// - Returns: False if there is no such item, or nobody wants to know of it.
    final func tapCurrentItem() -> Bool {
        giveLead()
        guard let item = selection.lead, item < sections.rowCount, isEnabled(item),
            allowsHighlight(of: item)
        else { return false }
        tellHighlight(true, of: item)
        tellHighlight(false, of: item)
        guard item < sections.rowCount else { return true }
        reveal(item)
        return tap(item)
    }
}
