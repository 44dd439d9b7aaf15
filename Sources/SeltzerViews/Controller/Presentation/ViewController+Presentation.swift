// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Presenting another controller in a modal window, as in UIKit.
///
/// What the presented controller posts and nobody there stops goes on to the presenting one, and up from there.
/// Keys and the mouse stay in the presented one's window; what it leaves of them goes to the application. Keys also
/// find the actions of the presenting controller and its superiors that ``Action/reachesModalWindows``, such as one to
/// quit.
extension ViewController {
    // MARK: What a controller says of itself

    /// What the controller is called where that is shown, in the frame it is presented in; nil for nothing.
    public final var title: String? {
        get { traits.title }
        set {
            guard newValue != traits.title else { return }
            traits.title = newValue
            traits.ownWindow?.setNeedsLayout()
        }
    }

    /// How the controller is presented; counts from the next time.
    public final var modalPresentationStyle: ModalPresentationStyle {
        get { traits.style }
        set { traits.style = newValue }
    }

    /// The size that the view is given when it is presented, unless the screen is smaller; a side of 0 leaves
    /// that one to the view's ``View/sizeThatFits(_:)``.
    public final var preferredContentSize: Size {
        get { traits.preferredContentSize }
        set {
            guard newValue != traits.preferredContentSize else { return }
            traits.preferredContentSize = newValue
            traits.ownWindow?.setNeedsLayout()
        }
    }

    /// Whether neither Esc nor a press outside dismisses the controller: it ends by what it offers itself.
    public final var isModalInPresentation: Bool {
        get { traits.isModal }
        set { traits.isModal = newValue }
    }

    /// What the controller belongs to when it is presented as a popover.
    public final var popoverPresentationController: PopoverPresentationController {
        if let popover = traits.popover { return popover }
        let popover = PopoverPresentationController()
        traits.popover = popover
        return popover
    }

    // MARK: Who presents whom

    /// The controller that this one presents; nil for nobody.
    public final var presentedViewController: ViewController? {
        traits.presentedWindow?.rootViewController
    }

    /// The controller that presents this one or the parent that this one is in; nil for nobody.
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
    /// Its ``preferredFocusedView`` is focused, or else the first view that can be. The controller chooses another view
    /// by focusing it when it appears, and none by ``wantsInitialFocus``. A controller presents one at a time; the
    /// presented controller presents the controller of a second call. It is dismissed, too, when this controller's view
    /// leaves its window.
    ///
    /// - Returns: Whether it is shown: not where this controller's view is in no window of an application,
    ///   where it presents another one already, or where that one is shown already; the application's
    ///   diagnostics say why.
    @discardableResult
    public final func present(_ controller: ViewController) -> Bool {
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
        let window = PresentationWindow(of: controller, presentedBy: self)
        controller.traits.ownWindow = window
        traits.presentedWindow = window
        application.show(window)
        window.focusFirst()
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

    /// Presents a controller until an event of a type has passed it and reached the end of the chain unstopped;
    /// then dismisses it.
    ///
    /// ```swift
    /// if let chosen = await present(ColorPicker(), until: ColorChosen.self) { color = chosen.color }
    /// ```
    ///
    /// Whoever stops the event on its way, this controller say, keeps the presented one open. Cancelling the
    /// task dismisses it.
    ///
    /// - Returns: The event, as it was at the end of the chain; nil where the controller was dismissed otherwise,
    ///   could not be presented, or the application ended.
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

    /// Takes whom this controller presents from the screen, with whom that one presents; where it presents
    /// nobody, this controller itself, as its presenting one would.
    public final func dismiss() {
        (traits.presentedWindow ?? presentationWindow)?.end()
    }
}
