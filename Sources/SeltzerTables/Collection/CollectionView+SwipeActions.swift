// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The actions of the items of a list, from ``CollectionLayoutListConfiguration``.
extension CollectionView {
    /// Returns the actions of an item: the leading ones, and then the trailing ones.
    final func swipeActions(of item: Int) -> [ContextualAction] {
        guard item < sections.rowCount else { return [] }
        let path = sections.indexPath(ofRow: item)
        let layout = collectionViewLayout
        return [true, false].flatMap {
            layout.swipeActions(at: path, isLeading: $0)?.actions ?? []
        }
    }

    /// Runs the handler of an action on an item.
    final func perform(_ action: ContextualAction, on item: Int) {
        action.handler(action, shownCells[item] ?? self) { _ in }
    }

    /// Operates the button of the focused item that shows details.
    ///
    /// - Returns: False if the item has none.
    final func tapCurrentDetail() -> Bool {
        guard let item = selection.lead, let cell = shownCells[item] as? CollectionViewListCell
        else { return false }
        return cell.tapDetail()
    }

    /// Performs the first destructive action of the focused item for the Delete key, unless a superior has the key.
    final func deletesItem(_ event: KeyEvent) -> Bool {
        guard event.matches("delete"), event.press.phase != .release, let item = selection.lead,
            item < sections.rowCount, isEnabled(item)
        else { return false }
        let path = sections.indexPath(ofRow: item)
        let actions = collectionViewLayout.swipeActions(at: path, isLeading: false)?.actions ?? []
        guard let action = actions.first(where: { $0.style == .destructive }),
            !superiorsClaim(event.press)
        else { return false }
        perform(action, on: item)
        return true
    }
}
