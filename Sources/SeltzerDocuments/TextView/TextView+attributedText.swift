// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

extension TextView {
    /// The text with its styles, which are ``decorations``; nil counts as empty text.
    ///
    /// Setting it is not reported, clears the history, and replaces the decorations. Styles move with their text when the
    /// user edits it; typed text has no style.
    public final var attributedText: StyledText! {
        get {
            let text = text
            var styled = StyledText(text)
            for decoration in decorations {
                let range = Range<TextPosition>(decoration.range).indices(in: text)
                styled.addStyle(decoration.style, in: range)
            }
            return styled
        }
        set {
            let styled = newValue ?? StyledText()
            text = styled.string
            var (start, found) = (0, [TextDecoration]())
            for run in styled.runs {
                let end = start + run.text.utf8.count
                if run.style != Style() {
                    found.append(TextDecoration(start..<end, style: run.style))
                }
                start = end
            }
            decorations = found
        }
    }
}
