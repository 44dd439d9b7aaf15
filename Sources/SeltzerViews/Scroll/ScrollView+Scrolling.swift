// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension ScrollView {
    // MARK: The visible part

    /// The bars and extents for the present size and content.
    final var geometry: ScrollGeometry {
        var allowed: ScrollGeometry.Bars = []
        if showsVerticalScrollIndicator { allowed.insert(.vertical) }
        if showsHorizontalScrollIndicator { allowed.insert(.horizontal) }
        var insets = contentInset, barInsets = scrollIndicatorInsets
        insets.bottom = insets.bottom.saturatingAdding(bottomAccessoryHeight)
        barInsets.bottom = barInsets.bottom.saturatingAdding(bottomAccessoryHeight)
        return ScrollGeometry(
            size: bounds.size, contentSize: contentSize, contentInset: insets,
            barInsets: barInsets, allowed: allowed,
            makesRoom: documentView != nil || makesRoomForBars)
    }

    /// The insets around the content, including the bars.
    public final var adjustedContentInset: Insets { geometry.insets }

    /// The size of the visible part of the content, without bars and insets.
    public final var visibleSize: Size { geometry.visibleSize }

    /// The visible rectangle of the content, without bars and insets.
    public final var visibleRect: Rect { bounds.inset(by: geometry.insets) }

    // MARK: Scrolling

    final func scroll(showing rect: Rect, animated: Bool) {
        guard !rect.isEmpty else { return }
        let covered = Point(
            x: stickyHeaders.covered(before: rect.minX, along: .horizontal),
            y: max(
                stickyHeaders.covered(before: rect.minY, along: .vertical),
                suppliedHeaders.covered(before: rect.minY, in: self)))
        let offset = geometry.offset(showing: rect, from: contentOffset, covered: covered)
        setContentOffset(offset, animated: animated)
    }

    final func scroll(to offset: Point, animated: Bool) {
        guard animated else { return contentOffset = offset }
        layoutIfNeeded()
        let target = geometry.nearest(to: offset)
        guard target != contentOffset else { return }
        animateScrolling { contentOffset = target }
    }

    /// Animates a change of the offset, and informs the delegate of its end if there is a change.
    package final func animateScrolling(_ scroll: () -> Void) {
        let start = contentOffset
        var isMoving = false
        animate(
            withDuration: Motion.scroll, curve: .easeOutCubic, options: .allowUserInteraction
        ) {
            scroll()
            isMoving = contentOffset != start
        } completion: { [weak self] isFinished in
            guard let self, isFinished, isMoving else { return }
            self.delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Scrolls a point of the content to the top left corner, as far as the content allows.
    ///
    /// - Returns: Whether the offset has changed.
    @discardableResult
    final func scroll(to offset: Point) -> Bool {
        let offset = geometry.nearest(to: offset)
        guard offset != contentOffset else { return false }
        contentOffset = offset
        return true
    }

    /// Scrolls along an axis by a move of the user, such as a page.
    ///
    /// - Returns: Whether the offset has changed.
    final func scroll(_ move: ListMove, along axis: Axis) -> Bool {
        // An earlier key of the same turn may have moved the focus, which scrolls.
        layoutIfNeeded()
        var offset = contentOffset
        offset[axis] = move.target(
            from: offset[axis], in: geometry[axis].offsets,
            item: axis == .vertical ? verticalLineScroll : horizontalLineScroll,
            page: pageLength(along: axis))
        return scrollByUser(to: offset)
    }

    /// The length of a page: the visible length without the headers.
    final func pageLength(along axis: Axis) -> Int {
        let extent = geometry[axis]
        let start = contentOffset[axis].saturatingAdding(extent.before)
        let covered = stickyHeaders.coveredNow(at: start, along: axis)
        return max(1, extent.visibleLength.saturatingSubtracting(covered))
    }

    // MARK: The document view

    /// Gives the document view the size that fits it beside the bars.
    final func fit(_ document: View) {
        let room = bounds.inset(by: contentInset).width
        for width in [room, max(0, room.saturatingSubtracting(1))] {
            contentSize = document.arrangedSize(in: Size(width: width, height: .max))
            if geometry.visibleSize.width == width { break }
        }
        let seen = geometry.visibleSize
        document.frame = Rect(
            x: 0, y: 0, width: max(seen.width, contentSize.width),
            // A label would center its text in a larger frame.
            height: document.layoutNature == .text
                ? contentSize.height : max(seen.height, contentSize.height))
    }

    // MARK: Headers

    /// Keeps a subview at the edge, in front of the others, while its section of the content is
    /// visible.
    ///
    /// - Parameters:
    ///   - header: The header, with its size set; it is added if it is not yet a subview.
    ///   - section: The section of the content; the header lies at its beginning. A second call for
    ///     the same header changes its section.
    ///   - axis: `.vertical` for a header at the top, `.horizontal` for one on the left.
    public final func addStickyHeader(
        _ header: View, for section: Rect, along axis: Axis = .vertical
    ) {
        stickyHeaders.set(header, section: section, axis: axis)
        if header.superview !== self { addSubview(header) }
        guard header.superview === self else { return stickyHeaders.remove(header) }
        contentDidChange()
    }

    /// Reloads the headers from ``stickyHeaderSource``, because the sections have changed.
    public final func reloadStickyHeaders() {
        suppliedHeaders.removeAll(in: self)
        contentDidChange()
    }
}

extension Insets {
    /// The offset at the beginning of content with these insets.
    var beginning: Point {
        Point(x: 0.saturatingSubtracting(left), y: 0.saturatingSubtracting(top))
    }
}

extension ScrollView: MovableByKeys {}
