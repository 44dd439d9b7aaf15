// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// Headings and the sections below them.
extension MarkdownView {
    /// The headings of the document at its top level, in order.
    ///
    /// Each call reads the titles again. Headings in quotations and items fold too, but are not part of the outline.
    public final var headings: [MarkdownHeading] {
        rows.outline.lazy.map(\.block).filter { [document] in document.block($0).parent == nil }
            .map { heading($0) }
    }

    private final func heading(_ number: Int) -> MarkdownHeading {
        let block = document.block(number)
        var level = 1
        if case .heading(let own) = block.kind { level = own }
        let title = MarkdownText(document.inlines(of: number)).text.string
        return MarkdownHeading(
            title: title, level: level, line: block.lines.lowerBound, block: number)
    }

    /// Scrolls so that a heading is at the top, as far as there is text to fill the view, and unfolds the sections
    /// around it.
    public final func scroll(to heading: MarkdownHeading) {
        guard rows.outline.contains(where: { $0.block == heading.block }) else { return }
        reveal(heading.block)
        scroll(toLine: heading.line)
    }

    /// Unfolds the sections around a block.
    final func reveal(_ block: Int) {
        let around = rows.folded.filter { rows.section(of: $0).contains(block) }
        guard !around.isEmpty else { return }
        rows.fold(around, false)
        foldingDidChange()
    }

    /// Returns whether the section of a heading is folded.
    public final func isFolded(_ heading: MarkdownHeading) -> Bool {
        rows.folded.contains(heading.block)
    }

    /// Folds or unfolds the section of a heading; nothing is posted.
    public final func setFolded(_ isFolded: Bool, _ heading: MarkdownHeading) {
        rows.fold([heading.block], isFolded)
        foldingDidChange()
    }

    /// Folds or unfolds all sections; nothing is posted.
    public final func setAllFolded(_ isFolded: Bool) {
        rows.fold(rows.outline.map(\.block), isFolded)
        foldingDidChange()
    }

    /// Folds or unfolds sections, and reports it as an act of the user.
    final func setFolded(_ isFolded: Bool, _ headings: [Int]) {
        rows.fold(headings, isFolded)
        foldingDidChange()
        for number in headings {
            post(SectionFolded(heading: heading(number), isFolded: isFolded), includingSelf: true)
        }
    }

    private final func foldingDidChange() {
        if let item = current, rows.block(from: item.block) != item.block { current = nil }
        hovered = nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Folds or unfolds the section of the current item, or else of the first visible row.
    ///
    /// - Returns: Whether there is such a section or heading.
    final func toggleSection() -> Bool {
        guard let heading = rows.heading(around: current?.block ?? top.block) else {
            return false
        }
        current = .heading(heading)
        setFolded(!rows.folded.contains(heading), [heading])
        if let row = self.place(of: .heading(heading)) { scrollToVisible(row) }
        return true
    }

    /// Folds all sections, or unfolds all if at least one is folded.
    ///
    /// - Returns: Whether there is such a section or heading.
    final func toggleAllSections() -> Bool {
        guard !rows.outline.isEmpty else { return false }
        let isFolded = rows.folded.isEmpty
        setFolded(isFolded, isFolded ? rows.outline.map(\.block) : rows.folded.sorted())
        return true
    }

    /// Makes the next or the previous heading the current item.
    ///
    /// - Returns: Whether there is such a section or heading.
    final func moveToHeading(_ step: Int) -> Bool {
        layoutIfNeeded()
        let present = current?.block ?? (step > 0 ? top.block - 1 : top.block)
        let visible = rows.outline.filter { rows.block(from: $0.block) == $0.block }
        let next =
            step > 0
            ? visible.first { $0.block > present } : visible.last { $0.block < present }
        guard let next else { return false }
        current = .heading(next.block)
        scroll(toPlace: place(of: .heading(next.block)) ?? top)
        return true
    }
}
