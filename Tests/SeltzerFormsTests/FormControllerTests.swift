// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FormController+submitting, FormView, FormContent, FormRow, FormEditor, FormSummary, FormEvents,
// FormLaterChecks.

import SeltzerBase
import SeltzerControls
import SeltzerForms
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct FormControllerTests {
    private func start(
        _ controller: FormController<FormSample>, columns: Int = 60, rows: Int = 40,
        look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: controller, columns: columns, rows: rows, capabilities: look.capabilities)
    }

    /// A form of a few fields, so that all of them are on the screen.
    private func smallForm(
        _ fields: [FormField<FormSample>] = [
            .text("name", \.name).required("Enter a name"), .stepper("seats", \.seats, in: 1...50),
        ]
    ) -> Form<FormSample> {
        Form("New account", of: FormSample(), fields: fields)
    }

    @Test func aValueGoesInAndAValueComesOut() async {
        let controller = FormController(FormSample.form)
        let pilot = await start(controller)
        await pilot.type("Ada\tfizz\t")
        await pilot.press("up")
        await pilot.press("tab", "ctrl-u")
        await pilot.type("9.5\t")
        await pilot.press("right")
        await pilot.type("\t\t")
        await pilot.press("space")
        await pilot.type("\t\tgen")
        await pilot.press("tab")
        await pilot.type("\t2026-12-24\tone\ntwo\t")
        await pilot.press("space", "enter")
        #expect(
            pilot.events(FormSubmitted<FormSample>.self).map(\.value) == [
                FormSample(
                    name: "Ada", password: "fizz", seats: 2, price: 9.5, plan: .team,
                    topics: [.weeklyTips], city: "Genève", due: "2026-12-24", notes: "one\ntwo",
                    isPublic: true)
            ])
    }

    @Test func errorsAreToldAndLeadToTheFirst() async {
        let controller = FormController(FormSample.form)
        let pilot = await start(controller)
        await pilot.press("tab", "tab")
        await pilot.type("0")
        await pilot.press("ctrl-s")
        #expect(pilot.screen.contains("× Enter a name"))
        #expect(pilot.screen.contains("× 2 fields: Name, Seats"))
        #expect(pilot.events(FormSubmitted<FormSample>.self).isEmpty)
        await pilot.type("Ada")
        #expect(!pilot.screen.contains("Enter a name"))
        #expect(pilot.screen.contains("× Seats: Enter at least 1"))
        // The summary leads to the field that is left.
        await pilot.click(on: "× Seats")
        await pilot.type("3")
        await pilot.press("enter")
        #expect(pilot.events(FormSubmitted<FormSample>.self).map(\.value.seats) == [3])
    }

    @Test func aFieldTellsWhenItIsLeftAndNotBefore() async {
        let pilot = await start(FormController(FormSample.form))
        await pilot.type("Ada Lovelace")
        #expect(!pilot.screen.contains("Enter at most 8"))
        await pilot.press("tab")
        #expect(pilot.screen.contains("× Enter at most 8 characters"))
        // A field that was not changed says nothing yet.
        let other = await start(FormController(FormSample.form))
        await other.press("tab")
        #expect(!other.screen.contains("Enter a name"))
    }

    @Test func changesArePostedWithNamesAlone() async {
        var seen = 0
        let controller = FormController(smallForm())
        controller.on { (_: FormFieldChanged) in
            seen += 1
            return .observed
        }
        let pilot = await start(controller)
        await pilot.type("Ad\t")
        await pilot.press("up")
        #expect(
            pilot.events(FormFieldChanged.self)
                == ["name", "name", "seats"].map { FormFieldChanged(field: $0) })
        #expect(seen == 3 && controller.value.name == "Ad" && controller.isDirty)
        controller.reset()
        await pilot.settle()
        #expect(!controller.isDirty && controller.text(of: "name").isEmpty)
        #expect(!pilot.screen.contains("Ad "))
        controller.setText("Eve", of: "name")
        await pilot.settle()
        #expect(pilot.screen.contains("Eve") && seen == 3)
    }

    @Test func theButtonIsBusyWhileTheClosureRuns() async {
        let gate = AsyncStream<Void>.makeStream()
        let controller = FormController(smallForm()) { value in
            #expect(value.name == "Ada")
            for await _ in gate.stream { break }
        }
        let pilot = await start(controller)
        pilot.application.reducesMotion = true
        await pilot.type("Ada")
        pilot.display.send(.input([.key(KeyPress(.enter))]))
        for _ in 0..<50 { await Task.yield() }
        #expect(pilot.events(FormSubmitted<FormSample>.self).isEmpty)
        gate.continuation.yield()
        await pilot.settle()
        #expect(pilot.events(FormSubmitted<FormSample>.self).count == 1)
        #expect(!controller.isDirty)
    }

    @Test func whatTheClosureThrowsIsTold() async {
        struct Full: Error, CustomStringConvertible { var description: String { "No room" } }
        var errors: [any Error] = [
            Full(), FormErrors([FormError(field: "name", message: "Taken")]),
        ]
        let controller = FormController(smallForm()) { _ in
            if !errors.isEmpty { throw errors.removeFirst() }
        }
        let pilot = await start(controller)
        await pilot.type("Ada")
        await pilot.press("enter")
        #expect(pilot.screen.contains("× No room"))
        await pilot.press("enter")
        #expect(pilot.screen.contains("× Taken") && !pilot.screen.contains("No room"))
        await pilot.type("m")
        #expect(!pilot.screen.contains("Taken"))
        await pilot.press("enter")
        #expect(pilot.events(FormSubmitted<FormSample>.self).map(\.value.name) == ["Adam"])
    }

    @Test func aCheckThatTakesTimeWaitsForTheTyping() async {
        let asked = Asked()
        let form = smallForm([
            .text("name", \.name).required().validate(after: .milliseconds(300)) { value in
                await asked.note(value.name)
                return value.name == "Ada" ? "Taken" : nil
            }
        ])
        let pilot = await start(FormController(form))
        await pilot.type("Ad")
        await pilot.advance(by: .milliseconds(200))
        await pilot.type("a")
        #expect(pilot.screen.contains("Checking…"))
        await pilot.advance(by: .milliseconds(299))
        #expect(await asked.names.isEmpty)
        await pilot.advance(by: .milliseconds(1))
        #expect(await asked.names == ["Ada"])
        #expect(pilot.screen.contains("× Taken") && !pilot.screen.contains("Checking…"))
        // Submitting does not wait for the delay, and asks once for each answer.
        await pilot.press("enter")
        #expect(await asked.names == ["Ada"])
        await pilot.type("m")
        await pilot.press("enter")
        #expect(await asked.names == ["Ada", "Adam"])
        #expect(pilot.events(FormSubmitted<FormSample>.self).map(\.value.name) == ["Adam"])
    }

    @Test func aCheckIsCancelledWhenTheAnswerChanges() async {
        let form = smallForm([
            .text("name", \.name).validate(after: .zero) { value in
                if value.name == "A" { while !Task.isCancelled { await Task.yield() } }
                return value.name == "A" ? "Too late" : nil
            }
        ])
        let pilot = await start(FormController(form))
        pilot.display.send(.input([.key(KeyPress(.character("A")))]))
        for _ in 0..<20 { await Task.yield() }
        await pilot.type("b")
        #expect(!pilot.screen.contains("Too late") && !pilot.screen.contains("Checking"))
    }

    private func pagedForm() -> Form<FormSample> {
        Form(
            "New account", of: FormSample(),
            pages: [
                FormPage("Who", fields: [.text("name", \.name).required("Enter a name")]),
                FormPage("What", fields: [.choice("plan", \.plan), .date("due", \.due)]),
            ])
    }

    @Test func pagesFollowOneAnother() async {
        let controller = FormController(pagedForm())
        let pilot = await start(controller, rows: 14)
        #expect(pilot.screen.contains("New account  Who  1 of 2"))
        #expect(!pilot.screen.contains("Back") && pilot.screen.contains("Next"))
        await pilot.press("enter")
        #expect(controller.pageIndex == 0 && pilot.screen.contains("× Enter a name"))
        await pilot.type("Ada")
        await pilot.press("enter")
        #expect(pilot.screen.contains("What  2 of 2") && pilot.screen.contains("Save"))
        #expect(pilot.events(FormPageChanged.self).map(\.index) == [1])
        await pilot.press("right", "alt-k")
        #expect(controller.pageIndex == 0 && pilot.screen.contains("Ada"))
        // An error of an earlier page leads back to it.
        controller.setText("", of: "name")
        await pilot.type("x")
        await pilot.press("enter")
        controller.setText("", of: "name")
        await pilot.press("ctrl-s")
        #expect(controller.pageIndex == 0)
        await pilot.type("Eve")
        await pilot.press("ctrl-s", "ctrl-s")
        #expect(pilot.events(FormSubmitted<FormSample>.self).map(\.value.plan) == [.team])
    }

    @Test func aSheetEndsWithItsValueOrWithout() async {
        let root = ViewController(view: Label("Behind"))
        let pilot = await Pilot(plain: root, columns: 70, rows: 24)
        let form = smallForm()
        var results: [String?] = []
        for key in ["enter", "escape"] as [KeyChord] {
            Task {
                let event = await root.present(
                    FormController(form), until: FormSubmitted<FormSample>.self)
                results.append(event?.value.name)
            }
            await pilot.settle()
            await pilot.type("Ada")
            await pilot.press(key)
            #expect(pilot.application.windows.count == 1)
        }
        await pilot.settle()
        #expect(results == ["Ada", nil])
        #expect(pilot.events(FormCancelled.self).count == 1)
    }

    @Test func aFormThatIsTheRootEndsTheApplicationWhenItIsCancelled() async {
        let pilot = await start(FormController(smallForm()))
        await pilot.press("escape")
        #expect(pilot.ending == .ended)
        // A handler may keep it.
        let controller = FormController(smallForm())
        controller.on { (_: FormCancelled) in .stop }
        let other = await start(controller)
        await other.press("escape")
        #expect(other.ending == nil)
    }

    @Test func changesAreNotDiscardedUnasked() async {
        let controller = FormController(smallForm())
        controller.confirmsDiscarding = true
        let pilot = await start(controller)
        await pilot.type("Ada")
        await pilot.press("escape")
        #expect(pilot.screen.contains("Discard the changes?") && pilot.ending == nil)
        await pilot.press("escape")
        #expect(pilot.screen.contains("Ada") && pilot.ending == nil)
        await pilot.press("escape", "alt-d")
        #expect(pilot.ending == .ended)
    }

    @Test func secretsAreInNoDescription() async {
        let pilot = await start(FormController(FormSample.form))
        await pilot.type("Ada\topen sesame")
        await pilot.press("enter")
        let submitted = pilot.events(FormSubmitted<FormSample>.self)
        #expect(submitted.map(\.value.password) == ["open sesame"])
        #expect(!"\(submitted)".contains("sesame") && !pilot.screen.contains("sesame"))
        var dumped = ""
        dump(submitted, to: &dumped)
        #expect(!dumped.contains("sesame"))
    }

    @Test func itIsShownBelowThePromptAsWell() async throws {
        let application = Application(root: FormController(smallForm())) {
            throw ApplicationError.noTerminal
        }
        application.presentation = .inline(rows: 8)
        let pilot = await Pilot(application, columns: 50, rows: 24)
        await pilot.type("Ada")
        #expect(pilot.screen.contains("Seats") && pilot.screen.contains("Save"))
        await pilot.press("enter")
        #expect(pilot.events(FormSubmitted<FormSample>.self).count == 1)
    }

    @Test(arguments: [(0, 0), (1, 1), (4, 2), (10, 3), (20, 5), (43, 9)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        let controller = FormController(FormSample.form)
        let pilot = await start(controller, columns: columns, rows: rows)
        await pilot.type("Ada\t\t")
        await pilot.press("up", "ctrl-s")
        #expect(pilot.events(FormSubmitted<FormSample>.self).map(\.value.seats) == [2])
    }

    @Test func theFocusedFieldIsScrolledIntoSight() async {
        let controller = FormController(FormSample.form)
        let pilot = await start(controller, rows: 10)
        #expect(!pilot.screen.contains("Others see it"))
        controller.focus("is-public")
        await pilot.settle()
        #expect(pilot.screen.contains("Others see it") && pilot.screen.contains("Save"))
    }

    @Test func controlsHaveTheLabelsOfTheirFields() async throws {
        let pilot = await start(FormController(FormSample.form))
        #expect(
            pilot.elements(.textField).compactMap(\.label).prefix(3)
                == ["Name", "Password", "Price"])
        #expect(pilot.elements(.stepper).map(\.label) == ["Seats"])
        try await pilot.element(.textField, "Name").type("Ada")
        try await pilot.element(.button, "Save").click()
        #expect(pilot.events(FormSubmitted<FormSample>.self).map(\.value.name) == ["Ada"])
    }

    @Test func labelsOfWideCharactersStandInOneColumn() async throws {
        let form = smallForm([
            .text("name", \.name, label: "名前").required(), .text("city", \.city, label: "A"),
        ])
        let pilot = await start(FormController(form), rows: 12)
        await pilot.type("漢字")
        await pilot.press("tab", "é")
        let name = try #require(pilot.location(of: "漢字"))
        let city = try #require(pilot.location(of: "é"))
        #expect(name.x == city.x && name.y < city.y)
        #expect(pilot.screen.contains("名前 *"))
    }

    @Test func anAnswerThatChangesDuringItsCheckIsNotSubmitted() async {
        let gate = AsyncStream<Void>.makeStream()
        let form = smallForm([
            .text("name", \.name).validate(after: .seconds(9)) { value in
                if value.name == "A" { for await _ in gate.stream { break } }
                return nil
            }
        ])
        let pilot = await start(FormController(form))
        await pilot.type("A")
        pilot.display.send(.input([.key(KeyPress(.enter))]))
        for _ in 0..<50 { await Task.yield() }
        await pilot.type("b")
        #expect(pilot.events(FormSubmitted<FormSample>.self).isEmpty)
        gate.continuation.finish()
        await pilot.press("enter")
        #expect(pilot.events(FormSubmitted<FormSample>.self).map(\.value.name) == ["Ab"])
    }

    @Test func aFormWithoutFieldsCanBeSubmitted() async {
        let pilot = await Pilot(
            plain: FormController(Form(of: 7, fields: [])), columns: 40, rows: 6)
        await pilot.press("ctrl-s")
        #expect(pilot.events(FormSubmitted<Int>.self).map(\.value) == [7])
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let controller = FormController(FormSample.form)
        let pilot = await start(controller, columns: 60, rows: 34, look: look)
        await pilot.press("tab", "tab")
        await pilot.type("77")
        await pilot.press("ctrl-s")
        #expect(pilot.difference(fromSnapshot: "form-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test func itsPictureOnASmallScreen() async {
        let controller = FormController(FormSample.form)
        let pilot = await start(controller, columns: 36, rows: 20)
        #expect(pilot.difference(fromSnapshot: "form-36x20") == nil)
    }
}

/// The names that a check was asked for.
private actor Asked {
    private(set) var names: [String] = []

    func note(_ name: String) { names.append(name) }
}
