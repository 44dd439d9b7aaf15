// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let windows = LayoutPage(
        name: "windows", title: "Windows",
        summary: "Sheets, full screens and popovers, and their answers."
    ) { _ in WindowsPage() }
}

/// The user chose a drink.
struct DrinkChosen: RoutedEvent {
    let name: String
}

/// Shows buttons that present windows, and the answers.
final class WindowsPage: ViewController {
    private let answer = Label("No choice yet.", style: Style(foreground: .accent))
    private lazy var sheet = button("&Sheet over a dimmed screen", .formSheet)
    private lazy var screen = button("&Full screen", .fullScreen)
    private lazy var alert = Button("&Alert") { [weak self] _ in await self?.ask() }
    private lazy var sides: [Button] = [
        side("&Below", .below), side("A&bove", .above), side("&Right", .right),
        side("&Left", .left),
    ]

    override func loadView() {
        let grid = GridView(
            columns: [.fraction(1), .fitting, .fraction(1)], columnSpacing: 1, rowSpacing: 1)
        let places: [(Int, Int, StackView.Alignment)] = [
            (2, 1, .center), (0, 1, .center), (1, 2, .leading), (1, 0, .trailing),
        ]
        for (button, place) in zip(sides, places) {
            let column = StackView(.vertical, [button])
            column.alignment = place.2
            grid.addArrangedSubview(column, row: place.0, column: place.1)
        }
        grid.addArrangedSubview(
            Label("popovers", style: Style(foreground: .secondaryLabel), alignment: .center),
            row: 1,
            column: 1)
        let top = GridView(columns: [.adaptive(minimum: 40)])
        for button in [sheet, screen, alert] as [View] {
            let row = StackView(.horizontal, [button])
            row.alignment = .leading
            top.addArrangedSubview(row)
        }
        let column = VStack(spacing: 1) {
            answer
            top
            grid
        }
        column.compactSpacing = 0
        grid.compactRowSpacing = 0
        column.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        view = ScrollView(column)
    }

    override var preferredFocusedView: View? { sheet }

    private func button(_ title: String, _ style: ModalPresentationStyle) -> Button {
        Button(title) { [weak self] _ in await self?.choose(style) }
    }

    private func side(_ title: String, _ side: PopoverSide) -> Button {
        Button(title) { [weak self] button in await self?.choose(.popover, beside: button, side) }
    }

    private func choose(
        _ style: ModalPresentationStyle, beside button: Button? = nil, _ side: PopoverSide? = nil
    ) async {
        let menu = DrinksController()
        menu.modalPresentationStyle = style
        menu.popoverPresentationController.sourceView = button
        if let side { menu.popoverPresentationController.permittedSides = [side] }
        let chosen = await present(menu, until: DrinkChosen.self)
        answer.text = chosen.map { "You chose \($0.name)." } ?? "You chose nothing."
    }

    private func ask() async {
        let alert = Alert(
            "Leave the page?", message: "Your choice is lost.",
            actions: [
                AlertAction("&Keep", style: .cancel), AlertAction("&Forget", style: .destructive),
            ])
        let answered = await present(alert, until: AlertAnswered.self)
        answer.text = answered?.index == 1 ? "Forgotten." : "Kept."
    }
}

/// Shows drinks to choose from; presents another window in front.
private final class DrinksController: ViewController {
    override func loadView() {
        title = "Drinks"
        let buttons = ["Tea", "Coffee", "Seltzer"].map { name in
            Button("&" + name) { $0.post(DrinkChosen(name: name)) }
        }
        let more = Button("&More …") { [weak self] _ in
            let others = DrinksController()
            others.title = "Even more"
            others.modalPresentationStyle = .formSheet
            self?.present(others)
        }
        let column = StackView(.vertical, buttons + [more])
        column.alignment = .leading
        column.layoutMargins = Insets(left: 1, right: 1)
        view = column
    }
}
