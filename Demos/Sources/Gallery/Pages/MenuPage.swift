// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let menu = GalleryPage(
        name: "menu", title: "Menu", group: .menus,
        summary: "Opens a menu of commands from a button.",
        hint: "Open a menu and choose an entry."
    ) {
        MenuPageController()
    }
}

/// Shows menus of several kinds.
private final class MenuPageController: ViewController {
    private let done = Label("Nothing yet.")

    override func loadView() {
        let disabled = PullDownButton("Disabled", menu: add)
        disabled.isEnabled = false
        let many = Menu(children: (1...200).map { entry("Entry \($0)") })
        view = SpecimensView([
            Specimen(
                "A few", "Groups, a submenu, keys", PullDownButton("&Add", menu: add)),
            Specimen(
                "Many", "Scrolls", PullDownButton("&Many", menu: many)),
            Specimen("Disabled", "Opens nothing", disabled),
            Specimen("Result", "Of the last entry", done),
        ])
    }

    private var add: Menu {
        Menu(children: [
            MenuCommand("add-file", title: "&File", symbol: "+"),
            MenuCommand("add-folder", title: "F&older", symbol: "+"),
            Menu("&From a template", children: ["Letter", "List", "漢字"].map { entry($0) }),
            Menu(options: .displayInline, children: [MenuCommand("add-link", title: "&Link")]),
            entry("Clear everything").attributes(.destructive),
        ])
    }

    private func entry(_ title: String) -> Action {
        Action(nil, title: title) { [weak self] _ in
            self?.done.text = title
            return .stop
        }
    }

    override var actions: [Action] {
        [
            Action("add-file", title: "File", keys: ["ctrl-n"], MenuPageController.addFile),
            Action("add-folder", title: "Folder", MenuPageController.addFolder),
            Action("add-link", title: "Link", MenuPageController.addFile)
                .disabled { (_: MenuPageController) in "There is nothing to link to." },
        ]
    }

    private func addFile() { done.text = "A file." }
    private func addFolder() { done.text = "A folder." }
}
