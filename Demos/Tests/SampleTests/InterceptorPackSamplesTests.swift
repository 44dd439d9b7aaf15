// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page of interceptor packs.
@MainActor
@Suite struct InterceptorPackSamplesTests {
    private final class LettersController: ViewController {
        private(set) var letters = ["b", "a"]
        private(set) var readOnly: ReadOnlyMode?
        private var macros: MacroRecorder?
        private var history: UndoHistory?
        private(set) var usage: UsageCounter?
        private let isReadOnly: Bool

        init(isReadOnly: Bool = false) {
            self.isReadOnly = isReadOnly
            super.init()
        }

        override func viewDidLoad() {
            readOnly = ReadOnlyMode(on: self, isOn: isReadOnly)
            macros = MacroRecorder(on: self)
            history = UndoHistory(on: self)
            usage = UsageCounter(on: self)
            DestructiveConfirmation(on: self)
        }

        override var actions: [Action] {
            [readOnly?.action].compactMap { $0 } + (macros?.actions ?? [])
                + (history?.actions ?? []) + [
                    Action("sort", title: "Sort", keys: ["s"], LettersController.sort)
                        .attributes(.changesContent),
                    Action("burn", title: "Burn all", keys: ["b"], LettersController.burn)
                        .attributes(.destructive),
                    Action("drop", title: "Drop", keys: ["d"], undoable: LettersController.drop),
                ]
        }

        private func drop() -> UndoStep? {
            guard let last = letters.popLast() else { return nil }
            return UndoStep { [self] in
                letters.append(last)
                return UndoStep { [self] in drop() }
            }
        }

        private func sort() { letters.sort() }
        private func burn() { letters = [] }
    }

    @Test func packsChangeAProgramThatKnowsNothingOfThem() async {
        let controller = LettersController()
        let pilot = await Pilot(controller, columns: 50, rows: 14)
        await pilot.press("d", "ctrl-_", "s")
        #expect(controller.letters == ["a", "b"])
        #expect(controller.usage?.counts == ["drop": 1, "undo": 1, "sort": 1])
        await pilot.press("b")
        for _ in 0..<1_000 where !pilot.screen.contains("Burn all?") { await pilot.settle() }
        await pilot.press("escape")
        controller.readOnly?.isOn = true
        await pilot.press("d")
        #expect(controller.letters == ["a", "b"])
    }

    @Test func aProgramBeginsReadOnly() async {
        let controller = LettersController(isReadOnly: true)
        let pilot = await Pilot(controller, columns: 50, rows: 14)
        await pilot.press("d", "s")
        #expect(controller.letters == ["b", "a"])
        #expect(pilot.application.performAction("read-only"))
        await pilot.press("s")
        #expect(controller.letters == ["a", "b"])
    }

    @Test func aTutorialLeadsThroughItsSteps() async {
        let field = TextField("")
        let save = Button("Save")
        let controller = ViewController(view: StackView(.vertical, [field, save], spacing: 1))
        let pilot = await Pilot(controller, columns: 40, rows: 8)
        field.becomeFirstResponder()
        let tutorial = Tutorial(
            on: controller,
            steps: [
                Tutorial.Step(
                    "Type a name.", at: { [weak field] in field }, until: TextChanged.self),
                Tutorial.Step("Save it.", at: { [weak save] in save }, until: ButtonPressed.self),
            ])
        tutorial.start()
        await pilot.type("A")
        #expect(pilot.screen.contains("Save it."))
        await pilot.click(on: save)
        #expect(tutorial.current == nil)
    }
}
