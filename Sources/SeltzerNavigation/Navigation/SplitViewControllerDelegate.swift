// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Chooses the column of a ``SplitViewController`` that stays visible when there is no room for all,
/// as in UIKit.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
    /// Returns the column that stays visible; the proposed one by default.
    ///
    /// - Parameters:
    ///   - svc: The split view controller.
    ///   - proposedTopColumn: The focused column, or the column that was shown last.
    func splitViewController(
        _ svc: SplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column

    /// Returns whether the details give way to the primary column; false by default.
    ///
    /// Asked if the details would stay visible.
    func splitViewController(
        _ splitViewController: SplitViewController,
        collapseSecondary secondaryViewController: ViewController,
        onto primaryViewController: ViewController
    ) -> Bool
}

extension SplitViewControllerDelegate {
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: SplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column { proposedTopColumn }

    /// Returns false.
    public func splitViewController(
        _ splitViewController: SplitViewController,
        collapseSecondary secondaryViewController: ViewController,
        onto primaryViewController: ViewController
    ) -> Bool { false }
}
