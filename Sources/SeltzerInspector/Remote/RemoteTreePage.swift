// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The page with the elements of a program in another process, and the properties of the selected
/// element.
@MainActor
final class RemoteTreePage: ViewController {
    private let page = TreePageView("Elements", hint: "Choose a row to see its properties.")
    private var tree = RemoteTree()
    /// Called when another element is selected, with its cells.
    var didSelect: @MainActor (Rect?) -> Void = { _ in }

    init() {
        super.init()
        title = "Tree"
    }

    override func loadView() {
        page.outline.outlineDataSource = self
        page.didSelect = { [weak self] in self?.showSelected() }
        view = page
    }

    override var preferredFocusedView: View? { page.outline }

    private var selected: RemoteElement? {
        (page.outline.selectedItems.first?.base as? String).flatMap(tree.element)
    }

    /// Shows a tree; folded elements stay folded.
    func show(_ new: RemoteTree) {
        _ = view
        let old = tree
        guard new != old else { return }
        tree = new
        let outline = page.outline
        if new.order == old.order {
            for id in new.order where new.element(id) != old.element(id) { outline.reloadItem(id) }
        } else {
            outline.reloadData()
            for id in new.order where old.element(id) == nil && !new.children(of: id).isEmpty {
                outline.expandItem(id)
            }
        }
        showSelected()
    }

    private func showSelected() {
        let selected = selected
        page.show(selected?.properties)
        didSelect(selected?.frame)
    }
}

extension RemoteTreePage: OutlineViewDataSource {
    func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> OutlineChildren {
        OutlineChildren(tree.children(of: item?.base as? String))
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        (item.base as? String).flatMap(tree.element)?.row ?? StyledText()
    }

    func outlineView(_ outlineView: OutlineView, parentOf item: AnyHashable) -> AnyHashable? {
        (item.base as? String).flatMap(tree.parent)
    }
}
