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
    /// One thing for the user to do.
    @MainActor
    public struct Step {
        /// What the user is asked to do.
        public let text: String
        let target: @MainActor () -> View?
        let wait: @MainActor (InputResponder, @escaping @MainActor () -> Void) -> Subscription

        /// Creates a step.
        ///
        /// - Parameters:
        ///   - text: What the user is asked to do, in a few words.
        ///   - target: Returns the control to point at; nil for none.
        ///   - event: The event that ends the step.
        ///   - isDone: Returns whether an event ends it; by default every one does.
        public init<Event: RoutedEvent>(
            _ text: String, at target: @escaping @MainActor () -> View?, until event: Event.Type,
            where isDone: @escaping @MainActor (Event) -> Bool = { _ in true }
        ) {
            (self.text, self.target) = (text, target)
            wait = { responder, next in
                // Handlers may stop a bubbling event before it is here: it is seen on its way down.
                responder.on(Event.self, phase: .capture) { event in
                    if isDone(event) { next() }
                    return .ignored
                }
            }
        }
    }

    /// The steps.
    public let steps: [Step]
    /// The number of the step that waits for its event; nil before the first and after the last one.
    public private(set) var current: Int?
    /// Called after the last step.
    public var didFinish: (@MainActor () -> Void)?
    private weak var responder: InputResponder?
    private var subscription: Subscription?
    private let hint = TutorialHint()

    /// Creates a tutorial in a responder, to which the events of the steps come.
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
