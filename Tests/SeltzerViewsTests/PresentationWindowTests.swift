// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// A controller with an action to quit, one to save, and one that its test asks for.
@MainActor
private final class Root: ViewController {
    let log = Log()
    var more: [Action] = []

    override var actions: [Action] {
        [
            Action("quit", title: "Quit", keys: ["ctrl-q", "ctrl-x ctrl-c"]) { [log] _ in
                log.note("quit")
                return .stop
            },
            Action("save", title: "Save", keys: ["ctrl-s"]) { [log] _ in
                log.note("save")
                return .stop
            },
        ] + more
    }
}

/// A sheet over a controller.
@MainActor
private final class SheetScene {
    let root = Root(view: View())
    let sheet = ViewController(view: ProbeView("sheet"))
    let pilot: Pilot

    init(mustBeAnswered: Bool = false) async {
        sheet.isModalInPresentation = mustBeAnswered
        pilot = await Pilot(root, columns: 40, rows: 12)
        root.present(sheet)
        await pilot.settle()
    }

    var ran: [String] { root.log.entries }

    var currentIdentifiers: [String] {
        pilot.application.currentActions.compactMap(\.identifier)
    }
}

@MainActor
@Suite struct PresentationWindowTests {
    @Test func quittingIsReachableFromAModalWindowAndSavingIsNot() async {
        let scene = await SheetScene()
        await scene.pilot.press("ctrl-s", "ctrl-q")
        #expect(scene.ran == ["quit"])
        #expect(scene.currentIdentifiers.contains("quit"))
        #expect(!scene.currentIdentifiers.contains("save"))
        #expect(scene.pilot.application.performAction("quit"))
        #expect(scene.ran == ["quit", "quit"])
    }

    @Test func aSequenceOfKeysQuitsToo() async {
        let scene = await SheetScene()
        await scene.pilot.press("ctrl-x")
        #expect(!scene.pilot.application.pendingKeys.isEmpty)
        await scene.pilot.press("ctrl-c")
        #expect(scene.ran == ["quit"])
    }

    @Test func whatMustBeAnsweredKeepsQuittingOut() async {
        let scene = await SheetScene(mustBeAnswered: true)
        await scene.pilot.press("ctrl-q")
        #expect(scene.ran.isEmpty)
        #expect(!scene.currentIdentifiers.contains("quit"))
        // Also from what it presents itself.
        let help = ViewController(view: View())
        scene.sheet.present(help)
        await scene.pilot.press("ctrl-q")
        #expect(scene.ran.isEmpty)
        scene.sheet.isModalInPresentation = false
        await scene.pilot.press("ctrl-q")
        #expect(scene.ran == ["quit"])
    }

    @Test func theNearestHasTheKeyFirst() async {
        let scene = await SheetScene()
        var own = 0
        scene.sheet.bind("ctrl-q") { own += 1 }
        var applications = 0
        scene.pilot.application.bind("ctrl-q") { applications += 1 }
        await scene.pilot.press("ctrl-q")
        #expect(own == 1)
        scene.sheet.unbind("ctrl-q")
        await scene.pilot.press("ctrl-q")
        #expect(scene.ran == ["quit"])
        #expect(applications == 0)
    }

    @Test func anyActionMayReachModalWindows() async {
        let scene = await SheetScene()
        var pause = Action("pause", title: "Pause", keys: ["ctrl-p"]) { [log = scene.root.log] _ in
            log.note("pause")
            return .stop
        }
        #expect(!pause.reachesModalWindows)
        #expect(Action("exit") { _ in .stop }.role(.quit).reachesModalWindows)
        scene.root.more = [pause]
        await scene.pilot.press("ctrl-p")
        #expect(scene.ran.isEmpty)
        pause.reachesModalWindows = true
        scene.root.more = [pause]
        await scene.pilot.press("ctrl-p")
        #expect(scene.ran == ["pause"])
    }

    @Test func theUsersOwnKeysQuitFromThereToo() async throws {
        let scene = await SheetScene()
        scene.pilot.application.keyMap = try KeyMap(parsing: "quit = f10")
        await scene.pilot.press("ctrl-q", "f10")
        #expect(scene.ran == ["quit"])
    }
}
