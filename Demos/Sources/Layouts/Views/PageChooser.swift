// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The list of pages, as a popover below the top row.
final class PageChooser: ViewController {
    private let list = PageList()

    init(beside button: View, selected: Int) {
        super.init()
        list.selectedIndex = selected
        title = "Pages"
        modalPresentationStyle = .popover
        popoverPresentationController.sourceView = button
        popoverPresentationController.permittedSides = [.below]
    }

    override func loadView() { view = list }

    override var preferredFocusedView: View? { list.selectedLink }
}
