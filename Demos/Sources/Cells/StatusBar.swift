// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The line below the table: the clicked cell, the route of its event, and a button.
///
/// If the texts do not fit, the route loses its beginning first. Each of the two texts keeps at
/// least half of the room.
final class StatusBar: View {
    private let clickedLabel = Label()
    private let routeLabel = Label(style: Style(foreground: .secondaryLabel))
    private let button: Button

    init(button: Button) {
        self.button = button
        super.init()
        backgroundColor = .surface
        routeLabel.lineBreakMode = .byTruncatingHead
        for view in [clickedLabel, routeLabel, button] as [View] { addSubview(view) }
    }

    /// The text about the clicked cell.
    var clicked: String {
        get { clickedLabel.text }
        set {
            clickedLabel.text = TextSanitizer.line(newValue)
            setNeedsLayout()
        }
    }

    /// The route of the last event.
    var route: String {
        get { routeLabel.text }
        set {
            routeLabel.text = newValue
            setNeedsLayout()
        }
    }

    /// Whether the button is shown.
    var showsButton: Bool {
        get { !button.isHidden }
        set {
            button.isHidden = !newValue
            setNeedsLayout()
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: 1)
    }

    override func layoutSubviews() {
        let wanted = showsButton ? button.sizeThatFits(bounds.size).width : 0
        let buttonWidth = min(wanted, bounds.width)
        let room = max(0, bounds.width - buttonWidth - 1)
        let routeWidth = min(route.cellWidth, max(room / 2, room - clicked.cellWidth - 2))
        // The text begins in the same column as the text of the footer.
        let margin = min(1, bounds.width)
        let clickedWidth = max(0, room - routeWidth - 1 - margin)
        clickedLabel.frame = Rect(x: margin, y: 0, width: clickedWidth, height: 1)
        routeLabel.frame = Rect(x: room - routeWidth, y: 0, width: routeWidth, height: 1)
        button.frame = Rect(x: bounds.width - buttonWidth, y: 0, width: buttonWidth, height: 1)
    }
}
