// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The list of suggestions beside a field; the field stays focused.
@MainActor
final class SuggestionPopup {
    private weak var field: TextField?
    private let list = SuggestionList()
    private let window: SuggestionWindow
    private var search: Task<Void, Never>?
    private let take: @MainActor (String) -> Void

    /// Creates the popup of a field.
    ///
    /// - Parameter take: Called with a clicked suggestion. The popup retains it.
    init(of field: TextField, take: @escaping @MainActor (String) -> Void) {
        self.field = field
        self.take = take
        window = SuggestionWindow(of: field, list)
        list.take = { [weak self] in self?.takeItem($0) }
    }

    /// Whether the list is on the screen.
    var isShown: Bool { window.application != nil }

    /// The selected suggestion; nil for none.
    var selected: String? { list.selectedIndex.map { list.items[$0].string } }

    /// Whether the list shows all choices, and not only suggestions for a text.
    private(set) var showsAll = false

    /// The maximum number of rows.
    var maximumRows: Int {
        get { window.maximumRows }
        set { window.maximumRows = newValue }
    }

    /// The selected suggestion, or else the first suggestion for a text; nil among all choices if none is selected.
    var best: String? { selected ?? (showsAll ? nil : list.items.first?.string) }

    /// Asks for suggestions for a text, and shows them, unless the text changes before.
    func update(for text: String, from suggestions: TextSuggestions) {
        search?.cancel()
        guard let application = field?.window?.application else { return }
        search = ApplicationWork.start(in: application) { [weak self] in
            let items = await suggestions.find(text)
            if !Task.isCancelled { self?.show(items, for: text) }
        }
    }

    private func show(_ items: [StyledText], for text: String) {
        let items = Array(items.prefix(TextSuggestions.maximumCount))
        guard let field, field.isFocused, let application = field.window?.application,
            !items.isEmpty, items.map(\.string) != [text]
        else { return hide() }
        show(items, selecting: field.selectsFirstSuggestion ? 0 : nil, in: application)
    }

    /// Shows all choices, whatever the text is.
    func showAll(_ items: [String], selecting index: Int?) {
        search?.cancel()
        guard let application = field?.window?.application, !items.isEmpty else { return hide() }
        show(items.map { StyledText($0) }, selecting: index, in: application)
        showsAll = true
    }

    private func show(_ items: [StyledText], selecting index: Int?, in application: Application) {
        showsAll = false
        list.items = items
        list.selectedIndex = index
        window.count = items.count
        window.setNeedsLayout()
        if !isShown { window.makeKeyAndVisible(in: application) }
        // The field may show the rest of the selected suggestion.
        field?.setNeedsDisplay()
    }

    /// Hides the list, and cancels a running search for suggestions.
    func hide() {
        search?.cancel()
        search = nil
        window.close()
        field?.setNeedsDisplay()
    }

    /// Selects another suggestion.
    ///
    /// A move after the last suggestion selects none, and the next move selects the first. Among all choices, the first
    /// follows the last.
    func move(by step: Int) {
        let count = list.items.count
        guard count > 0 else { return }
        let place = (list.selectedIndex.map { $0 + 1 } ?? 0) + step
        var next = (place % (count + 1) + count + 1) % (count + 1)
        // Among all choices one is always selected.
        if next == 0, showsAll { next = step > 0 ? 1 : count }
        list.selectedIndex = next == 0 ? nil : next - 1
        field?.setNeedsDisplay()
    }

    private func takeItem(_ number: Int) {
        if list.items.indices.contains(number) { take(list.items[number].string) }
    }
}

/// A window that never becomes key, beside the row of a field.
private final class SuggestionWindow: Window {
    private weak var field: TextField?
    private let list: SuggestionList
    private lazy var anchor = ViewAnchor(of: self, .beside([.below, .above]), to: field)
    /// The number of suggestions.
    var count = 0

    /// The maximum number of rows.
    var maximumRows = 8

    init(of field: TextField, _ list: SuggestionList) {
        self.field = field
        self.list = list
        super.init()
        backgroundColor = .overlay
        floatFrame = FloatFrame()
        addSubview(list)
    }

    override var canBecomeKey: Bool { false }

    /// Places the window so that it does not cover the row, and fits the room beside it.
    override func place(in screen: Rect) {
        guard let field else { return }
        // The line of the frame is below the bars, so that suggestions begin below the text.
        anchor.part = field.fieldRow
        let width = field.fieldRow.width
        guard let row = anchor.locate() else { return }
        let rowsBelow = screen.maxY - row.maxY
        let isBelow = rowsBelow > count + 1 || rowsBelow >= row.minY - screen.minY
        floatFrame?.hanging = isBelow ? .below : .above
        let edges = floatFrame?.insets(hasFills: hasFills) ?? .zero
        let room = isBelow ? screen.maxY - row.maxY : row.minY - screen.minY
        let rows = max(0, min(count, maximumRows, room - edges.vertical))
        let wanted = list.sizeThatFits(Size(width: screen.width, height: rows)).width
        let size = Size(
            width: max(wanted.saturatingAdding(edges.horizontal), width),
            height: rows > 0 ? rows + edges.vertical : 0)
        anchor.position = .beside([isBelow ? .below : .above])
        if let new = anchor.frame(of: size, in: screen), new != frame { frame = new }
    }

    override func rowsThatFit(in screen: Rect, beside content: Rect) -> Int {
        guard let field else { return 0 }
        anchor.part = field.fieldRow
        guard let row = anchor.locate() else { return 0 }
        let edges = FloatFrame(hanging: .below).insets(hasFills: hasFills).vertical
        let rows = min(count, maximumRows) + edges
        let fits = rows <= max(content.maxY - row.maxY, row.minY - content.minY)
        return fits ? 0 : row.maxY + rows
    }

    override func layoutSubviews() {
        list.frame = floatContent
    }
}
