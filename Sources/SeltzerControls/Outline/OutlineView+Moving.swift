// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A place to which the user moves items of an ``OutlineView``.
public struct OutlineMove: Hashable {
    /// The items, from the top.
    public let items: [AnyHashable]
    /// The new parent; nil for the top.
    public let parent: AnyHashable?
    /// The index among the present children of the parent before which the items go; nil for any place in the parent.
    public let index: Int?

    /// Creates a place.
    public init(items: [AnyHashable], parent: AnyHashable?, index: Int?) {
        (self.items, self.parent, self.index) = (items, parent, index)
    }
}

/// The user moved items by dragging or by keys; posted by the outline, whose own handlers run first.
///
/// The outline does not change the items. A handler does, and calls ``OutlineView/reloadData()``.
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

/// A press of the mouse that moves items.
struct OutlineDrag {
    /// The row that the press began on.
    let row: Int
    var items: [AnyHashable]
    /// Whether the press keeps several selected rows until it is released.
    let keepsSelection: Bool
    /// Whether the pointer has left the row.
    var isMoving = false
    /// The place under the pointer; nil where the items cannot go.
    var target: OutlineMove?
    let autoscroll = DragAutoscroll()
}

extension OutlineView {
    // MARK: Dragging

    /// Moves items by a press that ``canMoveItems`` allows.
    ///
    /// - Returns: nil for an event that is no part of such a press.
    final func trackDrag(_ event: MouseEvent) -> Disposition? {
        switch event.phase {
        case .down: return canMoveItems == nil ? nil : beginDrag(event)
        case .drag:
            guard drag != nil else { return nil }
            drag(to: event.location)
            return .stop
        case .up:
            guard let drag else { return nil }
            endDrag()
            if drag.isMoving {
                if let target = drag.target { perform(target) }
                return .stop
            }
            guard drag.keepsSelection else { return nil }
            changeSelection { $0.select(drag.row) }
            return .stop
        case .cancel:
            guard drag != nil else { return nil }
            endDrag()
            return nil
        default: return nil
        }
    }

    private func beginDrag(_ event: MouseEvent) -> Disposition? {
        guard event.button == .left, event.modifiers.isEmpty,
            visibleRect.contains(event.location),
            let row = indexPathForRow(at: event.location)?.row, let item = item(atRow: row)
        else { return nil }
        let isAmongSeveral = selection.rows.count > 1 && selection.rows.contains(row)
        drag = OutlineDrag(
            row: row, items: isAmongSeveral ? selectedItems : [item],
            keepsSelection: isAmongSeveral)
        return isAmongSeveral ? .stop : nil
    }

    private func drag(to point: Point) {
        guard let drag else { return }
        guard drag.isMoving || indexPathForRow(at: point)?.row != drag.row else { return }
        self.drag?.isMoving = true
        press = nil
        drag.autoscroll.follow(point, in: self) { [weak self] in self?.aim(at: $0) }
    }

    /// Stops dragging, and forgets where the items would go.
    final func endDrag() {
        drag?.autoscroll.stop()
        drag = nil
        dropMark?.removeFromSuperview()
        dropMark = nil
    }

    /// Finds the place under the pointer, and marks it.
    private func aim(at point: Point) {
        guard let drag, tree.rowCount > 0 else { return }
        let seen = visibleRect
        let y = point.y.clamped(seen.minY, max(seen.minY, seen.maxY.saturatingSubtracting(1)))
        let (move, mark) = target(at: Point(x: point.x, y: y), for: drag.items)
        let isAllowed = isPossible(move) && canMoveItems?(move) == true
        self.drag?.target = isAllowed ? move : nil
        show(isAllowed ? mark : nil)
    }

    /// Returns the place for a drop at a point.
    ///
    /// On the guides and the sign it is before the row, on the text of an item that can be unfolded it is inside, and on
    /// that of another one it is below.
    private func target(
        at point: Point, for items: [AnyHashable]
    ) -> (OutlineMove, OutlineDropMark.Place) {
        guard let row = indexPathForRow(at: point)?.row, row < tree.rowCount else {
            let count = tree.branch(0)?.children.count ?? 0
            return (
                OutlineMove(items: items, parent: nil, index: count),
                .below(row: tree.rowCount - 1, depth: 0)
            )
        }
        let place = tree.place(ofRow: row)
        let branch = tree.branch(place.branch)
        let (depth, parent) = (branch?.depth ?? 0, branch?.item)
        let cell = shownCells[row] as? OutlineCell
        if let cell, point.x < cell.frame.minX.saturatingAdding(cell.textRoom.minX) {
            return (
                OutlineMove(items: items, parent: parent, index: place.index),
                .below(row: row - 1, depth: depth)
            )
        }
        let item = tree.item(at: place)
        if isExpandable(item, depth: depth) {
            return (OutlineMove(items: items, parent: item, index: nil), .on(row: row))
        }
        return (
            OutlineMove(items: items, parent: parent, index: place.index + 1),
            .below(row: row, depth: depth)
        )
    }

    /// Returns whether no item would be moved into itself.
    private func isPossible(_ move: OutlineMove) -> Bool {
        let items = Set(move.items)
        var next = move.parent
        while let parent = next {
            if items.contains(parent) { return false }
            next = self.parent(forItem: parent)
        }
        return !items.isEmpty
    }

    private func perform(_ move: OutlineMove) {
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

    // MARK: The mark

    private func show(_ place: OutlineDropMark.Place?) {
        guard let place else {
            dropMark?.removeFromSuperview()
            dropMark = nil
            return
        }
        let mark = dropMark ?? OutlineDropMark()
        if dropMark == nil {
            dropMark = mark
            addSubview(mark)
        }
        mark.place = place
        layOutDropMark()
    }

    /// Places the mark over the row that it belongs to.
    final func layOutDropMark() {
        guard let mark = dropMark else { return }
        let row = mark.place.row.clamped(0, max(0, geometry.rowCount - 1))
        mark.frame = geometry.frame(
            ofRow: row, width: min(visibleSize.width, max(contentSize.width, bounds.width)))
        mark.setNeedsDisplay()
    }
}

/// A way in which keys move an item.
enum OutlineWay {
    case up
    case down
    case outside
    case inside
}
