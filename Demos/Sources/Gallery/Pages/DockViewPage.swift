// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let dockView = GalleryPage(
        name: "dock-view", title: "Dock view", group: .containers,
        summary: "Places views along the edges of one in the middle.",
        hint: "Drag a divider, or use the arrow keys on it.", fillsRoom: true,
        usefulRows: 16
    ) {
        let drinks = ListView(["Cassis fizz", "Ginger ale", "Soda", "Tonic"])
        let log = ListView(["Ice is ready.", "The glass is clean."])
        drinks.accessibilityLabel = "Drinks"
        log.accessibilityLabel = "Log"
        @MainActor func pane(_ label: Label) -> View {
            let pane = StackView(.vertical, [label])
            pane.layoutMargins = Insets(left: 1, right: 1)
            return pane
        }
        let title = pane(Label("The bar", style: Style(attributes: .bold)))
        let dock = DockView(
            [
                DockItem(.top, title, isResizable: false),
                DockItem(.leading, drinks, thickness: 16, canCollapse: true),
                DockItem(.bottom, log, thickness: 4, canCollapse: true),
                DockItem(.trailing, pane(Label("Notes")), thickness: 10, canCollapse: true),
            ], center: pane(Label("The glass")))
        return ViewController(view: dock)
    }
}
