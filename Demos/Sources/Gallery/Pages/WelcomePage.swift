// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let welcome = GalleryPage(
        name: "welcome", title: "Welcome", group: nil,
        summary: "A terminal UI toolkit for Swift.",
        hint: "Press Pour, move the slider, or choose a drink.",
        sizeWithRoutes: Size(width: 100, height: 34)
    ) {
        WelcomeController()
    }
}

/// Introduces the gallery, with three controls to try, the routes of their events, and the keys.
private final class WelcomeController: ViewController {
    private let glasses = Label("No glass yet", style: Style(foreground: .secondaryLabel))
    private var count = 0
    private let level = ProgressView(progress: 0.6)
    private let drinks = ListView(["Lime", "Grapefruit", "Cassis", "Plain"])
    /// The title of the list, followed by the choice.
    private let drink = Label("Choose", style: Style(attributes: .bold))
    private let keyHints = KeyHintsLabel()
    private let xRay = LiveXRayView(hint: "Press Pour: the event climbs.")
    private let rest = Spacer()
    /// The stacks with spaced rows in a high window, each with the rows that have empty rows after
    /// them.
    private var airy: [(stack: StackView, rows: [View])] = []

    override func loadView() {
        let about = ParagraphLabel(
            "Views post events, which bubble up the responder chain until somebody handles "
                + "them. Each page shows a control, its source, and the routes of its events.")
        about.numberOfLines = 0
        let cards = GridView(
            columns: [.adaptive(minimum: 17)], columnSpacing: 2, rowSpacing: 1)
        cards.addArrangedSubview(card(Self.title("Press"), [pour, glasses]))
        level.accessibilityLabel = "Glass"
        cards.addArrangedSubview(card(Self.title("Set"), [slider, level], hasAirBetween: true))
        cards.addArrangedSubview(card(drink, [drinks]))
        cards.layoutMargins = Insets(left: 1, right: 1)
        let margin = StackView(.vertical, [about])
        margin.layoutMargins = Insets(left: 1, right: 1)
        margin.alignment = .leading
        let column = VStack(spacing: 1) {
            banner
            margin
            cards
            xRay
            keys
            rest
        }
        column.compactSpacing = 0
        column.setCustomSpacing(0, after: keys)
        column.setFlex(1, of: rest)
        column.setFlex(1, of: xRay)
        view = column
    }

    private lazy var banner: View = {
        let row = StackView(.vertical, [Wordmark()])
        row.alignment = .leading
        row.layoutMargins = Insets(left: 1)
        return row
    }()

    /// Shows the controls in a low window; a higher window also shows the routes of their events.
    override func viewWillLayoutSubviews() {
        let size = view.window?.bounds.size ?? .zero
        let height = size.height
        banner.isHidden = height < 30
        xRay.isHidden = !GalleryPage.welcome.showsRoutes(in: size)
        // The footer already shows most of the keys.
        keys.isHidden = !xRay.isHidden && height < 44
        rest.isHidden = !xRay.isHidden
        let isUnicode = view.window?.application?.capabilities.isUnicode ?? true
        keyHints.hints = [
            (isUnicode ? "↑↓" : "Up/Down", "Choose a page"), ("Enter", "Try the page"),
            ("/", "Find a page"), ("F5", "Show its code"), ("F2", "Theme"), ("?", "All keys"),
            ("^Q", "Quit"),
        ]
        let isHigh = height >= 34
        pour.buttonSize = isHigh ? .large : .regular
        for (stack, rows) in airy {
            for row in rows { stack.setCustomSpacing(isHigh ? 1 : nil, after: row) }
        }
    }

    override func viewDidLoad() {
        xRay.observe(self)
        on { [weak self] (event: SliderChanged) in
            self?.level.progress = event.value
            return .observed
        }
        on { [weak self] (event: TableSelectionChanged) in
            guard let self, let item = drinks.selectedIndex.flatMap(drinks.item) else {
                return .ignored
            }
            drink.styledText =
                StyledText("Choose", style: Style(attributes: .bold))
                + StyledText("  \(item)", style: Style(foreground: .secondaryLabel))
            return .stop
        }
    }

    private lazy var pour: Button = {
        let button = Button("P&our") { [weak self] _ in
            guard let self else { return }
            count += 1
            glasses.text = count == 1 ? "1 glass" : "\(count) glasses"
        }
        button.role = .primary
        return button
    }()

    private var slider: Slider {
        let slider = Slider(value: 0.6)
        slider.showsValue = true
        slider.accessibilityLabel = "Level of the glass"
        slider.valueText = { "\(Int(($0 * 100).rounded())) %" }
        return slider
    }

    private static func title(_ text: String) -> Label {
        Label(text, style: Style(attributes: .bold))
    }

    /// Returns controls under a title on the level of cards.
    private func card(_ title: Label, _ views: [View], hasAirBetween: Bool = false) -> View {
        let rows = ([title] + views).map { view in
            let row = StackView(.vertical, [view])
            // A list keeps its outer cells free, and a slider the cell before it.
            if !(view is TableView) {
                row.layoutMargins = Insets(left: view is Control ? 0 : 1, right: 1)
            }
            if view is Button { row.alignment = .leading }
            return row
        }
        let stack = Card(.vertical, rows)
        stack.layoutMargins = Insets(top: 1, left: 1, bottom: 1, right: 1)
        stack.backgroundColor = .raised
        airy.append((stack, Array(hasAirBetween ? rows.dropLast() : rows.prefix(1))))
        return stack
    }

    private lazy var keys: View = {
        let rest = Spacer()
        let column = StackView(.vertical, [keyHints, rest])
        column.setFlex(1, of: rest)
        column.layoutMargins = Insets(left: 1, right: 1)
        return column
    }()
}

/// A text whose lines are short enough to read easily.
private final class ParagraphLabel: Label {
    override func sizeThatFits(_ size: Size) -> Size {
        super.sizeThatFits(
            Size(width: size.width > 0 ? min(size.width, 78) : 78, height: size.height))
    }
}
