// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Shows the menu of a pop-up button, with a tick at the selected item.
///
/// Typing filters the list, and shows the best match first.
final class PopUpController: ViewController {
    private let popUpView: PopUpView
    private var items: [String]
    private var selectedIndex: Int?
    private weak var button: PopUpButton?
    /// The typed text, and the indices of the items that match it; nil if nothing is typed.
    private var search: (query: String, matches: [Int])? {
        didSet { showItems() }
    }

    private var menu: MenuView { popUpView.menu }

    init(_ items: [String], selectedIndex: Int?, button: PopUpButton) {
        (self.items, self.selectedIndex, self.button) = (items, selectedIndex, button)
        popUpView = PopUpView()
        super.init()
        modalPresentationStyle = .popover
        menu.delegate = self
        menu.nameMenu("", or: button)
        on(KeyEvent.self, PopUpController.keyPressed)
        on(PasteEvent.self, PopUpController.pasted)
        showItems()
    }

    override func loadView() { view = popUpView }

    override var preferredFocusedView: View? { menu }

    func setItems(_ items: [String], selectedIndex: Int?) {
        (self.items, self.selectedIndex) = (items, selectedIndex)
        search = nil
        if items.isEmpty { dismiss() }
    }

    private func showItems() {
        let items = items, selectedIndex = selectedIndex, search = search
        let pattern = search.map { FuzzyPattern($0.query) }
        menu.content = MenuContent(
            count: search?.matches.count ?? items.count, measuring: EmptyCollection(),
            joining: button?.joinedClusters ?? .all
        ) { row in
            let index = search?.matches[row] ?? row
            var item = MenuItem(MnemonicTitle(MnemonicTitle.escaped(items[index])))
            item.state = index == selectedIndex ? .on : .off
            if let pattern {
                var matcher = FuzzyMatcher(pattern)
                item.match = matcher.match(items[index])
            }
            return .item(item)
        }
        menu.current = search == nil ? selectedIndex : items.isEmpty ? nil : 0
        popUpView.show(query: search?.query ?? "", matches: search?.matches.count ?? 0)
    }

    override func viewDidDisappear(_ animated: Bool) {
        button?.popUpDidClose()
    }

    // MARK: Typing

    /// Esc first clears the typed text.
    override var actions: [Action] {
        [
            Action("clear-search", title: "Show all", keys: ["escape"]) {
                guard let popUp = $0 as? PopUpController, popUp.search != nil else {
                    return .ignored
                }
                popUp.search = nil
                return .stop
            }.placement(.help)
        ]
    }

    private func keyPressed(_ event: KeyEvent) -> Disposition {
        guard event.press.phase != .release else { return .ignored }
        if event.chord == "backspace", let query = search?.query {
            type(String(query.dropLast()), isLonger: false)
            return .stop
        }
        return .ignored
    }

    private func pasted(_ event: PasteEvent) -> Disposition {
        type((search?.query ?? "") + event.text.singleLine, isLonger: true)
        return .stop
    }

    /// Searches for a new text.
    ///
    /// - Parameter isLonger: Whether the text begins with the last text; then only the last matches can match.
    private func type(_ query: String, isLonger: Bool) {
        guard !query.allSatisfy(\.isWhitespace) else { return search = nil }
        let candidates = isLonger ? search?.matches.sorted() : nil
        search = (query, ItemSearch.matches(of: query, in: items, among: candidates))
    }
}

extension PopUpController: MenuViewDelegate {
    func menuView(_ menu: MenuView, chose row: Int) {
        let button = button
        let index = search?.matches[row] ?? row
        dismiss()
        button?.choose(index)
    }

    var isTypingInMenu: Bool { search != nil }
    var filtersTypedText: Bool { true }

    /// Filters the menu.
    func menuView(_ menu: MenuView, typed text: String) -> Bool {
        type((search?.query ?? "") + text, isLonger: true)
        return true
    }
}
