// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// A heading, a message and buttons over the screen, one of which has to be chosen.
///
/// As UIKit's `UIAlertController`: it is presented, and goes when a button is chosen, after it has posted
/// ``AlertAnswered``. The first button that is not for cancelling has the keys and is the default one: Enter
/// chooses it. Esc chooses the one for cancelling; a lone button is both. Arrows and Tab go from button to button.
///
/// ```swift
/// let alert = Alert("Delete 3 files?", actions: [AlertAction("&Delete"), AlertAction("&Keep", style: .cancel)])
/// if await present(alert, until: AlertAnswered.self)?.index == 0 { delete() }
/// ```
///
///     ╭──────────────────────────╮
///     │     Delete 3 files?      │
///     │                          │
///     │  [ Delete ]    [ Keep ]  │
///     ╰──────────────────────────╯
public final class Alert: ViewController {
    /// The first line, in bold.
    public let heading: String
    /// The text below it, wrapped between words; empty for none.
    public let message: String
    /// The buttons, in order.
    public let alertActions: [AlertAction]
    private let buttons: [Button]

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - heading: The first line.
    ///   - message: The text below it.
    ///   - actions: The buttons; without any there is one with `OK` on it.
    ///   - preferred: The place of the default button among them; nil for the first that is not for cancelling.
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
        // It has to be answered.
        isModalInPresentation = true
        let first = actions.firstIndex { $0.style == .default } ?? 0
        defaultButton =
            buttons[preferred.flatMap { buttons.indices.contains($0) ? $0 : nil } ?? first]
        cancelButton =
            actions.count == 1
            ? buttons[0] : actions.firstIndex { $0.style == .cancel }.map { buttons[$0] }
        for (index, button) in buttons.enumerated() {
            button.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.choose(index) }
        }
    }

    /// Makes the view of heading, message and buttons.
    public override func loadView() {
        view = AlertView(heading: heading, message: message, buttons: buttons)
    }

    /// The default button.
    public override var preferredFocusedView: View? { defaultButton }

    private func choose(_ index: Int) {
        let action = alertActions[index]
        post(
            AlertAnswered(title: MnemonicTitle(action.title).text, index: index),
            includingSelf: true)
        if presentingViewController != nil { dismiss() }
        action.handler?()
    }
}

/// The user chose a button of an alert; posted by the alert before it is dismissed.
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
