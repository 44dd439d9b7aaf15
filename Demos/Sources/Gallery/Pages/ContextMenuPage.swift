// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let contextMenu = GalleryPage(
        name: "context-menu", title: "Context menu", group: .menus,
        summary: "Opens a menu for the row under the pointer or in focus.",
        hint: "Click a file with the right button, or press Shift-F10.", fillsRoom: true,
        usefulRows: 10
    ) {
        ContextMenuPageController()
    }
}

/// A list of files, with a menu for the selected files.
private final class ContextMenuPageController: ViewController {
    private var files = [
        "Harbor.swift", "Lighthouse.swift", "Tide.swift", "TideTable.swift", "Weather.swift",
        "CHANGELOG.md", "LICENSE", "README.md",
    ]
    private lazy var list = ListView(files)

    override func loadView() { view = list }

    override func viewDidLoad() {
        ContextMenuInteraction(on: self)
        list.allowsMultipleSelection = true
        list.accessibilityLabel = "Files"
        list.contextMenuProvider = { [weak list] _ in
            guard let count = list?.selectedIndices.count, count > 0 else { return nil }
            return Menu(
                count == 1 ? "" : "\(count) files",
                children: [MenuCommand("duplicate"), MenuCommand("delete")])
        }
        contextMenuProvider = { _ in Menu(children: [MenuCommand("new-file")]) }
    }

    override var actions: [Action] {
        [
            .contextMenu,
            Action("new-file", title: "New file", keys: ["ctrl-n"], ContextMenuPageController.add),
            Action(
                "duplicate", title: "Duplicate", keys: ["ctrl-d"],
                ContextMenuPageController.duplicate),
            Action("delete", title: "Delete", keys: ["delete"], ContextMenuPageController.remove)
                .attributes(.destructive),
        ]
    }

    private func add() { show(files + ["New file"]) }

    private func duplicate() {
        show(files + list.selectedIndices.map { "Copy of \(files[$0])" })
    }

    private func remove() {
        let selected = Set(list.selectedIndices)
        show(files.indices.filter { !selected.contains($0) }.map { files[$0] })
    }

    private func show(_ files: [String]) {
        self.files = files
        list.setItems(files)
    }
}
