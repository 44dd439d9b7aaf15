// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A tree of items, whose children the user unfolds and folds.
///
/// A ``TableView`` whose rows are the visible items: columns, selection, keys, typing and events are the same as in a
/// table whose selection follows the focus. The identity of an item is any `Hashable` value. The view asks for children when an item is unfolded, and for
/// texts when their rows become visible. So a million unfolded rows cost no more than the visible rows.
///
/// ```swift
/// let outline = OutlineView { folder in OutlineChildren(disk.names(in: folder)) } text: { name in "\(name)" }
/// outline.on { (event: OutlineItemActivated) in
///     open(event.item)
///     return .stop
/// }
/// ```
///
/// The view posts ``OutlineItemToggled`` and ``OutlineItemActivated``, and the events of the table. When the view
/// reloads, unfolded items, selected items and the scroll position stay with the identities of the items.
open class OutlineView: TableView {
    /// The object that provides the items; without one, there are none.
    public final weak var outlineDataSource: (any OutlineViewDataSource)? {
        didSet { if outlineDataSource !== oldValue { reloadData() } }
    }

    /// The maximum depth of items that have children; deeper items are shown without a sign.
    public static var maximumLevel: Int { 1_000 }

    /// Returns whether the user can rename an item in place, by F2; nil, the default, if the user cannot rename items.
    public final var canRenameItem: (@MainActor (AnyHashable) -> Bool)?

    /// Returns the name to edit; nil, the default, for the text of the item in the first column.
    public final var nameOfItem: (@MainActor (AnyHashable) -> String)?

    /// Returns the problem of a new name of an item in a few words, or nil for a valid name; nil, the default, if all
    /// names are valid.
    public final var renameValidation: (@MainActor (AnyHashable, String) -> String?)?

    /// Returns whether the user can move items to a place; nil, the default, if the user cannot move items.
    ///
    /// Items are then moved by dragging, and by the arrow keys with Alt. The view posts ``OutlineItemsMoved``.
    public final var canMoveItems: (@MainActor (OutlineMove) -> Bool)? {
        didSet { updateDragAdapter() }
    }

    /// Returns the form in which an item is dragged to other views, or nil if it cannot be dragged; nil, the default,
    /// for the text of the item.
    public final var dragItem: (@MainActor (AnyHashable) -> DragItem?)? {
        didSet { updateDragAdapter() }
    }

    /// Returns the effect of a drop at a place, for copies and for items of other views; nil, the default, if neither
    /// can be dropped.
    ///
    /// ``OutlineMove/items`` of the place is empty for items of other views.
    public final var dropOperation: (@MainActor (DropSession, OutlineMove) -> DropOperation)? {
        didSet { updateDragAdapter() }
    }

    /// Takes items at a place that ``dropOperation`` allowed.
    public final var performDrop: (@MainActor (DropSession, OutlineMove) -> Void)?

    /// Returns the context menu for some items; nil, the default, for the menu of the table.
    ///
    /// The items belong to the rows of ``TableViewDelegate/tableView(_:contextMenuForRowsAt:point:)``.
    public final var contextMenuForItems: (@MainActor ([AnyHashable]) -> Menu?)?

    /// The loaded items, and the rows of the visible items.
    final var tree = OutlineTree()
    private final let source = OutlineSource()
    /// The data source that the view was created with; it is not retained elsewhere.
    private final var ownSource: OutlineClosures?
    /// The running tasks that load children, by the parent; the key is nil for the items at the top.
    final var loads: [AnyHashable?: OutlineLoad] = [:]
    /// The places of items before a reload, where searches begin; nil for an item that is known to be hidden.
    final var hints: [AnyHashable: OutlineTree.Place?] = [:]
    /// The places of all items; nil after each change, until an item is searched everywhere.
    final var index: [AnyHashable: OutlineTree.Place]?
    /// The items that are unfolded as soon as they are loaded.
    final var awaited: Set<AnyHashable> = []
    /// Called after children were loaded, or the load failed.
    final var didLoad: (@MainActor () -> Void)?
    /// Whether the view is asking the data source, so that the items must not change.
    final var isAskingForItems = false
    /// Whether many items are changing; their rows are shown afterwards.
    final var isChangingItems = false
    final var renaming: OutlineRename?
    /// The filter; nil without one.
    final var filtered: OutlineFilter?
    /// The progress of a long search of a filter, from 0 to 1; nil while there is no such search.
    public internal(set) final var filterProgress: Double?
    /// Whether the current press began on a sign.
    final var isPressingSign = false
    /// The depth of the deepest row on the screen.
    final var deepestShown = 0

    /// Creates an outline without items.
    public init(frame: Rect = .zero) {
        super.init(frame: frame, style: .plain)
        followsFocusLikeDesktop()
        source.outline = self
        register(OutlineCell.self, forCellReuseIdentifier: OutlineCell.identifier)
        dataSource = source
        on { [weak self] (event: RowActivated) in self?.activate(event) ?? .ignored }
    }

    /// Creates an outline of items that closures provide.
    ///
    /// - Parameters:
    ///   - children: Returns the children of an item, or the items at the top for nil. The view retains the closure.
    ///   - text: Returns the text of an item. The view retains the closure.
    public convenience init(
        children: @escaping @MainActor (AnyHashable?) -> OutlineChildren,
        text: @escaping @MainActor (AnyHashable) -> StyledText
    ) {
        self.init(frame: .zero)
        let closures = OutlineClosures(children: children, text: text)
        ownSource = closures
        outlineDataSource = closures
        // Initializers do not run the observers of their properties.
        reloadData()
    }

    override func menu(forRowsAt indexPaths: [TableIndexPath], point: Point?) -> Menu? {
        contextMenuForItems?(indexPaths.compactMap { item(atRow: $0.row) })
            ?? super.menu(forRowsAt: indexPaths, point: point)
    }

    // MARK: Reloading

    /// Asks the data source again for the children of all unfolded items now, and for the visible texts before the next
    /// frame.
    ///
    /// Unfolded items, selected items and the scroll position stay, if the items are still there. An unfolded item with
    /// a new parent stays unfolded. Children that have to be loaded stay until the new children are loaded.
    open override func reloadData() {
        guard canChange else { return }
        changeItems { refresh(0, &$0) }
    }

    /// Updates the row of an item whose text changed.
    ///
    /// - Parameters:
    ///   - item: The item; nil for the invisible item above the top. Does nothing if the item is not loaded.
    ///   - reloadChildren: Whether the view asks for the children again, too.
    public final func reloadItem(_ item: AnyHashable?, reloadChildren: Bool = false) {
        reloadItem(item, reloadChildren: reloadChildren, isDeep: true)
    }

    /// Updates the row of an item.
    ///
    /// - Parameters:
    ///   - item: The item; nil for the invisible item above the top.
    ///   - reloadChildren: Whether the view asks for the children again.
    ///   - isDeep: Whether it also asks for the children of unfolded items below it.
    final func reloadItem(_ item: AnyHashable?, reloadChildren: Bool, isDeep: Bool) {
        guard canChange else { return }
        let all = filtered?.all ?? tree
        if reloadChildren, let number = item.map({ all.number(of: $0) }) ?? 0 {
            let isHidden = item.map { !isUnfolded($0) } ?? false
            guard isHidden else { return changeItems { refresh(number, &$0, isDeep: isDeep) } }
            all.branch(number)?.isStale = true
        } else if reloadChildren, let item, tree.number(of: item) != nil {
            return changeItems { _ in }
        }
        refreshRow(of: item)
    }

    /// Changes the items, and shows their rows; the selection and the scroll position stay.
    ///
    /// - Parameter change: Changes the items, and adds the unfolded items that are gone to the set.
    final func changeAll(_ change: (inout Set<AnyHashable>) -> Void) {
        keepPlaces()
        isChangingItems = true
        var gone: Set<AnyHashable> = []
        change(&gone)
        index = nil
        reopen(gone)
        index = nil
        isChangingItems = false
        super.reloadData()
        hints = [:]
    }

    /// Asks again for the text of an item, if its row is visible.
    private func refreshRow(of item: AnyHashable?) {
        guard let item, let row = row(forItem: item) else { return }
        showRows(reloaded: row)
    }

    /// Whether the items may change now; reports a data source that changes them while the view asks it.
    final var canChange: Bool {
        guard isAskingForItems || isAskingForCell || isChangingItems else { return true }
        diagnose("The data source changes the \(type(of: self)) that asks it for items")
        return false
    }

    // MARK: The user

    /// The actions that unfold and fold items, and the actions of a table.
    open override var actions: [Action] {
        if renaming != nil { return [OutlineActions.cancelRenaming] }
        let own =
            OutlineActions.actions + (canRenameItem == nil ? [] : [OutlineActions.rename])
            + (canMoveItems == nil ? [] : OutlineActions.moves)
        let keys = Set(own.flatMap(\.keys))
        return own + super.actions.filter { keys.isDisjoint(with: $0.keys) }
    }

    /// Unfolds or folds an item at a press on its sign; handles other events as a table does.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        if trackSign(event) { return .stop }
        return super.handleMouse(event)
    }

    /// Places the visible rows, and the text field of an item that is renamed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // A deep row that appears or disappears changes the indentation of all rows.
        let cells = shownCells.values.compactMap { $0 as? OutlineCell }
        deepestShown = cells.map(\.lead.depth).max() ?? 0
        for cell in cells {
            (cell.lead.deepest, cell.lead.deepestShown) = (tree.deepest, deepestShown)
        }
        layOutField()
    }

    override var accessibilityTableRole: AccessibilityRole { .outline }

    /// The tree stays in the first column.
    override var firstMovableColumn: Int { 1 }

    override func makeDragAdapter() -> TableDragAdapter { OutlineDragAdapter(of: self) }
}

/// The data source of an outline that was created with closures.
private final class OutlineClosures: OutlineViewDataSource {
    let children: @MainActor (AnyHashable?) -> OutlineChildren
    let text: @MainActor (AnyHashable) -> StyledText

    init(
        children: @escaping @MainActor (AnyHashable?) -> OutlineChildren,
        text: @escaping @MainActor (AnyHashable) -> StyledText
    ) {
        (self.children, self.text) = (children, text)
    }

    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren { children(item) }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText { text(item) }
}
