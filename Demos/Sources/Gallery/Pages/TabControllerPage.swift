// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let tabController = GalleryPage(
        name: "tab-controller", title: "Tab controller", group: .containers,
        summary: "Shows one of several view controllers, each under a tab.",
        hint: "Choose another tab; each keeps its focus.", fillsRoom: true, usefulRows: 8
    ) {
        let titles = ["&Orders", "&Shelf", "&Accounts of the bar"] + (4...12).map { "Room \($0)" }
        return TabBarController(
            viewControllers: titles.map { title in
                let words = MnemonicTitle(title).text.lowercased()
                let page = ViewController(
                    view: ListView(["First of \(words)", "Second of \(words)"]))
                page.title = title
                return page
            })
    }
}
