// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Pages with their titles in a bar above; one page is visible.
///
/// Each page is the view of a controller. The controllers become children of the tab view's controller, and get its
/// calls such as `viewWillAppear(_:)`. Only the selected page is in the window.
///
/// ```swift
/// let tabs = TabView([Tab("&General", view: general), Tab("&Network", viewController: network)])
/// ```
///
///      General │ Network │ Advanced
///     ━━━━━━━━━────────────────────
///      …
open class TabView: View {
    /// The pages, in order.
    public private(set) final var tabs: [Tab] = []
    fileprivate final let bar = TabBar()
    /// The row of the titles.
    final var titleBar: View { bar }
    /// Returns whether the user may select a page.
    final var maySelect: @MainActor (Int) -> Bool = { _ in true }
    /// Runs after the user selected a page, before the event.
    final var onSelect: @MainActor (Int) -> Void = { _ in }
    /// Runs when the user presses the title of the selected page.
    final var onSelectAgain: @MainActor (Int) -> Void = { _ in }
    private final let stage = PageStage()
    private final var selected: Int?
    /// The parent of the pages' controllers; nil for the controller around the tab view.
    final weak var container: ViewController?

    /// Creates a tab view that shows the first page.
    public init(_ tabs: [Tab] = []) {
        super.init()
        stage.install(in: self, below: bar)
        bar.setPageForKeys { [weak self] in self?.selectedViewController }
        bar.onChoose = { [weak self] in self?.selectByUser($0) }
        bar.onChooseAgain = { [weak self] in self?.onSelectAgain($0) }
        bar.onClose = { [weak self] in self?.closeByUser($0) }
        for tab in tabs { addTab(tab) }
    }

    // MARK: Pages

    /// Adds a page at the end; the first added page becomes selected.
    public final func addTab(_ tab: Tab) { insertTab(tab, at: tabs.count) }

    /// Inserts a page at an index; for an index beyond the pages, at the nearest end.
    ///
    /// Does nothing if another page already has the controller.
    public final func insertTab(_ tab: Tab, at index: Int) {
        guard !tabs.contains(where: { $0.viewController === tab.viewController }) else { return }
        let index = index.clamped(0, tabs.count)
        tabs.insert(tab, at: index)
        owner?.addChild(tab.viewController)
        if let selected, selected >= index { self.selected = selected + 1 }
        if selected == nil { show(0) }
        if let owner { tab.viewController.didMove(toParent: owner) }
        tabsDidChange()
    }

    /// Removes a page; if it was selected, its neighbor becomes selected.
    ///
    /// The removal is not reported.
    public final func removeTab(at index: Int) {
        guard tabs.indices.contains(index) else { return }
        let old = tabs.remove(at: index).viewController
        let isChild = old.parent != nil && old.parent === owner
        if isChild { old.willMove(toParent: nil) }
        stage.forget(old)
        if selected == index {
            old.viewIfLoaded?.removeFromSuperview()
            selected = nil
            if !tabs.isEmpty { show(min(index, tabs.count - 1)) }
        } else if let selected, selected > index {
            self.selected = selected - 1
        }
        if isChild { old.removeFromParent() }
        tabsDidChange()
    }

    /// Moves a page to another place; does nothing for indices that do not exist.
    final func moveTab(at index: Int, to place: Int) {
        guard tabs.indices.contains(index), tabs.indices.contains(place), index != place else {
            return
        }
        let shown = selectedViewController
        tabs.insert(tabs.remove(at: index), at: place)
        selected = tabs.firstIndex { $0.viewController === shown }
        tabsDidChange()
    }

    /// Sets the title of a page; does nothing for an index that does not exist.
    public final func setTitle(_ title: String, forTabAt index: Int) {
        guard tabs.indices.contains(index) else { return }
        tabs[index].title = title
        tabsDidChange()
    }

    /// Sets whether a page has unsaved changes; does nothing for an index that does not exist.
    public final func setEdited(_ isEdited: Bool, forTabAt index: Int) {
        guard tabs.indices.contains(index), tabs[index].isEdited != isEdited else { return }
        tabs[index].isEdited = isEdited
        tabsDidChange()
    }

    private final func tabsDidChange() {
        bar.setTitles(tabs.map(\.title))
        bar.edited = Set(tabs.indices.filter { tabs[$0].isEdited })
        bar.closable = Set(tabs.indices.filter { tabs[$0].isClosable })
        bar.selectedIndex = selected
        invalidateIntrinsicContentSize()
    }

    /// The index of the selected page, from 0; nil without pages.
    ///
    /// Setting it is not reported. An index that does not exist is ignored.
    public final var selectedIndex: Int? {
        get { selected }
        set { if let newValue, tabs.indices.contains(newValue) { show(newValue) } }
    }

    /// The controller of the selected page; nil without pages.
    public final var selectedViewController: ViewController? {
        selected.map { tabs[$0].viewController }
    }

    // MARK: Selecting

    private final func show(_ index: Int) {
        guard index != selected else { return }
        let old = selectedViewController
        selected = index
        stage.exchange(
            old, for: tabs[index].viewController, as: .selection, fallback: bar
        ) {
            bar.selectedIndex = index
        }
    }

    fileprivate final func selectByUser(_ index: Int) {
        guard tabs.indices.contains(index), maySelect(index) else {
            bar.selectedIndex = selected
            return
        }
        show(index)
        onSelect(index)
        guard tabs.indices.contains(index) else { return }
        let title = MnemonicTitle(tabs[index].title).text
        post(TabSelected(index: index, title: title), includingSelf: true)
    }

    private final func closeByUser(_ index: Int) {
        guard tabs.indices.contains(index), tabs[index].isClosable else { return }
        let title = MnemonicTitle(tabs[index].title).text
        let question = ShouldCloseTab(index: index, title: title)
        guard ask(question, includingSelf: true) ?? true else { return }
        removeTab(at: index)
        post(TabClosed(index: index, title: title), includingSelf: true)
    }

    private final func move(by step: Int) -> Disposition {
        guard tabs.count > 1, let selected else { return .ignored }
        selectByUser((selected + step + tabs.count) % tabs.count)
        return .stop
    }

    /// The actions `previous-tab` and `next-tab` on Ctrl-Page Up and Ctrl-Page Down; after the last page comes the
    /// first.
    open override var actions: [Action] { Self.tabActions }

    private static let tabActions = [
        tabAction("previous-tab", "Previous tab", "ctrl-pageup", by: -1),
        tabAction("next-tab", "Next tab", "ctrl-pagedown", by: 1),
    ]

    private static func tabAction(
        _ identifier: String, _ title: String, _ keys: KeySequence, by distance: Int
    ) -> Action {
        Action(identifier, title: title, keys: [keys]) {
            ($0 as? TabView)?.move(by: distance) ?? .ignored
        }.priority(.low).group(Action.Group("tabs", title: "Tab")).mayDecline().category(.move)
    }

    // MARK: Containment

    /// The parent of the pages' controllers; nil outside of a window, unless the tab view belongs to a controller.
    private final var owner: ViewController? {
        container ?? viewControllerForChildren
    }

    /// Makes the controllers of all pages children of the tab view's controller.
    open override func didMoveToWindow() {
        if container == nil { tabs.map(\.viewController).move(toParent: owner) }
    }

    // MARK: Layout

    /// Returns the size of the bar and the selected page.
    open override func sizeThatFits(_ size: Size) -> Size {
        let barSize = bar.isHidden ? .zero : bar.sizeThatFits(size)
        let fitting = stage.fittingSize(in: size, barHeight: bar.isHidden ? 0 : 2)
        return Size(width: max(barSize.width, fitting.width), height: fitting.height)
    }

    /// Gives two rows to the bar, or one if the height is 4 or less, and the rest to the page.
    open override func layoutSubviews() {
        let height = bar.isHidden ? 0 : min(bounds.height, bounds.height > 4 ? 2 : 1)
        stage.layOut(below: bar, height: height, in: bounds)
    }
}

extension TabView: SpringLoadedInteractionSupporting {
    /// Returns the title of a page that is not selected, which opens.
    public final func springLoadedTarget(at point: Point) -> SpringLoadedTarget? {
        guard let index = bar.index(at: convert(point, to: bar)), index != selectedIndex,
            bar.isEnabled, bar.isEnabledForOption(at: index)
        else { return nil }
        return SpringLoadedTarget(index) { [weak self] in self?.selectByUser(index) }
    }
}
