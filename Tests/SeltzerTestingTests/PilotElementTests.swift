// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ElementActs, ElementDriver, ElementError, ElementQuery, Pilot+elements.

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PilotElementTests {
    private let field = TextField(placeholder: "Name")
    private let save = Button("&Save…")
    private let delete = Button("Delete")

    private func start(_ more: [View] = []) async -> Pilot {
        delete.isEnabled = false
        let stack = StackView(.vertical, [field, save, delete] + more)
        stack.alignment = .leading
        return await Pilot(plain: ViewController(view: stack), columns: 30, rows: 8)
    }

    private func text(_ body: () async throws -> Void) async -> String {
        do {
            try await body()
            return "nothing was thrown"
        } catch {
            return "\(error)"
        }
    }

    @Test func aTestTypesAndPressesByMeaning() async throws {
        let pilot = await start()
        try await pilot.element(.textField, "Name").type("Ada")
        #expect(try await pilot.element(.textField, "Name").value == "Ada")
        try await pilot.element(.textField, "Name").type(" L.")
        #expect(field.text == "Ada L.")
        try await pilot.element(.button, "Save").click()
        #expect(pilot.events(ButtonPressed.self) == [ButtonPressed(title: "Save…")])
        #expect(try await pilot.element("Save…").isEnabled)
        #expect(try await pilot.element(.textField).isFocused)
    }

    @Test func aMissingElementThrowsWithTheNearestAndTheTree() async {
        let pilot = await start()
        let message = await text { try await pilot.element(.button, "Sav").click() }
        #expect(
            message == """
                There is no button "Sav". The nearest one is the button "Save…". The elements:
                window
                  text field "Name": "" focused
                  button "Save…"
                  button "Delete" disabled
                """)
        let other = await text { try await pilot.element(.link, "Delete").click() }
        #expect(
            other.hasPrefix("There is no link \"Delete\". There is a button \"Delete\" disabled."))
    }

    @Test func anElementThatComesLaterIsWaitedFor() async throws {
        let pilot = await start()
        let stack = pilot.application.windows[0].rootViewController?.view as? StackView
        #expect(!pilot.elementTree.contains("Late"))
        Task.detached {
            try? await Task.sleep(for: .milliseconds(60))
            await MainActor.run { stack?.addArrangedSubview(Button("Late")) }
        }
        try await pilot.element(.button, "Late").click()
        #expect(pilot.events(ButtonPressed.self).map(\.title) == ["Late"])
    }

    @Test func ofSeveralNoneIsChosen() async throws {
        let box = GroupBox("Second", Button("Delete"))
        let pilot = await start([box])
        let message = await text { try await pilot.element(.button, "Delete").click() }
        #expect(
            message.hasPrefix("2 elements are a button \"Delete\":\n  button \"Delete\" disabled"))
        try await pilot.element(.group, "Second").element(.button, "Delete").click()
        #expect(pilot.events(ButtonPressed.self).count == 1)
        let inner = await text { try await pilot.element(.group, "Second").element("None").click() }
        #expect(inner.hasPrefix("There is no element \"None\" in the group \"Second\"."))
    }

    @Test func aDisabledElementIsNotPressed() async {
        let pilot = await start()
        let message = await text { try await pilot.element(.button, "Delete").click() }
        #expect(message.hasPrefix("The button \"Delete\" disabled is disabled."))
    }

    @Test func theReasonIsToldIfNoPressReachesIt() async {
        let pilot = await start()
        let cover = View(frame: Rect(x: 0, y: 0, width: 30, height: 8))
        pilot.application.windows[0].addSubview(cover)
        let message = await text { try await pilot.element(.button, "Save").click() }
        #expect(
            message.hasPrefix(
                "No press reaches the button \"Save…\". A press at (5, 1) reaches the View. "
                    + "The button \"Save…\" does not get it: the View covers it."))
    }

    @Test func customActionsAreFoundByTheirNames() async throws {
        let pilot = await start()
        var renamed = 0
        save.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Rename") {
                renamed += 1
                return true
            }
        ]
        save.accessibilityIdentifier = "save"
        try await pilot.element(identifier: "save").perform("Rename")
        #expect(renamed == 1)
        let message = await text { try await pilot.element(identifier: "save").perform("Renam") }
        #expect(message.contains("Did you mean \"Rename\"?"))
        try await pilot.element(identifier: "save").focus()
        #expect(save.isFirstResponder)
    }
}
