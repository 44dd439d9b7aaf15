// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Changes of the stack that report when the appearance calls are over.
///
/// They call the methods without a completion, which subclasses override. The closure is called in a
/// later turn of the main actor, and not if the stack has not changed.
extension NavigationController {
    /// Pushes a controller as ``pushViewController(_:animated:)``, and calls a closure later.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called after the appearance calls.
    public final func pushViewController(
        _ controller: ViewController, animated: Bool = true, completion: @escaping () -> Void
    ) {
        report(to: completion) { pushViewController(controller, animated: animated) }
    }

    /// Pops a controller as ``popViewController(animated:)``, and calls a closure later.
    ///
    /// - Parameters:
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called after the appearance calls.
    /// - Returns: The removed controller; nil if the stack has fewer than two controllers.
    @discardableResult
    public final func popViewController(
        animated: Bool = true, completion: @escaping () -> Void
    ) -> ViewController? {
        report(to: completion) { popViewController(animated: animated) }
    }

    /// Pops controllers as ``popToViewController(_:animated:)``, and calls a closure later.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called after the appearance calls.
    /// - Returns: The removed controllers, the lowest first; nil if there are none.
    @discardableResult
    public final func popToViewController(
        _ controller: ViewController, animated: Bool = true, completion: @escaping () -> Void
    ) -> [ViewController]? {
        report(to: completion) { popToViewController(controller, animated: animated) }
    }

    /// Pops controllers as ``popToRootViewController(animated:)``, and calls a closure later.
    ///
    /// - Parameters:
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called after the appearance calls.
    /// - Returns: The removed controllers, the lowest first; nil if there are none.
    @discardableResult
    public final func popToRootViewController(
        animated: Bool = true, completion: @escaping () -> Void
    ) -> [ViewController]? {
        report(to: completion) { popToRootViewController(animated: animated) }
    }

    /// Replaces the stack as ``setViewControllers(_:animated:)``, and calls a closure later.
    ///
    /// - Parameters:
    ///   - controllers: The new stack, the root first.
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called after the appearance calls.
    public final func setViewControllers(
        _ controllers: [ViewController], animated: Bool = true, completion: @escaping () -> Void
    ) {
        report(to: completion) { setViewControllers(controllers, animated: animated) }
    }

    private func report<Result>(
        to completion: @escaping () -> Void, _ change: () -> Result
    ) -> Result {
        let old = viewControllers
        let result = change()
        if !old.elementsEqual(viewControllers, by: ===) {
            ApplicationWork.perform(completion, laterIn: window?.application)
        }
        return result
    }
}
