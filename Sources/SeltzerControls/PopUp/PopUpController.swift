// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Shows the list of a pop-up button.
final class PopUpController: ViewController {
    private let list: PopUpListView
    private var hasScrolled = false
    private weak var button: PopUpButton?

    init(_ items: [String], selectedIndex: Int?, button: PopUpButton) {
        list = PopUpListView(items)
        self.button = button
        super.init()
        modalPresentationStyle = .popover
        list.activatesOnSingleClick = true
        list.selectedIndex = selectedIndex
        on(RowActivated.self, PopUpController.rowActivated)
        // Events of the list stay here: outside, the button only reports which item was selected.
        on(SelectionChanged.self) { _ in .stop }
        on(Scrolled.self) { _ in .stop }
        on(ScrollEnded.self) { _ in .stop }
    }

    override func loadView() { view = list }

    /// Scrolls the selected item to the middle before the first frame.
    override func viewWillLayoutSubviews() {
        guard !hasScrolled, !list.bounds.isEmpty else { return }
        hasScrolled = true
        list.selectRow(at: list.indexPathForSelectedRow, scrollPosition: .middle)
    }

    override var preferredFocusedView: View? { list }

    func setItems(_ items: [String], selectedIndex: Int?) {
        list.setItems(items)
        list.selectedIndex = selectedIndex
        if items.isEmpty { dismiss() }
    }

    private func rowActivated(_ activated: RowActivated) -> Disposition {
        let button = button
        dismiss()
        button?.choose(activated.indexPath.row)
        return .stop
    }

    override func viewDidDisappear() {
        button?.popUpDidClose()
    }
}

/// A list in which Space selects an item, as Enter does.
final class PopUpListView: ListView {
    override var actions: [Action] {
        super.actions.filter { $0.identifier != "select-row" } + [
            Action("choose", title: "Choose", keys: ["space"], priority: .low) { responder in
                guard let list = responder as? PopUpListView else { return .ignored }
                // While the user types the beginning of an item, Space is part of it.
                let now = list.window?.application?.clock.now ?? .zero
                guard !list.typeAhead.isUnderWay(at: now) else { return .ignored }
                return list.activateCurrentRow() ? .stop : .ignored
            }
        ]
    }
}
