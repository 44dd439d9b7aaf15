// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ActionModifiersTests {
    private final class Shelf: ProbeView {
        var isOpen = true
        var isFull = true

        override var canBecomeFirstResponder: Bool { true }

        override var actions: [Action] {
            [
                Action("take", title: "Take", keys: ["t"], Shelf.take)
                    .enabled(if: \Shelf.isOpen).enabled { (shelf: Shelf) in shelf.isFull },
                Action("foreign", title: "Foreign", keys: ["w"]) { _ in .stop }
                    .enabled { (_: Button) in true },
            ]
        }

        func take() { log.note("take") }
    }

    private final class Button: View {}

    @Test func modifierChangesOnlyItsProperty() {
        let plain = Action("save", title: "Save", keys: ["f2"]) { _ in .stop }
        let group = Action.Group.movement("Letters")
        let action = plain.symbol("+").placement(.palette).priority(.high).group(group)
            .category(.edit).role(.quit).attributes(.destructive).mayDecline()
        #expect(action.symbol == "+" && action.placement == .palette && action.priority == .high)
        #expect(action.group == group && action.category == .edit && action.role == .quit)
        #expect(action.attributes == .destructive && action.mayDecline)
        #expect(action.identifier == "save" && action.title == "Save" && action.keys == ["f2"])
        #expect(plain.symbol.isEmpty && plain.placement == .footer && plain.priority == .standard)
        #expect(plain.group == nil && plain.category == nil && plain.role == nil)
        #expect(plain.attributes == [] && !plain.mayDecline)
        #expect(action.group(nil).role(nil).category(nil).group == nil)
    }

    @Test func actionIsEnabledWhileAllItsConditionsHold() async {
        let shelf = Shelf("shelf")
        let pilot = await Pilot(ViewController(view: shelf))
        shelf.becomeFirstResponder()
        await pilot.settle()
        shelf.log.clear()
        for (isOpen, isFull) in [(false, true), (true, false), (false, false), (true, true)] {
            (shelf.isOpen, shelf.isFull) = (isOpen, isFull)
            await pilot.press("t")
            #expect(shelf.log.entries == (isOpen && isFull ? ["take"] : []))
        }
    }

    @Test func conditionOfAnotherClassSkipsTheAction() async {
        let shelf = Shelf("shelf")
        let pilot = await Pilot(ViewController(view: shelf))
        shelf.becomeFirstResponder()
        await pilot.settle()
        shelf.log.clear()
        await pilot.press("w")
        #expect(shelf.log.entries == ["shelf w"])
        #expect(pilot.application.currentActions.allSatisfy { $0.identifier != "foreign" })
    }
}
