// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

@MainActor
private protocol RowActions {
    func tapped(_ sender: Responder)
}

@MainActor
private protocol MayDecline {
    func take() -> Disposition
}

@MainActor
@Suite struct ResponderSendActionTests {
    private final class Controller: Responder, RowActions {
        var senders: [Responder] = []
        var forwards = false

        func tapped(_ sender: Responder) {
            senders.append(sender)
            if forwards { sendAction { (target: any RowActions) in target.tapped(sender) } }
        }
    }

    private final class SameNameOnly: Responder {
        var runs = 0
        func tapped(_ sender: Responder) { runs += 1 }
    }

    @Test("D-33, R-PRC-4: the nearest conformer is called once")
    func theNearestConformer() {
        let view = Responder(), first = Controller(), second = Controller()
        view.next = first
        first.next = second
        #expect(view.sendAction { (target: any RowActions) in target.tapped(view) })
        #expect(first.senders.count == 1)
        #expect(second.senders.isEmpty)
    }

    @Test("D-34, R-PRC-5: a target forwards it with the original sender")
    func forwarding() {
        let view = Responder(), first = Controller(), second = Controller()
        view.next = first
        first.next = second
        first.forwards = true
        view.sendAction { (target: any RowActions) in target.tapped(view) }
        #expect(first.senders.count == 1)
        #expect(second.senders.map(ObjectIdentifier.init) == [ObjectIdentifier(view)])
    }

    @Test(
        "D-35, R-PRC-2, R-PRC-6: a method of the same name without the protocol is passed over; no target is false"
    )
    func onlyConformersCount() {
        let view = Responder(), middle = SameNameOnly(), controller = Controller()
        view.next = middle
        middle.next = controller
        #expect(view.sendAction { (target: any RowActions) in target.tapped(view) })
        #expect(middle.runs == 0)
        #expect(controller.senders.count == 1)
        #expect(!controller.sendAction { (target: any RowActions) in target.tapped(view) })
    }

    @Test("R-PRC-1: a sender that conforms does not call itself")
    func theSenderIsNoTarget() {
        let sender = Controller(), superior = Controller()
        sender.next = superior
        sender.sendAction { (target: any RowActions) in target.tapped(sender) }
        #expect(sender.senders.isEmpty)
        #expect(superior.senders.count == 1)
    }

    @Test("R-PRC-3: a conformer may decline, and the search goes on")
    func decliningGoesOn() {
        final class Declining: Responder, MayDecline {
            func take() -> Disposition { .ignored }
        }
        final class Taking: Responder, MayDecline {
            func take() -> Disposition { .stop }
        }
        let view = Responder(), declining = Declining(), taking = Taking()
        view.next = declining
        declining.next = taking
        #expect(
            view.offerAction { (target: any MayDecline) in target.take() } == .stopped
        )
        taking.next = nil
        declining.next = nil
        #expect(
            view.offerAction { (target: any MayDecline) in target.take() } == .unhandled)
    }

    @Test func theNameAndNotTheResultDecidesWhetherATargetMayDecline() {
        @MainActor final class Declining: Responder, MayDecline {
            var calls = 0
            func take() -> Disposition {
                calls += 1
                return .ignored
            }
        }
        let view = Responder(), near = Declining(), far = Declining()
        view.next = near
        near.next = far
        let isSent: Bool = view.sendAction { (target: any MayDecline) in _ = target.take() }
        #expect(isSent)
        #expect((near.calls, far.calls) == (1, 0))
        let outcome: Outcome = view.offerAction { (target: any MayDecline) in target.take() }
        #expect(outcome == .unhandled)
        #expect((near.calls, far.calls) == (2, 1))
    }

    @Test func aHostCanBeTheTarget() {
        @MainActor final class Manager: RowActions {
            var runs = 0
            func tapped(_ sender: Responder) { runs += 1 }
        }
        let manager = Manager(), view = Responder()
        let place = Responder(host: manager)
        view.mount(on: place)
        #expect(view.sendAction { (target: any RowActions) in target.tapped(view) })
        #expect(manager.runs == 1)
    }

    @Test func theHostOfTheSenderIsPassedOver() {
        let host = Controller(), other = Responder(host: host), superior = Controller()
        let sender = Responder(host: host)
        sender.next = host
        host.next = other
        other.next = superior
        #expect(sender.sendAction { (target: any RowActions) in target.tapped(sender) })
        #expect(host.senders.isEmpty)
        #expect(superior.senders.count == 1)
    }

    @Test func aClassThatConformsToOneProtocolIsStillAskedForAnother() {
        let view = Responder(), controller = Controller()
        view.next = controller
        for _ in 1...2 {
            #expect(!view.sendAction { (_: any CustomStringConvertible) in })
            #expect(view.sendAction { (target: any RowActions) in target.tapped(view) })
        }
        #expect(controller.senders.count == 2)
    }

    @Test("D-36, D-37, D-38: several starts are searched in their order, each superior once")
    func severalStarts() {
        let field = Responder(), button = Controller(), panel = Responder(),
            controller = Controller()
        field.next = panel
        button.next = panel
        panel.next = controller
        let outcome = Responder.offerAction(from: [field, button], sender: button) {
            (target: any RowActions) -> Disposition in
            target.tapped(button)
            return .stop
        }
        #expect(outcome == .stopped)
        #expect(button.senders.isEmpty)
        #expect(controller.senders.count == 1)
    }

    @Test func theRouteOfAnActionIsTraced() {
        let view = Responder(), controller = Controller()
        view.next = controller
        var trace: RouteTrace?
        controller.observeRoutes { trace = $0 }
        view.sendAction { (target: any RowActions) in target.tapped(view) }
        #expect(trace?.description == "RowActions from Responder: Controller stop")
        #expect(trace?.kind == .action)
    }
}
