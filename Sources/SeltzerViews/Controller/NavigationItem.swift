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

    /// The title in the bar; by default the controller's title.
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
    /// They act on the focused view, as the items of a toolbar do. Commands that do not fit are in
    /// a menu.
    public var rightBarButtonItems: [any MenuElement] = [] {
        didSet { controller?.navigationItemDidChange() }
    }
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
    /// The texts and commands of the controller in the bar of a navigation controller; made at
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
