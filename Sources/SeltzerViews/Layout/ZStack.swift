// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view whose subviews cover each other, the last one in front.
///
/// ```swift
/// let page = ZStack {
///     table
///     Label("No rows")
/// }
/// page.setAlignment(.center, of: emptyLabel)
/// ```
///
/// Its fitting size is the size of its largest subview. A subview can also be anchored to a view at
/// any level of the stack and follow it, such as a badge at the corner of a button or a hint beside
/// a field.
///
/// ```swift
/// page.addSubview(badge)
/// page.anchor(badge, .topTrailing, to: inboxButton, .topTrailing)
/// page.anchor(hint, .leading, to: field, .trailing, offset: Point(x: 1, y: 0))
/// ```
open class ZStack: View {
    /// The place of subviews without an alignment of their own.
    public final var alignment: OverlayAlignment {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    private final var alignments: [ObjectIdentifier: OverlayAlignment] = [:]
    private final var anchors: [ObjectIdentifier: ViewAnchor] = [:]

    /// Creates a stack of views, the first one at the back.
    public init(
        alignment: OverlayAlignment = .fill, @ViewBuilder _ views: () -> [View] = { [] }
    ) {
        self.alignment = alignment
        super.init()
        views().forEach(addSubview)
    }

    // MARK: Places

    /// Returns the alignment of a subview.
    public final func alignment(of view: View) -> OverlayAlignment {
        alignments[ObjectIdentifier(view)] ?? alignment
    }

    /// Gives a subview an alignment of its own; has no effect on other views.
    public final func setAlignment(_ alignment: OverlayAlignment, of view: View) {
        guard view.superview === self else { return }
        alignments[ObjectIdentifier(view)] = alignment
        arrangementDidChange()
    }

    /// Keeps a subview at another view inside the stack and follows that view; has no effect on
    /// other views.
    ///
    /// The subview has its fitting size. Along an axis on which one of the points is `fill`, it is
    /// as long as the target. While the target is out of sight, the subview has no size.
    ///
    /// - Parameters:
    ///   - view: The subview.
    ///   - point: The point of the subview that lies at the target's point.
    ///   - target: A view inside the stack, at any level; held weakly.
    ///   - targetPoint: The point of the target.
    ///   - offset: The distance from the target's point, to the right and downwards.
    public final func anchor(
        _ view: View, _ point: OverlayAlignment, to target: View, _ targetPoint: OverlayAlignment,
        offset: Point = .zero
    ) {
        guard view.superview === self, !target.isDescendant(of: view) else { return }
        let position = ViewAnchor.Position.placed { size, rect in
            var frame = targetPoint.frame(of: size, by: point, at: rect)
            frame.origin = frame.origin.offsetBy(dx: offset.x, dy: offset.y)
            return frame
        }
        let anchor = ViewAnchor(of: view, position, to: target)
        anchors[ObjectIdentifier(view)] = anchor
        arrangementDidChange()
        window?.application?.frames.follow(anchor)
    }

    /// Removes the anchor of a subview, so that its alignment applies again.
    public final func removeAnchor(of view: View) {
        guard anchors.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
        arrangementDidChange()
    }

    // MARK: Layout

    override func arranges(_ subview: View) -> Bool { true }

    /// Asks for a new layout.
    ///
    /// Overrides call `super`.
    open override func layoutMarginsDidChange() { arrangementDidChange() }

    private func arrangementDidChange() {
        contentDidChange()
        layoutPrioritiesDidChange()
    }

    override var hasNaturalPrioritiesOfContent: Bool { true }

    override func naturalLayoutPriorities(for axis: Axis) -> LayoutPriorities {
        LayoutPriorities(arranging: placedSubviews, along: axis)
    }

    /// Asks for a new layout.
    ///
    /// Overrides call `super`.
    open override func didAddSubview(_ subview: View) { arrangementDidChange() }

    /// Drops the subview's alignment and anchor.
    ///
    /// Overrides call `super`.
    open override func willRemoveSubview(_ subview: View) {
        alignments[ObjectIdentifier(subview)] = nil
        anchors[ObjectIdentifier(subview)] = nil
        arrangementDidChange()
    }

    /// Follows the targets of anchored subviews.
    ///
    /// Overrides call `super`.
    open override func didMoveToWindow() {
        guard let frames = window?.application?.frames else { return }
        anchors.values.forEach(frames.follow)
    }

    private var placedSubviews: [View] {
        subviews.filter { !$0.isHidden && anchors[ObjectIdentifier($0)] == nil }
    }

    /// Returns the size that fits the largest subview and the margins.
    open override func sizeThatFits(_ size: Size) -> Size {
        keptSize(in: size) {
            let room = size.inset(by: layoutMargins)
            var largest = Size.zero
            for view in placedSubviews {
                let wanted = view.arrangedSize(in: room)
                largest.width = max(largest.width, wanted.width)
                largest.height = max(largest.height, wanted.height)
            }
            return largest.grown(by: layoutMargins).cut(to: size)
        }
    }

    /// Sets the frames of the subviews.
    open override func layoutSubviews() {
        let room = bounds.inset(by: layoutMargins)
        for view in placedSubviews {
            view.frame = alignment(of: view).frame(
                of: view.arrangedSize(in: room.size), in: room)
        }
    }
}
