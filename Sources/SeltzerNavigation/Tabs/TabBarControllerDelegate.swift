// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Decides and learns which controller the user selects in a ``TabBarController``, as in UIKit.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Returns whether the user may select a controller; true by default.
    func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool

    /// Called after the user selected a controller, also the one that shows already.
    func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {}
}
