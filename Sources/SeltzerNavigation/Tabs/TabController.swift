// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A controller that shows one of several controllers, with their titles in a bar above.
///
/// The bar is the bar of a ``TabView``, with the same keys, clicks and events. The titles come from the controllers'
/// navigation items.
///
/// ```swift
/// let tabs = TabController(viewControllers: [inbox, calendar, people])
/// tabs.selectedIndex = 1
/// ```
///
///      Inbox   Calendar   People
///     ────────━━━━━━━━━━─────────
///      …
open class TabController: ViewController {
    /// The view with the bar and the selected page.
    public final let tabView = TabView()

    /// Creates a tab controller, which shows the first of its controllers.
    public init(viewControllers: [ViewController] = []) {
        super.init()
        tabView.container = self
        self.viewControllers = viewControllers
    }

    /// Shows the tab view.
    open override func loadView() { view = tabView }

    /// Follows the titles of the controllers.
    open override func viewDidLoad() {
        on(NavigationItemChanged.self, TabController.itemChanged)
    }

    /// The controllers, in the order of their titles; duplicates are ignored.
    ///
    /// The selected controller stays selected if it is among the new controllers.
    public final var viewControllers: [ViewController] {
        get { tabView.tabs.map(\.viewController) }
        set {
            for (index, tab) in tabView.tabs.enumerated().reversed()
            where !newValue.contains(where: { $0 === tab.viewController }) {
                tabView.removeTab(at: index)
            }
            let selected = selectedViewController
            for (place, controller) in newValue.enumerated() where controller !== self {
                if let index = tabView.tabs.firstIndex(where: { $0.viewController === controller })
                {
                    tabView.moveTab(at: index, to: place)
                } else {
                    tabView.insertTab(
                        Tab(Self.title(of: controller), viewController: controller), at: place)
                }
            }
            if let selected { selectedViewController = selected }
        }
    }

    /// The index of the visible controller, from 0; nil if there is none.
    ///
    /// Setting it is not reported. An index that does not exist is ignored.
    public final var selectedIndex: Int? {
        get { tabView.selectedIndex }
        set { tabView.selectedIndex = newValue }
    }

    /// The visible controller; nil if there is none.
    ///
    /// Setting a controller that is not among ``viewControllers`` has no effect.
    public final var selectedViewController: ViewController? {
        get { tabView.selectedViewController }
        set {
            let index = tabView.tabs.firstIndex { $0.viewController === newValue }
            if let index { selectedIndex = index }
        }
    }

    private static func title(of controller: ViewController) -> String {
        controller.navigationItem.title ?? ""
    }

    private final func itemChanged(_ event: NavigationItemChanged) -> Disposition {
        for (index, tab) in tabView.tabs.enumerated() {
            let title = Self.title(of: tab.viewController)
            if title != tab.title { tabView.setTitle(title, forTabAt: index) }
        }
        return .ignored
    }

    /// The selected controller, whose actions keys find while no view is focused.
    open override var childForKeys: ViewController? { selectedViewController }

    /// The preferred view of the selected controller.
    open override var preferredFocusedView: View? { selectedViewController?.preferredFocusedView }
}

extension ViewController {
    /// The nearest tab controller that contains this controller; nil for none.
    public final var tabController: TabController? { nearestAncestor() }
}
