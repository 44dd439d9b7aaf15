// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An object that follows the movements of a ``ScrollView``.
///
/// All methods are optional. The scroll view calls its delegate before it posts ``Scrolled`` and
/// ``ScrollEnded``. The delegates of tables, collections and text views adopt this protocol.
@MainActor
public protocol ScrollViewDelegate: AnyObject {
    /// Called in the setter of ``ScrollView/contentOffset``, once for each change.
    ///
    /// Movements by the program count, and also the corrections by a layout.
    func scrollViewDidScroll(_ scrollView: ScrollView)

    /// Called when the user takes hold of a bar, and before the first movement by wheel or keys.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)

    /// Called when the user releases a bar.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: Always zero: nothing moves on after the release.
    ///   - targetContentOffset: The present offset. The scroll view moves to another offset that
    ///     the method stores here.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point,
        targetContentOffset: UnsafeMutablePointer<Point>)

    /// Called after the user released a bar, and once after a movement by wheel or keys.
    ///
    /// After the wheel and the keys it is called when the scroll view has not moved for 150
    /// milliseconds.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - decelerate: Always false, because movements in a terminal do not decelerate.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

    /// Never called, because movements in a terminal do not decelerate.
    ///
    /// Programs for UIKit call it in their own code.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

    /// Never called: ``scrollViewDidEndDragging(_:willDecelerate:)`` with false ends each movement.
    ///
    /// Programs for UIKit call it in their own code.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

    /// Called after a movement that
    /// ``ScrollView/setContentOffset(_:animated:)`` or
    /// ``ScrollView/scrollRectToVisible(_:animated:)`` animated to its end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point,
        targetContentOffset: UnsafeMutablePointer<Point>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: ScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
