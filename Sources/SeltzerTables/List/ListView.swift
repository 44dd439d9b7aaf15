// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A list of texts, in which the user selects one or several items.
///
/// A ``TableView`` with its own data source and cells; keys, mouse, typing and events are the same as in a table whose
/// selection follows the focus: the arrow keys and a press select, and Enter or a double click activates. A
/// list can store its texts, or get each text when its row becomes visible. In the second case a list of a million rows
/// costs no more than its visible rows.
///
/// ```swift
/// let list = ListView(["Red", "Green", "Blue"])
/// let numbers = ListView(count: 1_000_000) { "Row \($0)" }
/// ```
open class ListView: TableView {
    private final let source: ListSource

    /// Creates a list of texts.
    public convenience init(_ items: [String] = []) {
        self.init(count: items.count) { StyledText(items[$0]) }
        source.isStored = true
    }

    /// Creates a list of styled texts.
    public convenience init(_ items: [StyledText]) {
        self.init(count: items.count) { items[$0] }
        source.isStored = true
    }

    /// Creates a list that gets each text when its row becomes visible.
    ///
    /// - Parameters:
    ///   - count: The number of items; a negative number counts as 0.
    ///   - item: Returns the text of an item that exists. The list retains the closure.
    public init(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        source = ListSource(count: count, item: item)
        super.init(frame: .zero, style: .plain)
        followsFocusLikeDesktop()
        register(TableViewCell.self, forCellReuseIdentifier: ListSource.identifier)
        dataSource = source
    }

    override var accessibilityTableRole: AccessibilityRole { .list }

    // MARK: Items

    /// The number of items.
    public final var numberOfItems: Int { source.count }

    /// Returns the text of an item; nil for an index that does not exist.
    public final func item(at index: Int) -> StyledText? { source.text(at: index) }

    /// Returns the identity of an item that exists, by its index; nil, the default, for items without identities.
    ///
    /// When the items are set, the selection, the current item and the scroll position stay with the identities.
    /// Without identities they stay with the indices. The list retains the closure. Set it once, and let it read the
    /// model: the list asks at once, and then whenever the items are set.
    ///
    /// ```swift
    /// list.itemIdentifier = { [weak self] in self?.processes[$0].identifier }
    /// ```
    public final var itemIdentifier: (@MainActor (Int) -> AnyHashable)? {
        get { source.identifier }
        set {
            source.identifier = newValue
            reloadData()
        }
    }

    /// Replaces the texts; ``itemIdentifier`` describes which items stay selected.
    ///
    /// If a selected item is gone, the list posts ``TableSelectionChanged`` as ``TableView/reloadData()`` says. Without
    /// identities, an item is gone if another text is at its index.
    public final func setItems(_ items: [String]) {
        set(count: items.count, isStored: true) { StyledText(items[$0]) }
    }

    /// Replaces the texts with styled texts.
    public final func setItems(_ items: [StyledText]) {
        set(count: items.count, isStored: true) { items[$0] }
    }

    /// Replaces the texts; the list gets each text when its row becomes visible.
    ///
    /// - Parameters:
    ///   - count: The number of items; a negative number counts as 0.
    ///   - item: Returns the text of an item that exists. The list retains the closure.
    public final func setItems(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        set(count: count, isStored: false, item)
    }

    private func set(
        count: Int, isStored: Bool, _ item: @escaping @MainActor (Int) -> StyledText
    ) {
        let old = itemIdentifier == nil ? knownTextsOfSelection : [:]
        source.set(count: count, item: item)
        source.isStored = isStored
        reloadData()
        // Without identities the selection stays with the index, although another item may be there now.
        if old.contains(where: { $1 != source.text(at: $0)?.string }) { selectedRowsDidVanish() }
    }

    /// The texts of selected items that are stored or visible, by their indices.
    ///
    /// Other texts are not requested: their model may be gone.
    private final var knownTextsOfSelection: [Int: String] {
        guard numberOfSelectedRows <= 1_000 else { return [:] }
        var texts: [Int: String] = [:]
        for index in selectedIndices {
            texts[index] =
                source.isStored
                ? source.text(at: index)?.string : shownCells[index]?.textLabel?.styledText.string
        }
        return texts
    }

    /// Replaces the texts and their identities, and reloads once.
    ///
    /// The selection, the current item and the scroll position stay with the identities, as ``itemIdentifier`` says.
    /// Set both in one call if the closures read a model that was replaced: the list then never asks the old model for
    /// an identity.
    ///
    /// - Parameters:
    ///   - count: The number of items; a negative number counts as 0.
    ///   - identifier: Returns the identity of an item that exists; it replaces ``itemIdentifier``. The list retains
    ///     the closure.
    ///   - item: Returns the text of an item that exists. The list retains the closure.
    public final func setItems(
        count: Int, identifier: @escaping @MainActor (Int) -> AnyHashable,
        item: @escaping @MainActor (Int) -> StyledText
    ) {
        source.set(count: count, item: item)
        source.identifier = identifier
        reloadData()
    }

    // MARK: Selection

    /// The index of the first selected item; nil for none.
    ///
    /// Setting it selects only that item, or none, and scrolls to it. The change is not reported.
    public final var selectedIndex: Int? {
        get { indexPathForSelectedRow?.row }
        set {
            deselectAll()
            guard let newValue else { return }
            let indexPath = TableIndexPath(row: newValue, section: 0)
            selectRow(at: indexPath)
            scrollToRow(at: indexPath)
        }
    }

    /// The indices of the selected items, in order.
    public final var selectedIndices: [Int] { indexPathsForSelectedRows?.map(\.row) ?? [] }

    // MARK: Size

    /// Returns the height of all items, and a width for the widest of the first items.
    ///
    /// A list that stores its texts measures the first thousand. A list that gets each text when its row becomes
    /// visible measures the texts of the first screen.
    open override func sizeThatFits(_ size: Size) -> Size {
        let height = super.sizeThatFits(size).height
        let bar = height > size.height ? 1 : 0
        let screen = window?.application?.screenHeight
        let rows = max(0, min(screen ?? ListSource.maximumRows, size.height))
        let width = source.width(ofRows: rows, joining: joinedClusters)
            .saturatingAdding(2).saturatingAdding(bar)
        return Size(width: min(width, size.width), height: height)
    }
}

/// The data source of a list.
private final class ListSource: TableViewDataSource {
    static var identifier: String { "item" }

    private(set) var count: Int
    private var item: @MainActor (Int) -> StyledText
    var identifier: (@MainActor (Int) -> AnyHashable)?
    /// Whether all texts are stored; if not, the list asks only for visible texts.
    var isStored = false
    /// The width of the widest of the first texts, and the number of these texts.
    private var measured: (rows: Int, width: Int, joined: JoinedClusters)?

    /// The maximum number of texts that are measured for the width of a list in no window.
    static var maximumRows: Int { 100 }

    init(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        self.count = max(0, count)
        self.item = item
    }

    func set(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        self.count = max(0, count)
        self.item = item
        isStored = false
        measured = nil
    }

    func text(at index: Int) -> StyledText? {
        index >= 0 && index < count ? item(index) : nil
    }

    /// Returns the width in cells of the widest of the first items.
    ///
    /// - Parameter rows: The number of items that a screen shows.
    func width(ofRows rows: Int, joining joined: JoinedClusters) -> Int {
        let rows = min(count, isStored ? 1_000 : rows)
        var (known, width) = (0, 0)
        if let measured, measured.joined == joined { (known, width, _) = measured }
        guard known < rows else { return width }
        for index in known..<rows { width = max(width, item(index).cellWidth(joining: joined)) }
        measured = (rows, width, joined)
        return width
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? {
        indexPath.row < count ? identifier?(indexPath.row) : nil
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        cell.textLabel?.styledText = text(at: indexPath.row) ?? StyledText()
        return cell
    }

    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? { text(at: indexPath.row)?.string }
}
