// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

/// What checkboxes and switches have in common.
@MainActor
@Suite struct ToggleControlTests {
    private func controls() -> [ToggleControl] {
        [Checkbox("&Hidden files"), Switch("&Wrap lines")]
    }

    private func start(_ control: ToggleControl) async -> Pilot {
        await Pilot(
            plain: ViewController(view: StackView(.vertical, [control, Button("OK")])), columns: 30,
            rows: 4)
    }

    private func state(of control: ToggleControl) -> String? { control.defaultAccessibility.value }

    @Test func aClickSpaceAndTheMnemonicToggleIt() async {
        let mnemonics: [KeyChord] = ["alt-h", "alt-w"]
        for (control, mnemonic) in zip(controls(), mnemonics) {
            var count = 0
            control.addAction(for: .valueChanged) { _ in count += 1 }
            let pilot = await start(control)
            control.becomeFirstResponder()
            await pilot.press("space")
            #expect(state(of: control) == "on")
            await pilot.click(column: 6, row: 0)
            #expect(state(of: control) == "off")
            await pilot.press(mnemonic)
            #expect(state(of: control) == "on")
            #expect(count == 3)
        }
    }

    @Test func aDisabledControlStaysAsItIs() async {
        for control in controls() {
            control.isEnabled = false
            let pilot = await start(control)
            await pilot.click(column: 6, row: 0)
            control.performPrimaryAction()
            #expect(!control.accessibilityChangeValue(to: "on"))
            #expect(state(of: control) == "off")
        }
    }

    @Test func aScreenReaderChoosesTheState() {
        for control in controls() {
            #expect(control.accessibilityChangeValue(to: "on"))
            #expect(control.accessibilityChangeValue(to: "on"))
            #expect(state(of: control) == "on")
            #expect(control.accessibilityChangeValue(to: "off"))
            #expect(state(of: control) == "off")
            #expect(!control.accessibilityChangeValue(to: "mixed"))
        }
    }

    @Test func aHandlerThatSetsTheStateBackDoesNotLoop() {
        let checkbox = Checkbox("Files") { $0.isOn = false }
        let lever = Switch("Lines") { $0.isOn = false }
        for control in [checkbox, lever] {
            _ = control.accessibilityChangeValue(to: "on")
            #expect(state(of: control) == "off")
        }
    }

    @Test func theSizeIsThatOfTheMarkAndTheTitle() {
        for control in [Checkbox("&Save"), Switch("&Save")] {
            #expect(control.sizeThatFits(.unbounded) == Size(width: 10, height: 1))
        }
        for control in [Checkbox(), Switch()] {
            #expect(control.sizeThatFits(.unbounded) == Size(width: 5, height: 1))
        }
    }
}
