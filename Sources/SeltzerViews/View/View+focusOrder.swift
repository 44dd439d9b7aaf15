// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// Whether Tab visits the view and its subviews after the siblings, as the bar above a page;
    /// false by default.
    ///
    /// Such a view does not get the first focus of a screen.
    package final var comesLastInFocusOrder: Bool {
        get { rare?.comesLastInFocusOrder ?? false }
        set { if newValue || rare != nil { rareState.comesLastInFocusOrder = newValue } }
    }

    /// Whether the view is in a view that comes last in the order.
    final var isInLastPartOfFocusOrder: Bool {
        sequence(first: self, next: \.superview).contains(where: \.comesLastInFocusOrder)
    }
}
