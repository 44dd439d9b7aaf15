// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Asks the user before a destructive action runs, in a responder and everything below it.
///
/// ```swift
/// DestructiveConfirmation(on: controller)
/// ```
///
///     ╭──────────────────────────────────────╮
///     │ Delete file?                         │
///     │ This cannot be undone.               │
///     │                                      │
///     │            Cancel     Delete file    │
///     ╰──────────────────────────────────────╯
///
/// The pack holds ``/SeltzerViews/ActionChosen``. Actions wait for their answers one after the other, and are dropped
/// if their view goes away meanwhile. An action whose title ends with `…` asks the user itself.
@MainActor
public final class DestructiveConfirmation {
    /// The sentence under the question.
    public var message = "This cannot be undone."
    private weak var responder: InputResponder?
    private var subscription: Subscription?

    /// Creates a confirmation in a responder, which lasts until ``remove()``.
    ///
    /// - Parameters:
    ///   - responder: The responder.
    ///   - isDangerous: Returns whether the user is asked about an action; by default about destructive actions.
    @discardableResult
    public init(
        on responder: InputResponder,
        where isDangerous: @escaping @MainActor (Action) -> Bool = {
            $0.attributes.contains(.destructive) && !$0.title.hasSuffix("…")
        }
    ) {
        self.responder = responder
        subscription = responder.hold(
            ActionChosen.self, where: { isDangerous($0.action) },
            until: { [self] event in await confirms(event.action) })
    }

    /// Ends the confirmation.
    public func remove() { subscription?.cancel() }

    /// Asks the user; false if nothing can be presented.
    private func confirms(_ action: Action) async -> Bool {
        guard let window = responder?.window ?? (responder as? Application)?.keyWindow,
            let presenter = window.rootViewController?.lastPresented
        else { return false }
        return await withCheckedContinuation { continuation in
            let answer = Answer(continuation)
            let alert = Alert(
                "\(action.title)?", message: message,
                actions: [
                    AlertAction("Cancel", style: .cancel) { answer.give(false) },
                    AlertAction(action.title, style: .destructive) { answer.give(true) },
                ])
            // The alert retains its actions, and these retain the answer: an alert that goes away counts as a no.
            if !presenter.present(alert) { answer.give(false) }
        }
    }

    /// The answer to one question; no if the user gives none.
    @MainActor
    private final class Answer {
        private let continuation: CheckedContinuation<Bool, Never>
        private var isGiven = false

        init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

        deinit {
            if !isGiven { continuation.resume(returning: false) }
        }

        func give(_ answer: Bool) {
            guard !isGiven else { return }
            isGiven = true
            continuation.resume(returning: answer)
        }
    }
}
