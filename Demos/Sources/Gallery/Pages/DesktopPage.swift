// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let desktop = GalleryPage(
        name: "desktop", title: "Desktop", group: .containers,
        summary: "Shows windows that can overlap, each with a title bar.",
        hint: "Drag a title bar, or press Ctrl-F7 and the arrow keys.", fillsRoom: true,
        usefulRows: 12
    ) {
        let orders = ListView(["Lemonade", "Ginger ale", "Cassis fizz", "Tonic", "Soda"])
        let glass = ProgressView(progress: 0.4)
        let level = Slider(value: 0.4, in: 0...1) { glass.progress = $0.value }
        glass.accessibilityLabel = "Glass"
        level.accessibilityLabel = "Level"
        let margin = StackView(.vertical, [glass])
        margin.layoutMargins = Insets(left: 1, right: 1)
        let notes = TextView("Ice is ready.\nThe glass is clean.")
        // The window has a border already.
        notes.drawsBackground = false
        let page = StackView(.vertical, [notes])
        page.layoutMargins = Insets(left: 1, right: 1)
        page.setFlex(1, of: notes)
        let desktop = DesktopView([
            DesktopWindow("Notes", view: page, frame: Rect(x: 27, y: 0, width: 30, height: 7)),
            DesktopWindow("Orders", view: orders, frame: Rect(x: 0, y: 0, width: 26, height: 8)),
            DesktopWindow(
                "Glass", view: StackView(.vertical, [level, margin], spacing: 1),
                frame: Rect(x: 14, y: 3, width: 30, height: 6)),
        ])
        return ViewController(view: desktop)
    }
}
