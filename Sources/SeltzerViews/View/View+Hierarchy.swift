// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// The number of levels that a view tree has at most.
    public static var maximumDepth: Int { 1_000 }

    /// Adds a view in front of the other subviews, taking it from where it is.
    ///
    /// A tree that would have more than ``maximumDepth`` levels, or hold itself, is refused: the call has no
    /// effect, and the application's diagnostics say why.
    public final func addSubview(_ view: View) {
        insertSubview(view, at: subviews.count)
    }

    /// Adds a view at a place among the subviews: 0 is at the back; a place beyond the last is in front.
    ///
    /// Refused as ``addSubview(_:)`` says.
    public final func insertSubview(_ view: View, at index: Int) {
        guard accepts(view) else { return }
        if view.superview === self {
            moveSubview(view, to: index)
            return
        }
        if view.superview != nil {
            view.detach(for: containingWindow)
            // The old superview was told before, and may have done anything.
            guard view.superview == nil else { return }
            guard accepts(view) else {
                view.containingWindow?.viewBecomesIneligible(view)
                view.leaveWindow()
                return
            }
        }
        subviews.insert(view, at: index.clamped(0, subviews.count))
        view.superview = self
        noteLevels(below: view)
        view.enter(containingWindow)
        if !view.displayMarks.isEmpty { view.markDisplayPath() }
        view.setNeedsDisplayBeneath()
        contentDidChange()
        view.markLayoutPath()
        didAddSubview(view)
    }

    /// Adds a view right in front of one of the subviews; in front of all where that is none.
    public final func insertSubview(_ view: View, aboveSubview sibling: View) {
        guard view !== sibling else { return }
        let index = place(of: sibling, without: view)
        insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
    }

    /// Adds a view right behind one of the subviews; in front of all where that is none.
    public final func insertSubview(_ view: View, belowSubview sibling: View) {
        guard view !== sibling else { return }
        insertSubview(view, at: place(of: sibling, without: view) ?? subviews.count)
    }

    /// Moves a subview in front of the others; does nothing with any other view.
    public final func bringSubviewToFront(_ view: View) {
        if view.superview === self { moveSubview(view, to: subviews.count) }
    }

    /// Moves a subview behind the others; does nothing with any other view.
    public final func sendSubviewToBack(_ view: View) {
        if view.superview === self { moveSubview(view, to: 0) }
    }

    /// Takes the view out of its superview; does nothing where it is in none.
    public final func removeFromSuperview() {
        detach(for: nil)
    }

    /// Takes the view out of its superview, on its way into a window or into none.
    ///
    /// On the way within one window it keeps the keys and the mouse, and its controllers hear nothing.
    private func detach(for window: Window?) {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.releaseConstraints(of: self)
        guard self.superview === superview else { return }
        let isLeaving = containingWindow != nil && containingWindow !== window
        setNeedsDisplayBeneath()
        containingWindow?.frames?.placesDidChange()
        if isLeaving { containingWindow?.viewBecomesIneligible(self) }
        if let index = superview.subviews.lastIndex(where: { $0 === self }) {
            superview.subviews.remove(at: index)
        }
        superview.contentDidChange()
        self.superview = nil
        if isLeaving { leaveWindow() }
    }

    private func leaveWindow() {
        let window = containingWindow
        enter(nil)
        window?.giveUpFocus(of: self)
    }

    /// Returns whether the view is another one, or inside of it at any level.
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
        if isDescendant(of: view) {
            diagnose(
                "\(type(of: view)) was not added to \(type(of: self)): it would contain itself",
                view)
            return false
        }
        if view is Window {
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

    /// Notes in the application's ``Application/diagnostics`` something that went wrong without ending
    /// anything; a view in no window tells it when it comes into one.
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

    /// Counts the levels below anew, level by level, so that an earlier, deeper tree does not count.
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

    private func moveSubview(_ view: View, to index: Int) {
        guard let old = subviews.lastIndex(where: { $0 === view }) else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index.clamped(0, subviews.count))
        view.setNeedsDisplayBeneath()
    }

    private func place(of sibling: View, without view: View) -> Int? {
        guard let index = subviews.lastIndex(where: { $0 === sibling }) else { return nil }
        guard view.superview === self,
            let own = subviews.firstIndex(where: { $0 === view }), own < index
        else { return index }
        return index - 1
    }

    // MARK: Windows

    /// Tells the subtree which window it is in now, and its controllers that they appear or disappear.
    final func enter(_ window: Window?) {
        guard window !== containingWindow, window === homeWindow else { return }
        let isAppearing = window != nil
        if rare?.animations.isEmpty == false { endAnimationsOnLeaving() }
        if containingWindow != nil { controller?.viewWillLeaveWindow() }
        if isAppearing { controller?.viewWillEnterWindow() }
        // The controller may have moved the view: then it is where it belongs already.
        guard window === homeWindow else { return }
        containingWindow = window
        isInWindow = isAppearing
        if rare != nil {
            updateTimers()
            if let application = window?.application { reportPendingDiagnostics(to: application) }
        }
        for subview in subviews where subview.superview === self { subview.enter(window) }
        didMoveToWindow()
        guard containingWindow === window else { return }
        if isAppearing {
            controller?.viewDidEnterWindow()
        } else {
            controller?.viewDidLeaveWindow()
        }
    }

    /// The window that the view belongs to by its place; nil where it is in none that is shown.
    private var homeWindow: Window? {
        if let superview { return superview.containingWindow }
        guard let window = self as? Window, window.application != nil else { return nil }
        return window
    }
}
