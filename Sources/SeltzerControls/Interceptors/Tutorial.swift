// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Leads the user through steps: it points at the control to use next, and waits until its event comes.
///
/// ```swift
/// let tutorial = Tutorial(on: controller, steps: [
///     Tutorial.Step("Type a name.", at: { [weak field] in field }, until: TextChanged.self),
///     Tutorial.Step("Now save it.", at: { [weak save] in save }, until: ButtonPressed.self),
/// ])
/// tutorial.start()
/// ```
///
///     Name [ Ada          ]
///          ▴ Type a name.  1/2
///
/// The hint takes no input. The pack observes the events of the steps, and stops none.
@MainActor
public final class Tutorial {
    /// One task for the user.
    @MainActor
    public struct Step {
        /// The task of the user.
        public let text: String
        let target: @MainActor () -> View?
        let wait: @MainActor (InputResponder, @escaping @MainActor () -> Void) -> Subscription

        /// Creates a step.
        ///
        /// - Parameters:
        ///   - text: The task of the user, in a few words.
        ///   - target: Returns the control to point at; nil for none.
        ///   - event: The event that ends the step.
        ///   - isDone: Returns whether an event ends it; by default every event does.
        public init<Event: RoutedEvent>(
            _ text: String, at target: @escaping @MainActor () -> View?, until event: Event.Type,
            where isDone: @escaping @MainActor (Event) -> Bool = { _ in true }
        ) {
            (self.text, self.target) = (text, target)
            wait = { responder, next in
                // Handlers may stop a bubbling event before it arrives here, so the tutorial observes the capture pass.
                responder.on(Event.self, phase: .capture) { event in
                    if isDone(event) { next() }
                    return .ignored
                }
            }
        }
    }

    /// The steps.
    public let steps: [Step]
    /// The number of the step that waits for its event; nil before the first step and after the last.
    public private(set) var current: Int?
    /// Called after the last step.
    public var didFinish: (@MainActor () -> Void)?
    private weak var responder: InputResponder?
    private var subscription: Subscription?
    private let hint = TutorialHint()

    /// Creates a tutorial in a responder that gets the events of the steps.
    public init(on responder: InputResponder, steps: [Step]) {
        (self.responder, self.steps) = (responder, steps)
    }

    /// Begins with the first step.
    public func start() { show(0) }

    /// Ends the tutorial before its last step; ``didFinish`` is not called.
    public func stop() {
        subscription?.cancel()
        hint.removeFromSuperview()
        current = nil
    }

    private func show(_ index: Int) {
        stop()
        guard let responder, index < steps.count else { return didFinish?() ?? () }
        let step = steps[index]
        current = index
        subscription = step.wait(responder) { [weak self] in
            guard self?.current == index else { return }
            self?.show(index + 1)
        }
        hint.show(step.text, "\(index + 1)/\(steps.count)", at: step.target())
    }
}
