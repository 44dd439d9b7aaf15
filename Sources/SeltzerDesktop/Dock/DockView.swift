// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerViews

/// Views along the edges of a rectangle, around a view in the center.
///
/// Each item of ``docks`` takes a whole edge of the room that the earlier items have left. The center gets the rest.
/// Beside each resizable item is a divider: the ``/SeltzerNavigation/SplitDivider`` of a split view.
///
/// When the user moves a divider, the dock view posts ``DockResized``, and ``DockToggled`` if an item was collapsed or
/// expanded.
///
/// ```swift
/// let workspace = DockView(
///     [DockItem(.leading, tree, thickness: 24, canCollapse: true), DockItem(.bottom, log, thickness: 6)],
///     center: editor)
/// ```
///
///     Sources  │ import Seltzer
///     Tests    │
///     README   ├──────────────
///              │ 12:00 ready
open class DockView: View {
    /// The docked views, the outermost first.
    public final var docks: [DockItem] {
        didSet { rebuild(from: oldValue) }
    }

    /// The controller of the view in the center.
    public final let centerViewController: ViewController

    private final let centerItem: SplitViewItem
    /// The outermost of the nested views: a split view, a fixed view, or the center.
    private final weak var root: View?
    private final var splits: [DockSplitView] = []

    /// Creates a dock view with a controller's view in the center.
    ///
    /// - Parameters:
    ///   - docks: The docked views, the outermost first.
    ///   - centerViewController: The controller of the center, which becomes a child of the dock view's controller.
    public init(_ docks: [DockItem] = [], centerViewController: ViewController) {
        self.docks = docks
        self.centerViewController = centerViewController
        centerItem = SplitViewItem(viewController: centerViewController)
        super.init()
        clipsToBounds = true
        setContentPriorities(.defaultLow)
        rebuild(from: [])
    }

    /// Creates a dock view with a view in the center.
    public convenience init(_ docks: [DockItem] = [], center: View) {
        self.init(docks, centerViewController: ViewController(view: center))
    }

    // MARK: Nesting

    /// Nests the views again, and keeps the thicknesses that the user set.
    private final func rebuild(from old: [DockItem]) {
        for split in splits {
            for index in split.items.indices.reversed() { split.removeItem(at: index) }
        }
        splits = []
        for item in old {
            item.dockView = nil
            detach(item.item)
        }
        detach(centerItem)
        root?.removeFromSuperview()
        // An item can have only one place: duplicates, and items of another dock view, are left out.
        let shown = docks.filter { dock in
            guard dock.dockView == nil else { return false }
            dock.dockView = self
            return true
        }
        var rest: View = attached(centerItem)
        for dock in shown.reversed() {
            rest = dock.isResizable ? split(dock, rest) : fixed(dock, rest)
        }
        addSubview(rest)
        root = rest
        didMoveToWindow()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private final func split(_ dock: DockItem, _ rest: View) -> View {
        let other = SplitViewItem(view: rest)
        other.minimumThickness = 1
        let split = DockSplitView(
            dock.edge.axis, items: dock.edge.isBefore ? [dock.item, other] : [other, dock.item])
        split.isPartOfDock = true
        splits.append(split)
        split.on { [weak self, weak dock, weak split] (_: DividerMoved) in
            guard let self, let dock else { return .ignored }
            split?.layoutIfNeeded()
            post(DockResized(edge: dock.edge, thickness: dock.thickness), includingSelf: true)
            return .stop
        }
        split.on { [weak self, weak dock] (toggled: PaneToggled) in
            guard let self, let dock else { return .ignored }
            post(
                DockToggled(edge: dock.edge, isCollapsed: toggled.isCollapsed), includingSelf: true)
            return .stop
        }
        return split
    }

    private final func fixed(_ dock: DockItem, _ rest: View) -> View {
        FixedDockView(dock, attached(dock.item), rest)
    }

    /// Returns the container of an item, with the view of its controller.
    private final func attached(_ item: SplitViewItem) -> View {
        item.container.addSubview(item.viewController.view)
        return item.container
    }

    private final func detach(_ item: SplitViewItem) {
        let controller = item.viewController
        let isChild = controller.parent != nil && controller.parent === enclosingViewController
        if isChild { controller.willMove(toParent: nil) }
        item.container.removeFromSuperview()
        controller.viewIfLoaded?.removeFromSuperview()
        if isChild { controller.removeFromParent() }
    }

    /// Makes the controllers of the center and of fixed items children of the dock view's controller.
    open override func didMoveToWindow() {
        let fixed = docks.filter { !$0.isResizable && $0.dockView === self }.map(\.item)
        ([centerItem] + fixed).map(\.viewController).move(toParent: viewControllerForChildren)
    }

    // MARK: Keys

    /// The actions `next-pane` and `previous-pane` on F6 and Shift-F6, through the docked views and the center.
    open override var actions: [Action] {
        let panes = Action.Group("panes", title: "Pane")
        let steps: [(String, String, KeySequence, Int)] = [
            ("next-pane", "Next pane", "f6", 1), ("previous-pane", "Previous pane", "shift-f6", -1),
        ]
        return steps.map { identifier, title, key, step in
            Action(identifier, title: title, keys: [key]) {
                ($0 as? DockView)?.focusPane(by: step) ?? .ignored
            }.priority(.low).group(panes).mayDecline().category(.move)
        }
    }

    // MARK: Layout

    /// Returns the size of all views.
    open override func sizeThatFits(_ size: Size) -> Size { root?.sizeThatFits(size) ?? .zero }

    /// Gives the whole room to the views.
    open override func layoutSubviews() { root?.frame = bounds }
}

extension DockView: PaneContainer {
    package final var panes: [SplitViewItem] {
        docks.filter { $0.dockView === self }.map(\.item) + [centerItem]
    }
}

extension DockView: LineJoiningView {
    package final var letsLinesOut: Bool { true }
    package final func linesInsideDidMove() {}
}

/// A split view of a docked view and the rest; its panes are panes of the dock view.
private final class DockSplitView: SplitView {
    override var actions: [Action] { [] }
}

/// A docked view without a divider, and the rest.
private final class FixedDockView: View, LineJoiningView {
    private let dock: DockItem
    private let content: View
    private let rest: View

    var letsLinesOut: Bool { true }
    func linesInsideDidMove() {}

    init(_ dock: DockItem, _ content: View, _ rest: View) {
        (self.dock, self.content, self.rest) = (dock, content, rest)
        super.init()
        clipsToBounds = true
        // The order of the subviews is the order of the Tab key.
        for view in dock.edge.isBefore ? [content, rest] : [rest, content] { addSubview(view) }
    }

    private func thickness(in size: Size) -> Int {
        dock.fixedThickness ?? content.sizeThatFits(size)[dock.edge.axis]
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let axis = dock.edge.axis
        var fitting = rest.sizeThatFits(size)
        fitting[axis] = fitting[axis].saturatingAdding(thickness(in: size))
        fitting[axis.other] = max(fitting[axis.other], content.sizeThatFits(size)[axis.other])
        return fitting
    }

    override func layoutSubviews() {
        let axis = dock.edge.axis
        let length = bounds.size[axis]
        let thickness = thickness(in: bounds.size).clamped(0, length)
        var (own, other) = (bounds, bounds)
        own.size[axis] = thickness
        other.size[axis] = length - thickness
        if dock.edge.isBefore {
            other.origin[axis] += thickness
        } else {
            own.origin[axis] += length - thickness
        }
        (content.frame, rest.frame) = (own, other)
    }
}

/// The user changed the thickness of a docked view; posted by the ``DockView``, whose own handlers run first.
public struct DockResized: RoutedEvent, Hashable, Sendable {
    /// The edge of the view.
    public let edge: DockEdge
    /// The new thickness in cells.
    public let thickness: Int

    /// Creates the event of a docked view with a new thickness.
    public init(edge: DockEdge, thickness: Int) {
        (self.edge, self.thickness) = (edge, thickness)
    }
}

/// The user collapsed or expanded a docked view; posted by the ``DockView``, whose own handlers run first.
public struct DockToggled: RoutedEvent, Hashable, Sendable {
    /// The edge of the view.
    public let edge: DockEdge
    /// Whether the view is collapsed now.
    public let isCollapsed: Bool

    /// Creates the event of a docked view that was collapsed or expanded.
    public init(edge: DockEdge, isCollapsed: Bool) {
        (self.edge, self.isCollapsed) = (edge, isCollapsed)
    }
}
