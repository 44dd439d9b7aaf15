// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The texts and commands of a view controller in the bar of a navigation controller, as in UIKit.
///
/// Each change is posted as ``NavigationItemChanged``.
@MainActor
public final class NavigationItem {
    private weak var controller: ViewController?
    init(of controller: ViewController) { self.controller = controller }

    /// The title in the bar; that of the controller unless you set another.
    public var title: String? {
        get { ownTitle ?? controller?.title }
        set { ownTitle = newValue }
    }
    private var ownTitle: String? {
        didSet { if ownTitle != oldValue { controller?.navigationItemDidChange() } }
    }

    /// The title of the item that leads back to this controller; nil, the default, for ``title``.
    public var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { controller?.navigationItemDidChange() } }
    }

    /// Whether the user cannot go back from this controller; false by default.
    public var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { controller?.navigationItemDidChange() } }
    }

    /// The commands at the right end of the bar, from the left; none by default.
    ///
    /// They act on what is focused, as the items of a toolbar do. Those without room are in a menu.
    public var rightBarButtonItems: [any MenuElement] = [] {
        didSet { controller?.navigationItemDidChange() }
    }
}

/// The title or the navigation item of a controller changed; posted by the controller.
///
/// Its parent posts it, itself first, while the controller's view is in no other. Containers handle it, and show the new
/// title.
public struct NavigationItemChanged: RoutedEvent, Hashable, Sendable {
    /// Creates an event.
    public init() {}
}

extension ViewController {
    /// The texts and commands of the controller in the bar of a navigation controller; made at first use.
    public final var navigationItem: NavigationItem {
        if let item = traits.navigationItem { return item }
        let item = NavigationItem(of: self)
        traits.navigationItem = item
        return item
    }

    /// Posts that the title or the navigation item changed.
    final func navigationItemDidChange() {
        if viewIfLoaded?.superview == nil, let parent {
            // The chain does not lead to the parent before the view is in the parent's.
            parent.post(NavigationItemChanged(), includingSelf: true)
        } else {
            post(NavigationItemChanged())
        }
    }
}
