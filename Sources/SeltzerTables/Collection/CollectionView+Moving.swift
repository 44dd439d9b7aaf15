// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

extension CollectionView {
    // MARK: Moves by the user

    /// Begins to move an item for the user.
    ///
    /// Until the end the other items make room, and the item is highlighted at the place that it would take. A
    /// ``CollectionViewController`` does this for a long press. With the keys, Alt and an arrow key move the focused
    /// item.
    ///
    /// - Returns: False if the item does not exist, or the data source does not let the user move it.
    @discardableResult
    public final func beginInteractiveMovementForItem(at indexPath: TableIndexPath) -> Bool {
        loadIfNeeded()
        guard moving.movement == nil, let item = sections.row(at: indexPath), canMove(item) else {
            return false
        }
        moving.movement = CollectionMovement(item: item, place: item, path: indexPath)
        moveFocus(to: item)
        showSelection()
        setNeedsLayout()
        return true
    }

    /// Shows the moved item at the place that is nearest to a point in the collection view's own coordinates.
    ///
    /// At the edges of the visible part it scrolls. Does nothing if no item is moved.
    public final func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
        guard var movement = moving.movement else { return }
        prepareLayout()
        scrollTowards(targetPosition)
        guard let place = place(nearestTo: targetPosition) else { return }
        let path = path(of: movement.item, at: place, isNow: movement.path)
        guard path != movement.path else { return }
        (movement.path, movement.place) = (path, number(of: path, for: movement.item))
        moving.movement = movement
        reveal(movement.place)
        setNeedsLayout()
    }

    /// Ends a move: the item stays at its new place, and the data source is told.
    public final func endInteractiveMovement() {
        guard let movement = moving.movement else { return }
        cancelInteractiveMovement()
        move(movement.item, to: movement.path)
    }

    /// Ends a move; the item goes back to its old place.
    public final func cancelInteractiveMovement() {
        guard moving.movement != nil else { return }
        moving.movement = nil
        showSelection()
        setNeedsLayout()
    }

    /// Returns whether the data source lets the user move an item.
    final func canMove(_ item: Int) -> Bool {
        guard let dataSource, !moving.isMissing, item < sections.rowCount else { return false }
        moving.isUnknown = false
        return dataSource.collectionView(self, canMoveItemAt: sections.indexPath(ofRow: item))
    }

    /// Returns whether the data source is known to move items, and lets the user move one.
    final func isKnownToMove(_ item: Int) -> Bool {
        canMove(item) && (!moving.isUnknown || moving.hasMoved)
    }

    // MARK: Places

    /// Scrolls by one cell if a point is beyond the visible part.
    private final func scrollTowards(_ point: Point) {
        let visible = visibleRect
        guard !visible.isEmpty, !visible.contains(point) else { return }
        let axis = collectionViewLayout.scrollAxis
        var edge = visible
        let isBefore = point[axis] < visible.origin[axis]
        guard isBefore || point[axis] >= visible.origin[axis] + visible.size[axis] else { return }
        edge.origin[axis] += isBefore ? -1 : 1
        scrollRectToVisible(edge, animated: false)
    }

    /// Returns the number of the visible place that is nearest to a point; nil if there is none.
    private final func place(nearestTo point: Point) -> Int? {
        let attributes = collectionViewLayout.layoutAttributesForElements(in: seenRect) ?? []
        let cells = attributes.filter { $0.representedElementCategory == .cell && $0.isVisible }
        let nearest = cells.min {
            ($0.frame.distance(to: point), $0.indexPath) < (
                $1.frame.distance(to: point), $1.indexPath
            )
        }
        return nearest.flatMap { sections.row(at: $0.indexPath) }
    }

    /// Returns the position that an item would get at a place, after the delegate's answer.
    private final func path(
        of item: Int, at place: Int, isNow current: TableIndexPath
    ) -> TableIndexPath {
        let from = sections.indexPath(ofRow: item)
        var proposed = sections.indexPath(ofRow: place)
        // An item that goes on into another section comes behind the item that makes room.
        if place > item, proposed.section != from.section { proposed.row += 1 }
        guard proposed != current, let collectionDelegate else { return proposed }
        let path = collectionDelegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: from,
            atCurrentIndexPath: current, toProposedIndexPath: proposed)
        guard accepts(path, from: from) else {
            diagnose(
                "\(type(of: collectionDelegate)) moves an item to \(path), which does not exist")
            return current
        }
        return path
    }

    /// Returns whether an item can get a position.
    private final func accepts(_ path: TableIndexPath, from: TableIndexPath) -> Bool {
        guard path.section >= 0, path.section < sections.sectionCount, path.row >= 0 else {
            return false
        }
        let count = sections.rowCount(inSection: path.section)
        return path.row < count || path.section != from.section && path.row == count
    }

    /// Returns the number of the place that shows an item at a position.
    private final func number(of path: TableIndexPath, for item: Int) -> Int {
        let first = sections.rows(inSection: path.section).lowerBound
        let isFurther = path.section > sections.indexPath(ofRow: item).section
        return (first + path.row - (isFurther ? 1 : 0)).clamped(0, max(0, sections.rowCount - 1))
    }

    // MARK: Moving

    /// Moves an item for the user: the collection view moves it, and then the data source is told.
    ///
    /// - Returns: Whether the data source moves items.
    @discardableResult
    final func move(_ item: Int, to path: TableIndexPath) -> Bool {
        let from = sections.indexPath(ofRow: item)
        guard path != from, let dataSource else { return path == from }
        var counts = sections.rowCounts
        counts[from.section] -= 1
        counts[path.section] += 1
        var updates = TableUpdates()
        updates.moves = [(from, path)]
        let (old, oldSelection) = (sections, selection)
        let new = old.withRowCounts(counts)
        guard let mapping = try? RowMapping(updates, from: old, to: new) else { return false }
        show(mapping, new)
        dataSource.collectionView(self, moveItemAt: from, to: path)
        guard moving.isMissing else {
            moving.hasMoved = true
            return true
        }
        // The data source moves nothing: the item goes back.
        (sections, selection) = (old, oldSelection)
        itemLengths = [:]
        collectionViewLayout.invalidateLayout()
        return false
    }

    /// Moves the focused item by one place.
    ///
    /// - Returns: False if the user cannot move it there.
    final func moveCurrentItem(_ move: ItemMove) -> Bool {
        guard moving.movement == nil, let item = selection.lead, canMove(item) else { return false }
        prepareLayout()
        guard let place = place(after: move, from: item) else { return false }
        let path = path(of: item, at: place, isNow: sections.indexPath(ofRow: item))
        guard self.move(item, to: path) else { return false }
        layoutIfNeeded()
        if let lead = selection.lead, lead < sections.rowCount { reveal(lead) }
        return true
    }

    /// Returns the place beside an item; across the axis that scrolls, the end of a line leads to the next one.
    private final func place(after move: ItemMove, from item: Int) -> Int? {
        if let neighbor = self.item(after: move, from: item) { return neighbor }
        let isVertical = move == .up || move == .down
        let step = move == .up || move == .left ? -1 : 1
        let axis = collectionViewLayout.scrollAxis
        guard isVertical == (axis == .horizontal), item + step >= 0,
            item + step < sections.rowCount, let own = frame(of: item),
            let other = frame(of: item + step)
        else { return nil }
        // In a list, nothing is beside an item.
        return own.origin[axis.other] == other.origin[axis.other] ? nil : item + step
    }

    /// Moves the focused item by Alt and an arrow key, unless a superior has the key.
    ///
    /// The keys are actions only if the data source is known to move items. This method finds out whether it does.
    final func movesItem(_ event: KeyEvent) -> Bool {
        guard !moving.isMissing, event.press.phase != .release,
            let move = CollectionActions.moveKeys.first(where: { event.matches($0.key) })?.move
        else { return false }
        return !superiorsClaim(event.press) && moveCurrentItem(move)
    }
}

extension Rect {
    /// The number of cells between the rectangle and a point, across and down; 0 for a point in it.
    fileprivate func distance(to point: Point) -> Int {
        let dx = max(0, minX - point.x, point.x - (maxX - 1))
        let dy = max(0, minY - point.y, point.y - (maxY - 1))
        // A line is nearer than a column: cells are twice as high as wide.
        return dx.saturatingAdding(dy.saturatingMultiplied(by: 2))
    }
}
