// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// Connects the interactions of an outline with its closures: it moves items, gives items to other views, and takes
/// items from them.
final class OutlineDragAdapter: TableDragAdapter {
    /// The place under the pointer; nil if the items cannot go there.
    private var place: OutlineMove?

    private var outline: OutlineView? { table as? OutlineView }

    override var canDrag: Bool {
        outline?.canMoveItems != nil || outline?.dragItem != nil || super.canDrag
    }

    override var canDrop: Bool {
        outline?.canMoveItems != nil || outline?.dropOperation != nil || super.canDrop
    }

    override func items(for session: DragSession, from table: TableView) -> [DragItem] {
        guard let outline, !outline.isPressingSign else { return [] }
        guard outline.canMoveItems != nil || outline.dragItem != nil else {
            return super.items(for: session, from: table)
        }
        let location = session.isCarriedByKeys ? nil : session.location(in: outline)
        let items = outline.indexPathsForContextMenu(at: location)
            .compactMap { outline.item(atRow: $0.row) }
        session.localContext = OutlineDrag(outline: outline, items: items)
        return items.compactMap { item in
            guard let dragItem = outline.dragItem else {
                return DragItem(
                    outline.text(of: item, in: outline.columns.first), localObject: item)
            }
            return dragItem(item)
        }
    }

    /// The dragged items, if they belong to this outline; nil for items of other views.
    private func ownItems(of session: DropSession) -> [AnyHashable]? {
        guard let drag = session.localDragSession?.localContext as? OutlineDrag,
            drag.outline === outline, outline?.canMoveItems != nil
        else { return nil }
        return drag.items
    }

    override func handles(_ session: DropSession, in table: TableView) -> Bool {
        ownItems(of: session) != nil || outline?.dropOperation != nil
            || super.handles(session, in: table)
    }

    override func proposal(for session: DropSession, in table: TableView) -> DropProposal {
        place = nil
        guard let outline else { return DropProposal(operation: .cancel) }
        let own = ownItems(of: session)
        guard own != nil || outline.dropOperation != nil else {
            return super.proposal(for: session, in: table)
        }
        let (move, highlight) = outline.dropPlace(of: session, for: own ?? [])
        let operation: DropOperation =
            if own == nil || !session.allowsMoveOperation, let decide = outline.dropOperation {
                decide(session, move)
            } else {
                outline.isPossible(move) && outline.canMoveItems?(move) == true ? .move : .forbidden
            }
        if operation.performs { place = move }
        return DropProposal(operation: operation, highlight: highlight)
    }

    override func perform(_ session: DropSession, in table: TableView) {
        guard let outline, let place else { return super.perform(session, in: table) }
        if ownItems(of: session) != nil, session.allowsMoveOperation {
            outline.perform(place)
        } else {
            outline.performDrop?(session, place)
        }
    }
}

/// The items of an outline that are dragged.
struct OutlineDrag {
    weak var outline: OutlineView?
    let items: [AnyHashable]
}

extension OutlineView: SpringLoadedInteractionSupporting {
    /// Returns the folded item at a point, as a target that unfolds it.
    public final func springLoadedTarget(at point: Point) -> SpringLoadedTarget? {
        guard visibleRect.contains(point), let row = indexPathForRow(at: point)?.row,
            let item = item(atRow: row)
        else { return nil }
        let place = tree.place(ofRow: row)
        guard isExpandable(item, depth: tree.branch(place.branch)?.depth ?? 0),
            !tree.isExpanded(item)
        else { return nil }
        return SpringLoadedTarget(item) { [weak self] in
            guard let self, let place = self.place(of: item) else { return }
            unfold(place, isByUser: true)
        }
    }
}
