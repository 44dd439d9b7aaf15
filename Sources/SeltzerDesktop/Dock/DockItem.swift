// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerNavigation
import SeltzerViews

/// An edge of a ``DockView``.
public enum DockEdge: Hashable, Sendable, CaseIterable {
    /// Along the top.
    case top
    /// Along the bottom.
    case bottom
    /// Along the left side.
    case leading
    /// Along the right side.
    case trailing

    /// The axis along which the docked view and the rest are arranged.
    var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

    /// Whether the docked view comes before the rest.
    var isBefore: Bool { self == .top || self == .leading }
}

/// A view that is docked to an edge of a ``DockView``.
@MainActor
public final class DockItem {
    /// The edge of the dock view.
    public let edge: DockEdge
    /// Whether the user can change the thickness; if false, there is no divider beside the view.
    public let isResizable: Bool
    /// The pane, with its limits.
    let item: SplitViewItem
    /// The thickness of a view without a divider; nil for its fitting size.
    let fixedThickness: Int?
    weak var dockView: DockView?

    /// Creates an item that shows a controller's view; the controller becomes a child of the dock view's controller.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - viewController: The controller.
    ///   - thickness: The rows or columns until the user moves the divider; nil for an equal share of the room, or for
    ///     the fitting size if the item is not resizable.
    ///   - isResizable: Whether the user can change the thickness.
    ///   - canCollapse: Whether the user can collapse a resizable item.
    public init(
        _ edge: DockEdge, viewController: ViewController, thickness: Int? = nil,
        isResizable: Bool = true, canCollapse: Bool = false
    ) {
        self.edge = edge
        self.isResizable = isResizable
        fixedThickness = thickness.map { $0.clamped(0, SplitLayout.longest) }
        item = SplitViewItem(
            viewController: viewController, preferredThickness: thickness,
            canCollapse: canCollapse && isResizable)
    }

    /// Creates an item that shows a view.
    public convenience init(
        _ edge: DockEdge, _ view: View, thickness: Int? = nil, isResizable: Bool = true,
        canCollapse: Bool = false
    ) {
        self.init(
            edge, viewController: ViewController(view: view), thickness: thickness,
            isResizable: isResizable, canCollapse: canCollapse)
    }

    /// The controller whose view is docked.
    public var viewController: ViewController { item.viewController }

    /// The minimum thickness of a resizable item in cells; 3 by default.
    public var minimumThickness: Int {
        get { item.minimumThickness }
        set { item.minimumThickness = newValue }
    }

    /// The maximum thickness of a resizable item in cells; no limit by default.
    public var maximumThickness: Int {
        get { item.maximumThickness }
        set { item.maximumThickness = newValue }
    }

    /// Whether the item is collapsed, so that only its divider is visible.
    ///
    /// Setting it is not reported. An item that is not resizable never collapses.
    public var isCollapsed: Bool {
        get { item.isCollapsed }
        set { if isResizable { item.isCollapsed = newValue } }
    }

    /// The present thickness; before the first layout and for a collapsed item, its future thickness.
    var keptThickness: Int { thickness > 0 ? thickness : item.pane.kept ?? 0 }

    /// Sets the thickness, and whether the item is collapsed.
    func restore(_ state: DockViewState.Dock) {
        guard isResizable else { return }
        let thickness = min(state.thickness, SplitLayout.longest)
        item.pane.kept = thickness > 0 ? thickness : nil
        item.pane.isCollapsed = state.isCollapsed
        item.splitView?.paneWasRestored(item)
    }

    /// The present thickness in cells; 0 for an item that is collapsed or not shown.
    public var thickness: Int {
        guard dockView != nil, !isCollapsed else { return 0 }
        return item.container.frame.size[edge.axis]
    }
}
