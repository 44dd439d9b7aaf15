// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The list of pages in its own window, for screens without room for it beside the page.
final class PagesController: ViewController {
    private let list: PageList

    init(marking page: GalleryPage) {
        list = PageList(page, opensByClick: true)
        super.init()
        title = "Pages"
        preferredContentSize = Size(width: 34, height: 40)
    }

    override func loadView() { view = list }

    override func viewDidAppear(_ animated: Bool) { list.focusPages() }

    override var actions: [Action] {
        [Action("filter", title: "Filter", keys: ["/"], PagesController.filter)]
    }

    private func filter() { list.focusFilter() }
}
