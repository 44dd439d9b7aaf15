// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A view that scrolls its text by rows, and by columns if lines do not wrap.
@MainActor
protocol RowScrolling: View {
    /// The cells of the text, in the view's own coordinates.
    var textRect: Rect { get }

    /// Scrolls by rows, downwards if positive, and by columns to the right.
    ///
    /// - Returns: Whether anything moved.
    @discardableResult
    func scroll(byRows count: Int, columns: Int) -> Bool
}

extension RowScrolling {
    /// Scrolls by a page, of which one row or column stays.
    ///
    /// - Returns: Whether anything moved.
    func scrollPage(_ direction: AccessibilityScrollDirection) -> Bool {
        layoutIfNeeded()
        let page = (rows: max(1, textRect.height - 1), columns: max(1, textRect.width - 1))
        return switch direction {
        case .up: scroll(byRows: -page.rows, columns: 0)
        case .down: scroll(byRows: page.rows, columns: 0)
        case .left: scroll(byRows: 0, columns: -page.columns)
        case .right: scroll(byRows: 0, columns: page.columns)
        }
    }
}
