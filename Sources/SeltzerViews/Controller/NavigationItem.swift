// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The texts and items of a view controller in the bar of a navigation controller, as in UIKit.
///
/// Each change is posted as ``NavigationItemChanged``.
@MainActor
public final class NavigationItem {
    /// The size of a title, which is the same in a terminal.
    public enum LargeTitleDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }

    package private(set) weak var controller: ViewController?
    init(of controller: ViewController) { self.controller = controller }

    /// Creates an item of no controller, which no bar shows.
    ///
    /// - Parameter title: The title.
    public init(title: String) { ownTitle = title }

    // MARK: The title

    /// The title in the bar; by default the controller's title.
    public var title: String? {
        get { ownTitle ?? controller?.title }
        set { ownTitle = newValue }
    }
    private var ownTitle: String? { didSet { if ownTitle != oldValue { didChange() } } }

    /// The view in the bar in place of the title, one row high; nil for none.
    public var titleView: View? { didSet { if titleView !== oldValue { didChange() } } }

    /// A line above the title; nil for none.
    public var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

    /// Without effect: titles have one size.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// The view in a row of its own below the title, such as a search field; nil for none.
    package var accessoryView: View? { didSet { if accessoryView !== oldValue { didChange() } } }

    // MARK: The way back

    /// The title of the item that leads back to this controller.
    ///
    /// Nil, the default, stands for the title of the ``backBarButtonItem``, or else for ``title``.
    public var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange() } }
    }

    /// The item whose title leads back to this controller; nil, the default, for ``title``.
    ///
    /// Its action does not run.
    public var backBarButtonItem: BarButtonItem? {
        didSet {
            backBarButtonItem?.owner = self
            if backBarButtonItem !== oldValue { didChange() }
        }
    }

    /// The title of the item that leads back to this controller; nil for none.
    package var titleOfWayBack: String? { backButtonTitle ?? backBarButtonItem?.title ?? title }

    /// Whether the user cannot go back from this controller; false by default.
    public var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange() } }
    }

    /// Sets whether the user cannot go back from this controller.
    ///
    /// - Parameters:
    ///   - hidesBackButton: Whether the user cannot go back.
    ///   - animated: Without effect, because items do not move.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    // MARK: Items

    /// The items at the right end of the bar; the first is the rightmost.
    ///
    /// They act on the controller and its focused view. Items that do not fit are in a menu.
    public var rightBarButtonItems: [BarButtonItem]? {
        didSet { adopt(rightBarButtonItems) }
    }

    /// The rightmost item; nil for none.
    ///
    /// Setting it replaces the first of the ``rightBarButtonItems``, and nil removes it.
    public var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = Self.items(rightBarButtonItems, beginningWith: newValue) }
    }

    /// The items at the left end of the bar, from the left; they replace the item that leads back.
    ///
    /// Esc still goes back, unless the back button is hidden.
    public var leftBarButtonItems: [BarButtonItem]? {
        didSet { adopt(leftBarButtonItems) }
    }

    /// The leftmost item; nil for none.
    ///
    /// Setting it replaces the first of the ``leftBarButtonItems``, and nil removes it.
    public var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.items(leftBarButtonItems, beginningWith: newValue) }
    }

    /// Whether the items at the left end stand beside the item that leads back, not in its place.
    public var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    /// Sets the rightmost item; the item does not move.
    public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets the items at the right end; the items do not move.
    public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Sets the leftmost item; the item does not move.
    public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the items at the left end; the items do not move.
    public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// The items of the toolbar below the controller's view.
    var toolbarItems: [BarButtonItem]? { didSet { adopt(toolbarItems) } }

    private static func items(
        _ items: [BarButtonItem]?, beginningWith first: BarButtonItem?
    ) -> [BarButtonItem]? {
        let items = [first].compactMap { $0 } + (items ?? []).dropFirst()
        return items.isEmpty ? nil : items
    }

    private func adopt(_ items: [BarButtonItem]?) {
        for item in items ?? [] { item.owner = self }
        didChange()
    }

    /// Called after a property of an item changed.
    func barButtonItemDidChange() { didChange() }

    private func didChange() { controller?.navigationItemDidChange() }

    /// The title of the controller in the bar of tabs, once the program has asked for it.
    var tabBarItem: TabBarItem?

    // MARK: Editing

    /// Whether the controller is in edit mode.
    var isEditing = false
    /// The item that begins and ends editing, once the program has asked for it.
    var editButtonItem: BarButtonItem?
}

/// The title or the navigation item of a controller changed; posted by the controller.
///
/// While the controller's view has no superview, its parent posts the event, and gets it first.
/// Containers handle the event and show the new title.
public struct NavigationItemChanged: RoutedEvent, Hashable, Sendable {
    /// Creates the event; `navigationItemDidChange()` posts it.
    public init() {}
}

extension ViewController {
    /// The texts and items of the controller in the bar of a navigation controller; made at
    /// first use.
    public final var navigationItem: NavigationItem {
        if let item = traits.navigationItem { return item }
        let item = NavigationItem(of: self)
        traits.navigationItem = item
        return item
    }

    /// Posts that the title or the navigation item changed.
    final func navigationItemDidChange() {
        if viewIfLoaded?.superview == nil, let parent {
            // The chain leads to the parent only once the view is in the parent's view.
            parent.post(NavigationItemChanged(), includingSelf: true)
        } else {
            post(NavigationItemChanged())
        }
    }
}
