// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@MainActor
private protocol Saving {
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
}
