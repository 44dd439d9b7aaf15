// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The layout before each frame, and what follows from it.
extension FrameLoop {
    /// The maximum number of times that one frame lays out again because controllers appeared.
    private static var mostArrivals: Int { 100 }

    /// Keeps a subview at its target while both the anchor and the subview exist.
    func follow(_ anchor: ViewAnchor) {
        if !anchors.contains(where: { $0.object === anchor }) {
            anchors.append(Weak(anchor))
        }
        setNeedsFrame()
    }

    private func placeAnchoredViews(of application: Application) {
        anchors = anchors.filter { $0.object?.isShown(by: application) == true }
        // One anchored view may be the target of another.
        for _ in anchors {
            var hasMoved = false
            for anchor in anchors where anchor.object?.placeSubview() == true { hasMoved = true }
            if !hasMoved { return }
        }
    }

    /// Records a controller whose view has entered a window; the end of the next layout calls its
    /// `viewDidAppear(_:)`.
    func willAppear(_ controller: ViewController) { arriving.append(controller) }

    /// Calls `viewDidAppear(_:)` of the controllers that have arrived, in order.
    ///
    /// - Parameter window: The window of the controllers; nil for all windows.
    /// - Returns: Whether there were any.
    @discardableResult
    func finishArrivals(in window: Window? = nil) -> Bool {
        guard !arriving.isEmpty else { return false }
        let due = arriving.filter { window == nil || $0.window === window }
        guard !due.isEmpty else { return false }
        arriving = arriving.filter { window != nil && $0.window !== window }
        for controller in due { controller.finishArrival() }
        return true
    }

    /// Lays out until no view asks for layout and all new controllers have appeared.
    func layOut() {
        if let application { layOut(application) }
    }

    func layOut(_ application: Application) {
        for _ in 0..<Self.mostArrivals {
            layOutWindows(of: application)
            guard finishArrivals() else { return }
        }
    }

    /// Informs the views if the theme or the screen has other traits now.
    private func checkTraits(of application: Application) {
        let new = TraitCollection(application.effectiveTheme, application.availableBounds.size)
        guard new != traits else { return }
        let old = traits
        traits = new
        guard let old else { return }
        for window in application.windows { window.traitsDidChange(from: old) }
    }

    /// Lays out until no view asks for layout; an endless layout continues in the next frame.
    private func layOutWindows(of application: Application) {
        checkTraits(of: application)
        application.fitRows()
        for _ in 0..<8 {
            application.repairFocus()
            for window in application.windows {
                window.place(in: bounds)
                window.layoutIfNeeded()
            }
            if !anchors.isEmpty { placeAnchoredViews(of: application) }
            let isRefitted = application.fitRows()
            application.mouse.settle(at: application.clock.now)
            if isRefitted { continue }
            // A layout may have moved a view that a window lies beside, or may have hidden the
            // focused view.
            if placeWindows(of: application), isSettled(application) { return }
        }
        application.diagnose(
            "The layout never ends: a view calls setNeedsLayout() each time it is laid out")
    }

    /// Moves each window to its place, and returns whether all were there already.
    private func placeWindows(of application: Application) -> Bool {
        var arePlaced = true
        for window in application.windows {
            let old = window.frame
            window.place(in: bounds)
            if window.frame != old { arePlaced = false }
        }
        return arePlaced
    }

    /// Whether no window asks for layout or for another focus.
    private func isSettled(_ application: Application) -> Bool {
        for window in application.windows
        where window.layoutState.isMarked || window.mustRepairFocus {
            return false
        }
        return true
    }
}
