// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The text between the tokens of a ``TokenField``.
final class TokenEditor: TextField {
    /// The field with the tokens.
    weak var owner: TokenField?

    /// The columns for the bar and the blank before the text, which the tokens use.
    static var leading: Int { 2 }

    /// False for the cells before the text, so that presses reach the token there.
    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        super.point(inside: point, with: event) && point.x >= bounds.minX + Self.leading
    }

    /// No cursor while tokens are selected.
    override var cursorPosition: Point? {
        owner?.selectedTokens == nil ? super.cursorPosition : nil
    }

    /// Splits pasted lines and lists into tokens.
    override func handlePaste(_ event: PasteEvent) -> Disposition {
        guard let owner else { return super.handlePaste(event) }
        owner.insertByUser(event.text)
        if event.isTruncated { window?.application?.beep() }
        return .stop
    }

    /// A click places the cursor, so no tokens are selected any more.
    override func beginTracking(_ event: MouseEvent) -> Bool {
        owner?.selectTokens(nil)
        return super.beginTracking(event)
    }
}
