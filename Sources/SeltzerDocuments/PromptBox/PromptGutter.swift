// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The sign before the first line of a prompt.
struct PromptGutter: TextGutter {
    let symbol: Symbol

    func width(in textView: TextView) -> Int {
        textView.cellWidth(of: symbol.unicode).saturatingAdding(1)
    }

    func draw(line: Int, in rect: Rect, of canvas: Canvas, textView: TextView) {
        guard line == 0 else { return }
        let color: Color = textView.isEnabled ? .accent : .tertiaryLabel
        canvas.draw(canvas[symbol], in: rect, style: Style(foreground: color))
    }
}
