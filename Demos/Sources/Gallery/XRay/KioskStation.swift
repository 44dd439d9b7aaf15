// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The handling of events by a responder of the kiosk; the user changes it.
enum KioskAnswer: CaseIterable {
    /// It has no handler.
    case passed
    /// It observes a sale.
    case observed
    /// It answers requests for a price.
    case answered
    /// It takes the sale and stops the event.
    case stopped

    var next: KioskAnswer {
        switch self {
        case .passed: .observed
        case .observed: .answered
        case .answered: .stopped
        case .stopped: .passed
        }
    }
}

/// A responder of the kiosk, with the handlers that the user chose for it.
@MainActor
final class KioskStation {
    /// Held weakly, because the controller has its own station.
    private(set) weak var responder: Responder?
    var answer: KioskAnswer { didSet { subscribe() } }
    private var subscriptions: [Subscription] = []
    private let sell: @MainActor (ItemAdded) -> Void

    /// Creates a station; `sell` runs for each sale that it takes.
    init(
        _ responder: Responder, _ answer: KioskAnswer,
        sell: @escaping @MainActor (ItemAdded) -> Void
    ) {
        (self.responder, self.answer, self.sell) = (responder, answer, sell)
        subscribe()
    }

    private func subscribe() {
        subscriptions.forEach { $0.cancel() }
        subscriptions = responder.map { Self.subscribe($0, answer, sell) } ?? []
    }

    /// Subscribes a responder with the handlers of an answer.
    static func subscribe(
        _ responder: Responder, _ answer: KioskAnswer,
        _ sell: @escaping @MainActor (ItemAdded) -> Void
    ) -> [Subscription] {
        switch answer {
        case .passed: []
        case .observed: [responder.on { (_: ItemAdded) in .observed }]
        case .answered:
            [
                responder.answer { (asked: PriceAsked) in
                    Drink.all.first { $0.name == asked.name }?.price
                }
            ]
        case .stopped:
            [
                responder.on { (event: ItemAdded) in
                    sell(event)
                    return .stop
                }
            ]
        }
    }
}
