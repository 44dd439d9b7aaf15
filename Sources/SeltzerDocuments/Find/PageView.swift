// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A scroll view in which the user finds text, as in a pager.
///
/// It searches the texts of all labels inside, in the order of the view tree. The text of a label counts as one line.
/// ``FindInteraction`` describes the keys and the bar.
///
/// ```swift
/// let page = PageView(Label(text))
/// ```
open class PageView: ScrollView, TextSearching {
    /// The interaction of the search.
    public private(set) final var findInteraction: FindInteraction?
    /// The texts of the last search.
    private final var searched: [String] = []
    private final weak var findBar: View?

    /// Creates a page without content.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        findInteraction = FindInteraction(self)
    }

    /// The visible labels, in the order of the view tree.
    private final var labels: [Label] {
        var labels: [Label] = []
        func collect(_ view: View) {
            guard !view.isHidden, view !== findBar else { return }
            if let label = view as? Label { labels.append(label) }
            for subview in view.subviews { collect(subview) }
        }
        for view in subviews { collect(view) }
        return labels
    }

    /// The texts of the labels.
    public final var searchableText: any SearchableText {
        searched = labels.map(\.text)
        return TextLines(searched)
    }

    /// The first label that is visible.
    public final var searchOrigin: TextMatch {
        let top = visibleRect.minY
        let line = labels.firstIndex { $0.convert($0.bounds, to: self).maxY > top } ?? 0
        return TextMatch(line: line, range: 0..<0)
    }

    /// Scrolls to the cells of a match.
    public final func scrollFoundTextToVisible(_ match: TextMatch) {
        let labels = labels
        guard labels.indices.contains(match.line) else { return }
        layoutIfNeeded()
        let label = labels[match.line]
        scrollRectToVisible(label.convert(label.rect(of: match.range), to: self))
    }

    /// Shows the matches in the labels, and marks them in the scroll bar.
    public final func foundTextDidChange() {
        guard let findInteraction else { return }
        var marks: [Int] = [], current: Int?
        for (line, label) in labels.enumerated() {
            let found = findInteraction.highlights(inLine: line)
            label.highlights = found.map { Label.Highlight(range: $0.range, style: $0.style) }
            for highlight in found {
                let row = label.convert(label.rect(of: highlight.range), to: self).minY
                if marks.last != row { marks.append(row) }
                if highlight.isCurrent { current = row }
            }
        }
        verticalMarks = marks
        currentVerticalMark = current
    }

    /// Shows the bar at the bottom, in front of the content; the content leaves room for the bar.
    public final func setFindBar(_ bar: View, isVisible: Bool) {
        findBar = isVisible ? bar : nil
        if isVisible { addSubview(bar) } else { bar.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Scrolls to the focused view, unless it is in the bar, which is always visible.
    @discardableResult
    open override func scrollFocusToVisible() -> Bool {
        if let findBar, let focused = window?.firstResponder as? View,
            focused.isDescendant(of: findBar)
        {
            return false
        }
        return super.scrollFocusToVisible()
    }

    /// Lays out the content and the bar.
    open override func layoutSubviews() {
        let height = findBar == nil ? 0 : findInteraction?.barHeight ?? 0
        if bottomAccessoryHeight != height { bottomAccessoryHeight = height }
        super.layoutSubviews()
        guard let findBar else { return }
        findInteraction?.layOutFindBar(in: bounds)
        bringSubviewToFront(findBar)
        if labels.map(\.text) != searched { findInteraction?.textDidChange() }
    }
}
