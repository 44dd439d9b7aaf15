// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A label that is a link.
///
/// The title is underlined, and terminals that support links show its address. A press posts ``LinkActivated`` and
/// opens nothing by itself.
///
/// ```swift
/// let help = LinkButton("Tide tables", destination: "https://example.org/tides")
/// help.on { (link: LinkActivated) in
///     show(link.destination)
///     return .stop
/// }
/// ```
open class LinkButton: TitledControl {
    /// The address; it may be relative to an address that the program knows.
    public final var destination: String {
        didSet { if destination != oldValue { setNeedsDisplay() } }
    }

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - destination: The address.
    ///   - action: Runs at each press. The link retains it.
    public init(
        _ title: String, destination: String, action: (@MainActor (LinkButton) -> Void)? = nil
    ) {
        self.destination = destination
        super.init(title: title)
        if let action { addAction(for: .primaryActionTriggered, action) }
    }

    /// Runs the actions, then posts ``LinkActivated``.
    open override func activate() {
        guard isEnabled else { return }
        post(LinkActivated(destination: destination), includingSelf: true) {
            super.activate()
        }
    }

    /// False: a click leaves the focus where it is.
    open override var takesFocusOnPress: Bool { false }

    /// The action `follow` on Enter and Space.
    open override var actions: [Action] {
        [
            Action(
                "follow", title: "Follow", keys: ["enter", "space"],
                LinkButton.performPrimaryActionByKey
            ).priority(.low)
        ]
    }

    /// A link with the title as its label, and the address as its hint.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .link, label: mnemonicTitle.text, hint: destination.isEmpty ? nil : destination)
    }

    /// Returns the width of the title and the bars, in one row.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: cellWidth(of: mnemonicTitle.text).saturatingAdding(2), height: 1)
    }

    /// Draws the title between the bars.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.middleRow
        var room = ControlLook.drawBars(state, in: row, of: canvas)
        room.size.width = min(room.width, cellWidth(of: mnemonicTitle.text))
        let style = ControlLook.link(state, to: Link(destination))
        canvas.draw(mnemonicTitle.text, in: room, style: style)
        mnemonicTitle.drawMnemonic(ofTextIn: room, in: canvas, style: style)
    }
}
