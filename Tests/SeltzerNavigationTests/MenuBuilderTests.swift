// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DeferredSlot.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct MenuBuilderTests {
    private struct Broken: Error, CustomStringConvertible {
        var description: String { "the disk is gone" }
    }

    /// Opens when the test says so.
    @MainActor private final class Gate {
        private var waiting: CheckedContinuation<Void, Never>?
        func wait() async { await withCheckedContinuation { waiting = $0 } }
        func open() { waiting?.resume() }
    }

    @Test func deferredPartsShowWhenTheyAreThere() async {
        let deferred = DeferredMenuElement {
            try await Task.sleep(for: .zero)
            return [MenuCommand("new"), DeferredMenuElement { [MenuCommand("copy")] }]
        }
        let scene = await MenuScene([Menu("&A", children: [MenuCommand("wrap"), deferred])])
        await scene.pilot.press("alt-a")
        #expect(scene.pilot.screen.contains("Wrap lines"))
        #expect(scene.pilot.screen.contains("New"))
        #expect(scene.pilot.screen.contains("Copy"))
        await scene.pilot.press("down", "enter")
        #expect(scene.editor.done == ["new"])
    }

    @Test func partsThatAClosureReportsShowOnce() async {
        let deferred = DeferredMenuElement { completion in
            completion([MenuCommand("new")])
            completion([MenuCommand("copy")])
        }
        let other = DeferredMenuElement.uncached { $0([Action(title: "Later") { _ in }]) }
        let scene = await MenuScene([Menu("&A", children: [deferred, other])])
        await scene.pilot.press("alt-a")
        #expect(scene.pilot.screen.contains("New") && scene.pilot.screen.contains("Later"))
        #expect(!scene.pilot.screen.contains("Copy"))
    }

    @Test func aMenuKeepsItsNameAndGetsOtherParts() {
        let menu = Menu(
            title: "Sort & group", image: nil, identifier: Menu.Identifier("sort"),
            options: [.singleSelection, .displayInline], children: [MenuCommand("new")])
        #expect(
            menu.identifier == Menu.Identifier(rawValue: "sort") && menu.title == "Sort && group")
        #expect(menu.options.contains(.singleSelection))
        let other = menu.replacingChildren([])
        #expect(other.children.isEmpty && other.identifier == menu.identifier)
    }

    @Test func aMenuSaysThatItLoadsAndWhatWentWrong() async {
        let gate = Gate()
        let scene = await MenuScene([
            Menu(
                "&A",
                children: [
                    DeferredMenuElement {
                        await gate.wait()
                        throw Broken()
                    }
                ])
        ])
        scene.bar.openMenu(at: 0)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("Loading…"))
        await scene.pilot.press("enter", "down")
        #expect(scene.isOpen)
        gate.open()
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("Not loaded: the disk is gone"))
    }

    @Test func closingTheMenuCancelsTheTask() async {
        var wasCancelled = false
        let scene = await MenuScene([
            Menu(
                "&A",
                children: [
                    DeferredMenuElement {
                        do {
                            try await Task.sleep(for: .seconds(3_600))
                        } catch {
                            wasCancelled = true
                        }
                        return []
                    }
                ])
        ])
        scene.bar.openMenu(at: 0)
        await scene.pilot.settle()
        scene.bar.close()
        await scene.pilot.settle()
        #expect(wasCancelled)
    }

    @Test func actionsInReachAreGroupedByCategory() async throws {
        let scene = await MenuScene([Menu("&A", children: [MenuActions()])], rows: 24)
        await scene.pilot.press("alt-a")
        let rename = try #require(scene.pilot.location(of: "Rename"))
        let copy = try #require(scene.pilot.location(of: "Copy"))
        #expect(copy.y == rename.y + 2)
        #expect(scene.pilot.screen.contains("Next"))
    }

    @Test func oneCategoryIsAMenuOfItsOwn() async {
        let scene = await MenuScene([
            Menu("&A", children: [MenuActions(in: .edit) { $0.identifier != "cut" }])
        ])
        await scene.pilot.press("alt-a")
        #expect(scene.pilot.screen.contains("Copy"))
        #expect(!scene.pilot.screen.contains("Wrap"))
    }

    @Test func groupsInGroupsEndSomewhere() async {
        var menu = Menu(options: .displayInline, children: [MenuCommand("new")])
        for _ in 0..<200 { menu = Menu(options: .displayInline, children: [menu]) }
        let scene = await MenuScene([Menu("&A", children: [menu, MenuCommand("copy")])])
        await scene.pilot.press("alt-a")
        #expect(scene.pilot.screen.contains("Copy"))
    }
}
