// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The top row: the page's place among the others, and the choices for all pages.
final class GalleryBar: View {
    private let path = Label()
    private let pagesButton = Button("Pages") { $0.post(PagesAsked()) }
    private let backButton = Button("‹") { $0.post(TurnAsked(step: -1)) }
    private let onButton = Button("›") { $0.post(TurnAsked(step: 1)) }
    /// The width of the longest page title, so that the buttons have the same places on every page.
    private static let widestTitle = GalleryPage.all.map(\.title.cellWidth).max() ?? 0
    private let themeCaption = Label("Theme", style: Style(foreground: .secondaryLabel))
    private let themes: PopUpButton
    private let modes = SegmentedControl(items: ["Page", "Code"], selectedSegmentIndex: 0)

    var page: GalleryPage? { didSet { update() } }

    /// The index of the theme.
    var themeIndex = 0 { didSet { themes.selectedIndex = themeIndex } }

    /// Whether the bar shows that the page's source is visible.
    var showsCode = false { didSet { modes.selectedSegmentIndex = showsCode ? 1 : 0 } }

    /// Whether the bar opens the list of pages and turns pages, because the list is hidden.
    var turnsPages = false { didSet { if turnsPages != oldValue { update() } } }

    /// Creates a bar with the names of the themes to choose from.
    init(themes names: [String]) {
        themes = PopUpButton(names, selectedIndex: 0)
        super.init(frame: .zero)
        backgroundColor = .surface
        modes.accessibilityLabel = "What to show"
        for view in [path, pagesButton, backButton, onButton, modes, themeCaption, themes] as [View]
        {
            addSubview(view)
        }
        themes.addAction(for: .valueChanged) { [weak self] themes in
            if let index = themes.selectedIndex { self?.post(ThemeChosen(index: index)) }
        }
        modes.addAction(for: .valueChanged) { [weak self] modes in
            self?.post(CodeAsked(isShown: modes.selectedSegmentIndex == 1))
        }
    }

    override func didMoveToWindow() { update() }

    private func update() {
        let quiet = Style(foreground: .secondaryLabel)
        var text = StyledText()
        backButton.title = Symbol.chevronLeft.text(in: self)
        let onward = Symbol.chevronRight.text(in: self)
        onButton.title = onward
        if !turnsPages {
            let sign = " \(onward) "
            text += StyledText("Seltzer Gallery" + sign, style: quiet)
            if let group = page?.group { text += StyledText(group.title + sign, style: quiet) }
        }
        path.styledText = text + StyledText(page?.title ?? "", style: Style(attributes: .bold))
        setNeedsLayout()
    }

    override func layoutSubviews() {
        var (start, end) = (turnsPages ? 0 : 2, bounds.width - 1)
        func place(_ view: View, atEnd: Bool, limit: Int = .max) {
            let width = min(view.sizeThatFits(bounds.size).width, limit, max(0, end - start))
            view.frame = Rect(x: atEnd ? end - width : start, y: 0, width: width, height: 1)
            if atEnd { end -= width } else { start += width + 1 }
        }
        let modesWidth = modes.sizeThatFits(bounds.size).width
        for button in [pagesButton, backButton, onButton] { button.isHidden = !turnsPages }
        if turnsPages {
            place(pagesButton, atEnd: false)
            // The path gets its room first, then the choice of code; a long path leaves less room
            // for the other buttons.
            let free = end - start - modesWidth - 1
            let room =
                free - (free >= Self.widestTitle + 10 ? Self.widestTitle : path.text.cellWidth)
            let isTight = (10..<2 * onButton.sizeThatFits(bounds.size).width).contains(room)
            place(onButton, atEnd: true, limit: isTight ? 5 : .max)
            place(backButton, atEnd: true, limit: isTight ? 5 : .max)
        }
        let width = themes.sizeThatFits(bounds.size).width + themeCaption.text.cellWidth + 3
        let room = end - start - path.text.cellWidth - 1
        modes.isHidden = modesWidth > room
        let hidesTheme = width + modesWidth + 1 > room
        for view in [themes, themeCaption] as [View] { view.isHidden = hidesTheme }
        if !hidesTheme {
            place(themes, atEnd: true)
            place(themeCaption, atEnd: true)
        }
        if !modes.isHidden {
            end -= hidesTheme ? 0 : 3
            place(modes, atEnd: true)
        }
        path.frame = Rect(x: start, y: 0, width: max(0, end - start), height: 1)
    }
}

/// The user requested the list of pages.
struct PagesAsked: RoutedEvent {}

/// The user requested the previous or the next page.
struct TurnAsked: RoutedEvent {
    let step: Int
}

/// The user requested the page or its source.
struct CodeAsked: RoutedEvent {
    let isShown: Bool
}

/// The user chose a theme.
struct ThemeChosen: RoutedEvent {
    let index: Int
}
