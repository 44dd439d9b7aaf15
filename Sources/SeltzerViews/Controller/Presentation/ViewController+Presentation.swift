// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Presenting another controller in a modal window, as in UIKit.
///
/// Events that the presented controller posts continue to the presenting controller if no handler
/// stops them. Keys and mouse events stay in the presented controller's window, and then go to the
/// application. Keys also find actions of the presenting controller and its superiors if
/// ``Action/reachesModalWindows`` is true, for instance for an action that quits.
extension ViewController {
    // MARK: Traits

    final func setTitle(_ title: String?) {
        guard title != traits.title else { return }
        traits.title = title
        traits.ownWindow?.setNeedsLayout()
        navigationItemDidChange()
    }

    final func setPreferredContentSize(_ size: Size) {
        guard size != traits.preferredContentSize else { return }
        traits.preferredContentSize = size
        traits.ownWindow?.setNeedsLayout()
    }

    /// Whether neither Esc nor a press outside dismisses the controller, so that it ends only by
    /// its own controls.
    public final var isModalInPresentation: Bool {
        get { traits.isModal }
        set { traits.isModal = newValue }
    }

    /// The source and the sides of the controller when it is presented as a popover.
    public final var popoverPresentationController: PopoverPresentationController {
        if let popover = traits.popover { return popover }
        let popover = PopoverPresentationController(of: self)
        traits.popover = popover
        return popover
    }

    // MARK: Presented and presenting controllers

    /// The controller that this one presents, or one of the controllers with which it shares its
    /// outermost parent; nil for none.
    ///
    /// As in UIKit, a container and its pages present one controller together.
    public final var presentedViewController: ViewController? {
        presentedWindow?.rootViewController
    }

    /// The outermost parent of the controller that presents this one or one of its parents; nil for
    /// none.
    ///
    /// As in UIKit, a page of a container presents from the container. Events continue to the page
    /// itself.
    public final var presentingViewController: ViewController? {
        presentationWindow?.presentingViewController?.outermostParent
    }

    /// The controller, or the last of its parents.
    private final var outermostParent: ViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The window of ``presentedViewController``.
    private final var presentedWindow: PresentationWindow? {
        traits.presentedWindow ?? outermostParent.presentedWindowBelow
    }

    /// The window of a controller that this one, or a child at any level, presents.
    private final var presentedWindowBelow: PresentationWindow? {
        if let window = traits.presentedWindow { return window }
        for child in children {
            if let window = child.presentedWindowBelow { return window }
        }
        return nil
    }

    private final var presentationWindow: PresentationWindow? {
        var controller: ViewController? = self
        while let current = controller {
            if let window = current.traits.ownWindow { return window }
            controller = current.parent
        }
        return nil
    }

    // MARK: Presenting

    /// Shows a controller in a modal window in front, as ``present(_:animated:completion:)`` does with
    /// an animation.
    ///
    /// - Returns: Whether the controller is shown.
    @discardableResult
    public final func present(_ controller: ViewController) -> Bool {
        let old = traits.presentedWindow
        present(controller, animated: true, completion: nil)
        guard let window = traits.presentedWindow, window !== old else { return false }
        return window === controller.traits.ownWindow
    }

    final func show(
        _ controller: ViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard let application = window?.application else {
            return refuse(controller, "the view of \(type(of: self)) is in no window")
        }
        if let presented = traits.presentedWindow?.rootViewController {
            return refuse(
                controller, "\(type(of: self)) presents \(type(of: presented)) already")
        }
        guard controller !== self, controller.parent == nil, controller.window == nil else {
            return refuse(controller, "it is shown already")
        }
        let window = PresentationWindow(of: controller, presentedBy: self, animated: animated)
        controller.traits.ownWindow = window
        traits.presentedWindow = window
        window.begin(in: application)
        ApplicationWork.perform(completion, laterIn: application)
    }

    private final func refuse(_ controller: ViewController, _ reason: String) {
        let message = "\(type(of: controller)) was not presented: \(reason)"
        if let application = window?.application {
            application.diagnose(message)
        } else {
            view.diagnose(message)
        }
    }

    /// Presents a controller until an unstopped event of a type reaches the end of the chain; then
    /// dismisses it.
    ///
    /// ```swift
    /// if let chosen = await present(ColorPicker(), until: ColorChosen.self) { color = chosen.color }
    /// ```
    ///
    /// A handler that stops the event on its way keeps the presented controller open. Cancelling
    /// the task dismisses it.
    ///
    /// - Returns: The event, in its state at the end of the chain. Nil if the controller was
    ///   dismissed in another way, if it could not be presented, or if the application ended.
    public final func present<Event: RoutedEvent>(
        _ controller: ViewController, until event: Event.Type
    ) async -> Event? {
        guard !Task.isCancelled, let application = window?.application else {
            if !Task.isCancelled { present(controller) }
            return nil
        }
        var last: Event?
        var result: Event?
        let subscriptions = [
            application.on(event) { event in
                last = event
                return .ignored
            },
            controller.on(event) { _ in .observed },
            controller.observeRoutes { [weak controller] trace in
                guard result == nil, trace.kind == .post, !trace.isTooDeep,
                    trace.outcome != .stopped, let event = trace.event as? Event
                else { return }
                result = last ?? event
                controller?.traits.ownWindow?.end()
            },
        ]
        defer { subscriptions.forEach { $0.cancel() } }
        guard present(controller), let window = controller.traits.ownWindow else { return result }
        await withTaskCancellationHandler {
            await window.untilEnded()
        } onCancel: {
            Task { @MainActor in window.end() }
        }
        return result
    }

    /// Dismisses the presented controller, or passes the call on to the presenting controller.
    final func leave(animated: Bool, completion: (() -> Void)?) {
        if let window = presentedWindow {
            return window.end(animated: animated, completion: completion)
        }
        guard let window = presentationWindow else { return }
        if let presenter = window.presentingViewController,
            presenter.traits.presentedWindow === window
        {
            presenter.dismiss(animated: animated, completion: completion)
        } else {
            window.end(animated: animated, completion: completion)
        }
    }
}
