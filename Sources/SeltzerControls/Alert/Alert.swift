// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// A question with buttons that the user must answer.
///
/// An alert is presented, as UIKit's `UIAlertController`. When the user chooses a button, the alert posts
/// ``AlertAnswered`` and is dismissed. The first button with the style ``AlertAction/Style/default`` is focused and is
/// the default button: Enter chooses it. If the other buttons are destructive, the button for canceling is the
/// default. Esc chooses the button for canceling. A single button has both roles. Arrows and Tab move from button to
/// button.
///
/// ```swift
/// let alert = Alert(
///     "Delete 3 files?",
///     actions: [AlertAction("&Keep", style: .cancel), AlertAction("&Delete", style: .destructive)])
/// if await present(alert, until: AlertAnswered.self)?.index == 1 { delete() }
/// ```
///
///     ╭──────────────────────────────────────────╮
///     │                                          │
///     │   Delete 3 files?                        │
///     │                                          │
///     │                   ▌[ Keep ]▐ [ Delete ]  │
///     │                                          │
///     ╰──────────────────────────────────────────╯
public final class Alert: ViewController {
    /// The first line, in bold.
    public let heading: String
    /// The text below the heading, wrapped between words; empty for none.
    public let message: String
    /// The buttons, in order.
    public let alertActions: [AlertAction]
    private let buttons: [Button]

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - heading: The first line.
    ///   - message: The text below the heading.
    ///   - actions: The buttons; if empty, the alert has one button, `OK`.
    ///   - preferred: The index of the default button; nil for the first button with the style
    ///     ``AlertAction/Style/default``, or else for the button that cancels.
    public init(
        _ heading: String, message: String = "", actions: [AlertAction] = [],
        preferred: Int? = nil
    ) {
        let actions = actions.isEmpty ? [AlertAction("OK")] : actions
        self.heading = heading
        self.message = message
        alertActions = actions
        let buttons = actions.map { Button($0.title) }
        self.buttons = buttons
        super.init()
        // A press outside does not dismiss an alert: the user must answer it.
        isModalInPresentation = true
        for (action, button) in zip(actions, buttons) where action.style == .destructive {
            button.role = .destructive
        }
        let first =
            actions.firstIndex { $0.style == .default }
            ?? actions.firstIndex { $0.style == .cancel }
        let index = preferred.flatMap { buttons.indices.contains($0) ? $0 : nil } ?? first
        defaultButton = index.map { buttons[$0] }
        cancelButton =
            actions.count == 1
            ? buttons[0] : actions.firstIndex { $0.style == .cancel }.map { buttons[$0] }
        for (index, button) in buttons.enumerated() {
            button.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.choose(index) }
        }
    }

    /// Creates the view with heading, message and buttons.
    public override func loadView() {
        view = AlertView(heading: heading, message: message, buttons: arrangedButtons)
    }

    /// The buttons from left to right: the button of the action is the last, after the button that cancels.
    private var arrangedButtons: [Button] {
        guard let cancel = buttons.first(where: { $0 === cancelButton }), buttons.count > 1 else {
            return buttons
        }
        let others = buttons.filter { $0 !== cancel }
        let action = others.first { $0 === defaultButton } ?? others.last
        return others.filter { $0 !== action } + [cancel] + (action.map { [$0] } ?? [])
    }

    /// The default button, or else the first one.
    public override var preferredFocusedView: View? { defaultButton ?? buttons.first }

    private func choose(_ index: Int) {
        let action = alertActions[index]
        let event = AlertAnswered(title: MnemonicTitle(action.title).text, index: index)
        post(event, includingSelf: true) {
            if presentingViewController != nil { dismiss() }
            action.handler?()
        }
    }
}

/// The user chose a button of an alert; posted by the alert, after it was dismissed and the button's handler has run.
///
/// Handlers of the alert itself run first.
public struct AlertAnswered: RoutedEvent, Hashable, Sendable {
    /// The title of the button, without the mark of a mnemonic.
    public let title: String
    /// The index of the button, from 0.
    public let index: Int

    /// Creates an event.
    public init(title: String, index: Int) {
        self.title = title
        self.index = index
    }
}
