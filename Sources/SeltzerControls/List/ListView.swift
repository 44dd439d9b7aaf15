// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A list of texts of which the user selects one, or several.
///
/// A TableView that brings its own data source and cells: keys, mouse, typing and events are the table's. The
/// texts are kept, or asked for when their rows become visible, so that a list of a million rows costs what a
/// screenful does.
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

    /// Creates a list of texts with styles.
    public convenience init(_ items: [StyledText]) {
        self.init(count: items.count) { items[$0] }
    }

    /// Creates a list whose texts are asked for when they are to be seen.
    ///
    /// - Parameters:
    ///   - count: The number of items; negative counts as none.
    ///   - item: Returns the text of an item that exists; the list keeps the closure.
    public init(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        source = ListSource(count: count, item: item)
        super.init(frame: .zero)
        register(TableViewCell.self, forCellReuseIdentifier: ListSource.identifier)
        dataSource = source
    }

    // MARK: Items

    /// The number of items.
    public final var numberOfItems: Int { source.count }

    /// Returns the text of an item; nil for one that is not there.
    public final func item(at index: Int) -> StyledText? { source.text(at: index) }

    /// What identifies an item as long as it exists, by its number; nil, as at first, for nothing.
    ///
    /// With identities the selection, the current item and the scroll position stay with their items when others are
    /// set. Without, they stay with the numbers. The list keeps the closure and calls it for items that exist.
    ///
    /// ```swift
    /// list.itemIdentifier = { [unowned self] in processes[$0].identifier }
    /// ```
    public final var itemIdentifier: (@MainActor (Int) -> AnyHashable)? {
        get { source.identifier }
        set {
            source.identifier = newValue
            reloadData()
        }
    }

    /// Shows other texts; what is selected stays so, as ``itemIdentifier`` says.
    public final func setItems(_ items: [String]) {
        setItems(count: items.count) { StyledText(items[$0]) }
    }

    /// Shows other texts with styles.
    public final func setItems(_ items: [StyledText]) {
        setItems(count: items.count) { items[$0] }
    }

    /// Shows other texts, which are asked for when they are to be seen.
    ///
    /// - Parameters:
    ///   - count: The number of items; negative counts as none.
    ///   - item: Returns the text of an item that exists; the list keeps the closure.
    public final func setItems(count: Int, item: @escaping @MainActor (Int) -> StyledText) {
        source.set(count: count, item: item)
        reloadData()
    }

    // MARK: Selection

    /// The first item selected; nil for none.
    ///
    /// Setting it selects that item alone, or none, and scrolls to it; nobody is told.
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

    /// The items selected, in order.
    public final var selectedIndices: [Int] { indexPathsForSelectedRows.map(\.row) }

    // MARK: Size

    /// Returns the room that the items take, the widest of the first thousand setting the width.
    open override func sizeThatFits(_ size: Size) -> Size {
        let height = super.sizeThatFits(size).height
        let bar = height > size.height ? 1 : 0
        let width = source.width(joining: joinedClusters).saturatingAdding(2).saturatingAdding(bar)
        return Size(width: min(width, size.width), height: height)
    }
}

/// The items of a list, for the table that it is.
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

    /// The cells that the widest of the first items takes.
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
