// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An event of the kiosk itself, and not of its controls.
protocol KioskEvent: RoutedEvent {}

/// A drink went into the basket.
struct ItemAdded: KioskEvent {
    let name: String
    /// The price in hundredths.
    var price: Int
}

/// A request for the price of a drink.
struct PriceAsked: KioskEvent, RoutedRequest {
    typealias Answer = Int

    let name: String
}

/// A drink was sold; a broadcast.
struct StockChanged: KioskEvent {
    let sold: Int
}

/// The basket was paid.
struct Paid: KioskEvent {
    let total: Int
}

/// A drink of the kiosk.
struct Drink: Sendable {
    let name: String
    /// The price in hundredths.
    let price: Int

    static let all = [
        Drink(name: "Lime", price: 420), Drink(name: "Grapefruit", price: 460),
        Drink(name: "Cassis", price: 510), Drink(name: "Juniper", price: 540),
        Drink(name: "Plain", price: 300),
    ]

    /// Returns a price with two decimals.
    static func text(ofPrice price: Int) -> String {
        let cents = price % 100
        return "\(price / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}

/// The object above the kiosk's controller, which takes the sales.
final class Till: Responder {}

/// The object on which the list is mounted while a customer shows a card.
final class LoyaltyCard: Responder {
    private(set) var points = 0

    override init() {
        super.init()
        on(ItemAdded.self, LoyaltyCard.count)
    }

    private func count(_ event: ItemAdded) -> Disposition {
        points += 1
        return .observed
    }
}
