// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
private protocol RowActions {
    func tapped() -> Disposition
}

@MainActor
@Suite struct ApplicationSendActionTests {
    private final class Focusable: View {
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class ConformingView: View, RowActions {
        var taps = 0

        func tapped() -> Disposition {
            taps += 1
            return .stop
        }
    }

    private final class Controller: ViewController, RowActions {
        var taps = 0

        func tapped() -> Disposition {
            taps += 1
            return .stop
        }
    }

    private func send(_ pilot: Pilot, from sender: View) -> Bool {
        pilot.application.offerAction(from: sender) { (target: any RowActions) in
            target.tapped()
        } == .stopped
    }

    @Test("D-36, R-PRC-9, R-PRC-10: the first responder's superiors are asked, each once")
    func firstResponderFirst() async {
        let panel = View(), field = Focusable(), button = View()
        panel.addSubview(field)
        panel.addSubview(button)
        let controller = Controller(view: panel)
        let pilot = await Pilot(controller)
        #expect(field.becomeFirstResponder())
        #expect(send(pilot, from: button))
        #expect(controller.taps == 1)
    }

    @Test("D-37: a conformer on the first responder's way is nearer than one on the sender's")
    func theFirstRespondersWayWins() async {
        let root = View(), list = Focusable(), button = View()
        let listController = Controller(view: View()), buttonController = Controller(view: View())
        listController.view.addSubview(list)
        buttonController.view.addSubview(button)
        root.addSubview(listController.view)
        root.addSubview(buttonController.view)
        let pilot = await Pilot(ViewController(view: root))
        #expect(list.becomeFirstResponder())
        #expect(send(pilot, from: button))
        #expect(listController.taps == 1)
        #expect(buttonController.taps == 0)
    }

    @Test("D-38, R-PRC-11: the sender itself is never the target")
    func theSenderIsNoTarget() async {
        let button = ConformingView()
        let controller = Controller(view: View())
        controller.view.addSubview(button)
        let pilot = await Pilot(controller)
        #expect(send(pilot, from: button))
        #expect(button.taps == 0)
        #expect(controller.taps == 1)
    }

    @Test func aTargetThatDeclinesIsPassedOverUpToTheDelegate() async {
        final class Declining: ViewController, RowActions {
            func tapped() -> Disposition { .observed }
        }
        final class Delegate: Responder, RowActions {
            var taps = 0

            func tapped() -> Disposition {
                taps += 1
                return .ignored
            }
        }
        let button = View(), delegate = Delegate()
        let controller = Declining(view: View())
        controller.view.addSubview(button)
        let pilot = await Pilot(controller)
        pilot.application.delegate = delegate
        let outcome = pilot.application.offerAction(from: button) { (target: any RowActions) in
            target.tapped()
        }
        #expect(outcome == .observed)
        #expect(delegate.taps == 1)
    }

    @Test func withoutATargetNothingHappens() async {
        let pilot = await Pilot(ViewController(view: View()))
        #expect(!send(pilot, from: View()))
    }

    @Test("R-PRC-10: the application and its delegate are asked last")
    func theApplicationIsAskedLast() async {
        final class Delegate: Responder, RowActions {
            var taps = 0

            func tapped() -> Disposition {
                taps += 1
                return .stop
            }
        }
        let delegate = Delegate(), field = Focusable(), button = View(), root = View()
        let panel = Controller(view: View())
        root.addSubview(field)
        root.addSubview(panel.view)
        panel.view.addSubview(button)
        let pilot = await Pilot(ViewController(view: root))
        pilot.application.delegate = delegate
        #expect(field.becomeFirstResponder())
        #expect(send(pilot, from: button))
        #expect(panel.taps == 1)
        #expect(delegate.taps == 0)
        #expect(send(pilot, from: field))
        #expect(delegate.taps == 1)
    }
}
