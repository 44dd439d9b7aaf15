// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The actions of a card; who takes one conforms to this protocol.
@MainActor
private protocol CardActions {
    func cardTapped(_ sender: Responder)
}

/// A view that calls the nearest conformer when its button is pressed.
private final class CardView: View {
    let button = Button("Open")

    init() {
        super.init(frame: .zero)
        addSubview(button)
        button.addTarget(self, for: .primaryActionTriggered, CardView.buttonPressed)
    }

    private func buttonPressed(_ button: Button) {
        sendAction { (target: any CardActions) in target.cardTapped(self) }
    }
}

/// A view in between, which has the method and not the protocol: it is not called.
private final class CardList: View {
    func cardTapped(_ sender: Responder) { Issue.record("The list is no target.") }
}

/// The controller of the cards, which also passes the action on.
private final class CardsController: ViewController, CardActions {
    var taps = 0

    func cardTapped(_ sender: Responder) {
        taps += 1
        sendAction { (target: any CardActions) in target.cardTapped(sender) }
    }
}

/// The controller above it.
private final class HomeController: ViewController, CardActions {
    var senders: [Responder] = []

    func cardTapped(_ sender: Responder) { senders.append(sender) }
}

/// The actions of the page "Routed events in depth".
@MainActor
@Suite struct PassedActionsInDepthTests {
    private let card = CardView()
    private let cards = CardsController(view: CardList())
    private let home = HomeController(view: View())

    init() {
        cards.view.addSubview(card)
        home.addChild(cards)
        home.view.addSubview(cards.view)
    }

    @Test func theNearestConformerIsCalledAndPassesTheActionOn() {
        card.button.sendActions(for: .primaryActionTriggered)
        #expect(cards.taps == 1)
        #expect(home.senders.first === card)
    }

    @Test func aTargetMayDecline() {
        let outcome = card.offerAction { (target: any CardActions) in
            target is HomeController ? .stop : .ignored
        }
        #expect(outcome == .stopped)
        #expect(cards.taps == 0)
    }

    @Test func anActionWithoutATargetStartsAtTheFocus() async {
        let application = await Pilot(home, columns: 20, rows: 3).application
        let isTaken = application.sendAction(from: card) { (target: any CardActions) in
            target.cardTapped(card)
        }
        #expect(isTaken)
        #expect(cards.taps == 1)
    }

    @Test func nobodyTakesAnActionOfAViewWithoutSuperiors() {
        let isTaken = CardView().sendAction { (_: any CardActions) in }
        #expect(!isTaken)
    }
}
