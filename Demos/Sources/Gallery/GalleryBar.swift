// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The top row: the page's name, and buttons for users who prefer the mouse.
final class GalleryBar: View {
    private let heading = Label()
    private let backButton = Button("<") { $0.post(TurnAsked(step: -1)) }
    private let onButton = Button(">") { $0.post(TurnAsked(step: 1)) }
    private let themeButton = Button("") { $0.post(ThemeAsked()) }
    private let sizeButton = Button("") { $0.post(SizeAsked()) }

    var title = "" { didSet { update() } }
    var themeName = "" { didSet { update() } }
    var size = "" { didSet { update() } }

    /// Whether the bar shows buttons to turn the pages, because the list of pages is hidden.
    var turnsPages = false { didSet { setNeedsLayout() } }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        backgroundColor = .surface
        heading.style = Style(attributes: .bold)
        for view in [heading, backButton, onButton, themeButton, sizeButton] { addSubview(view) }
    }

    private func update() {
        heading.text = title
        themeButton.title = "Theme: \(themeName)"
        sizeButton.title = "Size: \(size)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        var (start, end) = (turnsPages ? 0 : 1, bounds.width)
        backButton.isHidden = !turnsPages
        onButton.isHidden = !turnsPages
        for button in turnsPages ? [backButton, onButton] : [] {
            let width = button.sizeThatFits(bounds.size).width
            button.frame = Rect(x: start, y: 0, width: width, height: 1)
            start += width
        }
        for button in [sizeButton, themeButton] {
            let width = button.sizeThatFits(bounds.size).width
            // The page's name needs its room first.
            button.isHidden = end - width < start + heading.text.cellWidth + 1
            guard !button.isHidden else { continue }
            end -= width
            button.frame = Rect(x: end, y: 0, width: width, height: 1)
        }
        heading.frame = Rect(x: start, y: 0, width: max(0, end - start), height: 1)
    }
}

/// The user asked for the previous or the next page.
struct TurnAsked: RoutedEvent {
    let step: Int
}

/// The user asked for the next theme.
struct ThemeAsked: RoutedEvent {}

/// The user asked for the next size of the page.
struct SizeAsked: RoutedEvent {}
