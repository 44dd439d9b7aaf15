// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The routes of a page in words.
enum RouteText {
    /// Returns a line for each route and each note, and then a line for each step.
    @MainActor
    static func text(of page: Page) -> StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        if page.traces.isEmpty, page.notes.isEmpty {
            return StyledText("Press a button: the route of its event shows here.", style: quiet)
        }
        var lines = page.traces.map {
            StyledText(TextSanitizer.line($0.description), style: Style(attributes: .bold))
        }
        lines += page.notes.map { StyledText(TextSanitizer.line($0)) }
        lines += page.traces.flatMap { $0.detail.split(separator: "\n") }
            .map { StyledText(TextSanitizer.line(String($0)), style: quiet) }
        return lines.dropFirst().reduce(lines[0]) { $0 + StyledText("\n") + $1 }
    }
}
