// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let outlineView = GalleryPage(
        name: "outline-view", title: "Outline", group: .lists,
        summary: "Shows a tree of items, to unfold, rename and move.",
        hint: "Click a sign to unfold a row, rename a row, or drag it.", fillsRoom: true,
        usefulRows: 16
    ) {
        OutlineViewPageController()
    }
}

/// A menu of drinks that the user can change.
private final class OutlineViewPageController: ViewController, OutlineViewDataSource {
    private struct Entry {
        var name: String
        /// The price of a glass in cents; nil for a group.
        var price: Int?
        var children: [Int] = []
    }

    private let outline = OutlineView()
    private let field = TextField(placeholder: "Filter")
    /// The text that visible drinks must contain.
    private var filteredPart = ""
    /// The entries by their identities, which are the items of the outline; entry 0 is above the
    /// top entries.
    private var entries = [
        Entry(name: "", children: [1, 5, 9]),
        Entry(name: "Lemonades", children: [2, 3, 4]),
        Entry(name: "Lemon", price: 320),
        Entry(name: "Raspberry", price: 350),
        Entry(name: "柚子", price: 380),
        Entry(name: "Seltzers", children: [6, 7]),
        Entry(name: "Plain", price: 150),
        Entry(name: "With syrup", children: [8]),
        Entry(name: "Elderflower", price: 240),
        Entry(name: "Teas", children: [10, 11]),
        Entry(name: "Iced mint", price: 290),
        Entry(name: "Iced peach", price: 310),
    ]

    override func loadView() {
        outline.columns = [
            TableColumn("Drink", width: .flexible(weight: 2), minimumWidth: 12),
            .numbers("Price", NumberFormat(decimals: 2), width: .fixed(8)),
        ]
        outline.outlineDataSource = self
        outline.accessibilityLabel = "Drinks"
        outline.canRenameItem = { _ in true }
        outline.renameValidation = { _, name in name.isEmpty ? "A name is needed" : nil }
        outline.canMoveItems = { [weak self] in self?.canMove($0) ?? false }
        outline.expandItem(1)
        on(OutlineItemRenamed.self, OutlineViewPageController.rename)
        on(OutlineItemsMoved.self, OutlineViewPageController.move)
        field.on { [weak self] (event: TextChanged) in self?.filter(event.text) ?? .ignored }
        let stack = StackView(.vertical, [field, outline], spacing: 1)
        stack.compactSpacing = 0
        stack.setFlex(1, of: outline)
        view = stack
    }

    override var preferredFocusedView: View? { outline }

    private func number(of item: AnyHashable?) -> Int { item?.base as? Int ?? 0 }

    // MARK: Items

    func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> OutlineChildren {
        OutlineChildren(entries[number(of: item)].children)
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        let entry = entries[number(of: item)]
        guard let format = column?.numberFormat else { return StyledText(entry.name) }
        return StyledText(entry.price.map { format.string(Double($0) / 100) } ?? "")
    }

    // MARK: Changes

    private func rename(_ event: OutlineItemRenamed) -> Disposition {
        entries[number(of: event.item)].name = event.newName
        outline.reloadItem(event.item)
        return .observed
    }

    /// Drinks have no children, and the places in a filtered outline differ from the places among
    /// all drinks.
    private func canMove(_ move: OutlineMove) -> Bool {
        outline.filter == nil && entries[number(of: move.parent)].price == nil
    }

    private func move(_ event: OutlineItemsMoved) -> Disposition {
        let move = event.move
        let items = move.items.map { number(of: $0) }
        let parent = number(of: move.parent)
        let siblings = entries[parent].children
        let next = siblings.dropFirst(move.index ?? siblings.count)
            .first { !items.contains($0) }
        for index in entries.indices { entries[index].children.removeAll(where: items.contains) }
        let place = next.flatMap { entries[parent].children.firstIndex(of: $0) }
        entries[parent].children.insert(
            contentsOf: items, at: place ?? entries[parent].children.count)
        outline.reloadData()
        return .observed
    }

    private func filter(_ text: String) -> Disposition {
        let part = text.lowercased()
        let isMatch: @MainActor (AnyHashable) -> Bool = { [weak self] item in
            guard let self else { return false }
            return entries[number(of: item)].name.lowercased().contains(part)
        }
        if part.isEmpty {
            outline.filter = nil
        } else if part.hasPrefix(filteredPart) {
            outline.narrowFilter(to: isMatch)
        } else {
            outline.filter = isMatch
        }
        filteredPart = part
        return .observed
    }
}
