// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// The view of a form: its content, which scrolls if necessary, then the summary and the buttons.
final class FormView: View {
    let content = FormContent()
    let summary = FormSummary()
    private let scrollView: ScrollView
    /// The button at the left.
    private let back: Button
    /// The buttons at the right; the last button submits.
    private let trailing: [Button]

    /// The maximum width in cells at which fields are easy to read.
    private static var readableWidth: Int { 76 }
    private static var sheetWidth: ClosedRange<Int> { 44...64 }

    init(back: Button, cancel: Button, submit: Button) {
        self.back = back
        trailing = [cancel, submit]
        scrollView = ScrollView(content)
        super.init(frame: .zero)
        for view in [scrollView, summary, back, cancel, submit] as [View] { addSubview(view) }
    }

    func scrollToTop() { scrollView.contentOffset = .zero }

    // MARK: Layout

    /// The empty rows above the content and below the buttons.
    private func edges(in height: Int) -> Int { hasCompactLayout || height < 12 ? 0 : 1 }

    /// Returns a width that suits the fields, and the height of all of them.
    override func sizeThatFits(_ size: Size) -> Size {
        let natural = max(content.naturalWidth, buttonsWidth)
        let width = min(
            size.width, natural.clamped(Self.sheetWidth.lowerBound, Self.sheetWidth.upperBound))
        let rows = content.sizeThatFits(Size(width: width, height: size.height)).height
        return Size(width: width, height: rows + 2 + 2 * edges(in: size.height))
    }

    private var buttonsWidth: Int {
        ([back] + trailing).filter { !$0.isHidden }
            .reduce(4) { $0 + $1.sizeThatFits(.unbounded).width }
    }

    override func layoutSubviews() {
        let width = min(bounds.width, Self.readableWidth)
        let x = (bounds.width - width) / 2
        let edge = edges(in: bounds.height)
        let rows = content.sizeThatFits(Size(width: width, height: bounds.height)).height
        // The buttons and the fields get a row each before the summary gets a row.
        let summaryRows = bounds.height > 2 ? 1 : 0
        let room = max(0, bounds.height - 1 - summaryRows - 2 * edge)
        let height = min(rows, max(bounds.height > 1 ? 1 : 0, room))
        scrollView.frame = Rect(x: x, y: edge, width: width, height: height)
        let margin = width < 24 ? 0 : 1
        summary.frame = Rect(
            x: x + margin, y: edge + height, width: max(0, width - 2 * margin),
            height: summaryRows)
        let y = min(edge + height + summaryRows, max(0, bounds.height - 1))
        // The buttons end where the fields end, because the content leaves two cells free at each side.
        layOutButtons(in: Rect(x: x + margin, y: y, width: max(0, width - 3 * margin), height: 1))
    }

    /// Lays out the buttons from the right.
    ///
    /// Buttons without room are left out, the submit button last.
    private func layOutButtons(in row: Rect) {
        var end = row.maxX
        for button in trailing.reversed() {
            let width = min(button.sizeThatFits(.unbounded).width, end - row.minX)
            let fits = width > 4
            button.frame = Rect(
                x: end - width, y: row.minY, width: fits ? width : 0, height: fits ? 1 : 0)
            if fits { end -= width }
        }
        let width = back.isHidden ? 0 : back.sizeThatFits(.unbounded).width
        back.frame = Rect(
            x: row.minX, y: row.minY, width: width <= end - row.minX ? width : 0, height: 1)
    }
}
