// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Opens a menu where the user clicks with the right button, in a responder and its views.
///
/// The responder chain of the clicked view provides the entries: each responder adds its part
/// (``/SeltzerViews/InputResponder/contextMenu(at:)``). If no responder has a part, the menu shows the actions in
/// reach. For the keys, add `Action.contextMenu` to the actions of the responder.
///
/// ```swift
/// override func viewDidLoad() { ContextMenuInteraction(on: self) }
/// override var actions: [Action] { [.contextMenu, .help] }
/// ```
///
/// The clicked view posts ``MenuOpened`` and ``MenuEntryChosen``.
@MainActor
public final class ContextMenuInteraction {
    private var subscription: Subscription?

    /// Opens menus in a responder, which keeps the interaction.
    @discardableResult
    public init(on responder: InputResponder) {
        subscription = responder.on { [weak responder] (event: MouseEvent) in
            guard event.phase == .down, event.button == .right, let window = responder?.window
            else { return .ignored }
            let view = window.hitTest(event.locationInWindow, with: event) ?? window
            return Self.openMenuByUser(
                of: view, at: view.convert(event.locationInWindow, from: nil))
                ? .stop : .ignored
        }
    }

    /// Stops opening menus.
    public func remove() { subscription?.cancel() }

    /// Opens the context menu of a view; ``MenuOpened`` is not posted.
    ///
    /// - Parameters:
    ///   - view: The view whose responder chain provides the entries.
    ///   - location: The cell beside which the menu opens, in the view's own coordinates; nil for the view's
    ///     ``/SeltzerViews/View/contextMenuAnchor``, as for a key.
    /// - Returns: Whether a menu is open. No menu opens if there are no entries.
    @discardableResult
    public static func openMenu(of view: View, at location: Point? = nil) -> Bool {
        openMenu(of: view, at: location, isByUser: false)
    }

    /// Opens the context menu of a view, and reports it as an act of the user.
    package static func openMenuByUser(of view: View, at location: Point? = nil) -> Bool {
        openMenu(of: view, at: location, isByUser: true)
    }

    private static func openMenu(of view: View, at location: Point?, isByUser: Bool) -> Bool {
        let menu = Menu(children: parts(of: view, at: location))
        let rect =
            location.map { Rect(origin: $0, size: Size(width: 1, height: 1)) }
            ?? view.contextMenuAnchor
        let place = MenuSession.Place(
            source: view, rect: rect,
            sides: location == nil ? [.below, .above, .right, .left] : [.right, .left, .below])
        return MenuSession.open(
            menu, from: view, at: place, byKey: location == nil, isByUser: isByUser) != nil
    }

    /// Returns the menu parts of the responders on the chain of a view.
    private static func parts(of view: View, at location: Point?) -> [any MenuElement] {
        let inWindow = location.map { view.convert($0, to: nil) }
        var parts: [any MenuElement] = []
        var responder: Responder? = view
        while let current = responder {
            if let input = current as? InputResponder {
                let place = (input as? View) ?? (input as? ViewController)?.viewIfLoaded
                let point = inWindow.map { place?.convert($0, from: nil) ?? $0 }
                if var part = input.contextMenu(at: point) {
                    part.options.insert(.displayInline)
                    parts.append(part)
                }
            }
            // Like input, the search does not continue in another window.
            responder = current is Window ? view.window?.application : current.next
            if current === view.window?.application { break }
        }
        guard parts.isEmpty else { return parts }
        return [MenuActions { $0.action.role == nil && !$0.isLeftToKeys }]
    }
}

extension CurrentAction {
    /// Whether context menus leave out the action: it moves something, or it concerns the window or the whole program.
    fileprivate var isLeftToKeys: Bool {
        [.move, .window, .program].contains(category) || identifier == "context-menu"
    }
}

extension Action {
    /// Opens the context menu of the focused responder: the action `context-menu` on Shift-F10 and the menu key.
    ///
    /// A program adds it to its actions, together with a ``ContextMenuInteraction`` for the mouse.
    public static var contextMenu: Action {
        Action("context-menu", title: "Context menu", keys: ["shift-f10", "menu"]) { responder in
            guard let window = responder.window ?? (responder as? Application)?.keyWindow else {
                return .ignored
            }
            let target = window.application?.keyTarget(in: window)
            let view = target as? View ?? (target as? ViewController)?.viewIfLoaded ?? window
            return ContextMenuInteraction.openMenuByUser(of: view) ? .stop : .ignored
        }.placement(.palette).priority(.low).mayDecline()
    }
}
