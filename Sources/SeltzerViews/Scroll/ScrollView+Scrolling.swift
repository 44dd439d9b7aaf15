// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension ScrollView {
    /// Scrolls as little as needed to show a rectangle of the content, as far as the content goes; of one larger
    /// than what is seen, its left top part.
    ///
    /// Sticky headers do not cover it then. An empty rectangle scrolls nothing.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the content's coordinates.
    ///   - animated: Whether the content is seen to move there, unless the application reduces motion.
    public final func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
        guard !rect.isEmpty else { return }
        let covered = Point(
            x: stickyHeaders.covered(before: rect.minX, along: .horizontal),
            y: max(
                stickyHeaders.covered(before: rect.minY, along: .vertical),
                suppliedHeaders.covered(before: rect.minY, in: self)))
        let offset = geometry.offset(showing: rect, from: contentOffset, covered: covered)
        setContentOffset(offset, animated: animated)
    }

    /// Scrolls so that a point of the content lies at the left top corner, as far as the content goes.
    ///
    /// A scroll of the user's meanwhile takes over.
    ///
    /// - Parameters:
    ///   - offset: The point, in the content's coordinates.
    ///   - animated: Whether the content is seen to move there, unless the application reduces motion.
    public final func setContentOffset(_ offset: Point, animated: Bool) {
        guard animated else { return contentOffset = offset }
        layoutIfNeeded()
        animate(withDuration: .milliseconds(250), curve: .easeOut) {
            contentOffset = geometry.nearest(to: offset)
        }
    }

    /// Scrolls so that a point of the content lies at the left top corner, as far as the content goes.
    ///
    /// - Returns: Whether anything moved.
    @discardableResult
    final func scroll(to offset: Point) -> Bool {
        let offset = geometry.nearest(to: offset)
        guard offset != contentOffset else { return false }
        contentOffset = offset
        return true
    }

    /// Scrolls along an axis as a key says.
    ///
    /// - Returns: Whether anything moved.
    final func scroll(_ move: ListMove, along axis: Axis) -> Bool {
        // A key that came together with this one may have moved the focus, which scrolls.
        layoutIfNeeded()
        var offset = contentOffset
        offset[axis] = move.target(
            from: offset[axis], in: geometry[axis].offsets,
            item: axis == .vertical ? verticalLineScroll : horizontalLineScroll,
            page: pageLength(along: axis))
        return scroll(to: offset)
    }

    /// The cells of a page: what is seen at once, without the headers in front.
    final func pageLength(along axis: Axis) -> Int {
        let extent = geometry[axis]
        let start = contentOffset[axis].saturatingAdding(extent.before)
        let covered = stickyHeaders.coveredNow(at: start, along: axis)
        return max(1, extent.visibleLength.saturatingSubtracting(covered))
    }

    // MARK: The document view

    /// Gives the document view the size that it would like beside the bars.
    final func fit(_ document: View) {
        let room = bounds.inset(by: contentInset).width
        for width in [room, max(0, room.saturatingSubtracting(1))] {
            contentSize = document.arrangedSize(in: Size(width: width, height: .max))
            if geometry.visibleSize.width == width { break }
        }
        let seen = geometry.visibleSize
        document.frame = Rect(
            x: 0, y: 0, width: max(seen.width, contentSize.width),
            height: max(seen.height, contentSize.height))
    }

    // MARK: Headers

    /// Keeps a subview at the edge, in front of the others, as long as the part of the content that it heads is
    /// seen.
    ///
    /// - Parameters:
    ///   - header: A view as large as the header is to be; it is added where it is no subview yet.
    ///   - section: The part of the content, with the header's own place at its beginning. Another call for
    ///     the header gives it another one.
    ///   - axis: `.vertical` for a header at the top, `.horizontal` for one at the left.
    public final func addStickyHeader(
        _ header: View, for section: Rect, along axis: Axis = .vertical
    ) {
        stickyHeaders.set(header, section: section, axis: axis)
        if header.superview !== self { addSubview(header) }
        guard header.superview === self else { return stickyHeaders.remove(header) }
        contentDidChange()
    }

    /// Asks ``stickyHeaderSource`` anew, because the sections have changed.
    public final func reloadStickyHeaders() {
        suppliedHeaders.removeAll(in: self)
        contentDidChange()
    }
}

extension Insets {
    /// The offset of content with these insets that is at its beginning.
    var beginning: Point {
        Point(x: 0.saturatingSubtracting(left), y: 0.saturatingSubtracting(top))
    }
}
