// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The row with the shown file at the left, and the place in it at the right.
///
/// If there is no room for a menu bar, the row begins with a button for the commands. If the texts
/// do not fit, the place is left out first, then the path loses its middle.
final class StatusRow: View {
    /// Opens the menus.
    let menuButton: PullDownButton
    private let fileLabel = Label()
    private let placeLabel = Label(style: Style(foreground: .secondaryLabel), alignment: .right)

    init(menuButton: PullDownButton) {
        self.menuButton = menuButton
        super.init(frame: .zero)
        backgroundColor = .surface
        fileLabel.lineBreakMode = .byTruncatingMiddle
        placeLabel.lineBreakMode = .byTruncatingTail
        addSubview(menuButton)
        addSubview(fileLabel)
        addSubview(placeLabel)
    }

    /// Whether the button for the commands is shown.
    var hasMenu: Bool {
        get { !menuButton.isHidden }
        set {
            guard newValue != hasMenu else { return }
            menuButton.isHidden = !newValue
            setNeedsLayout()
        }
    }

    /// The path of the file, and a remark about its state.
    var file: StyledText {
        get { fileLabel.styledText }
        set {
            guard newValue != fileLabel.styledText else { return }
            fileLabel.styledText = newValue
            setNeedsLayout()
        }
    }

    /// The place of the cursor, and facts about the text.
    var place: String {
        get { placeLabel.text }
        set {
            guard newValue != placeLabel.text else { return }
            placeLabel.text = newValue
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        let hasMenu = !menuButton.isHidden
        let menuWidth = hasMenu ? min(menuButton.sizeThatFits(bounds.size).width, bounds.width) : 0
        menuButton.frame = Rect(x: 0, y: 0, width: menuWidth, height: bounds.height)
        let start = hasMenu ? menuWidth + 1 : 2
        let room = max(0, bounds.width - start - 2)
        let rest = room - fileLabel.styledText.cellWidth - 2
        let placeWidth = place.cellWidth <= max(rest, room / 2) ? place.cellWidth : 0
        let fileWidth = max(0, room - (placeWidth > 0 ? placeWidth + 2 : 0))
        fileLabel.frame = Rect(x: start, y: 0, width: fileWidth, height: bounds.height)
        placeLabel.frame = Rect(
            x: bounds.width - 2 - placeWidth, y: 0, width: placeWidth, height: bounds.height)
    }
}
