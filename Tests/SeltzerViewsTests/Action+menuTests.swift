// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Action+parameters, Menu.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
private final class Door: View {
    var isLocked = true
    private(set) var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override var actions: [Action] {
        [
            Action("open", title: "Open", keys: ["o"], Door.open)
                .disabled { (door: Door) in door.isLocked ? "It is locked." : nil },
            Action("lock", title: "Lock", keys: ["l"], Door.lock)
                .showing { (door: Door) in door.isLocked ? .on : .off }
                .attributes(.destructive),
            Action(
                "paint", title: "Paint", keys: ["p"], parameters: [Action.Parameter("Color")],
                Door.paint),
        ]
    }

    private func open() { log.append("open") }
    private func lock() { isLocked.toggle() }
    private func paint(_ values: [String]) { log.append("paint \(values[0])") }
}

@MainActor
@Suite struct ActionMenuTests {
    private func scene() async -> (door: Door, pilot: Pilot) {
        let door = Door()
        let pilot = await Pilot(ViewController(view: door), columns: 10, rows: 3)
        door.becomeFirstResponder()
        return (door, pilot)
    }

    @Test func aReasonDisablesAnActionAndIsReported() async throws {
        let (door, pilot) = await scene()
        let item = try #require(pilot.application.currentActions.first { $0.identifier == "open" })
        #expect(!item.isEnabled)
        #expect(item.disabledReason == "It is locked.")
        await pilot.press("o")
        #expect(door.log.isEmpty)
        door.isLocked = false
        await pilot.press("o")
        #expect(door.log == ["open"])
        #expect(!item.isEnabled)
        let later = pilot.application.currentActions(from: door)
        #expect(later.first { $0.identifier == "open" }?.disabledReason == nil)
    }

    @Test func anActionShowsTheStateOfWhatItSwitches() async throws {
        let (door, pilot) = await scene()
        func lock() -> CurrentAction? {
            pilot.application.currentActions.first { $0.identifier == "lock" }
        }
        #expect(lock()?.state == .on)
        #expect(lock()?.action.attributes == .destructive)
        await pilot.press("l")
        #expect(lock()?.state == .off)
        #expect(!door.isLocked)
    }

    @Test func anActionWithParametersAsksForThem() async throws {
        let (door, pilot) = await scene()
        await pilot.press("p")
        #expect(pilot.events(ArgumentsNeeded.self).count == 1)
        #expect(door.log.isEmpty)
        let item = try #require(
            pilot.application.currentActions.first { $0.identifier == "paint" })
        #expect(item.action.parameters.map(\.title) == ["Color"])
        #expect(pilot.application.perform(item, arguments: ["red"]))
        #expect(door.log == ["paint red"])
        // Too few values are asked for again.
        #expect(pilot.application.perform(item, arguments: []))
        #expect(door.log == ["paint red"])
        #expect(pilot.events(ArgumentsNeeded.self).count == 2)
    }

    @Test func anActionOfAMenuActsOnTheNearestResponderOfItsClass() async throws {
        let (door, pilot) = await scene()
        let child = View()
        door.addSubview(child)
        let action = Action("knock", title: "Knock") { (_: InputResponder) in .stop }
        #expect(pilot.application.currentAction(action, from: child)?.responder === child)
        let open = try #require(door.actions.first)
        #expect(pilot.application.currentAction(open, from: child)?.responder === door)
        #expect(pilot.application.currentAction(open, from: pilot.application) == nil)
    }

    @Test func menusAreData() {
        var menu = Menu("&File", symbol: "#", children: [MenuCommand("new", title: "&New")])
        menu.options.insert(.displayInline)
        #expect(menu.title == "&File")
        #expect(menu.symbol == "#")
        #expect((menu.children.first as? MenuCommand)?.title == "&New")
        #expect(MenuCommand("a") == MenuCommand("a", title: nil, symbol: nil))
    }
}
