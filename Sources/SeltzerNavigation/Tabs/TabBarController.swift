// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A controller that shows one of several controllers, with their titles in a bar above.
///
/// The bar is the bar of a ``TabView``, with the same keys, clicks and events. The titles come from the controllers'
/// ``/SeltzerViews/ViewController/tabBarItem``, or else from their navigation items.
///
/// ```swift
/// let tabs = TabBarController(viewControllers: [inbox, calendar, people])
/// tabs.selectedIndex = 1
/// ```
///
///      Inbox   Calendar   People
///     ────────━━━━━━━━━━─────────
///      …
open class TabBarController: ViewController {
    /// The view with the bar and the selected page.
    public final let tabView = TabView()
    /// The bar with the titles; while it is hidden, the page has its rows.
    public final var tabBar: View { tabView.titleBar }
    /// The object that decides which controller the user may select; held weakly.
    public final weak var delegate: (any TabBarControllerDelegate)?

    private final var stackHidesBar = false

    /// Creates a tab bar controller, which shows the first of its controllers.
    public init(viewControllers: [ViewController] = []) {
        super.init()
        tabView.container = self
        tabView.maySelect = { [weak self] in self?.maySelect($0) ?? true }
        tabView.onSelect = { [weak self] in self?.didSelect($0) }
        tabView.onSelectAgain = { [weak self] in self?.selectAgain($0) }
        self.viewControllers = viewControllers
    }

    /// Shows the tab view.
    open override func loadView() { view = tabView }

    /// Follows the titles of the controllers.
    open override func viewDidLoad() {
        on(NavigationItemChanged.self, TabBarController.itemChanged)
        on(NavigationStackChanged.self, TabBarController.stackChanged)
        updateBar()
    }

    /// The controllers, in the order of their titles; duplicates are ignored.
    ///
    /// The selected controller stays selected if it is among the new controllers.
    open var viewControllers: [ViewController] {
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

    /// Replaces the controllers; pages do not move.
    open func setViewControllers(_ controllers: [ViewController]?, animated: Bool) {
        viewControllers = controllers ?? []
    }

    /// The index of the visible controller, from 0; nil if there is none.
    ///
    /// Setting it is not reported. An index that does not exist is ignored.
    open var selectedIndex: Int? {
        get { tabView.selectedIndex }
        set {
            tabView.selectedIndex = newValue
            updateBar()
        }
    }

    /// The visible controller; nil if there is none.
    ///
    /// Setting a controller that is not among ``viewControllers`` has no effect.
    open var selectedViewController: ViewController? {
        get { tabView.selectedViewController }
        set {
            let index = tabView.tabs.firstIndex { $0.viewController === newValue }
            if let index { selectedIndex = index }
        }
    }

    /// Returns the title of a tab; a navigation controller without one has the title of its root.
    private static func title(of controller: ViewController) -> String {
        let text = controller.tabBarItem.text
        if text.isEmpty, let root = (controller as? NavigationController)?.viewControllers.first {
            return root.tabBarItem.text
        }
        return text
    }

    private final func maySelect(_ index: Int) -> Bool {
        allows(
            delegate?.tabBarController(self, shouldSelect: viewControllers[index]), by: delegate,
            "tabBarController(_:shouldSelect:)")
    }

    private final func didSelect(_ index: Int) {
        updateBar()
        delegate?.tabBarController(self, didSelect: viewControllers[index])
    }

    /// Shows the root of the selected navigation controller, and informs the delegate, as UIKit does.
    private final func selectAgain(_ index: Int) {
        guard maySelect(index) else { return }
        (selectedViewController as? NavigationController)?.popToRootViewController(animated: true)
        didSelect(index)
    }

    private final func itemChanged(_ event: NavigationItemChanged) -> Disposition {
        for (index, tab) in tabView.tabs.enumerated() {
            let title = Self.title(of: tab.viewController)
            if title != tab.title { tabView.setTitle(title, forTabAt: index) }
        }
        return .ignored
    }

    private final func stackChanged(_ event: NavigationStackChanged) -> Disposition {
        updateBar()
        return .ignored
    }

    /// Hides the bar while the selected stack has a page that hides it, and shows it afterwards.
    private final func updateBar() {
        let stack = (selectedViewController as? NavigationController)?.viewControllers
        let hidesBar = stack?.contains { $0.hidesBottomBarWhenPushed } == true
        guard hidesBar != stackHidesBar else { return }
        stackHidesBar = hidesBar
        tabBar.isHidden = hidesBar
    }

    /// The selected controller, whose actions keys find while no view is focused.
    open override var childForKeys: ViewController? { selectedViewController }

    /// The preferred view of the selected controller.
    open override var preferredFocusedView: View? { selectedViewController?.preferredFocusedView }
}

extension ViewController {
    /// The nearest tab bar controller that contains this controller; nil for none.
    public final var tabBarController: TabBarController? { nearestAncestor() }

    /// The nearest tab bar controller that contains this controller, by its earlier name.
    public final var tabController: TabBarController? { tabBarController }
}

/// The earlier name of ``TabBarController``.
public typealias TabController = TabBarController
