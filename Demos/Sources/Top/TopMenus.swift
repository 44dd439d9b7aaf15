// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The menus of the program, made from the list of commands.
@MainActor
enum TopMenus {
    /// The menus of the bar.
    static let all = [
        Menu("&Process", children: entries(in: .process) + [group(MenuCommand("quit"))]),
        Menu("&Signal", children: entries(in: .signal)),
        Menu("S&ort", children: entries(in: .sort)),
        Menu("&View", children: entries(in: .view)),
        Menu(
            "&Help",
            children: [
                MenuCommand("help", title: "&Keys"),
                MenuCommand("command-palette", title: "&Commands…"),
            ]),
    ]

    /// The context menu of a process.
    static let ofProcess = Menu(
        children: entries(in: .process).filter { $0.identifier != "renice-pid" } + [
            Menu(
                "&Signal",
                children: entries(in: .signal).filter { $0.identifier != "signal-pid" })
        ])

    private static func entries(in category: Action.Category) -> [MenuCommand] {
        TopCommand.all.filter { $0.category == category }.map { $0.menuEntry }
    }

    private static func group(_ entries: MenuCommand...) -> Menu {
        Menu(options: .displayInline, children: entries)
    }
}
