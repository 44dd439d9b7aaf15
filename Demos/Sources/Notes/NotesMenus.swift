// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The menus of the program; the actions in reach give them their keys, ticks and states.
@MainActor
enum NotesMenus {
    /// The menus of the bar.
    static let all = [file, edit, view, go, help]

    private static let file = Menu(
        "&File",
        children: [
            MenuCommand("new-file", title: "&New…"),
            MenuCommand("quick-open", title: "&Open…"),
            MenuCommand("open-file", title: "Open f&iles…"),
            group("save", "close-file"),
            Menu(
                options: .displayInline,
                children: [
                    MenuCommand("rename", title: "&Rename…"), MenuCommand("move", title: "&Move…"),
                ]),
            MenuCommand("delete", title: "Move to &trash"),
            Menu(
                options: .displayInline,
                children: [MenuCommand("settings", title: "Se&ttings…")]),
            group("quit"),
        ])

    private static let edit = Menu(
        "&Edit",
        children: [
            Menu(
                options: .displayInline,
                children: [
                    MenuCommand("undo", title: "&Undo"), MenuCommand("redo", title: "&Redo"),
                ]),
            pasteboard, finding,
            Menu(
                options: .displayInline,
                children: [MenuCommand("find-in-files", title: "Find in &files…")]),
        ])

    private static let pasteboard = Menu(
        options: .displayInline,
        children: [
            MenuCommand("cut", title: "Cu&t"), MenuCommand("copy", title: "&Copy"),
            MenuCommand("paste", title: "&Paste"),
            MenuCommand("select-all", title: "Select &all"),
        ])

    private static let finding = Menu(
        options: .displayInline,
        children: [
            MenuCommand("find", title: "F&ind…"), MenuCommand("find-next", title: "Find &next"),
            MenuCommand("find-previous", title: "Find pre&vious"),
            MenuCommand("replace", title: "R&eplace…"),
        ])

    private static let view = Menu(
        "&View",
        children: [
            MenuCommand("files", title: "&Files"), MenuCommand("preview", title: "&Preview"),
            group("wrap-lines", "line-numbers"),
            Menu(options: .displayInline, children: [MenuCommand("reload")]),
        ])

    private static let go = Menu(
        "&Go",
        children: [
            MenuCommand("go-to-line", title: "&Line…"),
            MenuCommand("go-to-bracket", title: "Other &bracket"),
            Menu(
                options: .displayInline,
                children: [
                    MenuCommand("next-tab", title: "&Next tab"),
                    MenuCommand("previous-tab", title: "&Previous tab"),
                ]),
        ])

    private static let help = Menu(
        "&Help",
        children: [
            MenuCommand("help", title: "&Keys"),
            MenuCommand("command-palette", title: "&Commands…"),
        ])

    private static func group(_ identifiers: String...) -> Menu {
        Menu(options: .displayInline, children: identifiers.map { MenuCommand($0) })
    }

    /// The context menu of the tree.
    static let ofTree = Menu(
        children: [
            MenuCommand("new-file", title: "&New file…"),
            MenuCommand("rename", title: "&Rename…"),
            MenuCommand("move", title: "&Move…"),
            MenuCommand("delete", title: "Move to &trash"),
        ])

    /// The context menu of a text.
    static let ofEditor = Menu(
        children: [
            pasteboard,
            Menu(
                options: .displayInline,
                children: [
                    MenuCommand("find", title: "F&ind…"),
                    MenuCommand("go-to-line", title: "Go to &line…"),
                ]),
        ])
}
