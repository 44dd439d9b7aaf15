// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The number of changes of all view trees.
///
/// If it is the same after a call of an overridden method, the method changed no tree, and nothing
/// has to be read again. Reading weak references is a large part of the cost of adding a view.
// Exclusivity checks are off: each view that is added reads the number.
@MainActor @exclusivity(unchecked) private var treeChanges = 0

extension View {
    /// The maximum number of levels of a view tree.
    public static var maximumDepth: Int { 1_000 }

    /// Adds a view at an index among the subviews.
    final func insert(_ view: View, at index: Int) {
        guard accepts(view) else { return }
        let old = view.superview
        if old === self {
            moveSubview(view, to: index)
            return
        }
        let changes = treeChanges
        view.willMove(toSuperview: self)
        if old != nil || treeChanges != changes {
            guard view.leave(old, toEnter: self) else { return }
        }
        if isInWindow || view.isInWindow, view.containingWindow !== containingWindow {
            view.announceMove(to: containingWindow)
            guard view.superview == nil, !isDescendant(of: view) else { return }
        }
        link(view, at: index)
    }

    /// Makes a view a subview, and informs it.
    private func link(_ view: View, at index: Int) {
        // An insertion costs more, also at the end.
        if index >= subviews.count {
            subviews.append(view)
        } else {
            subviews.insert(view, at: max(0, index))
        }
        view.superview = self
        treeChanges &+= 1
        noteLevels(below: view)
        let changes = treeChanges
        if isInWindow || view.isInWindow { view.enter(containingWindow) }
        view.didMoveToSuperview()
        guard treeChanges == changes || view.superview === self else { return }
        if !view.displayMarks.isEmpty { view.markDisplayPath() }
        if view.layoutState.awaitsConstraintUpdate { view.markConstraintPath() }
        view.setNeedsDisplayBeneath()
        if view.heldConstraints != nil { prepareLayout(ofSubviewWithConstraints: view) }
        if view.rare != nil { view.announceAutoresizing() }
        contentDidChange()
        view.markLayoutPath()
        didAddSubview(view)
    }

    /// Leaves the old superview, if the view has not left it yet.
    ///
    /// - Returns: Whether the view may still enter the new superview. The view and the old superview
    ///   were notified, and the program may have changed the tree.
    private func leave(_ old: View?, toEnter new: View) -> Bool {
        if let old, superview === old { detach(for: new.containingWindow) }
        guard superview == nil else { return false }
        if old == nil ? !new.isDescendant(of: self) : new.accepts(self) { return true }
        containingWindow?.viewBecomesIneligible(self)
        leaveWindow()
        didMoveToSuperview()
        return false
    }

    final func insert(_ view: View, above sibling: View) {
        guard view !== sibling else { return }
        let index = place(of: sibling, without: view)
        insert(view, at: index.map { $0 + 1 } ?? subviews.count)
    }

    final func insert(_ view: View, below sibling: View) {
        guard view !== sibling else { return }
        insert(view, at: place(of: sibling, without: view) ?? subviews.count)
    }

    final func leaveSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        guard self.superview === superview else { return }
        willMove(toSuperview: nil)
        guard self.superview === superview else { return }
        leave(superview, for: nil)
        didMoveToSuperview()
    }

    /// Removes the view from its superview, before it enters a given window (nil: none).
    ///
    /// A view that stays in its window keeps the focus and the mouse, and its controllers are not
    /// notified.
    private func detach(for window: Window?) {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        guard self.superview === superview else { return }
        leave(superview, for: window)
    }

    private func leave(_ superview: View, for window: Window?) {
        superview.releaseConstraints(of: self)
        guard self.superview === superview else { return }
        if containingWindow != nil, containingWindow !== window {
            announceMove(to: nil)
            guard self.superview === superview else { return }
        }
        let isLeaving = containingWindow != nil && containingWindow !== window
        setNeedsDisplayBeneath()
        containingWindow?.frames?.placesDidChange()
        if isLeaving { containingWindow?.viewBecomesIneligible(self) }
        if let index = superview.subviews.lastIndex(identicalTo: self) {
            superview.subviews.remove(at: index)
        }
        superview.contentDidChange()
        self.superview = nil
        treeChanges &+= 1
        if isLeaving { leaveWindow() }
    }

    private func leaveWindow() {
        let window = containingWindow
        enter(nil)
        window?.giveUpFocus(of: self)
    }

    /// Exchanges two subviews; has no effect if one of the indices does not exist.
    public final func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        guard index != other, subviews.indices.contains(index), subviews.indices.contains(other)
        else { return }
        subviews.swapAt(index, other)
        subviews[index].setNeedsDisplayBeneath()
        subviews[other].setNeedsDisplayBeneath()
    }

    /// Returns whether the view is a given view, or below it at any level.
    public final func isDescendant(of view: View) -> Bool {
        var current: View? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    // MARK: Refusals

    private func accepts(_ view: View) -> Bool {
        // A view without subviews contains only itself.
        if view.subviews.isEmpty ? view === self : isDescendant(of: view) {
            diagnose(
                "\(type(of: view)) was not added to \(type(of: self)): it would contain itself",
                view)
            return false
        }
        if view.isWindow {
            diagnose("\(type(of: view)) was not added to \(type(of: self)): it is a window", view)
            return false
        }
        if levelsAbove + 1 + Int(view.levelsBelow) + 1 > Self.maximumDepth,
            levelsAbove + 1 + view.measureLevels() + 1 > Self.maximumDepth
        {
            diagnose(
                "\(type(of: view)) was not added to \(type(of: self)): "
                    + "a view tree has at most \(Self.maximumDepth) levels", view)
            return false
        }
        return true
    }

    private func diagnose(_ message: String, _ other: View) {
        let isInWindow = window?.application != nil || other.window?.application == nil
        (isInWindow ? self : other).diagnose(message)
    }

    /// Adds a problem that does not end the program to the application's
    /// ``Application/diagnostics``.
    ///
    /// A view outside of a window adds it when it enters one.
    public final func diagnose(_ message: String) {
        if let application = window?.application {
            application.diagnose(message)
        } else if !rareState.pendingDiagnostics.contains(message) {
            rareState.pendingDiagnostics.append(message)
        }
    }

    private func reportPendingDiagnostics(to application: Application) {
        guard let rare, !rare.pendingDiagnostics.isEmpty else { return }
        let messages = rare.pendingDiagnostics
        rare.pendingDiagnostics = []
        messages.forEach(application.diagnose)
    }

    private var levelsAbove: Int {
        var count = 0
        var current = superview
        while let view = current {
            count += 1
            current = view.superview
        }
        return count
    }

    /// Counts the levels below again, because an earlier tree may have been deeper.
    private func measureLevels() -> Int {
        var level = subviews
        var count = 0
        while !level.isEmpty {
            count += 1
            level = level.flatMap(\.subviews)
        }
        levelsBelow = UInt16(clamping: count)
        return count
    }

    private func noteLevels(below view: View) {
        var levels = view.levelsBelow + 1
        var current: View? = self
        while let ancestor = current, ancestor.levelsBelow < levels {
            ancestor.levelsBelow = levels
            levels += 1
            current = ancestor.superview
        }
    }

    // MARK: Order

    /// Moves a subview to a place among the others; has no effect on other views.
    final func moveSubview(_ view: View, to index: Int) {
        guard let old = subviews.lastIndex(identicalTo: view) else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index.clamped(0, subviews.count))
        view.setNeedsDisplayBeneath()
    }

    private func place(of sibling: View, without view: View) -> Int? {
        guard let index = subviews.lastIndex(identicalTo: sibling) else { return nil }
        guard view.superview === self,
            let own = subviews.firstIndex(identicalTo: view), own < index
        else { return index }
        return index - 1
    }

    // MARK: Windows

    /// Informs the view and its subviews that they are about to enter a window; nil if they are
    /// about to leave theirs.
    final func announceMove(to window: Window?) {
        willMove(toWindow: window)
        for subview in subviews where subview.superview === self {
            subview.announceMove(to: window)
        }
    }

    /// Passes a window to the view and its subviews, and informs their controllers that they appear
    /// or disappear.
    final func enter(_ window: Window?) {
        guard window !== containingWindow, window === homeWindow else { return }
        let isAppearing = window != nil
        if rare?.animations.isEmpty == false { endAnimationsOnLeaving() }
        let old = containingWindow
        if let old { controller?.viewWillLeave(old) }
        if let window { controller?.viewWillEnter(window) }
        // The controller may have moved the view again. This call then has nothing left to do.
        guard window === homeWindow else { return }
        containingWindow = window
        isInWindow = isAppearing
        treeChanges &+= 1
        if rare != nil {
            updateTimers()
            updateTasks()
            if let application = window?.application { reportPendingDiagnostics(to: application) }
        }
        for subview in subviews where subview.superview === self { subview.enter(window) }
        didMoveToWindow()
        guard containingWindow === window else { return }
        if let window {
            controller?.viewDidEnter(window)
        } else if let old {
            controller?.viewDidLeave(old)
        }
    }

    /// The window at the root of the view's tree; nil if there is none, or if no application shows
    /// it.
    private var homeWindow: Window? {
        if let superview { return superview.containingWindow }
        guard let window = self as? Window, window.application != nil else { return nil }
        return window
    }
}
