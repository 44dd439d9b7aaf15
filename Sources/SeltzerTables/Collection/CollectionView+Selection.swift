// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension CollectionView {
    // MARK: Selected items

    /// The selected items, in order; nil for none.
    public final var indexPathsForSelectedItems: [TableIndexPath]? {
        guard !selection.rows.isEmpty else { return nil }
        return selection.rows.ranges.flatMap { $0.map(sections.indexPath(ofRow:)) }
    }

    /// The item that keys act on, selected or not; nil until the collection view is first focused or pressed.
    public final var indexPathOfCurrentItem: TableIndexPath? {
        selection.lead.map(sections.indexPath(ofRow:))
    }

    /// Selects an item, in addition to others if ``allowsMultipleSelection`` is set; nil deselects all items.
    ///
    /// The delegate is not called, and no event is posted. Does nothing if the item does not exist.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - animated: Whether scrolling is animated, unless the application reduces motion.
    ///   - scrollPosition: The position of the item after scrolling; the empty set does not scroll.
    public final func selectItem(
        at indexPath: TableIndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else {
            selection.deselectAll()
            return showSelection()
        }
        _ = numberOfSections
        guard let item = sections.row(at: indexPath) else { return }
        selection.add(item)
        showSelection()
        guard !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item; the delegate is not called, and no event is posted.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - animated: Without effect: the item looks deselected in the next frame.
    public final func deselectItem(at indexPath: TableIndexPath, animated: Bool) {
        guard let item = sections.row(at: indexPath) else { return }
        selection.deselect(item..<item + 1)
        showSelection()
    }

    final func selectionModeChanged() {
        selection.mode = !allowsSelection ? .none : allowsMultipleSelection ? .multiple : .single
        showSelection()
    }

    // MARK: Taps

    /// Selects an item that the user tapped, or deselects it if several may be selected, in UIKit's order of calls.
    ///
    /// - Returns: Whether the selection changed, or there is a delegate or a handler of ``CollectionItemActivated``.
    @discardableResult
    final func tap(_ item: Int) -> Bool {
        guard allowsSelection, item < sections.rowCount else { return false }
        let path = sections.indexPath(ofRow: item)
        if allowsMultipleSelection, selection.rows.contains(item) {
            let isAllowed = allows(
                collectionDelegate?.collectionView(self, shouldDeselectItemAt: path),
                by: collectionDelegate, "collectionView(_:shouldDeselectItemAt:)")
            if isAllowed { change { $0.toggle(item) } }
            return true
        }
        guard allowsSelection(at: path) else { return true }
        let old = selection.rows
        change(tapped: item) { selection in
            if selection.mode == .multiple { selection.add(item) } else { selection.select(item) }
        }
        let hasChanged = selection.rows != old
        guard selection.rows.count == 1, selection.rows.contains(item),
            allowsPrimaryAction(at: path)
        else { return true }
        return activate(path) || hasChanged
    }

    private final func allowsSelection(at path: TableIndexPath) -> Bool {
        allows(
            collectionDelegate?.collectionView(self, shouldSelectItemAt: path),
            by: collectionDelegate, "collectionView(_:shouldSelectItemAt:)")
    }

    private final func allowsPrimaryAction(at path: TableIndexPath) -> Bool {
        allows(
            collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path),
            by: collectionDelegate, "collectionView(_:canPerformPrimaryActionForItemAt:)")
    }

    private final func activate(_ path: TableIndexPath) -> Bool {
        let event = CollectionItemActivated(collectionView: self, indexPath: path)
        let outcome = post(event, includingSelf: true) {
            collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
        return collectionDelegate != nil || outcome != .unhandled
    }

    /// Changes the selection for the user: informs the delegate of deselected items, then of selected ones, and posts
    /// ``CollectionSelectionChanged`` if the set has changed.
    ///
    /// - Parameters:
    ///   - tapped: An item that counts as selected now, although it may be selected before; nil for none.
    ///   - body: Changes the selection.
    private final func change(tapped: Int? = nil, _ body: (inout RowSelection) -> Void) {
        let old = selection
        body(&selection)
        selection.clamp(to: sections.rowCount)
        showSelection()
        tellFocus(from: old.lead, to: selection.lead)
        let removed = old.rows.subtracting(selection.rows)
        var added = selection.rows.subtracting(old.rows)
        if let tapped { added.insert(tapped..<tapped + 1) }
        let tell = {
            for item in removed.ranges.joined() where item < self.sections.rowCount {
                self.collectionDelegate?.collectionView(
                    self, didDeselectItemAt: self.sections.indexPath(ofRow: item))
            }
            for item in added.ranges.joined() where item < self.sections.rowCount {
                self.collectionDelegate?.collectionView(
                    self, didSelectItemAt: self.sections.indexPath(ofRow: item))
            }
        }
        guard selection.rows != old.rows else { return tell() }
        post(CollectionSelectionChanged(collectionView: self), includingSelf: true, after: tell)
    }

    /// Selects all items for the user, without asking the delegate about each.
    final func selectAllByUser() {
        guard allowsMultipleSelection else { return }
        let old = selection.rows
        selection.selectAll(count: sections.rowCount)
        showSelection()
        guard selection.rows != old else { return }
        post(CollectionSelectionChanged(collectionView: self), includingSelf: true)
    }

    /// Selects the item that got the focus, if the selection follows it.
    final func selectFocused(_ item: Int) {
        let path = sections.indexPath(ofRow: item)
        guard selectionFollowsFocus, !allowsMultipleSelection, !selection.rows.contains(item),
            allowsSelection(at: path)
        else { return }
        change { $0.select(item) }
    }

    // MARK: Looks

    /// Updates the states of all visible cells.
    final func showSelection() {
        for (item, cell) in shownCells { configure(cell, item) }
    }

    /// Updates the state of a cell.
    final func configure(_ cell: CollectionViewCell, _ item: Int) {
        let isSelected = selection.rows.contains(item)
        let isPressed = press?.item == item && press?.isInside == true
        let isHighlighted = isPressed || moving.movement?.item == item
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        cell.isCurrent = selection.lead == item
        cell.isEnabled = isEnabled(item)
    }

    /// Returns whether the user can focus and press an item.
    final func isEnabled(_ item: Int) -> Bool {
        guard let collectionDelegate, allowsSelection, item < sections.rowCount else { return true }
        return allows(
            collectionDelegate.collectionView(
                self, canFocusItemAt: sections.indexPath(ofRow: item)),
            by: collectionDelegate, "collectionView(_:canFocusItemAt:)")
    }
}
