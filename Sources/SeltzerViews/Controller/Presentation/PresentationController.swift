// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The presentation of a controller, with a delegate that hears of dismissals by the user.
///
/// A controller has one from its first use of ``ViewController/presentationController``.
@MainActor
public final class PresentationController {
    /// The delegate; held weakly.
    public weak var delegate: (any AdaptivePresentationControllerDelegate)?
    /// The controller that is, or will be, presented.
    public private(set) weak var presentedViewController: ViewController?

    init(of controller: ViewController) { presentedViewController = controller }

    /// The controller that presents ``presentedViewController``; nil while none does.
    public var presentingViewController: ViewController? {
        presentedViewController?.presentingViewController
    }
}

/// The delegate of a presentation; all methods have defaults.
///
/// The methods are called when the user dismisses the controller with Esc or by a press outside, not
/// when the program does.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style on a small screen; never called, because styles do not change.
    func adaptivePresentationStyle(
        for controller: PresentationController
    ) -> ModalPresentationStyle
    /// Returns whether the user may dismiss the controller; true by default.
    func presentationControllerShouldDismiss(
        _ presentationController: PresentationController
    ) -> Bool
    /// Called before the user's dismissal.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)
    /// Called after the user's dismissal.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)
    /// Called when the user tried to dismiss the controller and may not.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
    /// Returns `none`.
    public func adaptivePresentationStyle(
        for controller: PresentationController
    ) -> ModalPresentationStyle { .none }
    /// Returns true.
    public func presentationControllerShouldDismiss(
        _ presentationController: PresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: PresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: PresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: PresentationController
    ) {}
}

extension ViewController {
    /// The presentation of the controller or of the nearest parent that is presented; made at first
    /// use.
    public final var presentationController: PresentationController? {
        var controller = self
        while controller.traits.ownWindow == nil, let parent = controller.parent {
            controller = parent
        }
        // Before the presentation, a controller at the top sets up its own.
        let owner = controller.traits.ownWindow == nil ? self : controller
        if let known = owner.traits.presentation { return known }
        let new = PresentationController(of: owner)
        owner.traits.presentation = new
        return new
    }

    /// The movement of the presented controller in UIKit; it has no effect.
    public final var modalTransitionStyle: ModalTransitionStyle {
        get { .coverVertical }
        set {}
    }
}
