// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A control with text that a ``Completer`` completes.
@MainActor
package protocol CompletionHost: Control {
    /// The completer; nil until it is first needed.
    var completer: Completer? { get }
    /// The line with the cursor; nil while the text cannot be completed.
    var completionContext: CompletionContext? { get }
    /// The cells beside which a list for the whole line stands; nil if such a list stands at its text.
    var completionRow: Rect? { get }

    /// Returns the cell of a position in bytes, in the control's own coordinates; nil if it is not visible.
    func completionCell(at position: Int) -> Point?
    /// Replaces a range of bytes as the user does, in one step of undoing.
    ///
    /// - Returns: False if the change was refused.
    func complete(_ range: Range<Int>, with text: String) -> Bool
    /// Reports that the user took an item.
    func didTakeCompletion(_ item: CompletionItem, forWholeLine: Bool)
}
