// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Seltzer

extension [PlanItem] {
    /// The to-do list, a line for each item around the current one; at most eight lines.
    @MainActor
    func text(in view: View) -> StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        let (shown, rest) = window(ofRows: 7), sum = "  " + ToolRequest.plan(self).subject
        let text: StyledText = shown.reduce("\("Plan", .bold)\(sum, style: quiet)") { text, item in
            let (symbol, color, style): (Symbol, Color, Style) =
                switch item.state {
                case .done: (.checkmark, .success, quiet)
                case .active: (.circleFill, .accent, Style(attributes: .bold))
                case .open: (.circle, .secondaryLabel, quiet)
                }
            let sign = symbol.text(in: view), title = item.title.prefix(40)
            return "\(text)\n\(sign, style: Style(foreground: color)) \(title, style: style)"
        }
        return rest == 0 ? text : "\(text)\n\("… \(rest) more", style: quiet)"
    }
}
