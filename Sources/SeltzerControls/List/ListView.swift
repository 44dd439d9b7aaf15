// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A list of texts of which the user selects one or several.
///
/// A ``TableView`` with its own data source and cells; keys, mouse, typing and events are those of the table. A list
/// can store its texts, or get each text when its row becomes visible. Then a list of a million rows costs no more than
/// the visible ones.
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
    }

    /// Creates a list of styled texts.
    public convenience init(_ items: [StyledText]) {
        self.init(count: items.count) { items[$0] }
    }

    /// Creates a list that gets each text when its row becomes visible.
    ///
    /// - Parameters:
    ///   - count: The number of items; a negative number counts as 0.
    ///   - item: Returns the text of an item that exists. The list retains the closure.
    public init(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        source = ListSource(count: count, item: item)
        super.init(frame: .zero)
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

    /// Shows other texts; ``itemIdentifier`` describes what stays selected.
    public final func setItems(_ items: [String]) {
        setItems(count: items.count) { StyledText(items[$0]) }
    }

    /// Shows other styled texts.
    public final func setItems(_ items: [StyledText]) {
        setItems(count: items.count) { items[$0] }
    }

    /// Shows other texts, each of which the list gets when its row becomes visible.
    ///
    /// - Parameters:
    ///   - count: The number of items; a negative number counts as 0.
    ///   - item: Returns the text of an item that exists. The list retains the closure.
    public final func setItems(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        source.set(count: count, item: item)
        reloadData()
    }

    // MARK: Selection

    /// The index of the first selected item; nil for none.
    ///
    /// Setting it selects only that item, or none, and scrolls to it. It is not reported.
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
    public final var selectedIndices: [Int] { indexPathsForSelectedRows.map(\.row) }

    // MARK: Size

    /// Returns the height of all items, and the width of the widest of the first thousand.
    open override func sizeThatFits(_ size: Size) -> Size {
        let height = super.sizeThatFits(size).height
        let bar = height > size.height ? 1 : 0
        let width = source.width(joining: joinedClusters).saturatingAdding(2).saturatingAdding(bar)
        return Size(width: min(width, size.width), height: height)
    }
}

/// The data source of a list.
private final class ListSource: TableViewDataSource {
    static var identifier: String { "item" }

    private(set) var count: Int
    private var item: @MainActor (Int) -> StyledText
    var identifier: (@MainActor (Int) -> AnyHashable)?
    private var measured: (width: Int, joined: JoinedClusters)?

    init(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        self.count = max(0, count)
        self.item = item
    }

    func set(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        self.count = max(0, count)
        self.item = item
        measured = nil
    }

    func text(at index: Int) -> StyledText? {
        index >= 0 && index < count ? item(index) : nil
    }

    /// Returns the width in cells of the widest of the first thousand items.
    func width(joining joined: JoinedClusters) -> Int {
        if let measured, measured.joined == joined { return measured.width }
        let width =
            (0..<min(count, 1_000)).map { item($0).cellWidth(joining: joined) }.max() ?? 0
        measured = (width, joined)
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
        cell.textLabel.styledText = text(at: indexPath.row) ?? StyledText()
        return cell
    }

    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? { text(at: indexPath.row)?.string }
}
