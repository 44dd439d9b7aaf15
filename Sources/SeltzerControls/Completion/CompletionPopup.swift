// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The list of completions beside a text, and the documentation beside the list; the text stays focused.
@MainActor
final class CompletionPopup {
    /// The place of the list in the text.
    struct Place: Hashable {
        /// The beginning of the token, in bytes.
        var start: Int
        /// The beginning of the typed text of the token, below which the titles begin.
        var queryStart: Int
        /// Whether the list is for the whole line.
        var isWholeLine: Bool
    }

    private weak var host: (any CompletionHost)?
    private let list = CompletionList()
    private let window: CompletionWindow
    private let documentation: CompletionDocumentation
    private var showsDocumentation = true
    /// Called with a clicked item.
    var take: (@MainActor (CompletionItem) -> Void)?

    /// Creates the popup of a control, which it holds weakly.
    init(of host: any CompletionHost) {
        self.host = host
        window = CompletionWindow(of: host, list)
        documentation = CompletionDocumentation(beside: window)
        list.take = { [weak self] in self?.takeItem($0) }
    }

    /// Whether the list is on the screen.
    var isShown: Bool { window.application != nil && !window.hasNoRoom }

    /// The items of the list.
    var items: [CompletionItem] { list.items }

    /// The selected item; nil for none.
    var selected: CompletionItem? { list.selectedIndex.map { list.items[$0] } }

    /// Whether the list shows all choices, and not only completions of a text.
    private(set) var showsAll = false

    /// The selected item, or else the first one; nil among all choices if none is selected.
    var best: CompletionItem? { selected ?? (showsAll ? nil : list.items.first) }

    /// The beginning of the token, in bytes; nil while the list is hidden.
    var start: Int? { window.application == nil ? nil : window.position.start }

    /// Shows items.
    ///
    /// - Parameters:
    ///   - items: At least one item.
    ///   - index: The index of the selected item; nil for none.
    ///   - position: The place in the text.
    ///   - settings: The look of the list.
    ///   - showsAll: Whether one of the items is always selected.
    func show(
        _ items: [CompletionItem], selecting index: Int?, at position: Place,
        _ settings: CompletionSettings, showsAll: Bool = false
    ) {
        guard let application = host?.window?.application else { return }
        self.showsAll = showsAll
        showsDocumentation = settings.showsDocumentation
        list.items = items
        list.selectedIndex = index
        window.position = position
        window.maximumRows = max(1, settings.maximumRows)
        window.setNeedsLayout()
        if window.application == nil {
            window.hasNoRoom = false
            window.makeKeyAndVisible(in: application)
        }
        selectionDidChange()
    }

    /// Hides the list.
    func hide() {
        guard window.application != nil else { return }
        documentation.close()
        window.close()
        host?.setNeedsDisplay()
    }

    /// Selects another item.
    ///
    /// A move after the last item selects none, and the next move selects the first. Among all choices, the first
    /// follows the last.
    func move(by step: Int) {
        let count = list.items.count
        guard count > 0 else { return }
        let place = (list.selectedIndex.map { $0 + 1 } ?? 0) + step
        var next = (place % (count + 1) + count + 1) % (count + 1)
        // Among all choices one is always selected.
        if next == 0, showsAll { next = step > 0 ? 1 : count }
        list.selectedIndex = next == 0 ? nil : next - 1
        selectionDidChange()
    }

    private func selectionDidChange() {
        // The control may show the rest of the selected item.
        host?.setNeedsDisplay()
        let text = showsDocumentation ? selected?.documentation ?? StyledText() : StyledText()
        guard !text.isEmpty, let application = window.application else {
            return documentation.close()
        }
        documentation.text = text
        if documentation.application == nil { documentation.makeKeyAndVisible(in: application) }
    }

    private func takeItem(_ number: Int) {
        if list.items.indices.contains(number) { take?(list.items[number]) }
    }
}
