// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Shows the list of a pop-up button, with a tick at the selected item.
///
/// Typing narrows the list down to what matches, the best match first.
final class PopUpController: ViewController {
    private let popUpView: PopUpView
    private var items: [String]
    private var selectedIndex: Int?
    private weak var button: PopUpButton?
    /// The typed text, and the indices of the items that match it; nil if nothing is typed.
    private var search: (query: String, matches: [Int])? {
        didSet { showItems() }
    }

    private var list: ListView { popUpView.list }

    init(_ items: [String], selectedIndex: Int?, button: PopUpButton) {
        (self.items, self.selectedIndex, self.button) = (items, selectedIndex, button)
        popUpView = PopUpView()
        super.init()
        modalPresentationStyle = .popover
        list.activatesOnSingleClick = true
        on(RowActivated.self, PopUpController.rowActivated)
        on(KeyEvent.self, PopUpController.keyPressed)
        on(PasteEvent.self, PopUpController.pasted)
        // Events of the list stay here: outside, the button only reports which item was selected.
        on(SelectionChanged.self) { _ in .stop }
        on(Scrolled.self) { _ in .stop }
        on(ScrollEnded.self) { _ in .stop }
        showItems()
    }

    override func loadView() { view = popUpView }

    override var preferredFocusedView: View? { list }

    func setItems(_ items: [String], selectedIndex: Int?) {
        (self.items, self.selectedIndex) = (items, selectedIndex)
        search = nil
        if items.isEmpty { dismiss() }
    }

    private func showItems() {
        let items = items, selectedIndex = selectedIndex, search = search
        let tick = button?.window?.application?.capabilities.isUnicode == false ? "+" : "✓"
        list.setItems(count: search?.matches.count ?? items.count) { row in
            let index = search?.matches[row] ?? row
            var text = StyledText(
                index == selectedIndex ? "\(tick) " : "  ", style: Style(foreground: .accent))
            text.append(ItemSearch.marked(items[index], matching: search?.query ?? ""))
            return text
        }
        list.selectedIndex = search == nil ? selectedIndex : 0
        popUpView.show(query: search?.query ?? "", matches: search?.matches.count ?? 0)
    }

    private func rowActivated(_ activated: RowActivated) -> Disposition {
        let button = button
        let row = activated.indexPath.row
        let index = search?.matches[row] ?? row
        dismiss()
        button?.choose(index)
        return .stop
    }

    override func viewDidDisappear() {
        button?.popUpDidClose()
    }

    // MARK: Typing

    /// Space and Enter choose an item; Esc first forgets what was typed.
    override var actions: [Action] {
        [
            Action("choose", title: "Choose", keys: ["space"], priority: .low) { responder in
                // While the user types, Space is part of it.
                guard let popUp = responder as? PopUpController, popUp.search == nil else {
                    return .ignored
                }
                return popUp.popUpView.list.activateCurrentRow() ? .stop : .ignored
            },
            Action("clear-search", title: "Show all", keys: ["escape"], placement: .help) {
                guard let popUp = $0 as? PopUpController, popUp.search != nil else {
                    return .ignored
                }
                popUp.search = nil
                return .stop
            },
        ]
    }

    private func keyPressed(_ event: KeyEvent) -> Disposition {
        guard event.press.phase != .release else { return .ignored }
        if event.chord == "backspace", let query = search?.query {
            type(String(query.dropLast()), isLonger: false)
            return .stop
        }
        guard let text = event.text, !text.isEmpty else { return .ignored }
        type((search?.query ?? "") + text, isLonger: true)
        return .stop
    }

    private func pasted(_ event: PasteEvent) -> Disposition {
        type((search?.query ?? "") + event.text.singleLine, isLonger: true)
        return .stop
    }

    /// Looks for another text.
    ///
    /// - Parameter isLonger: Whether the text begins with the last one; then only its matches can match.
    private func type(_ query: String, isLonger: Bool) {
        guard !query.allSatisfy(\.isWhitespace) else { return search = nil }
        let candidates = isLonger ? search?.matches.sorted() : nil
        search = (query, ItemSearch.matches(of: query, in: items, among: candidates))
    }
}
