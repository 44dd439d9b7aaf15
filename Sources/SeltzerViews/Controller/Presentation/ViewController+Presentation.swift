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

    /// The title in the border of a presented controller, and in the bars of containers; nil for
    /// none.
    ///
    /// A change is posted as ``NavigationItemChanged``.
    public final var title: String? {
        get { traits.title }
        set {
            guard newValue != traits.title else { return }
            traits.title = newValue
            traits.ownWindow?.setNeedsLayout()
            navigationItemDidChange()
        }
    }

    /// The style in which the controller is presented.
    ///
    /// A change takes effect at the next presentation.
    public final var modalPresentationStyle: ModalPresentationStyle {
        get { traits.style }
        set { traits.style = newValue }
    }

    /// The size of the view when it is presented, unless the screen is smaller.
    ///
    /// If a length is 0, the length of ``View/sizeThatFits(_:)`` is used.
    public final var preferredContentSize: Size {
        get { traits.preferredContentSize }
        set {
            guard newValue != traits.preferredContentSize else { return }
            traits.preferredContentSize = newValue
            traits.ownWindow?.setNeedsLayout()
        }
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

    /// The controller that this one presents; nil for none.
    public final var presentedViewController: ViewController? {
        traits.presentedWindow?.rootViewController
    }

    /// The controller that presents this one or one of its parents; nil for none.
    public final var presentingViewController: ViewController? {
        presentationWindow?.presentingViewController
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

    /// Shows a controller in a modal window in front, and returns at once.
    ///
    /// Focuses its ``preferredFocusedView``, or else the first view that can be focused. No view is
    /// focused if the controller focuses a view itself when it appears, or sets
    /// ``wantsInitialFocus`` to false. A second call while a controller is presented is refused;
    /// present from the presented controller. The controller is also dismissed when this
    /// controller's view leaves its window.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether a sheet slides in; other styles do not move. Without effect if the
    ///     application has no motion.
    ///   - completion: Called once in a later turn of the main actor, after the controller's
    ///     ``viewDidAppear(_:)``; not called if the controller is refused.
    /// - Returns: Whether the controller is shown. It is refused if this controller's view is in no
    ///   window of an application, if this controller presents another one, or if the given
    ///   controller is shown already. The application's diagnostics give the reason.
    @discardableResult
    public final func present(
        _ controller: ViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) -> Bool {
        guard let application = window?.application else {
            return refuse(controller, "the view of \(type(of: self)) is in no window")
        }
        if let presented = presentedViewController {
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
        return true
    }

    private final func refuse(_ controller: ViewController, _ reason: String) -> Bool {
        let message = "\(type(of: controller)) was not presented: \(reason)"
        if let application = window?.application {
            application.diagnose(message)
        } else {
            view.diagnose(message)
        }
        return false
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

    /// Dismisses the controller that this one presents, and all controllers presented from there.
    ///
    /// If this controller presents none, dismisses this controller itself.
    ///
    /// - Parameters:
    ///   - animated: Whether a sheet slides out; other styles do not move. Without effect if the
    ///     application has no motion.
    ///   - completion: Called once in a later turn of the main actor, after the controller's
    ///     ``viewDidDisappear(_:)``; not called if nothing is dismissed.
    public final func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        (traits.presentedWindow ?? presentationWindow)?
            .end(animated: animated, completion: completion)
    }
}
