// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// An ``AlertController`` that is written in one expression: a question with buttons that the user must answer.
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
public final class Alert: AlertController {
    /// The first line, in bold; the controller's title.
    public var heading: String { title ?? "" }

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
        super.init(title: heading, message: message, preferredStyle: .alert)
        for action in actions.isEmpty ? [AlertAction("OK")] : actions { addAction(action) }
        if let preferred, alertActions.indices.contains(preferred) {
            preferredAction = alertActions[preferred]
        }
    }
}
