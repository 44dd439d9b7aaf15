// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// An item in the bar of a navigation controller, as in UIKit.
///
/// ```swift
/// navigationItem.rightBarButtonItem = BarButtonItem(
///     title: "Save", style: .done, target: self, action: EditorController.save)
/// navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel, primaryAction: cancel)
/// ```
///
/// The bar shows the image of an item, or its title if there is none. A bar shows its items whatever
/// their targets are. The items follow their ``NavigationItem`` in its order, and never stand for
/// another action that has the same name.
@MainActor
open class BarButtonItem {
    /// The look of an item.
    public enum Style: Hashable, Sendable {
        /// The look of a command.
        case plain
        /// The look of the command that ends the user's work here: a bold title.
        case done
    }

    /// The kind of an empty room.
    package enum Space {
        case flexible
        case fixed
    }

    /// The title; nil for none.
    public final var title: String? { didSet { if title != oldValue { didChange() } } }
    /// A character or two that the bar shows in place of the title; nil for none.
    public final var image: String? { didSet { if image != oldValue { didChange() } } }
    /// The look of the item.
    public final var style = Style.plain { didSet { if style != oldValue { didChange() } } }
    /// Whether the user can choose the item; a disabled item is faint.
    public final var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
    /// Whether the bar leaves the item out.
    public final var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
    /// Whether the item looks switched on.
    public final var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
    /// The color of the title; nil for the color of the bar.
    public final var tintColor: Color? { didSet { if tintColor != oldValue { didChange() } } }
    /// The width in cells; 0, the default, for the width of the title.
    public final var width = 0 { didSet { if width != oldValue { didChange() } } }
    /// A number for the program.
    public final var tag = 0
    /// The name of the item for a screen reader; nil for the title.
    public final var accessibilityLabel: String?

    /// The menu that the item opens; an item with an action of its own runs that instead.
    public final var menu: Menu? { didSet { didChange() } }
    /// The view in place of the title; it gets one row and its fitting width.
    public final var customView: View? { didSet { if customView !== oldValue { didChange() } } }
    /// The action that the item performs in place of its target's method.
    ///
    /// Setting it also sets the title and the image.
    public final var primaryAction: Action? {
        didSet {
            if let primaryAction { take(primaryAction) }
            didChange()
        }
    }

    /// The command whose action in reach the item performs; nil for other items.
    package private(set) final var command: MenuCommand?
    /// The room of an item without a title; nil for other items.
    package private(set) final var space: Space?
    /// The object whose method the item calls; nil for the responder chain.
    public internal(set) final weak var target: AnyObject?
    /// Calls the method of the target; gets the item, and the responders where a search begins.
    final var method: (@MainActor (BarButtonItem, [Responder]) -> Void)?
    /// The navigation item that shows this item.
    final weak var owner: NavigationItem?
    /// The bar that shows the item, and the place of the item in it.
    package final weak var bar: View?
    package final var placeInBar: (@MainActor () -> Rect?)?
    /// Called after a change of the item; a bar without a navigation item sets it.
    package final var didChangeInBar: (@MainActor () -> Void)?

    /// Creates an item without a title or an action.
    public init() {}

    /// Creates an item with an action or a menu.
    ///
    /// - Parameters:
    ///   - title: The title; nil for the title of the action.
    ///   - image: A character or two in place of the title; nil for the symbol of the action.
    ///   - primaryAction: The action that the item performs.
    ///   - menu: The menu that the item opens if it has no action.
    public convenience init(
        title: String? = nil, image: String? = nil, primaryAction: Action? = nil,
        menu: Menu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        if let primaryAction { take(primaryAction) }
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates an item with an action.
    public convenience init(_ action: Action) { self.init(primaryAction: action) }

    /// Creates an item that opens a menu.
    ///
    /// - Parameter menu: The menu, whose title is the title of the item.
    public convenience init(_ menu: Menu) {
        self.init(
            title: menu.title, image: menu.symbol.isEmpty ? nil : menu.symbol, menu: menu)
    }

    /// Creates an item that performs the action with an identifier.
    ///
    /// The search begins at the focused view of the controller whose item it is. Other items never
    /// look for an action by its name.
    public convenience init(_ command: MenuCommand) {
        self.init(title: command.title, image: command.symbol)
        self.command = command
    }

    /// Creates an item that shows a view.
    public convenience init(customView: View) {
        self.init()
        self.customView = customView
    }

    /// Returns an item that takes the room that other items leave.
    public static func flexibleSpace() -> BarButtonItem { BarButtonItem(space: .flexible) }

    /// Returns an item of empty cells.
    ///
    /// - Parameter width: The number of cells.
    public static func fixedSpace(_ width: Int) -> BarButtonItem {
        let item = BarButtonItem(space: .fixed)
        item.width = width
        return item
    }

    convenience init(space: Space) {
        self.init()
        self.space = space
    }

    private final func take(_ action: Action) {
        title = action.title
        image = action.symbol.isEmpty ? nil : action.symbol
    }

    /// Calls the method of the target, or of the nearest responder of its class.
    ///
    /// - Parameter origins: The responders where the search for a target begins, in order.
    package final func send(from origins: [Responder]) { method?(self, origins) }

    /// Whether the item calls a method.
    package final var hasMethod: Bool { method != nil }

    private final func didChange() {
        owner?.barButtonItemDidChange()
        didChangeInBar?()
    }
}
