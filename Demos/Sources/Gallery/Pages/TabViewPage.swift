// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let tabView = GalleryPage(
        name: "tab-view", title: "Tabs", group: .containers, summary: "Shows one of several pages.",
        hint: "Choose another tab.", fillsRoom: true
    ) {
        let general = StackView(.vertical, [Checkbox("Start at login"), Checkbox("Show tips")])
        general.alignment = .leading
        let network = StackView(.vertical, [Label("No network is needed.")])
        var tabs = [
            Tab("&General", view: general), Tab("Networ&k", view: network),
            Tab("Closable", view: Label("Click the cross."), isClosable: true),
        ]
        for number in 4...12 { tabs.append(Tab("Page \(number)", view: Label("Page \(number)"))) }
        return ViewController(view: TabView(tabs))
    }
}
