// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ResponderStandardEditActions.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// UIKit's acts of editing.
@MainActor
@Suite struct TextFieldStandardEditingTests {
    private let field = TextField("one two")

    private func start() async -> Pilot {
        await Pilot(
            ViewController(view: StackView(.vertical, [field])), columns: 30, rows: 2)
    }

    @Test func theUsualActsWorkAsTheirKeysDo() async {
        let pilot = await start()
        field.select(nil)
        #expect(field.selectedText == "two")
        field.cut(nil)
        #expect(field.text == "one ")
        field.paste(nil)
        await pilot.settle()
        #expect(field.text == "one two")
        field.selectAll(nil)
        field.copy(nil)
        field.delete(nil)
        #expect(!field.hasText)
        #expect(pilot.application.pasteboard.string == "one two")
        field.insertText("ab")
        field.deleteBackward()
        #expect(field.text == "a")
        field.delete(nil)
        #expect(field.text == "a")
    }

    @Test func theResponderChainFindsTheField() async {
        _ = await start()
        field.becomeFirstResponder()
        let target = field.target(forAction: (any ResponderStandardEditActions).self)
        #expect(target === field)
        target?.selectAll(nil)
        #expect(field.selectedText == "one two")
    }

    @Test func aDisabledFieldStaysAsItIs() async {
        _ = await start()
        field.selectAll(nil)
        field.isEnabled = false
        field.delete(nil)
        field.deleteBackward()
        #expect(field.text == "one two")
    }

    @Test func anObjectMayHaveOnlyOneAct() {
        @MainActor final class Copier: ResponderStandardEditActions {
            var copies = 0
            func copy(_ sender: Any?) { copies += 1 }
        }
        let copier = Copier()
        copier.cut(nil)
        copier.paste(nil)
        copier.delete(nil)
        copier.select(nil)
        copier.selectAll(nil)
        copier.copy(nil)
        #expect(copier.copies == 1)
    }
}
