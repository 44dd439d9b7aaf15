// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Panes side by side or one above another, with dividers that the user can move.
///
/// When the user moves a divider, the split view posts ``DividerMoved``, and ``PaneToggled`` if a pane was collapsed or
/// expanded. Changes by the program are not reported. Each ``SplitViewItem`` has the limits of its pane.
///
/// ```swift
/// let split = SplitView(items: [
///     SplitViewItem(view: tree, preferredThickness: 24, canCollapse: true),
///     SplitViewItem(view: editor),
/// ])
/// ```
///
///     Sources  │ import Seltzer
///     Tests    ┃
///     README   │ let screen = …
open class SplitView: View {
    /// The direction in which the panes follow one another.
    public final var axis: Axis {
        didSet {
            guard axis != oldValue else { return }
            forgetThicknesses()
            paneSizesDidChange()
        }
    }

    /// The panes, in order.
    public private(set) final var items: [SplitViewItem] = []

    /// The dividers, in order: one between each pane and the next.
    public private(set) final var dividers: [SplitDivider] = []

    /// Whether the split view belongs to a dock view, which moves the focus through the panes.
    package final var isPartOfDock = false

    /// The parent of the panes' controllers; nil for the controller around the split view.
    final weak var container: ViewController?

    /// Creates a split view with panes.
    public init(_ axis: Axis = .horizontal, items: [SplitViewItem] = []) {
        self.axis = axis
        super.init()
        clipsToBounds = true
        setContentPriorities(.defaultLow)
        for item in items { addItem(item) }
    }

    /// Creates a split view with panes of equal thickness.
    public convenience init(_ axis: Axis, _ views: [View]) {
        self.init(axis, items: views.map { SplitViewItem(view: $0) })
    }

    // MARK: Panes

    /// Adds a pane at the end.
    public final func addItem(_ item: SplitViewItem) { insertItem(item, at: items.count) }

    /// Inserts a pane at an index; for an index beyond the panes, at the nearest end.
    ///
    /// Does nothing for an item that is already in a split view.
    public final func insertItem(_ item: SplitViewItem, at index: Int) {
        guard item.splitView == nil else { return }
        let index = index.clamped(0, items.count)
        item.splitView = self
        items.insert(item, at: index)
        owner?.addChild(item.viewController)
        item.container.addSubview(item.viewController.view)
        // The order of the subviews is the order of the Tab key.
        insertSubview(item.container, at: 2 * index)
        if let owner { item.viewController.didMove(toParent: owner) }
        if items.count > 1 {
            let divider = SplitDivider(in: self)
            dividers.append(divider)
            insertSubview(divider, at: 2 * dividers.count - 1)
        }
        paneSizesDidChange()
    }

    /// Removes a pane; does nothing for an index that does not exist.
    public final func removeItem(at index: Int) {
        guard items.indices.contains(index) else { return }
        let item = items.remove(at: index)
        let parent = container ?? enclosingViewController
        let isChild = item.viewController.parent != nil && item.viewController.parent === parent
        if isChild { item.viewController.willMove(toParent: nil) }
        item.container.removeFromSuperview()
        item.viewController.view.removeFromSuperview()
        if isChild { item.viewController.removeFromParent() }
        item.splitView = nil
        dividers.popLast()?.removeFromSuperview()
        paneSizesDidChange()
    }

    // MARK: Thicknesses

    /// The preferred, the last and the limiting thicknesses of all panes.
    final var layout: SplitLayout {
        get { SplitLayout(panes: items.map(\.pane)) }
        set {
            guard newValue.panes.count == items.count else { return }
            for (item, pane) in zip(items, newValue.panes) { item.pane = pane }
            paneSizesDidChange()
        }
    }

    /// The length of all panes without the dividers, in cells.
    private final var length: Int { max(0, bounds.size[axis] - dividers.count) }

    /// Returns the thickness of a pane in cells; 0 for a collapsed pane, and for an index that does not exist.
    public final func thickness(ofItemAt index: Int) -> Int {
        guard items.indices.contains(index) else { return 0 }
        return layout.thicknesses(in: length)[index]
    }

    /// Returns the cells between the beginning of the split view and a divider; 0 for an index that does not exist.
    public final func position(ofDividerAt index: Int) -> Int {
        guard dividers.indices.contains(index) else { return 0 }
        return layout.thicknesses(in: length)[0...index].reduce(index, +)
    }

    /// Moves a divider as far as the limits of its two panes allow; nothing is reported.
    ///
    /// Does nothing before the split view has a size; use ``SplitViewItem/preferredThickness`` instead.
    ///
    /// - Parameters:
    ///   - position: The cells between the beginning of the split view and the divider.
    ///   - index: The index of the divider; an index that does not exist is ignored.
    public final func setPosition(_ position: Int, ofDividerAt index: Int) {
        guard dividers.indices.contains(index) else { return }
        let distance = position.saturatingSubtracting(self.position(ofDividerAt: index))
        layout.moveDivider(at: index, by: distance, in: length)
    }

    /// The thicknesses of the panes, for the next run of the program.
    ///
    /// A state for a different number of panes is ignored. Setting it is not reported.
    public final var state: SplitViewState {
        get {
            let shares = layout.thicknesses(in: length)
            return SplitViewState(
                panes: zip(items, shares).map { item, share in
                    SplitViewState.Pane(
                        thickness: item.isCollapsed ? item.pane.kept ?? 0 : share,
                        isCollapsed: item.isCollapsed)
                })
        }
        set {
            guard newValue.panes.count == items.count else { return }
            for (item, pane) in zip(items, newValue.panes) {
                let thickness = min(pane.thickness, SplitLayout.longest)
                item.pane.kept = thickness > 0 ? thickness : nil
                item.pane.isCollapsed = pane.isCollapsed
            }
            paneSizesDidChange()
        }
    }

    final func setCollapsed(_ isCollapsed: Bool, _ item: SplitViewItem) {
        guard let index = items.firstIndex(where: { $0 === item }) else { return }
        if isCollapsed {
            layout.collapsePane(at: index, in: length)
        } else {
            layout.expandPane(at: index, in: length)
        }
    }

    /// The limits of a pane changed.
    final func itemDidChange() { paneSizesDidChange() }

    /// Updates the layout after the thickness of one pane was restored; the other panes share the rest.
    package final func paneWasRestored(_ pane: SplitViewItem) {
        for item in items where item !== pane { item.pane.kept = nil }
        paneSizesDidChange()
    }

    private final func forgetThicknesses() {
        for item in items { item.pane.kept = nil }
    }

    private final func paneSizesDidChange() {
        moveFocusOutOfCollapsedPanes()
        for item in items { item.container.isHidden = item.isCollapsed }
        giveFocusBack()
        for divider in dividers { divider.setNeedsDisplay() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Moves the focus from a collapsed pane to the divider beside it, which can expand the pane again.
    private final func moveFocusOutOfCollapsedPanes() {
        guard let focused = window?.firstResponder as? View, !dividers.isEmpty else { return }
        for (index, item) in items.enumerated()
        where item.isCollapsed && focused.isDescendant(of: item.container) {
            let divider = dividers[min(index, dividers.count - 1)]
            item.lastFocus = focused
            item.focusedDivider = divider
            divider.becomeFirstResponder()
        }
    }

    /// Gives the focus back to the view that lost it by a collapse, after the pane was expanded.
    ///
    /// If the user has moved the focus from the divider meanwhile, it does not move.
    private final func giveFocusBack() {
        for item in items where !item.isCollapsed {
            guard let divider = item.focusedDivider else { continue }
            item.focusedDivider = nil
            if divider.isFirstResponder { _ = item.takeFocus() }
        }
    }

    // MARK: The user

    /// Moves a divider from its place in a layout, and reports it.
    final func moveDividerByUser(at index: Int, by distance: Int, from start: SplitLayout) {
        change(at: index) { layout in
            guard start.panes.count == layout.panes.count else { return }
            layout = start
            layout.moveDivider(at: index, by: distance, in: length)
        }
    }

    /// Expands a collapsed pane beside a divider, or else collapses the first pane there that can collapse.
    ///
    /// - Returns: Whether a pane was collapsed or expanded.
    final func toggleByUser(besideDividerAt index: Int) -> Bool {
        let beside = [index, index + 1]
        if let collapsed = beside.first(where: { items[$0].isCollapsed }) {
            change(at: index) { $0.expandPane(at: collapsed, in: length) }
            return true
        }
        let isAnotherOpen = items.count { !$0.isCollapsed } > 1
        guard isAnotherOpen, let open = beside.first(where: { items[$0].canCollapse }) else {
            return false
        }
        change(at: index) { $0.collapsePane(at: open, in: length) }
        return true
    }

    /// Changes the layout, and reports a moved divider and toggled panes as acts of the user.
    private final func change(at index: Int, _ body: (inout SplitLayout) -> Void) {
        let old = layout, oldPosition = position(ofDividerAt: index)
        var new = old
        body(&new)
        guard new != old else { return }
        layout = new
        let position = position(ofDividerAt: index)
        if position != oldPosition {
            post(DividerMoved(index: index, position: position), includingSelf: true) {
                dividers[index].sendActions(for: .valueChanged)
            }
        }
        for (pane, change) in zip(old.panes, new.panes).enumerated()
        where change.0.isCollapsed != change.1.isCollapsed {
            post(PaneToggled(index: pane, isCollapsed: change.1.isCollapsed), includingSelf: true)
        }
    }

    /// The actions `next-pane` and `previous-pane` on F6 and Shift-F6; after the last pane comes the first.
    ///
    /// In nested split views, they visit the panes of all of them.
    open override var actions: [Action] {
        let panes = Action.Group("panes", title: "Pane")
        return [
            Action("next-pane", title: "Next pane", keys: ["f6"]) {
                ($0 as? SplitView)?.focusPane(by: 1) ?? .ignored
            }.priority(.low).group(panes).mayDecline().category(.move),
            Action("previous-pane", title: "Previous pane", keys: ["shift-f6"]) {
                ($0 as? SplitView)?.focusPane(by: -1) ?? .ignored
            }.priority(.low).group(panes).mayDecline().category(.move),
        ]
    }

    // MARK: Containment

    /// The parent of the panes' controllers; nil outside of a window, unless the split view belongs to a controller.
    private final var owner: ViewController? {
        container ?? viewControllerForChildren
    }

    /// Makes the controllers of all panes children of the split view's controller.
    open override func didMoveToWindow() {
        if container == nil { items.map(\.viewController).move(toParent: owner) }
    }

    // MARK: Layout

    /// Returns the size of the panes and the dividers.
    open override func sizeThatFits(_ size: Size) -> Size {
        var fitting = Size.zero
        fitting[axis] = dividers.count
        for item in items where !item.isCollapsed {
            var pane = item.container.sizeThatFits(size)
            pane[axis] = item.pane.limited(item.pane.kept ?? item.pane.preferred ?? pane[axis])
            fitting[axis] = fitting[axis].saturatingAdding(pane[axis])
            fitting[axis.other] = max(fitting[axis.other], pane[axis.other])
        }
        return fitting
    }

    /// Gives one cell to each divider, and the rest to the panes.
    open override func layoutSubviews() {
        let shares = layout.thicknesses(in: length)
        var rect = bounds
        for (index, item) in items.enumerated() {
            rect.size[axis] = shares[index]
            item.container.frame = rect
            rect.origin[axis] = rect.origin[axis].saturatingAdding(shares[index])
            guard index < dividers.count else { continue }
            rect.size[axis] = 1
            dividers[index].frame = rect
            rect.origin[axis] = rect.origin[axis].saturatingAdding(1)
        }
        lineDidMove()
    }
}

extension SplitView: PaneContainer {
    package final var panes: [SplitViewItem] { isPartOfDock ? [] : items }

    package final func indexOfPane(containing view: View) -> Int? {
        items.firstIndex { view.isDescendant(of: $0.container) }
            ?? dividers.firstIndex { $0 === view }
    }
}

extension SplitView: LineJoiningView {
    package final var letsLinesOut: Bool { true }

    package final func linesInsideDidMove() {
        for divider in dividers { divider.setNeedsDisplay() }
    }

    /// Visits the places where lines in the panes end at a divider.
    ///
    /// - Parameter body: Gets the place along the divider, in the divider's own coordinates, and whether the line is
    ///   before the divider.
    final func forEachJoint(of divider: SplitDivider, _ body: (Int, Bool) -> Void) {
        guard let index = divider.index else { return }
        let across = divider.axis.other
        for (pane, isBefore) in [(index, true), (index + 1, false)] where !items[pane].isCollapsed {
            items[pane].container.forEachJoinedLine { line in
                guard line.axis == across else { return }
                let rect = divider.convert(line.lineRect, from: line)
                let gap =
                    isBefore
                    ? divider.bounds.origin[across] - rect.origin[across] - rect.size[across]
                    : rect.origin[across] - divider.bounds.origin[across] - 1
                if gap == 0 { body(rect.origin[divider.axis], isBefore) }
            }
        }
    }
}
