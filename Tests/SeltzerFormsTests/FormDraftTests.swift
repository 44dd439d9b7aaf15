// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerForms
import Testing

@Suite struct FormDraftTests {
    @Test func answersAreTextsUntilTheyCanBeRead() {
        var draft = FormDraft(FormSample.form)
        #expect(draft.text(of: "seats") == "1")
        draft.setText("2", of: "seats")
        draft.setText("2x", of: "seats")
        #expect(draft.text(of: "seats") == "2x")
        #expect(draft.value.seats == 2)
        #expect(draft.problem(of: "seats") == "Enter a whole number")
        #expect(draft.errors.map(\.field) == ["name", "seats"])
    }

    @Test func namesThatNoFieldHasAreIgnored() {
        var draft = FormDraft(FormSample.form)
        draft.setText("x", of: "nothing")
        #expect(draft.text(of: "nothing").isEmpty && draft.problem(of: "nothing") == nil)
        #expect(!draft.isDirty)
    }

    @Test func aDraftIsDirtyUntilTheAnswersAreTheInitialOnesAgain() {
        var draft = FormDraft(FormSample.form)
        draft.setText("team", of: "plan")
        #expect(draft.isDirty)
        draft.setText("free", of: "plan")
        #expect(!draft.isDirty)
        draft.setText("no plan", of: "plan")
        #expect(draft.isDirty)
        draft.reset()
        #expect(!draft.isDirty && draft.text(of: "plan") == "free")
        #expect(draft.problem(of: "plan") == nil)
    }

    @Test func whatChangedSinceItWasSavedIsDirty() {
        var draft = FormDraft(FormSample.form)
        draft.setText("Ada", of: "name")
        let saved = draft.value
        draft.setText("Adam", of: "name")
        draft.commit(saved)
        #expect(draft.isDirty)
        draft.reset()
        #expect(draft.value.name == "Ada" && draft.text(of: "name") == "Ada")
    }

    @Test func whatIsCommittedIsTheInitialValue() {
        var draft = FormDraft(FormSample.form)
        draft.setText("Ada", of: "name")
        draft.commit()
        #expect(!draft.isDirty && draft.text(of: "name") == "Ada")
        draft.setText("", of: "name")
        draft.reset()
        #expect(draft.value.name == "Ada")
    }
}
