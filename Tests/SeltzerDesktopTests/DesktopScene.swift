// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDesktop
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews

/// A desktop of 60 by 16 cells with three windows.
@MainActor
final class DesktopScene {
    let names = ListView(["Ada", "Grace", "Joan"])
    let save = Button("Save")
    let cancel = Button("Cancel")
    let list: DesktopWindow
    let form: DesktopWindow
    let clock: DesktopWindow
    let desktop: DesktopView
    let root: ViewController

    init() {
        list = DesktopWindow("Names", view: names, frame: Rect(x: 1, y: 1, width: 28, height: 8))
        form = DesktopWindow(
            "Form", view: StackView(.vertical, [save, cancel]),
            frame: Rect(x: 20, y: 4, width: 26, height: 8))
        let time = Label("12:00")
        time.verticalAlignment = .top
        clock = DesktopWindow(
            "Clock", view: time, frame: Rect(x: 40, y: 2, width: 18, height: 5))
        desktop = DesktopView([list, form, clock])
        root = ViewController(view: desktop)
    }

    func start(columns: Int = 60, rows: Int = 16, look: DisplayLook = .dark) async -> Pilot {
        await Pilot(plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
    }
}
