// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let bars = GalleryPage(
        name: "bars", title: "Bars", group: .menus,
        summary: "Show actions, a path, and the state in one row each.",
        hint: "Choose an item in one of the bars.", fillsRoom: true, usefulRows: 10
    ) {
        BarsPageController()
    }
}

/// A folder of drinks, with a toolbar and a path above, and a status bar below.
private final class BarsPageController: ViewController {
    private let toolbar = Toolbar([
        MenuCommand("pour", symbol: "+"), MenuCommand("stir"),
        Menu(options: .displayInline, children: [MenuCommand("ice")]),
        Menu(
            options: .displayInline,
            children: [Menu("Add", children: [MenuCommand("lemon"), MenuCommand("mint")])]),
    ])
    private let path = Breadcrumb(["bar", "drinks", "cold", "with bubbles", "cassis fizz"])
    private let list = ListView(["Cassis", "Lemon", "Soda", "Ice"])
    private let count = StatusBarItem("0 poured", priority: 2)
    private lazy var status = StatusBar(
        leading: [
            StatusBarItem("Glass 1", priority: 3), StatusBarItem("half full", tone: .success),
        ],
        trailing: [count, StatusBarItem("Reset", priority: 1, actionIdentifier: "reset")])
    private var poured = 0
    private var hasIce = true

    override func loadView() {
        list.accessibilityLabel = "Shelf"
        // The texts begin in the same column as the texts in the bars.
        let content = StackView(.vertical, [path, list])
        content.layoutMargins = Insets(left: 1, right: 1)
        content.setFlex(1, of: list)
        let stack = StackView(.vertical, [toolbar, content, status])
        stack.setFlex(1, of: content)
        view = stack
    }

    override func viewDidLoad() { count.minimumWidth = 10 }

    override var preferredFocusedView: View? { list }

    override var actions: [Action] {
        [
            Action("pour", title: "Pour", keys: ["ctrl-o"], BarsPageController.pour),
            Action("stir", title: "Stir", keys: ["ctrl-t"], BarsPageController.pour)
                .disabled { (page: BarsPageController) in
                    page.poured > 0 ? nil : "The glass is empty."
                },
            Action("ice", title: "Ice", BarsPageController.switchIce)
                .showing { (page: BarsPageController) in page.hasIce ? .on : .off },
            Action("lemon", title: "Lemon", BarsPageController.pour),
            Action("mint", title: "Mint", BarsPageController.pour),
            Action("reset", title: "Reset", BarsPageController.reset),
        ]
    }

    private func pour() { show(poured + 1) }
    private func reset() { show(0) }
    private func switchIce() { hasIce.toggle() }

    private func show(_ poured: Int) {
        self.poured = poured
        count.text = "\(poured) poured"
    }
}
