// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A menu that is open, with its submenus.
@MainActor
package final class MenuSession {
    /// The view beside which the menu opened; it posts the events of the menu.
    private(set) weak var source: View?
    /// The responder where the search for actions begins.
    private(set) weak var origin: InputResponder?
    /// The menu bar of this menu; another menu of the bar can replace it.
    weak var bar: MenuBar?
    /// The first menu; all others are its submenus.
    private(set) weak var root: MenuController?
    /// Runs once, when the menu has closed.
    private var onClose: (@MainActor () -> Void)?

    /// The place of a menu on the screen.
    package struct Place {
        let source: View
        var rect: Rect?
        var sides: [PopoverSide]
        var minimumWidth = 0
        /// The name of a menu without a title; if empty, the source names the menu.
        var name = ""
        /// The menu bar of the menu.
        var bar: MenuBar?

        package init(
            source: View, rect: Rect? = nil, sides: [PopoverSide], minimumWidth: Int = 0,
            name: String = "", bar: MenuBar? = nil
        ) {
            self.source = source
            self.rect = rect
            self.sides = sides
            self.minimumWidth = minimumWidth
            self.name = name
            self.bar = bar
        }
    }

    private init(_ place: Place, origin: InputResponder) {
        (source, self.origin, bar) = (place.source, origin, place.bar)
    }

    /// Opens a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - origin: The responder where the search for actions begins.
    ///   - place: The place of the menu.
    ///   - byKey: Whether a key opens the menu, so that the first entry is current.
    ///   - isByUser: Whether the user opens the menu, which is then reported.
    ///   - onClose: Runs once, when the menu has closed.
    /// - Returns: The open menu; nil if it has no entries or cannot be presented.
    @discardableResult
    package static func open(
        _ menu: Menu, from origin: InputResponder, at place: Place, byKey: Bool,
        isByUser: Bool = true, onClose: (@MainActor () -> Void)? = nil
    ) -> MenuSession? {
        let session = MenuSession(place, origin: origin)
        guard let application = place.source.window?.application,
            let presenter = place.source.presenterOfMenus,
            let root = MenuController(menu, of: session, in: application)
        else { return nil }
        root.minimumWidth = place.minimumWidth
        let title = menu.title.isEmpty ? place.name : MnemonicTitle(menu.title).text
        root.menuView.nameMenu(title, or: place.source)
        let popover = root.popoverPresentationController
        popover.sourceView = place.source
        popover.sourceRect = place.rect
        popover.permittedSides = place.sides
        // A menu bar handles its press itself, along its titles and into the menu.
        popover.continuesPress = place.bar == nil
        if let bar = place.bar { popover.passthroughViews = [bar] }
        guard presenter.present(root) else { return nil }
        session.root = root
        session.onClose = onClose
        if byKey { root.menuView.move(.first) }
        if isByUser { place.source.post(MenuOpened(), includingSelf: true) }
        return session
    }

    /// The open menus, beginning with the first menu.
    var levels: [MenuController] {
        var levels: [MenuController] = []
        var level = root
        while let current = level {
            levels.append(current)
            level = current.child
        }
        return levels
    }

    /// Closes the menu with its submenus.
    func close() {
        root?.dismissItself()
    }

    /// Runs the closing closure; called when the first menu has left the screen.
    func didClose() {
        let onClose = onClose
        self.onClose = nil
        onClose?()
    }

    /// Performs an entry; the menu closes unless its action keeps it open.
    func choose(_ item: MenuItem, in level: MenuController) {
        guard case .action(let shared) = item.effect, item.isEnabled else { return }
        let action = shared.value
        let application = level.window?.application
        let keepsMenu = action.action.attributes.contains(.keepsMenuPresented)
        if !keepsMenu { close() }
        let event = MenuEntryChosen(title: item.title.text, identifier: action.identifier)
        if let source {
            source.post(event, includingSelf: true) { application?.perform(action) }
        } else {
            application?.perform(action)
        }
        if keepsMenu { for level in levels { level.reload() } }
    }

    // MARK: A press that goes on outside of its menu

    /// Forwards a press to the menu or the menu bar under the pointer.
    func follow(_ event: MouseEvent, from view: View) {
        let point = view.pointOnScreen(event.location)
        if let level = levels.last(where: { $0.menuView.screenFrame.contains(point) }) {
            let place = level.menuView.pointFromScreen(point)
            if event.phase == .up {
                level.menuView.release(at: place)
            } else {
                level.menuView.point(at: place)
            }
        } else if event.phase == .drag, let bar, view !== bar, bar.screenFrame.contains(point) {
            bar.point(at: bar.pointFromScreen(point))
        }
    }
}

/// The user opened a menu; posted by the view of the menu, whose own handlers run first.
public struct MenuOpened: RoutedEvent, Hashable, Sendable {
    /// Creates the event, which the view of the menu posts.
    public init() {}
}

/// The user chose an entry of a menu, whose action has run.
///
/// The view of the menu posts it: the button, the menu bar, or the clicked view. Its own handlers run first.
public struct MenuEntryChosen: RoutedEvent, Hashable, Sendable {
    /// The title of the entry, without the mark of a mnemonic.
    public let title: String
    /// The identifier of its action; nil if it has none.
    public let identifier: String?

    /// Creates the event of a chosen entry.
    public init(title: String, identifier: String?) {
        (self.title, self.identifier) = (title, identifier)
    }
}

extension View {
    /// The controller that presents a menu beside the view: the last presented controller above the view.
    final var presenterOfMenus: ViewController? {
        (enclosingViewController ?? window?.rootViewController)?.lastPresented
    }
}
