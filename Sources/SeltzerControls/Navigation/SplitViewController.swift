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
open class SplitViewController: ViewController {
    /// A column.
    public enum Column: Hashable, Sendable {
        /// The list, at the left.
        case primary
        /// What is chosen in the list.
        case secondary
    }

    private final var primary: ViewController
    private final var secondary: ViewController
    private final var split: SplitView?
    private final var navigation: NavigationController?
    private final var kept: SplitViewState?
    /// Whether the secondary column shows while the columns are collapsed.
    private final var showsSecondary = false

    /// Creates a controller with two columns.
    public init(primary: ViewController, secondary: ViewController) {
        (self.primary, self.secondary) = (primary, secondary)
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

    /// Returns the controller of a column.
    public final func viewController(for column: Column) -> ViewController {
        column == .primary ? primary : secondary
    }

    /// Replaces the controller of a column; one that is in the other column is ignored.
    public final func setViewController(_ controller: ViewController, for column: Column) {
        guard controller !== primary, controller !== secondary else { return }
        let old = viewController(for: column)
        if column == .primary { primary = controller } else { secondary = controller }
        if let navigation {
            navigation.setViewControllers(showsSecondary ? [primary, secondary] : [primary])
        } else if let split {
            let index = column == .primary ? 0 : 1
            let hadFocus = (window?.firstResponder as? View)?.isDescendant(of: old.view) ?? false
            let state = split.state
            split.insertItem(item(for: column), at: index)
            split.removeItem(at: index + 1)
            split.state = state
            if hadFocus { _ = controller.view.focusFirst() }
        }
    }

    /// Shows a column: brings it to the front while the columns are collapsed, and otherwise focuses it.
    public final func show(_ column: Column) {
        showsSecondary = column == .secondary
        if let navigation {
            if showsSecondary {
                navigation.pushViewController(secondary)
            } else {
                navigation.popToRootViewController()
            }
        } else if let split {
            split.items[column == .primary ? 0 : 1].isCollapsed = false
            let view = viewController(for: column).view
            let focused = window?.firstResponder as? View
            if focused?.isDescendant(of: view) != true { _ = view.focusFirst() }
        }
    }

    /// Whether there is room for one column only.
    public final var isCollapsed: Bool { navigation != nil }

    /// The least width in cells at which both columns show; 80 by default.
    public final var minimumExpandedWidth = 80 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The width of the primary column in cells, until the user moves the divider; 28 by default.
    public final var preferredPrimaryColumnWidth = 28 {
        didSet { split?.items.first?.preferredThickness = preferredPrimaryColumnWidth }
    }

    /// The least width of the primary column in cells; 12 by default.
    public final var minimumPrimaryColumnWidth = 12 {
        didSet { split?.items.first?.minimumThickness = minimumPrimaryColumnWidth }
    }

    /// The greatest width of the primary column in cells; no limit by default.
    public final var maximumPrimaryColumnWidth = Int.max {
        didSet { split?.items.first?.maximumThickness = maximumPrimaryColumnWidth }
    }

    /// The column whose actions keys find while no view is focused.
    open override var childForKeys: ViewController? {
        navigation ?? (showsSecondary ? secondary : primary)
    }

    /// What the primary controller prefers.
    open override var preferredFocusedView: View? {
        (isCollapsed && showsSecondary ? secondary : primary).preferredFocusedView
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
        if let focused = window?.firstResponder as? View, let view = secondary.viewIfLoaded,
            split != nil
        {
            showsSecondary = focused.isDescendant(of: view)
        }
        let old = split
        kept = old?.state
        split = nil
        let navigation = NavigationController()
        self.navigation = navigation
        addChild(navigation)
        // The view comes into the window first, so that a column that stays there does not notice.
        view.addSubview(navigation.view)
        navigation.setViewControllers(showsSecondary ? [primary, secondary] : [primary])
        old?.removeFromSuperview()
        report()
    }

    private final func expand() {
        let wasCollapsed = navigation != nil
        let split = SplitView(items: [])
        split.container = self
        self.split = split
        view.addSubview(split)
        split.addItem(item(for: .primary))
        split.addItem(item(for: .secondary))
        if let kept { split.state = kept }
        guard wasCollapsed, let navigation else { return }
        self.navigation = nil
        navigation.view.removeFromSuperview()
        navigation.removeFromParent()
        report()
    }

    private final func item(for column: Column) -> SplitViewItem {
        let controller = viewController(for: column)
        guard column == .primary else { return SplitViewItem(viewController: controller) }
        let item = SplitViewItem(
            viewController: controller, preferredThickness: preferredPrimaryColumnWidth,
            canCollapse: true)
        item.minimumThickness = minimumPrimaryColumnWidth
        item.maximumThickness = maximumPrimaryColumnWidth
        return item
    }

    private final func report() {
        post(ColumnsCollapsed(isCollapsed: isCollapsed), includingSelf: true)
    }

    private final func stackChanged(_ event: NavigationStackChanged) -> Disposition {
        if let navigation { showsSecondary = navigation.viewControllers.count > 1 }
        return .ignored
    }
}

/// A split view controller collapsed its columns for want of room, or has room for both again; posted by the controller,
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

/// The room of the columns.
final class SplitColumnsView: View {
    var onLayout: @MainActor (Int) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
    }

    override func layoutSubviews() {
        onLayout(bounds.width)
        for view in subviews { view.frame = bounds }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        subviews.last?.sizeThatFits(size) ?? .zero
    }
}
