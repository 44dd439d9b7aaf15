// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A place to which the user moves items of an ``OutlineView``.
public struct OutlineMove: Hashable {
    /// The items, from the top.
    public let items: [AnyHashable]
    /// The new parent; nil for the top.
    public let parent: AnyHashable?
    /// The index of the child before which the items go, among the present children of the parent; nil for any place in
    /// the parent.
    public let index: Int?

    /// Creates a place.
    public init(items: [AnyHashable], parent: AnyHashable?, index: Int?) {
        (self.items, self.parent, self.index) = (items, parent, index)
    }
}

/// The user moved items by dragging or by keys; posted by the outline, whose own handlers run first.
///
/// The outline does not change the items. A handler changes them, and calls ``OutlineView/reloadData()``.
public struct OutlineItemsMoved: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The items and the place.
    public let move: OutlineMove

    /// Creates an event.
    public init(outlineView: OutlineView, move: OutlineMove) {
        (self.outlineView, self.move) = (outlineView, move)
    }
}

extension OutlineView {
    // MARK: Dragging

    /// Returns the place under the pointer of a session, or below the current item if keys carry the items.
    final func dropPlace(
        of session: DropSession, for items: [AnyHashable]
    ) -> (OutlineMove, DropProposal.Highlight) {
        let seen = visibleRect
        guard session.isCarriedByKeys, let lead = selection.lead, lead < tree.rowCount else {
            return target(at: session.location(in: self), for: items)
        }
        return target(
            at: Point(x: seen.maxX - 1, y: geometry.frame(ofRow: lead, width: 1).minY), for: items)
    }

    /// Returns the place for a drop at a point.
    ///
    /// On the guides and the sign, the place is before the row. On the text of an item that can be unfolded, the place
    /// is inside the item. On the text of another item, the place is below it.
    private func target(
        at point: Point, for items: [AnyHashable]
    ) -> (OutlineMove, DropProposal.Highlight) {
        guard let row = indexPathForRow(at: point)?.row, row < tree.rowCount else {
            let count = tree.branch(0)?.children.count ?? 0
            return (
                OutlineMove(items: items, parent: nil, index: count),
                tree.rowCount == 0 ? .view : below(row: tree.rowCount - 1, depth: 0)
            )
        }
        let place = tree.place(ofRow: row)
        let branch = tree.branch(place.branch)
        let (depth, parent) = (branch?.depth ?? 0, branch?.item)
        let cell = shownCells[row] as? OutlineCell
        if let cell, point.x < cell.frame.minX.saturatingAdding(cell.textRoom.minX) {
            return (
                OutlineMove(items: items, parent: parent, index: place.index),
                row == 0
                    ? .above(dropFrame(ofRow: 0)) : below(row: row - 1, depth: depth)
            )
        }
        let item = tree.item(at: place)
        if isExpandable(item, depth: depth) {
            return (
                OutlineMove(items: items, parent: item, index: nil), .inside(dropFrame(ofRow: row))
            )
        }
        return (
            OutlineMove(items: items, parent: parent, index: place.index + 1),
            below(row: row, depth: depth)
        )
    }

    private func below(row: Int, depth: Int) -> DropProposal.Highlight {
        let indent = (shownCells[row] as? OutlineCell).map { cell in
            cell.lead.indentation(ofLevel: depth, in: cell.outlineRoom.width)
        }
        return .below(dropFrame(ofRow: row), indent: 1 + (indent ?? depth * OutlineLead.step))
    }

    /// Returns whether no item would be moved into itself.
    final func isPossible(_ move: OutlineMove) -> Bool {
        let items = Set(move.items)
        var next = move.parent
        while let parent = next {
            if items.contains(parent) { return false }
            next = self.parent(forItem: parent)
        }
        return !items.isEmpty
    }

    final func perform(_ move: OutlineMove) {
        post(OutlineItemsMoved(outlineView: self, move: move), includingSelf: true)
    }

    // MARK: Keys

    /// Moves the current item among its siblings, out of its parent, or into the item above it.
    final func moveCurrentItem(_ way: OutlineWay) -> Bool {
        guard let canMoveItems, let place = currentPlace, let item = currentItem else {
            return false
        }
        let parent = tree.branch(place.branch)?.item
        let count = tree.branch(place.branch)?.children.count ?? 0
        let move: OutlineMove
        switch way {
        case .up:
            guard place.index > 0 else { return true }
            move = OutlineMove(items: [item], parent: parent, index: place.index - 1)
        case .down:
            guard place.index < count - 1 else { return true }
            move = OutlineMove(items: [item], parent: parent, index: place.index + 2)
        case .outside:
            guard let above = tree.place(ofBranch: place.branch) else { return true }
            move = OutlineMove(
                items: [item], parent: tree.branch(above.branch)?.item, index: above.index + 1)
        case .inside:
            guard place.index > 0 else { return true }
            let above = OutlineTree.Place(branch: place.branch, index: place.index - 1)
            move = OutlineMove(items: [item], parent: tree.item(at: above), index: nil)
        }
        if isPossible(move), canMoveItems(move) { perform(move) }
        return true
    }
}

/// The direction of a move of an item by keys.
enum OutlineWay {
    case up
    case down
    case outside
    case inside
}
