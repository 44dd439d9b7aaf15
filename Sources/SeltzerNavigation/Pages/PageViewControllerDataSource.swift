// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The provider of the pages of a ``PageViewController``.
@MainActor
public protocol PageViewControllerDataSource: AnyObject {
    /// Returns the controller of the page before another one; nil at the first page.
    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerBefore viewController: ViewController
    ) -> ViewController?

    /// Returns the controller of the page after another one; nil at the last page.
    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerAfter viewController: ViewController
    ) -> ViewController?

    /// Returns the number of dots; 0, the default, for none.
    func presentationCount(for pageViewController: PageViewController) -> Int

    /// Returns the number of the dot of the page that the program shows; 0 by default.
    ///
    /// Called after ``PageViewController/setViewControllers(_:direction:animated:completion:)``. The dots follow the
    /// user's changes of pages.
    func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }

    /// Returns 0.
    public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// An object that follows the user's changes of pages of a ``PageViewController``.
///
/// All methods are optional.
@MainActor
public protocol PageViewControllerDelegate: AnyObject {
    /// Called before the user's change of pages.
    ///
    func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController])

    /// Called after the user's change of pages.
    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) {}
}
