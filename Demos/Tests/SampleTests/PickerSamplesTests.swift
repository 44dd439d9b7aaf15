// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A screen that lets the user choose a branch, as on the page of the picker.
private final class BranchScreen: ViewController {
    let status = Label()
    private let branches = ["main", "fix-tabs", "fix-width"]

    override func loadView() { view = status }

    override var actions: [Action] {
        [Action("switch", title: "Switch", keys: ["s"], BranchScreen.chooseBranch)]
    }

    private func chooseBranch() async {
        let picker = Picker(branches)
        picker.title = "Switch to"
        picker.allowsMultipleSelection = false
        guard let picked = await picker.pick(over: self) else { return }
        status.text = "On \(picked.texts[0])"
    }
}

/// The samples of the page Picker.
@Suite @MainActor struct PickerSamplesTests {
    private func settle(_ pilot: Pilot, _ picker: Picker) async {
        for _ in 0..<10 {
            await pilot.advance(by: .milliseconds(16))
            await picker.search.settle()
        }
        await pilot.settle()
    }

    @Test func branchIsChosen() async {
        let pilot = await Pilot(BranchScreen(), columns: 60, rows: 20)
        await pilot.press("s")
        #expect(pilot.screen.contains("Switch to"))
        await pilot.press("down", "enter")
        #expect(pilot.screen.contains("On fix-tabs"))
    }

    @Test func linesArriveWithAPreview() async {
        let names = AsyncStream<String> { input in
            for name in ["one.txt", "two.txt"] { input.yield(name) }
            input.finish()
        }
        @Sendable func summary(of name: String) async throws -> StyledText { "About \(name)" }

        let picker = Picker(.lines(names))
        picker.header = "Which files?"
        picker.allowsMultipleSelection = true

        picker.preview = .text { selection in
            try await summary(of: selection.text)
        }

        picker.searchTextField.bind("ctrl-a", "Mark all") { picker.setAllMarked(true) }

        let pilot = await Pilot(picker, columns: 100, rows: 12)
        await settle(pilot, picker)
        #expect(pilot.screen.contains("About one.txt"))
        await pilot.press("ctrl-a", "enter")
        #expect(pilot.events(PickerFinished.self).last?.texts == ["one.txt", "two.txt"])
    }
}
