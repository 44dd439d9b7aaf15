// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

private final class Stars: View {
    var count = 3 { didSet { setNeedsDisplay() } }

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.slider, label: "Rating", value: "\(count) of 5")
    }

    override func accessibilityIncrement() { count = min(5, count + 1) }
    override func accessibilityDecrement() { count = max(0, count - 1) }
}

/// The samples of the page of accessibility.
@MainActor
@Suite struct AccessibilitySamplesTests {
    @Test func aTestFindsElementsByRoleAndName() async throws {
        let stack = StackView(
            .vertical,
            [
                StackView(.horizontal, [Label("Name"), TextField()], spacing: 1),
                Checkbox("&Hidden files"), Button("&Save"),
            ])
        let form = ViewController(view: stack)
        let pilot = await Pilot(form, columns: 40, rows: 10)
        try await pilot.element(.textField, "Name").type("Ada")
        try await pilot.element(.checkBox, "Hidden files").click()
        try await pilot.element(.button, "Save").click()
        #expect(try await pilot.element(.textField, "Name").value == "Ada")
        #expect(pilot.events(CheckboxToggled.self).map(\.isOn) == [true])
        #expect(pilot.events(ButtonPressed.self).count == 1)
    }

    @Test func aViewOfOnesOwnIsAdjusted() async throws {
        let close = Button("×")
        close.accessibilityLabel = "Close"
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [Stars(), close])), columns: 20, rows: 4)
        try await pilot.element(.slider, "Rating").increment()
        #expect(try await pilot.element(.slider, "Rating").value == "4 of 5")
        #expect(await pilot.element(.button, "Close").exists)
    }

    @Test func anAuditFindsNothing() async {
        let pilot = await Pilot(ViewController(view: Button("&Save")), columns: 20, rows: 2)
        let findings = await pilot.audit()
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func aPilotSaysWhereAPressGoes() async {
        let root = View()
        let save = Button("Save"), moved = Label("Moved.")
        save.frame = Rect(x: 2, y: 1, width: 10, height: 1)
        moved.frame = Rect(x: 0, y: 1, width: 12, height: 1)
        moved.isUserInteractionEnabled = true
        for view in [save, moved] { root.addSubview(view) }
        let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 4)
        for sentence in pilot.explanation(ofPressAtColumn: 4, row: 1) { print(sentence) }
        print(pilot.explanation(ofKey: "s"))
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 1) == [
                "A press at (4, 1) reaches the text \"Moved.\".",
                "The button \"Save\" does not get it: the text \"Moved.\" covers it.",
            ])
    }
}
