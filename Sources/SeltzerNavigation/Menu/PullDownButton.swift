// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A button that opens a menu of commands.
///
/// The user clicks the button and then an entry, or presses the button and releases over an entry. Use a
/// ``PopUpButton`` to select one of several items.
///
/// The entries act on the focused responder; a click on the button does not move the focus.
///
/// ```swift
/// let add = PullDownButton("&Add", menu: Menu(children: [MenuCommand("add-file"), MenuCommand("add-folder")]))
/// ```
///
///     [ Add ▾ ]
open class PullDownButton: TitledControl {
    /// The menu.
    public final var menu: Menu {
        didSet { close() }
    }

    private final var session: MenuSession?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - menu: The menu.
    public init(_ title: String, menu: Menu) {
        self.menu = menu
        super.init(title: title)
    }

    /// A button of a menu, with the title as its label.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .menuButton, label: mnemonicTitle.text, value: isOpen ? "open" : nil)
    }

    // MARK: The menu

    /// Whether the menu is open.
    public final var isOpen: Bool { session != nil }

    /// Opens the menu; does nothing if it is open, or if it has no entries.
    ///
    /// ``MenuOpened`` is not posted.
    public final func open() { open(byKey: true, isByUser: false) }

    private final func openByUser() { open(byKey: true, isByUser: true) }

    private final func open(byKey: Bool, isByUser: Bool) {
        guard isEnabled, session == nil else { return }
        session = MenuSession.open(menu, below: self, byKey: byKey, isByUser: isByUser) {
            [weak self] in
            self?.session = nil
            self?.setNeedsDisplay()
        }
        setNeedsDisplay()
    }

    /// Closes the menu.
    public final func close() { session?.close() }

    /// Closes the menu when the button leaves its window.
    open override func didMoveToWindow() {
        if window == nil { close() }
    }

    // MARK: The user

    /// Opens the menu.
    open override func activate() { openByUser() }

    /// The action `open` on Space, Enter and Down.
    open override var actions: [Action] {
        [
            Action(
                "open", title: "Menu", keys: ["space", "enter", "down"],
                PullDownButton.openByUser
            ).priority(.low)
        ]
    }

    /// False: a click does not move the focus, because the menu acts on the focused responder.
    open override var takesFocusOnPress: Bool { false }

    /// True: a drag chooses an entry of the open menu.
    open override var tracksDrags: Bool { true }

    /// Opens the menu when the mouse button goes down, so that the same press can choose an entry.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        open(byKey: false, isByUser: true)
        return false
    }

    /// The state of a control, and ``/SeltzerViews/Control/State/highlighted`` while the menu is open.
    open override var state: State { isOpen ? super.state.union(.highlighted) : super.state }

    // MARK: The picture

    /// Returns the width of the title, the arrow, the padding and the focus bars, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = cellWidth(of: mnemonicTitle.text).saturatingAdding(hasCompactLayout ? 6 : 8)
        return Size(width: min(width, max(5, size.width)), height: 1)
    }

    /// Draws the title and the arrow on a fill.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let (room, style) = ControlLook.drawChip(
            state, contentWidth: cellWidth(of: mnemonicTitle.text).saturatingAdding(2),
            in: bounds.middleRow, of: canvas)
        let title = room.inset(by: Insets(right: room.width > 2 ? 2 : 0))
        canvas.draw(mnemonicTitle.text, in: title, style: style)
        mnemonicTitle.drawMnemonic(ofTextIn: title, in: canvas, style: style)
        guard room.width > 2 else { return }
        let isPlain = !state.contains(.disabled)
        canvas.draw(
            .triangleDown, at: Point(x: room.maxX - 1, y: room.minY),
            style: isPlain ? Style(foreground: .secondaryLabel).merged(over: style) : style)
    }
}
