// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let tabView = GalleryPage(
        name: "tab-view", title: "Tabs", group: .containers, summary: "Shows one of several pages.",
        hint: "Choose another tab.", fillsRoom: true, usefulRows: 8
    ) {
        let general = StackView(.vertical, [Checkbox("Start at login"), Checkbox("Show tips")])
        general.alignment = .leading
        @MainActor func words(_ text: String) -> View {
            let pane = StackView(.vertical, [Label(text)])
            pane.layoutMargins = Insets(left: 1, right: 1)
            return pane
        }
        var tabs = [
            Tab("&General", view: general),
            Tab("Networ&k", view: words("No network is needed.")),
            Tab("Closable", view: words("Click the cross."), isClosable: true),
        ]
        for number in 4...12 { tabs.append(Tab("Page \(number)", view: words("Page \(number)"))) }
        return ViewController(view: TabView(tabs))
    }
}
