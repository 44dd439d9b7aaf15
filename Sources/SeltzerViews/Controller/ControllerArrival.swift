// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The way of a controller's view from its entry into a window to `viewDidAppear(_:)`.
///
/// The first layout calls `viewIsAppearing(_:)`, when the superview has given the view its size. The
/// frame loop calls `viewDidAppear(_:)` when all windows are laid out.
struct ControllerArrival {
    let isAnimated: Bool
    /// Whether `viewIsAppearing(_:)` was called.
    var isUnderWay = false
}

extension ViewController {
    final func viewWillEnter(_ window: Window) {
        traits.defersFocus = true
        if traits.appearance?.isAppearing != true { viewWillAppear(window.movesRootView) }
        traits.defersFocus = false
    }

    final func viewDidEnter(_ window: Window) {
        guard let application = window.application else { return }
        tasks?.join(application)
        let transition = traits.appearance?.isAppearing == true ? traits.appearance : nil
        if transition != nil { traits.appearance?.hasMoved = true }
        traits.arrival = ControllerArrival(
            isAnimated: transition?.isAnimated ?? window.movesRootView)
        viewIfLoaded?.setNeedsLayout()
        if transition == nil { window.frames?.willAppear(self) }
        if let responder = traits.deferredFocus {
            traits.deferredFocus = nil
            window.whileOpeningScreen { responder.becomeFirstResponder() }
        }
    }

    final func viewWillLeave(_ window: Window) {
        guard !traits.isCovered else { return }
        if traits.appearance?.isAppearing != false { viewWillDisappear(window.movesRootView) }
    }

    final func viewDidLeave(_ window: Window) {
        tasks?.cancelAll()
        traits.arrival = nil
        traits.presentedWindow?.end()
        if traits.appearance?.isAppearing == false {
            traits.appearance?.hasMoved = true
        } else if traits.isCovered {
            traits.isCovered = false
        } else {
            viewDidDisappear(window.movesRootView)
        }
    }

    /// Called before each layout of the view, after the layout of the superview.
    final func layoutWillBegin() {
        guard let arrival = traits.arrival, !arrival.isUnderWay else { return }
        traits.arrival?.isUnderWay = true
        viewIsAppearing(arrival.isAnimated)
    }

    /// Calls `viewDidAppear(_:)`, unless the view has left its window since it entered.
    final func finishArrival() {
        layoutWillBegin()
        guard let arrival = traits.arrival else { return }
        traits.arrival = nil
        if let window {
            window.whileOpeningScreen { viewDidAppear(arrival.isAnimated) }
        } else {
            viewDidAppear(arrival.isAnimated)
        }
        if traits.change == .presentation || traits.change == .additionToParent {
            traits.change = nil
        }
    }
}

extension ViewController {
    /// Records a responder that asks for the focus in `viewDidLoad()` or `viewWillAppear(_:)`,
    /// before its view has a window.
    ///
    /// - Returns: Whether the responder gets the focus when the view enters its window.
    static func deferFocus(to responder: InputResponder) -> Bool {
        guard responder.canBecomeFirstResponder else { return false }
        var current: Responder? = responder
        while let candidate = current {
            if let controller = candidate as? ViewController, controller.traits.defersFocus {
                controller.traits.deferredFocus = responder
                return true
            }
            current = candidate.next
        }
        return false
    }
}
