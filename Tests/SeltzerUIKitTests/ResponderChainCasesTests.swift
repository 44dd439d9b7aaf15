// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Responder+target, TextUndoManager, TextField+undo.

import Seltzer
import SeltzerTesting
import Testing

@MainActor
private protocol Saving: AnyObject {
    func save()
}

/// A view that can be focused, and may refuse to give the focus up.
private final class FocusableView: View {
    var isReluctant = false

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isReluctant }
}

/// A controller that saves, and counts its keys.
private final class SavingController: ViewController, Saving {
    let field = FocusableView()
    private(set) var saves = 0
    private(set) var keys = 0
    /// The controller refuses actions while this is false.
    var isAble = true
    private(set) var questions: [String] = []
    var commands: [KeyCommand]?

    override var keyCommands: [KeyCommand]? { commands }

    override func canPerformAction(_ action: Any.Type, withSender sender: Any?) -> Bool {
        questions.append("\(action)")
        return isAble
    }

    override func loadView() {
        view = View()
        view.addSubview(field)
    }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        keys += 1
        return .ignored
    }

    func save() { saves += 1 }
}

@MainActor
@Suite struct ResponderChainCasesTests {
    private let controller = SavingController()

    private func start() async -> Pilot { await Pilot(controller, columns: 40, rows: 12) }

    @Test("U-Q1: the chain is view, superview, controller, window, application, delegate")
    func chain() async {
        let pilot = await start()
        let delegate = Responder()
        pilot.application.delegate = delegate
        let chain = sequence(first: controller.field as Responder, next: \.next)
        let expected: [Responder?] = [
            controller.field, controller.view, controller, controller.window, pilot.application,
            delegate,
        ]
        #expect(Array(chain).elementsEqual(expected.compactMap { $0 }, by: ===))
    }

    @Test("U-Q2: a presented controller goes on to the presenting one, by way of its window")
    func presented() async {
        let pilot = await start()
        let sheet = ViewController()
        controller.present(sheet)
        await pilot.settle()
        #expect(sheet.next === sheet.window)
        #expect(sheet.window?.next === controller)
    }

    @Test("U-Q3: an action without a target goes up from the first responder")
    func actionWithoutTarget() async {
        let pilot = await start()
        controller.field.becomeFirstResponder()
        #expect(pilot.application.sendAction(from: nil) { (target: any Saving) in target.save() })
        #expect(controller.saves == 1)
        #expect(!pilot.application.sendAction(from: nil) { (_: Alert) in })
    }

    @Test(
        "U-Q4: without a first responder, an action begins at the root controller of the key window"
    )
    func actionWithoutFirstResponder() async {
        let pilot = await start()
        controller.field.resignFirstResponder()
        controller.field.removeFromSuperview()
        await pilot.settle()
        #expect(pilot.application.keyWindow?.firstResponder == nil)
        #expect(pilot.application.sendAction(from: nil) { (target: any Saving) in target.save() })
        #expect(controller.saves == 1)
    }

    @Test("U-Q5: after canPerformAction returns false, the search goes on with the superiors")
    func unableResponder() async {
        let pilot = await start()
        let parent = SavingController()
        pilot.application.keyWindow?.rootViewController = parent
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)
        await pilot.settle()
        controller.isAble = false
        #expect(controller.field.sendAction { (target: any Saving) in target.save() })
        #expect(controller.saves == 0 && parent.saves == 1)
        #expect(controller.questions == ["Saving"])
        parent.isAble = false
        #expect(!controller.field.sendAction { (target: any Saving) in target.save() })
        #expect(parent.saves == 1)
    }

    @Test("U-Q6: the target of an action is the responder that would act; nothing is performed")
    func targetOfAction() async {
        let pilot = await start()
        let target = controller.field.target(forAction: (any Saving).self, withSender: nil)
        #expect(target === controller)
        controller.isAble = false
        #expect(controller.field.target(forAction: (any Saving).self) == nil)
        #expect(controller.field.target(forAction: Alert.self) == nil)
        #expect(controller.saves == 0)
        _ = pilot
    }

    @Test("U-Q7: the old first responder is asked first, and a plain view cannot be focused")
    func focusIsAskedFor() async {
        let pilot = await start()
        let other = FocusableView(), plain = View()
        controller.view.addSubview(other)
        controller.view.addSubview(plain)
        #expect(controller.field.becomeFirstResponder())
        controller.field.isReluctant = true
        #expect(!other.becomeFirstResponder())
        #expect(controller.field.isFirstResponder)
        controller.field.isReluctant = false
        #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder())
        #expect(other.becomeFirstResponder())
        #expect(pilot.application.keyWindow?.firstResponder === other)
    }

    @Test("U-Q8: a view in no window cannot be focused")
    func withoutWindow() {
        let view = FocusableView()
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
    }

    @Test("U-Q9: the first key command on the chain performs, also before the key reaches a text")
    func keyCommands() async {
        let text = TextField("one two")
        controller.commands = [
            KeyCommand(input: "a", modifierFlags: .command, action: SavingController.save),
            KeyCommand(input: "b", modifierFlags: [], action: SavingController.save),
        ]
        let pilot = await start()
        controller.view.addSubview(text)
        text.becomeFirstResponder()
        await pilot.press("ctrl-a")
        #expect(controller.saves == 1)
        // Without a modifier the text comes first.
        await pilot.press("b")
        #expect(controller.saves == 1 && text.text == "one twob")
        controller.field.becomeFirstResponder()
        await pilot.press("b")
        #expect(controller.saves == 2 && controller.keys == 0)
    }

    @Test("U-Q10: the undo manager is the nearest on the chain, and a text field has its own")
    func undoManagers() async {
        let text = TextField("one")
        let pilot = await start()
        controller.view.addSubview(text)
        let ofWindow = controller.window?.undoManager
        #expect(ofWindow != nil)
        #expect(controller.field.undoManager === ofWindow && controller.undoManager === ofWindow)
        #expect(text.undoManager != nil && text.undoManager !== ofWindow)
        text.becomeFirstResponder()
        await pilot.type("!")
        #expect(text.undoManager?.canUndo == true && ofWindow?.canUndo == false)
        text.undoManager?.undo()
        #expect(text.text == "one" && text.undoManager?.canRedo == true)
        text.resignFirstResponder()
        #expect(text.undoManager?.canUndo == false && text.undoManager?.canRedo == false)
    }

    @Test("U-Q11: actions from a modal controller reach the presenting one, and keys do not")
    func modal() async {
        let pilot = await start()
        let sheet = ViewController(), inside = FocusableView()
        sheet.view.addSubview(inside)
        controller.present(sheet)
        await pilot.settle()
        inside.becomeFirstResponder()
        await pilot.press("x")
        #expect(controller.keys == 0)
        #expect(pilot.application.sendAction(from: nil) { (target: any Saving) in target.save() })
        #expect(controller.saves == 1)
    }

    @Test("U-Q12: a view that left its window is not the first responder")
    func leftWindow() async {
        let pilot = await start()
        let other = FocusableView()
        controller.view.addSubview(other)
        controller.field.becomeFirstResponder()
        controller.field.removeFromSuperview()
        #expect(!controller.field.isFirstResponder)
        await pilot.settle()
        #expect(pilot.application.keyWindow?.firstResponder === other)
    }
}
