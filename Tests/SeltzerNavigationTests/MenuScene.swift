// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews

/// A view with actions that has the focus.
@MainActor
final class MenuEditor: View {
    private(set) var done: [String] = []
    var isChanged = false
    var wraps = true
    /// Actions beside those of the class.
    var extra: [Action] = []

    override var canBecomeFirstResponder: Bool { true }

    override var actions: [Action] {
        extra + [
            Action("new", title: "New", keys: ["ctrl-n"], MenuEditor.new),
            Action("save", title: "Save", keys: ["ctrl-s"], MenuEditor.save)
                .disabled { (editor: MenuEditor) in
                    editor.isChanged ? nil : "Nothing has changed."
                },
            Action("wrap", title: "Wrap lines", MenuEditor.wrap)
                .showing { (editor: MenuEditor) in editor.wraps ? .on : .off }
                .attributes(.keepsMenuPresented),
            Action("delete", title: "Delete file", keys: ["ctrl-d"], MenuEditor.delete)
                .attributes(.destructive),
            Action("copy", title: "Copy", keys: ["ctrl-c"], MenuEditor.copy).category(.edit),
            Action(
                "rename", title: "Rename",
                parameters: [
                    Action.Parameter("New name"),
                    Action.Parameter("Kind", .choice(["text", "table"])),
                ], MenuEditor.rename),
        ]
    }

    private func new() { done.append("new") }
    private func save() { done.append("save") }
    private func wrap() { wraps.toggle() }
    private func delete() { done.append("delete") }
    private func copy() { done.append("copy") }
    private func rename(_ values: [String]) {
        done.append("rename \(values.joined(separator: " "))")
    }
}

/// A screen with a menu bar over an editor.
@MainActor
final class MenuScene {
    let editor = MenuEditor()
    let bar: MenuBar
    let root = ViewController()
    let pilot: Pilot

    static var menus: [Menu] {
        [
            Menu(
                "&File",
                children: [
                    MenuCommand("delete"), MenuCommand("new", title: "&New"), MenuCommand("save"),
                    Menu("Open &recent", children: recent),
                    MenuCommand("print", title: "Print"), MenuCommand("nothing"),
                ]),
            Menu(
                "&Edit",
                children: [
                    MenuCommand("copy"),
                    Menu("View", options: .displayInline, children: [MenuCommand("wrap")]),
                ]),
            Menu("&Help", children: [MenuCommand("about", title: "About")]),
        ]
    }

    static var recent: [any MenuElement] {
        [
            Action("one", title: "One.txt") { responder in
                (responder as? MenuEditor)?.post(Named("one"))
                return .stop
            },
            Action("two", title: "Two.txt") { responder in
                (responder as? MenuEditor)?.post(Named("two"))
                return .stop
            },
        ]
    }

    struct Named: RoutedEvent, Equatable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    init(
        _ menus: [Menu] = MenuScene.menus, columns: Int = 44, rows: Int = 16,
        look: DisplayLook = .dark
    ) async {
        bar = MenuBar(menus)
        root.view.addSubview(editor)
        root.view.addSubview(bar)
        bar.frame = Rect(x: 0, y: 0, width: columns, height: 1)
        editor.frame = Rect(x: 0, y: 1, width: columns, height: rows - 1)
        pilot = await Pilot(
            plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
        editor.becomeFirstResponder()
        await pilot.settle()
    }

    var isOpen: Bool { bar.openIndex != nil }
    var windows: Int { pilot.application.windows.count }
}
