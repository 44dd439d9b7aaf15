// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The blocks of a transcript above each other, of which only the visible ones have views.
///
/// The heights of blocks that were never visible are estimates. When a block becomes visible and is measured, the visible
/// text stays where it is.
final class TranscriptView: ScrollView {
    private(set) var blocks: [TranscriptBlock] = []
    private var heights = BlockHeights()
    /// The blocks with views among the subviews.
    private var shown: [TranscriptBlock] = []
    private var laidOutWidth = 0
    /// The empty columns at each side of texts.
    let margin: Int
    /// Whether a block came before the first one, so that the first one has its blank rows above.
    var hasBlocksBefore = false {
        didSet { if hasBlocksBefore != oldValue { firstBlockDidChange() } }
    }
    private(set) var findInteraction: FindInteraction?
    weak var findBar: View?
    /// For each block the number of lines before it, for searches; empty while nothing is searched.
    private(set) var firstLines: [Int] = []

    init(margin: Int) {
        self.margin = margin
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        findInteraction = FindInteraction(self)
        followsEnd = true
    }

    // MARK: The blocks

    /// Adds a block at the end.
    func append(_ block: TranscriptBlock) {
        block.index = blocks.count
        block.measuredWidth = 0
        blocks.append(block)
        let width = max(1, laidOutWidth == 0 ? 80 : laidOutWidth)
        heights.append(block.estimatedHeight(width: width) + spacing(above: block.index))
        textDidChange()
    }

    /// Removes blocks at the beginning, and their views.
    func removeFirst(_ count: Int) {
        guard count > 0 else { return }
        for block in blocks.prefix(count) { hide(block) }
        shown.removeAll { $0.index < count }
        blocks.removeFirst(count)
        heights.removeFirst(count)
        for (index, block) in blocks.enumerated() { block.index = index }
        hasBlocksBefore = true
        textDidChange()
    }

    /// Removes all blocks; the next one has blank rows above it if blocks have left for the memory of the terminal.
    func removeAll() {
        let hadBlocksBefore = hasBlocksBefore
        removeFirst(blocks.count)
        hasBlocksBefore = hadBlocksBefore
    }

    /// Measures a block again, because its content has changed.
    func blockDidChange(_ block: TranscriptBlock) {
        block.measuredWidth = 0
        textDidChange()
    }

    /// Estimates the height of a block that is finished before it was visible.
    func blockDidFinish(_ block: TranscriptBlock) {
        guard block.view == nil else { return }
        block.unloadView()
        guard block.measuredWidth == 0 else { return }
        let height = block.estimatedHeight(width: laidOutWidth == 0 ? 80 : laidOutWidth)
        heights.set(height + spacing(above: block.index), at: block.index)
    }

    private func textDidChange() {
        firstLines = []
        if findInteraction?.isFindNavigatorVisible == true { findInteraction?.textDidChange() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func firstBlockDidChange() {
        guard let first = blocks.first else { return }
        first.measuredWidth = 0
        setNeedsLayout()
    }

    private func spacing(above index: Int) -> Int {
        let isFirst = index == 0 && !hasBlocksBefore
        return isFirst || blocks[index].hasBegun ? 0 : blocks[index].spacing
    }

    // MARK: Measuring

    /// The width of a block: the last column is for the scroll bar.
    func blockWidth(in width: Int) -> Int { max(1, width > 2 ? width - 1 : width) }

    /// Measures a block, and returns its height with the blank rows above.
    @discardableResult
    private func measure(_ index: Int, width: Int) -> Int {
        let block = blocks[index]
        let view = block.loadView(margin: margin, in: self)
        let size = view.systemLayoutSizeFitting(Size(width: width, height: 0))
        block.measuredWidth = width
        if !shown.contains(where: { $0 === block }) { shown.append(block) }
        let height = max(0, size.height) + spacing(above: index)
        heights.set(height, at: index)
        return height
    }

    /// Measures the blocks that have views, and the blocks from one on until a number of rows is full.
    private func measure(from index: Int, rows: Int, width: Int, backwards: Bool = false) {
        var index = index
        var left = rows
        while blocks.indices.contains(index), left > 0 {
            left -= measure(index, width: width)
            index += backwards ? -1 : 1
        }
    }

    /// The greatest number of blocks that are measured to find the height of all.
    private static var mostMeasured: Int { 256 }

    /// Returns the height of all blocks in a room.
    override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max ? 80 : size.width
        let inner = blockWidth(in: width)
        // Inline there are few blocks. Of many blocks nobody needs the exact height.
        if size.height == .max, blocks.count > Self.mostMeasured {
            return Size(width: width, height: heights.total)
        }
        let limit = size.height
        var height = 0
        for index in blocks.indices.reversed() {
            guard height < limit else { break }
            let block = blocks[index]
            let isKnown = block.view == nil && block.measuredWidth == inner
            height += isKnown ? heights[index] : measure(index, width: inner)
        }
        return Size(width: width, height: height)
    }

    // MARK: Layout

    override func layoutSubviews() {
        bottomAccessoryHeight = findBar == nil ? 0 : findInteraction?.barHeight ?? 0
        let width = blockWidth(in: bounds.width)
        let anchor = anchor
        laidOutWidth = width
        for block in shown where blocks.indices.contains(block.index) {
            measure(block.index, width: width)
        }
        placeContent(at: anchor, width: width)
        super.layoutSubviews()
        showVisibleBlocks(width: width)
        if let findBar {
            findInteraction?.layOutFindBar(in: bounds)
            bringSubviewToFront(findBar)
        }
    }

    /// The place that stays when blocks above it are measured: a block, and the number of rows from its top to the top of the
    /// view, negative for a block below the top.
    private typealias Anchor = (block: TranscriptBlock, rows: Int)

    /// The first visible block whose height is known, or else the first visible one; nil without blocks.
    private var anchor: Anchor? {
        guard !blocks.isEmpty else { return nil }
        let first = heights.index(at: contentOffset.y)
        let end = contentOffset.y + bounds.height
        var index = first
        while index < blocks.count, heights.top(of: index) < end {
            if blocks[index].measuredWidth == laidOutWidth {
                return (blocks[index], contentOffset.y - heights.top(of: index))
            }
            index += 1
        }
        return (blocks[first], contentOffset.y - heights.top(of: first))
    }

    /// Measures the blocks that will be visible, and scrolls so that the anchor stays in place, or to the end.
    private func placeContent(at anchor: Anchor?, width: Int) {
        let rows = bounds.height
        guard !isFollowingEnd, let anchor else {
            measure(from: blocks.count - 1, rows: rows, width: width, backwards: true)
            return setContentHeight(width)
        }
        let index = anchor.block.index
        measure(from: index, rows: rows + anchor.rows, width: width)
        measure(from: index - 1, rows: -anchor.rows, width: width, backwards: true)
        let end = heights.total - heights.top(of: index)
        let missing = rows + min(0, anchor.rows) - end
        if missing > 0 { measure(from: index - 1, rows: missing, width: width, backwards: true) }
        setContentHeight(width)
        let offset = heights.top(of: index) + min(anchor.rows, max(0, heights[index] - 1))
        if offset != contentOffset.y { contentOffset.y = offset }
    }

    private func setContentHeight(_ width: Int) {
        contentSize = Size(width: width, height: heights.total)
    }

    private func showVisibleBlocks(width: Int) {
        let visible = visibleRect
        var kept: [TranscriptBlock] = []
        var index = heights.index(at: visible.minY)
        while index < blocks.count, heights.top(of: index) < visible.maxY {
            let block = blocks[index]
            if block.measuredWidth != width { measure(index, width: width) }
            place(block, width: width)
            kept.append(block)
            index += 1
        }
        for block in shown where !kept.contains(where: { $0 === block }) {
            if !hide(block) { kept.append(block) }
        }
        shown = kept
        if heights.total != contentSize.height { setContentHeight(width) }
    }

    private func place(_ block: TranscriptBlock, width: Int) {
        let view = block.loadView(margin: margin, in: self)
        if view.superview !== self { addSubview(view) }
        let space = spacing(above: block.index)
        let frame = Rect(
            x: 0, y: heights.top(of: block.index) + space, width: width,
            height: max(0, heights[block.index] - space))
        if view.frame != frame { view.frame = frame }
    }

    /// Removes the view of a block that is out of sight.
    ///
    /// - Returns: Whether it is gone; a view with the focus stays.
    @discardableResult
    private func hide(_ block: TranscriptBlock) -> Bool {
        guard let view = block.view else { return true }
        if let focused = window?.firstResponder as? View, focused.isDescendant(of: view),
            blocks.indices.contains(block.index), blocks[block.index] === block
        {
            place(block, width: laidOutWidth)
            return false
        }
        if view.superview === self { view.removeFromSuperview() }
        block.unloadView()
        return true
    }

    /// The number of blocks that have views now.
    var viewCount: Int { shown.count }

    func forEachShownBlock(_ body: (TranscriptBlock) -> Void) { shown.forEach(body) }

    // MARK: Places

    /// The index of the first visible block.
    var firstVisibleIndex: Int { heights.index(at: visibleRect.minY) }

    /// Counts the lines of the blocks for a search.
    func countLines() {
        guard firstLines.count != blocks.count + 1 else { return }
        firstLines = [0]
        var count = 0
        for block in blocks {
            count += TranscriptText.lineCount(block.text)
            firstLines.append(count)
        }
    }

    /// Scrolls just far enough to show a line of the source of a block.
    func scroll(toLine line: Int, of block: TranscriptBlock) {
        measure(block.index, width: laidOutWidth)
        setContentHeight(laidOutWidth)
        let row = block.rows?.number(ofLine: line) ?? 0
        let y = heights.top(of: block.index) + spacing(above: block.index) + row
        scrollRectToVisible(Rect(x: 0, y: y, width: 1, height: 1))
        setNeedsLayout()
    }

    /// Scrolls to the focused view, unless it is in the find bar, which is always visible.
    @discardableResult
    override func scrollFocusToVisible() -> Bool {
        if let findBar, let focused = window?.firstResponder as? View,
            focused.isDescendant(of: findBar)
        {
            return false
        }
        return super.scrollFocusToVisible()
    }
}
