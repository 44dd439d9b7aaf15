// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The page with the tree of the inspected application, and the properties of the picked responder.
@MainActor
final class TreePage: InspectorPage {
    private let tree = ResponderTree()
    private let page = TreePageView("Views", hint: "Choose a row, or press F2 and point.")
    private let levels = ExplodedBar()
    /// Whether the levels of the inspected application are drawn apart.
    private(set) var isExploded = false
    private lazy var source = TreeSource(tree)
    private var pick: PointerPick?
    private var isShown = false

    init() {
        super.init()
        title = "Tree"
    }

    override func loadView() {
        page.outline.outlineDataSource = source
        page.didSelect = { [weak self] in self?.showPicked() }
        levels.isHidden = true
        levels.didPeel = { [weak self] in self?.showPicked() }
        let stack = StackView(.vertical, [levels, page])
        stack.setFlex(1, of: page)
        view = stack
        page.list.on { [weak self] (event: RowActivated) in
            self?.toggle(event.indexPath.row)
            return .stop
        }
    }

    private var outline: OutlineView { page.outline }

    override var preferredFocusedView: View? { outline }

    override func viewWillAppear(_ animated: Bool) {
        isShown = true
        programDidLayOut()
    }

    override func viewDidDisappear(_ animated: Bool) { end() }

    override func end() {
        if isExploded { toggleExploded() }
        isShown = false
        pick?.cancel()
        inspector?.display.marks = []
    }

    /// Shows the changes.
    override func programDidLayOut() {
        guard isShown else { return }
        if let new = tree.update(from: program) {
            source.forgetTexts()
            outline.reloadData()
            for id in new { outline.expandItem(id) }
        } else {
            for id in source.changedTexts() { outline.reloadItem(id) }
        }
        showPicked()
    }

    // MARK: Picking

    /// The picked responder; nil for none.
    var picked: InputResponder? {
        (outline.selectedItems.first?.base as? ObjectIdentifier).flatMap(tree.responder)
    }

    /// Picks a responder, and shows its row.
    func pick(_ responder: InputResponder) {
        programDidLayOut()
        let id = ObjectIdentifier(responder)
        var way: [ObjectIdentifier] = []
        var parent = tree.parent(of: id)
        while let next = parent {
            way.append(next)
            parent = tree.parent(of: next)
        }
        for id in way.reversed() { outline.expandItem(id) }
        outline.selectItem(id)
        page.selectionDidChange()
    }

    /// Lets the user pick a view with the mouse.
    func beginPicking() {
        guard let inspector, pick == nil else { return }
        if isExploded { toggleExploded() }
        pick = PointerPick(on: inspector.display) { [weak self] location in
            self?.outlineView(at: location)
        } didEnd: { [weak self] location in
            self?.pick = nil
            guard let self, let location, let view = program?.viewShown(at: location) else {
                self?.showPicked()
                return
            }
            pick(view)
        }
    }

    private func outlineView(at location: Point) {
        inspector?.display.marks = program?.viewShown(at: location)?.inspectedMarks ?? []
    }

    private func showPicked() {
        guard isShown else { return }
        let picked = picked
        page.show(picked?.inspectedProperties)
        guard pick == nil else { return }
        let view = picked as? View ?? (picked as? ViewController)?.viewIfLoaded
        inspector?.display.marks = view?.inspectedMarks ?? []
        guard isExploded else { return }
        let layers = ExplodedLayers(of: program, picked: view, peeled: levels.peeled)
        levels.count = layers.count
        inspector?.display.cover = layers
    }

    // MARK: Levels apart

    /// Draws the levels of the inspected application apart, or together again.
    ///
    /// Meanwhile the mouse has no effect there, because the views are not shown at the places where
    /// they would be clicked.
    func toggleExploded() {
        guard let inspector else { return }
        pick?.cancel()
        isExploded.toggle()
        levels.isHidden = !isExploded
        if isExploded {
            inspector.display.pointerTap = { _ in }
            levels.reset()
            showPicked()
            levels.becomeFirstResponder()
        } else {
            inspector.display.pointerTap = nil
            inspector.display.cover = nil
            outline.becomeFirstResponder()
        }
    }

    private func toggle(_ row: Int) {
        guard page.properties.indices.contains(row) else { return }
        page.properties[row].toggle?()
        programDidLayOut()
    }
}

/// The items of the tree for the outline.
@MainActor
private final class TreeSource: OutlineViewDataSource {
    private let tree: ResponderTree
    /// The texts of the rows that have been visible since the tree changed.
    private var texts: [ObjectIdentifier: StyledText] = [:]

    init(_ tree: ResponderTree) { self.tree = tree }

    func forgetTexts() { texts = [:] }

    /// Returns the rows whose texts have changed.
    func changedTexts() -> [ObjectIdentifier] {
        texts.compactMap { id, text in
            let new = tree.responder(id)?.inspectedRow ?? StyledText()
            guard new != text else { return nil }
            texts[id] = new
            return id
        }
    }

    func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> OutlineChildren {
        OutlineChildren(tree.children(of: item?.base as? ObjectIdentifier))
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        guard let id = item.base as? ObjectIdentifier else { return StyledText() }
        let text = tree.responder(id)?.inspectedRow ?? StyledText()
        texts[id] = text
        return text
    }

    func outlineView(_ outlineView: OutlineView, parentOf item: AnyHashable) -> AnyHashable? {
        (item.base as? ObjectIdentifier).flatMap(tree.parent)
    }
}

extension View {
    /// The marks over the view's cells: its content, and its margins if there are any.
    var inspectedMarks: [ScreenMark] {
        let visible = visibleScreenFrame
        guard !visible.isEmpty, let screenFrame else { return [] }
        let margins = (self as? StackView)?.layoutMargins ?? .zero
        guard margins != .zero else { return [ScreenMark(kind: .content, rect: visible)] }
        let content = screenFrame.inset(by: margins).intersection(visible)
        return ScreenMark.ring(visible, around: content).map { ScreenMark(kind: .margin, rect: $0) }
            + (content.isEmpty ? [] : [ScreenMark(kind: .content, rect: content)])
    }
}
