// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A list beside what is chosen in it; on a narrow screen only one of them, with a way back.
///
/// The columns are panes of a ``SplitView``. With less than ``minimumExpandedWidth`` columns of room they become the
/// stack of a ``NavigationController``, and panes again when there is room.
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
/// A supplementary column between both is a list of its own, such as the messages of a mailbox. Controllers that are
/// pushed on a column in the narrow stack become a ``NavigationController`` of that column when there is room, and are in
/// the stack again afterwards.
open class SplitViewController: ViewController {
    /// A column.
    public enum Column: Hashable, Sendable, CaseIterable {
        /// The list, at the left.
        case primary
        /// A second list, which depends on the first one; there may be none.
        case supplementary
        /// What is chosen in the last list.
        case secondary
    }

    private final var controllers: [Column: ViewController]
    /// The controllers that were pushed on each column.
    private final var pushed: [Column: [ViewController]] = [:]
    private final var split: SplitView?
    /// The stack of all columns while they are collapsed.
    private final var navigation: NavigationController?
    /// The stacks of columns on which others were pushed, while there is room.
    private final var columnNavigations: [Column: NavigationController] = [:]
    private final var kept: SplitViewState?
    /// The column that shows while the columns are collapsed.
    private final var topColumn = Column.primary
    /// Whether the stacks change now because the columns are arranged.
    private final var isArranging = false

    /// Creates a controller with two columns, or with three.
    public init(
        primary: ViewController, supplementary: ViewController? = nil, secondary: ViewController
    ) {
        controllers = [.primary: primary, .secondary: secondary]
        controllers[.supplementary] = supplementary
        super.init()
    }

    /// Makes the view, which decides on the columns when it gets its size.
    open override func loadView() {
        let columns = SplitColumnsView()
        columns.onLayout = { [weak self] in self?.arrange(for: $0) }
        view = columns
    }

    /// Takes note of the column that the user goes back to.
    open override func viewDidLoad() {
        on(NavigationStackChanged.self, SplitViewController.stackChanged)
    }

    // MARK: Columns

    /// The columns that have a controller, from the left.
    private final var columns: [Column] { Column.allCases.filter { controllers[$0] != nil } }

    /// Returns the controller of a column; nil for a supplementary column that is not there.
    public final func viewController(for column: Column) -> ViewController? { controllers[column] }

    /// Replaces the controller of a column, or adds the supplementary column; a controller that is in another column is
    /// ignored.
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
    /// Does nothing for a supplementary column that is not there.
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

    /// Whether there is room for one column only.
    public final var isCollapsed: Bool { navigation != nil }

    /// The least width in cells at which all columns show; 80 by default.
    public final var minimumExpandedWidth = 80 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    private final var widths: [Column: ColumnWidths] = [:] { didSet { limitsDidChange() } }

    /// The width of the primary column in cells, until the user moves the divider; 28 by default.
    public final var preferredPrimaryColumnWidth: Int {
        get { self[.primary].preferred }
        set { self[.primary].preferred = newValue }
    }

    /// The least width of the primary column in cells; 12 by default.
    public final var minimumPrimaryColumnWidth: Int {
        get { self[.primary].minimum }
        set { self[.primary].minimum = newValue }
    }

    /// The greatest width of the primary column in cells; no limit by default.
    public final var maximumPrimaryColumnWidth: Int {
        get { self[.primary].maximum }
        set { self[.primary].maximum = newValue }
    }

    /// The width of the supplementary column in cells, until the user moves the divider; 28 by default.
    public final var preferredSupplementaryColumnWidth: Int {
        get { self[.supplementary].preferred }
        set { self[.supplementary].preferred = newValue }
    }

    /// The least width of the supplementary column in cells; 12 by default.
    public final var minimumSupplementaryColumnWidth: Int {
        get { self[.supplementary].minimum }
        set { self[.supplementary].minimum = newValue }
    }

    /// The greatest width of the supplementary column in cells; no limit by default.
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

    /// What the primary controller prefers, or the one that shows alone.
    open override var preferredFocusedView: View? {
        (isCollapsed ? narrowStack(upTo: topColumn).last : controllers[.primary])?
            .preferredFocusedView
    }

    // MARK: Stacks

    /// The controller of a column with those that were pushed on it.
    private final func stack(of column: Column) -> [ViewController] {
        (controllers[column].map { [$0] } ?? []) + (pushed[column] ?? [])
    }

    /// Returns the stack of the collapsed columns while one of them shows.
    private final func narrowStack(upTo column: Column) -> [ViewController] {
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

    /// Takes note of what was pushed and popped while the columns are collapsed.
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
        // What is pushed on a column that did not show stays.
        let end = max(before, columns.firstIndex(of: column) ?? 0)
        for column in columns[...end] { pushed[column] = found[column] ?? [] }
    }

    // MARK: Room

    private final func arrange(for width: Int) {
        // An empty view has no size yet.
        guard width > 0 else { return }
        if width < minimumExpandedWidth {
            if navigation == nil { collapse() }
        } else if split == nil {
            expand()
        }
    }

    /// Makes the columns the stack of a navigation controller; the focused one stays on the screen, and focused.
    private final func collapse() {
        let focused = columns.last { hasFocus(container(of: $0)?.viewIfLoaded) }
        if split != nil, let focused { topColumn = focused }
        let old = split
        kept = old?.state
        split = nil
        columnNavigations = [:]
        let navigation = NavigationController()
        self.navigation = navigation
        addChild(navigation)
        // The view comes into the window first, so that a column that stays there does not notice.
        view.addSubview(navigation.view)
        arranging { navigation.setViewControllers(narrowStack(upTo: topColumn)) }
        old?.removeFromSuperview()
        report()
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
        // The views of the columns are in the window then, so that what shows already does not notice.
        arranging {
            for (column, navigation) in columnNavigations {
                navigation.setViewControllers(stack(of: column))
            }
        }
        if let kept { split.state = kept }
        guard wasCollapsed, let navigation else { return }
        self.navigation = nil
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
        post(ColumnsCollapsed(isCollapsed: isCollapsed), includingSelf: true)
    }
}

/// The widths of a column beside the last one, in cells.
private struct ColumnWidths {
    var preferred = 28
    var minimum = 12
    var maximum = Int.max
}

/// A split view controller collapsed its columns for want of room, or has room for all again; posted by the controller,
/// whose own handlers run first.
public struct ColumnsCollapsed: RoutedEvent, Hashable, Sendable {
    /// Whether one column shows only.
    public let isCollapsed: Bool

    /// Creates an event.
    public init(isCollapsed: Bool) { self.isCollapsed = isCollapsed }
}

extension ViewController {
    /// The nearest split view controller that contains this one; nil for none.
    public final var splitViewController: SplitViewController? { nearestAncestor() }
}
