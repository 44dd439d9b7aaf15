// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Seltzer

extension [PlanItem] {
    /// The to-do list, a line for each item.
    @MainActor
    func text(in view: View) -> StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        let done = count { $0.state == .done }
        return reduce("\("Plan", .bold)\("  \(done) of \(count)", style: quiet)") { text, item in
            let (symbol, color, style): (Symbol, Color, Style) =
                switch item.state {
                case .done: (.checkmark, .success, quiet)
                case .active: (.circleFill, .accent, Style(attributes: .bold))
                case .open: (.circle, .secondaryLabel, quiet)
                }
            let sign = symbol.text(in: view), title = item.title.prefix(40)
            return "\(text)\n\(sign, style: Style(foreground: color)) \(title, style: style)"
        }
    }
}
