// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A list beside the details of the chosen item; a narrow screen shows only one of them, with a way back.
///
/// The columns are panes of a ``SplitView``. If the view is narrower than ``minimumExpandedWidth``, the columns become
/// the stack of a ``NavigationController``. When there is room, they become panes again.
///
/// ```swift
/// let split = SplitViewController(primary: mailboxes, secondary: messages)
/// split.show(.secondary)                        // the user has chosen a mailbox
/// ```
///
///     Inbox    │ Ada      The engine         ‹ Mailboxes    Inbox
///     Drafts   ┃ Grace    A moth        →      Ada      The engine
///     Sent     │                               Grace    A moth
///
/// A supplementary column between them is a second list, such as the messages of a mailbox. Controllers that were
/// pushed on a column in the narrow stack get a ``NavigationController`` in that column when there is room. They return
/// to the narrow stack when it is shown again.
open class SplitViewController: ViewController {
    /// A column.
    public enum Column: Hashable, Sendable, CaseIterable {
        /// The list, at the left.
        case primary
        /// An optional second list, which depends on the first list.
        case supplementary
        /// The details of the item that is chosen in the last list.
        case secondary
    }

    /// The number of columns, as in UIKit.
    public enum Style: Hashable, Sendable {
        /// A list and the details.
        case doubleColumn
        /// Two lists and the details.
        case tripleColumn
    }

    private final var stacks: ColumnStacks
    private final var split: SplitView?
    /// The stack of all columns while they are collapsed.
    private final var navigation: NavigationController?
    /// While there is room, the navigation controllers of columns on which controllers were pushed.
    private final var columnNavigations: [Column: NavigationController] = [:]
    private final var kept: SplitViewState?
    /// The visible column while the columns are collapsed.
    private final var topColumn = Column.primary
    /// Whether the controller itself is changing the stacks, to arrange the columns.
    private final var isArranging = false

    /// The object that chooses the visible column when the columns collapse; held weakly.
    public final weak var delegate: (any SplitViewControllerDelegate)?
    /// The number of columns that ``viewControllers`` fills.
    public final let style: Style
    /// An item that hides the primary column, or shows it again; made at first use.
    ///
    /// It is hidden while only one column is visible.
    public final lazy var displayModeButtonItem = makeDisplayModeButtonItem()

    /// Creates a controller with two columns, or with three.
    public init(
        primary: ViewController, supplementary: ViewController? = nil, secondary: ViewController
    ) {
        var controllers: [Column: ViewController] = [.primary: primary, .secondary: secondary]
        controllers[.supplementary] = supplementary
        stacks = ColumnStacks(controllers)
        style = supplementary == nil ? .doubleColumn : .tripleColumn
        super.init()
    }

    /// Creates a controller whose columns are set later.
    ///
    /// - Parameter style: The number of columns.
    public init(style: Style = .doubleColumn) {
        stacks = ColumnStacks([:])
        self.style = style
        super.init()
    }

    /// Creates the view, which arranges the columns when it gets its size.
    open override func loadView() {
        let columns = SplitColumnsView()
        columns.onLayout = { [weak self] in self?.arrange(for: $0) }
        view = columns
    }

    /// Observes the navigation stack, to follow the user back to a column.
    open override func viewDidLoad() {
        on(NavigationStackChanged.self, SplitViewController.stackChanged)
    }

    // MARK: Columns

    /// The controllers of the columns, from the left.
    ///
    /// Setting them fills the columns of the ``style``; further controllers are ignored.
    public final var viewControllers: [ViewController] {
        get { stacks.columns.compactMap { stacks[$0] } }
        set {
            let isDouble = style == .doubleColumn
            let columns: [Column] =
                isDouble ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
            for (column, controller) in zip(columns, newValue) {
                setViewController(controller, for: column)
            }
        }
    }

    /// Returns the controller of a column; nil for a missing column.
    public final func viewController(for column: Column) -> ViewController? { stacks[column] }

    /// Replaces the controller of a column, or adds the supplementary column; ignores a controller that is in another
    /// column.
    public final func setViewController(_ controller: ViewController, for column: Column) {
        guard stacks.column(of: controller) == nil else { return }
        let old = stacks[column].map { columnNavigations[column] ?? $0 }
        let hadFocus = old.map { hasFocus($0.viewIfLoaded) } ?? false
        stacks.setRoot(controller, of: column)
        columnNavigations[column] = nil
        if let navigation {
            arranging { navigation.setViewControllers(stacks.narrowStack(upTo: topColumn)) }
        } else if let split, let index = stacks.columns.firstIndex(of: column) {
            let state = split.state
            split.insertItem(item(for: column), at: index)
            if old != nil { split.removeItem(at: index + 1) }
            split.state = state
            if hadFocus { _ = controller.view.focusFirst() }
        }
    }

    private final func hasFocus(_ view: View?) -> Bool {
        guard let view else { return false }
        return (window?.firstResponder as? View)?.isDescendant(of: view) ?? false
    }

    /// Shows a column: brings it to the front while the columns are collapsed, and otherwise focuses it.
    ///
    /// Does nothing for a missing supplementary column.
    public final func show(_ column: Column) {
        guard let index = stacks.columns.firstIndex(of: column) else { return }
        if let navigation {
            if column == topColumn { return }
            let stack = stacks.narrowStack(upTo: column)
            if let last = stack.last, navigation.viewControllers.contains(where: { $0 === last }) {
                navigation.popToViewController(last)
            } else if stack.count == navigation.viewControllers.count + 1, let last = stack.last {
                navigation.pushViewController(last)
            } else {
                navigation.setViewControllers(stack)
            }
        } else {
            topColumn = column
            guard let split, let view = container(of: column)?.view else { return }
            split.items[index].isCollapsed = false
            if !hasFocus(view) { _ = view.focusFirst() }
        }
    }

    /// Hides a column: collapses its pane or, while the columns are collapsed, shows the column before it.
    ///
    /// Does nothing for a missing column, and for the first one while the columns are collapsed.
    public final func hide(_ column: Column) {
        guard let index = stacks.columns.firstIndex(of: column) else { return }
        if navigation != nil {
            if column == topColumn, index > 0 { show(stacks.columns[index - 1]) }
        } else {
            split?.items[index].isCollapsed = true
        }
    }

    private final func makeDisplayModeButtonItem() -> BarButtonItem {
        let item = BarButtonItem(
            title: "Columns", image: "◧",
            primaryAction: Action(title: "Columns", image: "◧") { [weak self] _ in
                self?.togglePrimary()
            })
        item.isHidden = isCollapsed
        return item
    }

    private final func togglePrimary() {
        guard let split, let index = stacks.columns.firstIndex(of: .primary) else { return }
        split.items[index].isCollapsed.toggle()
    }

    /// Makes a controller the one of the secondary column, and shows that column.
    open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
        setViewController(controller, for: .secondary)
        show(.secondary)
    }

    /// Whether there is room for only one column.
    public final var isCollapsed: Bool { navigation != nil }

    /// The minimum width in cells at which all columns are visible; 80 by default.
    public final var minimumExpandedWidth = 80 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The widths of the columns that have limits; the missing ones have their defaults.
    final var widths: [Column: ColumnWidths] = [:] { didSet { limitsDidChange() } }

    private final func limitsDidChange() {
        guard let split else { return }
        for (item, column) in zip(split.items, stacks.columns) { setLimits(of: item, column) }
    }

    private final func setLimits(of item: SplitViewItem, _ column: Column) {
        guard column != .secondary else { return }
        item.preferredThickness = self[column].preferred
        item.minimumThickness = self[column].minimum
        item.maximumThickness = self[column].maximum
    }

    /// The column whose actions keys find while no view is focused.
    open override var childForKeys: ViewController? { navigation ?? container(of: topColumn) }

    /// The preferred view of the primary controller, or of the only visible controller.
    open override var preferredFocusedView: View? {
        (isCollapsed ? stacks.narrowStack(upTo: topColumn).last : stacks[.primary])?
            .preferredFocusedView
    }

    // MARK: Stacks

    private final func container(of column: Column) -> ViewController? {
        columnNavigations[column] ?? stacks[column]
    }

    private final func arranging(_ change: () -> Void) {
        isArranging = true
        change()
        isArranging = false
    }

    private final func stackChanged(_ event: NavigationStackChanged) -> Disposition {
        guard !isArranging else { return .ignored }
        if let navigation {
            topColumn = stacks.readNarrowStack(navigation.viewControllers, before: topColumn)
        } else {
            for (column, navigation) in columnNavigations {
                stacks.readStack(navigation.viewControllers, of: column)
            }
        }
        return .ignored
    }

    // MARK: Room

    private final func arrange(for width: Int) {
        // A view of width 0 has no size yet.
        guard width > 0 else { return }
        if width < minimumExpandedWidth {
            if navigation == nil { collapse() }
        } else if split == nil {
            expand()
        }
    }

    /// Makes the columns the stack of a navigation controller; the focused column stays visible and focused.
    private final func collapse() {
        let focused = stacks.columns.last { hasFocus(container(of: $0)?.viewIfLoaded) }
        if split != nil, let focused { topColumn = focused }
        topColumn = columnForCollapsing(to: topColumn)
        let old = split
        kept = old?.state
        split = nil
        columnNavigations = [:]
        let navigation = NavigationController()
        self.navigation = navigation
        addChild(navigation)
        // The new view is added before the old view is removed, so that a column that stays in the window gets no
        // events.
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        arranging { navigation.setViewControllers(stacks.narrowStack(upTo: topColumn)) }
        old?.removeFromSuperview()
        report()
    }

    /// Returns the column that stays visible, as the delegate chooses it.
    private final func columnForCollapsing(to proposed: Column) -> Column {
        guard let delegate else { return proposed }
        let chosen = delegate.splitViewController(
            self, topColumnForCollapsingToProposedTopColumn: proposed)
        if chosen == .secondary, let primary = stacks[.primary],
            let secondary = stacks[.secondary],
            delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
        {
            return .primary
        }
        return chosen
    }

    private final func expand() {
        let wasCollapsed = navigation != nil
        let split = SplitView(items: [])
        split.container = self
        self.split = split
        view.addSubview(split)
        for column in stacks.columns where stacks.stack(of: column).count > 1 {
            columnNavigations[column] = NavigationController()
        }
        for column in stacks.columns { split.addItem(item(for: column)) }
        // The new views are in the window now, so that a column that stays visible gets no events.
        arranging {
            for (column, navigation) in columnNavigations {
                navigation.setViewControllers(stacks.stack(of: column))
            }
        }
        if let kept { split.state = kept }
        guard wasCollapsed, let navigation else { return }
        self.navigation = nil
        navigation.willMove(toParent: nil)
        navigation.view.removeFromSuperview()
        navigation.removeFromParent()
        report()
    }

    private final func item(for column: Column) -> SplitViewItem {
        let controller = container(of: column) ?? ViewController()
        guard column != .secondary else { return SplitViewItem(viewController: controller) }
        let item = SplitViewItem(
            viewController: controller, preferredThickness: 0, canCollapse: column == .primary)
        setLimits(of: item, column)
        return item
    }

    private final func report() {
        displayModeButtonItem.isHidden = isCollapsed
        post(ColumnsCollapsed(isCollapsed: isCollapsed), includingSelf: true)
    }
}

/// A split view controller collapsed its columns for lack of room, or expanded them again; posted by the controller,
/// whose own handlers run first.
public struct ColumnsCollapsed: RoutedEvent, Hashable, Sendable {
    /// Whether only one column is visible.
    public let isCollapsed: Bool

    /// Creates the event of columns that were collapsed or expanded.
    public init(isCollapsed: Bool) { self.isCollapsed = isCollapsed }
}

extension ViewController {
    /// The nearest split view controller that contains this controller; nil for none.
    public final var splitViewController: SplitViewController? { nearestAncestor() }
}

extension SplitViewController: DetailContainer {}
