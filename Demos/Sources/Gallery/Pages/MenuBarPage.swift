// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let menuBar = GalleryPage(
        name: "menu-bar", title: "Menu bar", group: .menus,
        summary: "Shows a row of menus, made from the actions in effect.",
        hint: "Open a menu: by a click, F10 or Alt-D.", fillsRoom: true, usefulRows: 8
    ) {
        MenuBarPageController()
    }
}

/// A glass whose actions are in the menus of a bar.
private final class MenuBarPageController: ViewController {
    private let bar = MenuBar([
        Menu(
            "&Drink",
            children: [
                MenuCommand("pour", title: "&Pour"), MenuCommand("stir", title: "&Stir"),
                Menu(
                    "&Add",
                    children: [
                        MenuCommand("lemon", title: "&Lemon"), MenuCommand("mint", title: "&Mint"),
                        Menu("&Syrup", children: [DeferredMenuElement(syrups)]),
                    ]),
                MenuCommand("empty", title: "Pour &away"),
            ]),
        Menu(
            "&Glass",
            children: [
                Menu("Contents", options: .displayInline, children: [MenuCommand("ice")]),
                MenuCommand("wash", title: "&Wash"),
            ]),
    ])
    private let log = ListView(["The glass is empty."])
    private var lines = ["The glass is empty."]
    private var isFull = false
    private var hasIce = true

    override func loadView() {
        log.accessibilityLabel = "Log"
        // The texts begin in the same column as the titles in the bar.
        let content = StackView(.vertical, [log])
        content.layoutMargins = Insets(left: 1, right: 1)
        content.setFlex(1, of: log)
        let stack = StackView(.vertical, [bar, content])
        stack.setFlex(1, of: content)
        view = stack
    }

    override var preferredFocusedView: View? { log }

    override var actions: [Action] {
        let isEmpty = "The glass is empty."
        return [
            .menuBar,
            Action("pour", title: "Pour", keys: ["ctrl-o"], MenuBarPageController.pour)
                .disabled { (page: MenuBarPageController) in
                    page.isFull ? "The glass is full." : nil
                },
            Action("stir", title: "Stir", keys: ["ctrl-t"], MenuBarPageController.stir)
                .disabled { (page: MenuBarPageController) in page.isFull ? nil : isEmpty },
            Action("lemon", title: "Lemon", MenuBarPageController.addLemon),
            Action("mint", title: "Mint", MenuBarPageController.addMint),
            Action("ice", title: "With ice", MenuBarPageController.switchIce)
                .showing { (page: MenuBarPageController) in page.hasIce ? .on : .off }
                .attributes(.keepsMenuPresented),
            Action("empty", title: "Pour away", MenuBarPageController.pourAway)
                .disabled { (page: MenuBarPageController) in page.isFull ? nil : isEmpty }
                .attributes(.destructive),
        ]
    }

    private func pour() {
        isFull = true
        note(hasIce ? "A glass, with ice." : "A glass.")
    }

    private func stir() { note("Stirred.") }
    private func addLemon() { note("Lemon.") }
    private func addMint() { note("Mint.") }
    private func switchIce() { hasIce.toggle() }

    private func pourAway() {
        isFull = false
        note("The glass is empty.")
    }

    private func note(_ line: String) {
        lines.append(line)
        log.setItems(lines)
        log.selectedIndex = lines.count - 1
    }

    /// Returns the syrups, after a delay.
    @MainActor private static func syrups() async throws -> [any MenuElement] {
        await Task.yield()
        return ["Cassis", "Ginger", "Elderflower"].map { name in
            Action(name.lowercased(), title: name) { responder in
                guard let page = (responder as? View)?.menuBarPage else { return .ignored }
                page.note("\(name) syrup.")
                return .stop
            }
        }
    }
}

extension View {
    /// The page of the menu bar that contains the view.
    fileprivate var menuBarPage: MenuBarPageController? {
        var responder: Responder? = self
        while let current = responder {
            if let page = current as? MenuBarPageController { return page }
            responder = current.next
        }
        return nil
    }
}
