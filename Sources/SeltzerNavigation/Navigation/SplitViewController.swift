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

    private final var controllers: [Column: ViewController]
    /// The controllers that were pushed on each column.
    private final var pushed: [Column: [ViewController]] = [:]
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
        controllers = [.primary: primary, .secondary: secondary]
        controllers[.supplementary] = supplementary
        style = supplementary == nil ? .doubleColumn : .tripleColumn
        super.init()
    }

    /// Creates a controller whose columns are set later.
    ///
    /// - Parameter style: The number of columns.
    public init(style: Style = .doubleColumn) {
        controllers = [:]
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

    /// The columns that have a controller, from the left.
    private final var columns: [Column] { Column.allCases.filter { controllers[$0] != nil } }

    /// The controllers of the columns, from the left.
    ///
    /// Setting them fills the columns of the ``style``; further controllers are ignored.
    public final var viewControllers: [ViewController] {
        get { columns.compactMap { controllers[$0] } }
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
    public final func viewController(for column: Column) -> ViewController? { controllers[column] }

    /// Replaces the controller of a column, or adds the supplementary column; ignores a controller that is in another
    /// column.
    public final func setViewController(_ controller: ViewController, for column: Column) {
        guard !controllers.values.contains(where: { $0 === controller }) else { return }
        let old = controllers[column].map { columnNavigations[column] ?? $0 }
        let hadFocus = old.map { hasFocus($0.viewIfLoaded) } ?? false
        controllers[column] = controller
        pushed[column] = []
        columnNavigations[column] = nil
        if let navigation {
            arranging { navigation.setViewControllers(narrowStack(upTo: topColumn)) }
        } else if let split, let index = columns.firstIndex(of: column) {
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
        guard let index = columns.firstIndex(of: column) else { return }
        if let navigation {
            if column == topColumn { return }
            let stack = narrowStack(upTo: column)
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
        guard let index = columns.firstIndex(of: column) else { return }
        if navigation != nil {
            if column == topColumn, index > 0 { show(columns[index - 1]) }
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
        guard let split, let index = columns.firstIndex(of: .primary) else { return }
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

    private final var widths: [Column: ColumnWidths] = [:] { didSet { limitsDidChange() } }

    /// The width of the primary column in cells, until the user moves the divider; 28 by default.
    public final var preferredPrimaryColumnWidth: Int {
        get { self[.primary].preferred }
        set { self[.primary].preferred = newValue }
    }

    /// The minimum width of the primary column in cells; 12 by default.
    public final var minimumPrimaryColumnWidth: Int {
        get { self[.primary].minimum }
        set { self[.primary].minimum = newValue }
    }

    /// The maximum width of the primary column in cells; no limit by default.
    public final var maximumPrimaryColumnWidth: Int {
        get { self[.primary].maximum }
        set { self[.primary].maximum = newValue }
    }

    /// The width of the supplementary column in cells, until the user moves the divider; 28 by default.
    public final var preferredSupplementaryColumnWidth: Int {
        get { self[.supplementary].preferred }
        set { self[.supplementary].preferred = newValue }
    }

    /// The minimum width of the supplementary column in cells; 12 by default.
    public final var minimumSupplementaryColumnWidth: Int {
        get { self[.supplementary].minimum }
        set { self[.supplementary].minimum = newValue }
    }

    /// The maximum width of the supplementary column in cells; no limit by default.
    public final var maximumSupplementaryColumnWidth: Int {
        get { self[.supplementary].maximum }
        set { self[.supplementary].maximum = newValue }
    }

    private final subscript(column: Column) -> ColumnWidths {
        get { widths[column] ?? ColumnWidths() }
        set { widths[column] = newValue }
    }

    private final func limitsDidChange() {
        guard let split else { return }
        for (item, column) in zip(split.items, columns) { setLimits(of: item, column) }
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
        (isCollapsed ? narrowStack(upTo: topColumn).last : controllers[.primary])?
            .preferredFocusedView
    }

    // MARK: Stacks

    /// The controller of a column, and the controllers that were pushed on it.
    private final func stack(of column: Column) -> [ViewController] {
        (controllers[column].map { [$0] } ?? []) + (pushed[column] ?? [])
    }

    /// Returns the stack of the collapsed columns up to a visible column.
    private final func narrowStack(upTo column: Column) -> [ViewController] {
        guard !columns.isEmpty else { return [] }
        let end = columns.firstIndex(of: column) ?? 0
        return columns[...end].flatMap { stack(of: $0) }
    }

    private final func container(of column: Column) -> ViewController? {
        columnNavigations[column] ?? controllers[column]
    }

    private final func arranging(_ change: () -> Void) {
        isArranging = true
        change()
        isArranging = false
    }

    private final func stackChanged(_ event: NavigationStackChanged) -> Disposition {
        guard !isArranging else { return .ignored }
        if let navigation {
            readStack(navigation.viewControllers)
        } else {
            for (column, navigation) in columnNavigations {
                pushed[column] = Array(navigation.viewControllers.dropFirst())
            }
        }
        return .ignored
    }

    /// Records pushes and pops while the columns are collapsed.
    private final func readStack(_ stack: [ViewController]) {
        let before = columns.firstIndex(of: topColumn) ?? 0
        var found: [Column: [ViewController]] = [:]
        var column = Column.primary
        for controller in stack {
            if let own = columns.first(where: { controllers[$0] === controller }) {
                column = own
            } else {
                found[column, default: []].append(controller)
            }
        }
        topColumn = column
        // Controllers stay pushed on columns that the stack did not contain.
        let end = max(before, columns.firstIndex(of: column) ?? 0)
        for column in columns[...end] { pushed[column] = found[column] ?? [] }
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
        let focused = columns.last { hasFocus(container(of: $0)?.viewIfLoaded) }
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
        arranging { navigation.setViewControllers(narrowStack(upTo: topColumn)) }
        old?.removeFromSuperview()
        report()
    }

    /// Returns the column that stays visible, as the delegate chooses it.
    private final func columnForCollapsing(to proposed: Column) -> Column {
        guard let delegate else { return proposed }
        let chosen = delegate.splitViewController(
            self, topColumnForCollapsingToProposedTopColumn: proposed)
        if chosen == .secondary, let primary = controllers[.primary],
            let secondary = controllers[.secondary],
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
        for column in columns where pushed[column]?.isEmpty == false {
            columnNavigations[column] = NavigationController()
        }
        for column in columns { split.addItem(item(for: column)) }
        // The new views are in the window now, so that a column that stays visible gets no events.
        arranging {
            for (column, navigation) in columnNavigations {
                navigation.setViewControllers(stack(of: column))
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

/// The widths of the primary or the supplementary column, in cells.
private struct ColumnWidths {
    var preferred = 28
    var minimum = 12
    var maximum = Int.max
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
