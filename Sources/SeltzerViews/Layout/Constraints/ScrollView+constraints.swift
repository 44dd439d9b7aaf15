// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Content that constraints lay out, as in UIKit.
///
/// Between a scroll view and a view in its content, a constraint refers to the edges of the content, and to the width and
/// the height of the scroll view itself.
///
/// ```swift
/// let content = scrollView.contentLayoutGuide
/// LayoutConstraint.activate([
///     form.topAnchor == content.topAnchor, form.bottomAnchor == content.bottomAnchor,
///     form.leadingAnchor == content.leadingAnchor, form.trailingAnchor == content.trailingAnchor,
///     form.widthAnchor == scrollView.frameLayoutGuide.widthAnchor,
/// ])
/// ```
extension ScrollView {
    /// The rectangle of the content; constraints to its edges set ``contentSize``.
    public final var contentLayoutGuide: LayoutGuide {
        if let guide = layoutGuides.first(where: { $0 is ScrollContentGuide }) { return guide }
        let guide = ScrollContentGuide()
        guide.identifier = "contentLayoutGuide"
        addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.topAnchor == topAnchor, guide.leftAnchor == leftAnchor,
            guide.bottomAnchor == bottomAnchor, guide.rightAnchor == rightAnchor,
        ])
        return guide
    }

    /// The visible rectangle, which stays in its place while the content scrolls.
    public final var frameLayoutGuide: LayoutGuide {
        if let guide = frameGuide { return guide }
        let guide = ScrollFrameGuide()
        addLayoutGuide(guide)
        guide.activate(in: self)
        return guide
    }

    private final var frameGuide: ScrollFrameGuide? {
        layoutGuides.lazy.compactMap { $0 as? ScrollFrameGuide }.first
    }

    /// Moves the guide of the visible rectangle.
    final func followFrameGuide() { frameGuide?.follow(contentOffset) }

    /// Whether edges in constraints mean the edges of the content, because nothing else sets its size.
    final var takesContentOfConstraints: Bool {
        documentView == nil && (isContentOfConstraints || contentSize == .zero)
    }

    /// Takes the size of the content that constraints demand; nil for none.
    final func takeContentSize(_ size: Size?) {
        guard let size else { return }
        isContentOfConstraints = true
        contentSize = size
    }
}

/// The guide of the content of a scroll view.
private final class ScrollContentGuide: LayoutGuide {}

/// The guide of the visible part of a scroll view, which lies in the content.
private final class ScrollFrameGuide: LayoutGuide {
    private var origin: [LayoutConstraint] = []

    func activate(in scrollView: ScrollView) {
        identifier = "frameLayoutGuide"
        origin = [leftAnchor == scrollView.leftAnchor, topAnchor == scrollView.topAnchor]
        follow(scrollView.contentOffset)
        LayoutConstraint.activate(
            origin + [
                widthAnchor == scrollView.widthAnchor, heightAnchor == scrollView.heightAnchor,
            ])
    }

    func follow(_ offset: Point) {
        for (constraint, constant) in zip(origin, [offset.x, offset.y]) {
            constraint.constant = constant
        }
    }
}
