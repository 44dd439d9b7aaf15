// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view with elements that have no views until the user scrolls to them, such as a table.
///
/// Tests and other programs search these elements by their labels.
@MainActor
package protocol DataElements: View {
    /// The role of the elements.
    var dataElementRole: AccessibilityRole { get }

    /// The number of elements, with and without views.
    var dataElementCount: Int { get }

    /// Returns the label of an element, without showing it; nil if the element has none.
    ///
    /// The first column is enough for the label of a row with columns.
    func dataElementLabel(at index: Int) -> String?

    /// Scrolls as little as needed to show an element.
    func scrollToDataElement(at index: Int)
}

extension View {
    /// The label of the element that this view is, or else of the first element in it, even if the view
    /// is hidden or in no window; nil for none.
    package final var elementLabel: String? {
        let room = Rect(origin: .zero, size: Size(width: Int(Int16.max), height: Int(Int16.max)))
        return AccessibilityReader(focus: nil).shownElements(of: self, origin: .zero, clip: room)
            .lazy.flatMap(\.all).compactMap(\.label).first { !$0.isEmpty }
    }
}
