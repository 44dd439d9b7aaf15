// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The list of the kiosk's drinks, in as many columns as fit.
final class DrinkList: GridView {}

/// A drink with its price, the number in the basket, and a button that adds one.
final class DrinkRow: StackView {
    let drink: Drink
    private let count = Label("", style: Style(attributes: .bold), alignment: .right)
    private let add = Button("Add")

    /// The width of the number in columns, so that prices stay in their column when it changes.
    static let countWidth = 2

    /// The number in the basket.
    var number = 0 { didSet { count.text = number == 0 ? "" : "\(number)" } }

    init(_ drink: Drink) {
        self.drink = drink
        super.init(.horizontal)
        let price = Label(
            Drink.text(ofPrice: drink.price), style: Style(foreground: .secondaryLabel))
        let name = Label(drink.name)
        add.addAction(for: .primaryActionTriggered) { [weak self] in self?.add(from: $0) }
        add.identifier = drink.name.lowercased()
        add.accessibilityLabel = "Add \(drink.name)"
        for view in [name, count, price, add] { addArrangedSubview(view) }
        for view in [count, price] { setCustomSpacing(1, after: view) }
        setFlex(1, of: name)
        LayoutConstraint.activate([count.widthAnchor == Self.countWidth])
    }

    /// The button.
    var preferredFocusedView: View { add }

    /// Asks for the price, and posts the sale.
    private func add(from button: Button) {
        let price = button.ask(PriceAsked(name: drink.name)) ?? 0
        button.post(ItemAdded(name: drink.name, price: price))
    }
}

/// A kiosk with a basket.
final class KioskController: ViewController {
    let till = Till()
    private let card = LoyaltyCard()
    private let list = DrinkList(columns: [.adaptive(minimum: 27)], columnSpacing: 1, rowSpacing: 1)
    private let rows = Drink.all.map { DrinkRow($0) }
    private let basket = Label("Empty", style: Style(foreground: .secondaryLabel))
    private let total = Label("0.00", style: Style(attributes: .bold))
    private var sum = 0
    private var sold = 0
    private var stations: [KioskStation] = []
    private var discount: Subscription?

    /// Whether an interceptor of the list halves prices.
    var isHalfPrice = false {
        didSet {
            discount?.cancel()
            discount =
                isHalfPrice
                ? list.intercept { (event: inout ItemAdded) in
                    event.price /= 2
                    return true
                } : nil
        }
    }

    /// Whether sales also rise to a loyalty card.
    var hasCard = false {
        didSet { if hasCard { list.mount(on: card) } else { list.unmount(from: card) } }
    }

    /// Whether a broadcast informs the rows of each sale.
    var tellsRows = false

    override func loadView() {
        for row in rows { list.addArrangedSubview(row) }
        let pay = Button("P&ay") { [weak self] in self?.pay(from: $0) }
        let heading = StackView(
            .horizontal, [Label("Kiosk", style: Style(attributes: .bold)), basket], spacing: 1)
        // The text ends in the same column as the fills of the buttons.
        heading.layoutMargins = Insets(right: 1)
        heading.setFlex(1, of: heading.arrangedSubviews[0])
        let end = StackView(
            .horizontal, [Label("Total", style: Style(foreground: .secondaryLabel)), total, pay])
        end.setCustomSpacing(1, after: total)
        list.addArrangedSubview(end)
        end.setFlex(1, of: end.arrangedSubviews[0])
        let column = VStack(spacing: 0) {
            heading
            list
        }
        column.setCustomSpacing(1, after: heading)
        view = column
    }

    override var preferredFocusedView: View? { rows.first?.preferredFocusedView }

    override func viewDidLoad() {
        let sell: @MainActor (ItemAdded) -> Void = { [weak self] in self?.sell($0) }
        stations =
            rows.map { KioskStation($0, .passed, sell: sell) } + [
                KioskStation(list, .observed, sell: sell),
                KioskStation(self, .answered, sell: sell),
                KioskStation(till, .stopped, sell: sell),
            ]
        for row in rows {
            row.on(StockChanged.self, phase: .broadcast) { _ in .observed }
        }
        till.on { (_: Paid) in .stop }
    }

    /// Changes the handling of a kiosk responder; has no effect on other responders.
    func turnAnswer(of id: ObjectIdentifier) {
        guard let station = stations.first(where: { $0.responder.map(ObjectIdentifier.init) == id })
        else {
            return
        }
        station.answer = station.answer.next
    }

    private func sell(_ event: ItemAdded) {
        sum += event.price
        sold += 1
        if let row = rows.first(where: { $0.drink.name == event.name }) { row.number += 1 }
        show()
        if tellsRows { broadcast(StockChanged(sold: sold)) }
    }

    private func pay(from button: Button) {
        button.post(Paid(total: sum))
        (sum, sold) = (0, 0)
        rows.forEach { $0.number = 0 }
        show()
    }

    private func show() {
        total.text = Drink.text(ofPrice: sum)
        basket.text = sold == 0 ? "Empty" : "\(sold) in the basket"
    }

    /// Returns a chain of responders with the same handlers as the kiosk, the origin first.
    ///
    /// No tool observes the chain, so one can measure the posts themselves, without the cost of
    /// showing their routes.
    func makeSilentCopy() -> [Responder] {
        let answers = [KioskAnswer.passed] + stations.suffix(4).map(\.answer)
        let responders = (0...answers.count).map { _ in Responder() }
        for (responder, next) in zip(responders, responders.dropFirst()) { responder.next = next }
        for (responder, answer) in zip(responders.dropFirst(), answers) {
            _ = KioskStation.subscribe(responder, answer) { _ in }
        }
        return responders
    }
}
