// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerLayout
import SeltzerViews

/// A pane of a ``SplitView``: a controller's view with its limits.
@MainActor
public final class SplitViewItem {
    /// The controller whose view is shown in the pane.
    public let viewController: ViewController

    /// The minimum thickness in cells; 3 by default.
    ///
    /// The pane becomes thinner only if the split view is too small for the minima of all panes.
    public var minimumThickness = 3 {
        didSet { change { $0.minimum = minimumThickness.clamped(0, SplitLayout.longest) } }
    }

    /// The maximum thickness in cells; no limit by default.
    ///
    /// The pane becomes thicker only if no other pane takes the rest.
    public var maximumThickness = Int.max {
        didSet { change { $0.maximum = maximumThickness.clamped(0, SplitLayout.longest) } }
    }

    /// The thickness in cells until the user moves a divider; nil, the default, for an equal share of the rest.
    public var preferredThickness: Int? {
        didSet {
            change { $0.preferred = preferredThickness?.clamped(0, SplitLayout.longest) }
        }
    }

    /// The strength with which the pane keeps its thickness when the split view is resized.
    ///
    /// The panes with the lowest priority grow and shrink first, in proportion to their thicknesses.
    public var holdingPriority: LayoutPriority {
        didSet { change { $0.holdingPriority = holdingPriority } }
    }

    /// Whether the user can collapse the pane.
    public var canCollapse: Bool {
        didSet { change { $0.canCollapse = canCollapse } }
    }

    /// Whether the pane is collapsed: it takes no room, and its divider expands it again.
    ///
    /// If the focus is in the pane, a collapse moves it to the divider. Expanding the pane moves the focus back, unless
    /// the user has moved it from the divider.
    ///
    /// Setting it is not reported.
    public var isCollapsed: Bool {
        get { pane.isCollapsed }
        set {
            guard newValue != isCollapsed else { return }
            if let splitView {
                splitView.setCollapsed(newValue, self)
            } else {
                pane.isCollapsed = newValue
            }
        }
    }

    /// The thicknesses and limits for the layout.
    package var pane = SplitLayout.Pane()
    /// The container of the view, which clips the view.
    package let container = SplitPaneView()
    package weak var splitView: SplitView?
    /// The last focused view in the pane.
    weak var lastFocus: View?
    /// The divider that got the focus when the pane was collapsed; nil if the focus was elsewhere.
    weak var focusedDivider: SplitDivider?

    /// Creates a pane that shows a controller's view; the controller becomes a child of the split view's controller.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - preferredThickness: The thickness in cells until the user moves a divider; nil for an equal share of the
    ///     rest. A pane with a preferred thickness gets a high ``holdingPriority``.
    ///   - canCollapse: Whether the user can collapse the pane.
    public init(
        viewController: ViewController, preferredThickness: Int? = nil, canCollapse: Bool = false
    ) {
        self.viewController = viewController
        self.preferredThickness = preferredThickness
        self.canCollapse = canCollapse
        holdingPriority = preferredThickness == nil ? .defaultLow : .defaultHigh
        pane.minimum = minimumThickness
        pane.maximum = SplitLayout.longest
        pane.preferred = preferredThickness?.clamped(0, SplitLayout.longest)
        pane.canCollapse = canCollapse
        pane.holdingPriority = holdingPriority
    }

    /// Creates a pane that shows a view.
    public convenience init(
        view: View, preferredThickness: Int? = nil, canCollapse: Bool = false
    ) {
        self.init(
            viewController: ViewController(view: view), preferredThickness: preferredThickness,
            canCollapse: canCollapse)
    }

    /// Focuses the last focused view in the pane, or else the first view that can be focused.
    ///
    /// - Returns: Whether a view is focused.
    func takeFocus() -> Bool {
        guard !isCollapsed else { return false }
        if let lastFocus, lastFocus.isDescendant(of: container), lastFocus.becomeFirstResponder() {
            return true
        }
        if viewController.preferredFocusedView?.becomeFirstResponder() == true { return true }
        return container.focusFirst()
    }

    private func change(_ body: (inout SplitLayout.Pane) -> Void) {
        body(&pane)
        splitView?.itemDidChange()
    }
}

/// The view that contains a pane.
package final class SplitPaneView: View, LineJoiningView {
    package var letsLinesOut: Bool { true }

    init() {
        super.init()
        clipsToBounds = true
    }

    package override func layoutSubviews() {
        for view in subviews { view.frame = bounds }
    }

    package override func sizeThatFits(_ size: Size) -> Size {
        subviews.first?.sizeThatFits(size) ?? .zero
    }

    package func linesInsideDidMove() {}
}
