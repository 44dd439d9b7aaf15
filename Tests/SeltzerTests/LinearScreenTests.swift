// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LinearLine.

import SeltzerControls
import SeltzerDocuments
import SeltzerForms
import SeltzerNavigation
import SeltzerViews
import Testing

@testable import Seltzer

/// The texts that are said of a screen.
@MainActor
@Suite struct LinearScreenTests {
    @Test func aFieldThatNeedsAnAnswerSaysSo() async {
        let form = Form(
            "Alarms", of: [String](repeating: "", count: 2),
            fields: [
                .text("name", \.[0]).required("Enter a name"),
                .text("tune", \.[1]).help("Empty for none"),
            ])
        let talk = await Talk(root: FormController(form))
        let lines = talk.heard()
        #expect(lines.contains("1. Name, text field, \"\", required"))
        #expect(lines.contains("2. Tune, text field, \"\", Empty for none"))
        #expect(!lines.contains("Empty for none"))
        await talk.end()
    }

    @Test func aTextOfManyLinesTakesLinesAndSaysThoseThatAreNew() async {
        let view = TextView("# Lemonade\n\nPress the lemons.\n")
        view.accessibilityLabel = "Recipe"
        view.selectedRanges = [30..<30]
        let talk = await Talk([view])
        #expect(
            talk.heard() == [
                "Alarms, window", "1. Recipe, text area, 4 lines", "# Lemonade",
                "Press the lemons.", "[Recipe, text area, 4 lines] > ",
            ])
        #expect(
            await talk.type("Pour the seltzer.") == [
                "1. Recipe, text area, 5 lines", "Pour the seltzer.",
                "[Recipe, text area, 5 lines] > ",
            ])
        #expect(view.text == "# Lemonade\n\nPress the lemons.\nPour the seltzer.\n")
        await talk.end()
    }

    @Test func anEmptyTextSaysSoAndOneThatCannotBeChangedTakesNothing() async {
        let view = TextView("")
        view.accessibilityLabel = "Notes"
        let talk = await Talk([view, Button("Save")])
        #expect(talk.heard().last == "[Notes, text area, empty] > ")
        view.isEditable = false
        #expect(
            await talk.type("Open").first
                == "Nothing here is called \"Open\". :help says what to type.")
        await talk.end()
    }

    @Test func theBarOfASearchIsReadAndTakesTheWords() async {
        let view = TextView("lemon\nlime")
        view.accessibilityLabel = "Recipe"
        let talk = await Talk([view])
        _ = talk.heard()
        let bar = await talk.type(":ctrl-f")
        #expect(bar.contains("2. Find, text field, \"\""))
        #expect(bar.last == "[Find, text field, \"\"] > ")
        #expect(await talk.type("lime").last == "[Find, text field, \"lime\"] > ")
        #expect(view.text == "lemon\nlime")
        #expect(await talk.type(":escape").last == "[Recipe, text area, 2 lines] > ")
        await talk.end()
    }

    @Test func theHintsOfAFooterAreNotSaidAgain() async {
        let field = TextField("x", placeholder: "Name"), button = Button("Save")
        let talk = await Talk([field, button, KeyFooter()])
        #expect(talk.heard().contains("Keys, toolbar"))
        #expect(await talk.type("") == ["[Save, button] > "])
        #expect(await talk.type(":list").contains { $0.hasSuffix("Press, button, enter") })
        await talk.end()
    }

    @Test func whatIsWrongWithAFieldIsSaidOnce() async {
        let field = TextField("x", placeholder: "Name")
        field.accessibilityHint = "Enter a name"
        let talk = await Talk([field, Label("Enter a name"), Label("Other")])
        #expect(
            talk.heard() == [
                "Alarms, window", "1. Name, text field, \"x\", Enter a name", "Other",
                "[Name, text field, \"x\", Enter a name] > ",
            ])
        await talk.end()
    }

    @Test func aTextThatChangesOftenIsSaidOnlyWithAllOthers() async {
        let load = Label("load 0.12")
        load.accessibilityTraits = .updatesFrequently
        let talk = await Talk([Button("Save"), load])
        #expect(talk.heard().contains("load 0.12"))
        load.text = "load 0.34"
        await talk.settle()
        #expect(talk.heard() == [])
        #expect(await talk.type(":list").contains("load 0.34"))
        await talk.end()
    }

    @Test func controlCharactersOfAProgramDoNotReachTheTerminal() async {
        let talk = await Talk([Label("\u{1B}[31mred\u{07}")])
        #expect(talk.heard().allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 } })
        await talk.end()
    }
}
