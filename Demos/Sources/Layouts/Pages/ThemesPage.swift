// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let themes = LayoutPage(
        name: "themes", title: "Themes",
        summary: "The built-in themes and your own, side by side."
    ) { ThemesPage(userTheme: $0) }
}

/// Shows a sample of each theme.
///
/// A button applies the theme to the application.
final class ThemesPage: ViewController {
    private let samples: [ThemeSample]

    init(userTheme: Theme?) {
        samples = (Theme.builtIn + (userTheme.map { [$0] } ?? [])).map(ThemeSample.init)
        super.init()
    }

    override func loadView() {
        let grid = GridView(columns: [.adaptive(minimum: 36)])
        samples.forEach(grid.addArrangedSubview)
        view = ScrollView(grid)
    }

    override func viewDidLoad() {
        on(ThemeChosen.self, ThemesPage.themeChosen)
    }

    override var preferredFocusedView: View? { samples.first?.use }

    private func themeChosen(_ event: ThemeChosen) -> Disposition {
        window?.application?.theme = event.theme
        return .stop
    }
}

/// The user chose a theme for the application.
struct ThemeChosen: RoutedEvent {
    let theme: Theme
}

/// Shows a theme's roles in their colors.
final class ThemeSample: VStack {
    let use: Button

    init(_ theme: Theme) {
        let use = Button("Use") { $0.post(ThemeChosen(theme: theme)) }
        let off = Button("Off")
        off.isEnabled = false
        let other = Button("Other")
        self.use = use
        super.init {
            Label(theme.name, style: Style(foreground: .accent, attributes: .bold))
            Label(
                Self.words([
                    ("Label", .label), ("secondary", .secondaryLabel), ("tertiary", .tertiaryLabel),
                ]))
            Label(Self.words([("Accent", .accent), ("a link", .link)]))
            Label(Self.words([("Danger", .danger), ("warning", .warning), ("success", .success)]))
            Label(
                StyledText(
                    " Selected ", style: Style(foreground: .selectedLabel, background: .selection)))
            Label(StyledText(" Surface ", style: Style(background: .surface)))
            HStack(spacing: 1) {
                use
                other
                off
            }
        }
        self.theme = theme
        alignment = .leading
        layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
    }

    private static func words(_ words: [(String, Color)]) -> StyledText {
        var text = StyledText()
        for (word, color) in words {
            if !text.isEmpty { text += ", " }
            text += StyledText(word, style: Style(foreground: color))
        }
        return text
    }
}
