// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The menu of a button, in UIKit's words.
extension Button {
    /// The menu of the button; nil, the default, for none.
    ///
    /// A click with the right button opens it, and so do Shift-F10 and the menu key while the button is focused. With
    /// ``showsMenuAsPrimaryAction`` each press opens it. The entries act as in a ``PullDownButton``.
    ///
    /// ```swift
    /// button.menu = Menu(title: "", children: [Action(title: "Rename") { _ in rename() }])
    /// button.showsMenuAsPrimaryAction = true
    /// ```
    public final var menu: Menu? {
        get { attachedMenu?.menu }
        set {
            guard newValue != nil || attachedMenu != nil else { return }
            ownMenu.menu = newValue
        }
    }

    /// Whether a press opens the ``menu``, in place of running the actions of the button; false by default.
    ///
    /// The button then shows `▾`, and sends `menuActionTriggered` when the user opens the menu.
    public final var showsMenuAsPrimaryAction: Bool {
        get { (attachedMenu as? MenuOfButton)?.isPreferred ?? false }
        set {
            guard newValue != showsMenuAsPrimaryAction else { return }
            ownMenu.isPreferred = newValue
        }
    }

    private final var ownMenu: MenuOfButton {
        if let menu = attachedMenu as? MenuOfButton { return menu }
        let menu = MenuOfButton(self)
        attachedMenu = menu
        return menu
    }
}

/// Keeps the menu of a button, and opens it.
private final class MenuOfButton: ButtonMenu {
    private weak var button: Button?
    private var session: MenuSession?
    private var subscription: Subscription?

    var menu: Menu? {
        didSet {
            close()
            buttonDidChange()
        }
    }

    /// Whether a press opens the menu, once there is one.
    var isPreferred = false {
        didSet { buttonDidChange() }
    }

    init(_ button: Button) {
        self.button = button
        subscription = button.on { [weak self, weak button] (event: MouseEvent) in
            guard event.phase == .down, event.button == .right, let button, button.isEnabled,
                self?.menu != nil
            else { return .ignored }
            let place = button.convert(event.locationInWindow, from: nil)
            return ContextMenuInteraction.openMenuByUser(of: button, at: place) ? .stop : .ignored
        }
    }

    var isPrimaryAction: Bool { isPreferred && menu != nil }

    var isOpen: Bool { session != nil }

    var actions: [Action] {
        guard menu != nil else { return [] }
        let open = Action("open-menu", keys: ["down"], Button.performPrimaryAction).priority(.low)
        return isPrimaryAction ? [open, .contextMenu] : [.contextMenu]
    }

    func open(byKey: Bool) {
        guard let menu, let button, session == nil else { return }
        session = MenuSession.open(menu, below: button, byKey: byKey, isByUser: true) {
            [weak self] in
            self?.session = nil
            self?.button?.setNeedsDisplay()
        }
        button.setNeedsDisplay()
    }

    func close() { session?.close() }

    private func buttonDidChange() {
        button?.invalidateIntrinsicContentSize()
        button?.setNeedsDisplay()
    }
}

extension MenuSession {
    /// Opens a menu below a control, or above it; its entries act on the focused responder.
    ///
    /// - Returns: The open menu; nil if it has no entries or cannot be presented.
    static func open(
        _ menu: Menu, below control: Control, byKey: Bool, isByUser: Bool,
        onClose: @escaping @MainActor () -> Void
    ) -> MenuSession? {
        guard let window = control.window else { return nil }
        let origin = window.application?.keyTarget(in: window) ?? window
        let place = Place(
            source: control, sides: [.below, .above], minimumWidth: max(0, control.bounds.width - 2)
        )
        return open(
            menu, from: origin, at: place, byKey: byKey, isByUser: isByUser, onClose: onClose)
    }
}
