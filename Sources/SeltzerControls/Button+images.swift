// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The pictures and the styled titles of a button in its states.
extension Button {
    /// Returns the picture that was set for a state; nil for none.
    public final func image(for state: State) -> Image? { stateTitles.images[state] }

    /// The picture in the present state; nil for none.
    public final var currentImage: Image? {
        if let image = configuration?.image { return image }
        return stateTitles.images.isEmpty
            ? nil : current(stateTitles.images) ?? stateTitles.images[.normal]
    }

    /// Returns the title with styles that was set for a state; nil for none.
    public final func attributedTitle(for state: State) -> StyledText? {
        stateTitles.styledTitles[state]
    }

    /// The title with styles in the present state; nil for none.
    public final var currentAttributedTitle: StyledText? {
        stateTitles.styledTitles.isEmpty
            ? nil : current(stateTitles.styledTitles) ?? stateTitles.styledTitles[.normal]
    }

    /// The line in the present state.
    final var line: ButtonLine {
        let configuration = configuration
        return ButtonLine(
            title: shownTitle, styledTitle: isEnabled ? currentAttributedTitle : nil,
            subtitle: configuration?.subtitle ?? "", image: currentImage,
            isImageLast: configuration.map {
                !$0.imagePlacement.isDisjoint(with: [.trailing, .bottom])
            } ?? false,
            padding: max(0, configuration?.imagePadding ?? 1), opensMenu: opensMenu)
    }

    /// The width of the line in cells, with the widest title and the widest picture of all states.
    final var lineWidth: Int {
        var line = line
        if line.image == nil || stateTitles.images.count > 1 {
            let images = [line.image].compactMap { $0 } + stateTitles.images.values
            line.image = images.max { cellWidth(of: $0.unicode) < cellWidth(of: $1.unicode) }
        }
        return line.width(ofTitle: titleWidth, joining: joinedClusters)
    }

    /// Whether a press opens a menu.
    final var opensMenu: Bool { attachedMenu?.isPrimaryAction ?? false }

    /// The title, or else the picture, for a screen reader and for tests.
    final var spokenTitle: String {
        let title = shownTitle.text
        return title.isEmpty ? currentImage?.unicode ?? "" : title
    }
}
