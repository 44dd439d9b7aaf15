// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view that lays its arranged subviews out in a row or a column.
///
/// Each gets the size it would like along the axis. Spare room goes to the views that resist growing least,
/// in equal parts, if they are set to give way at all (``/SeltzerLayout/LayoutPriority/defaultLow``); where room lacks, the
/// views that resist shrinking least give way first, the later ones before the earlier. Across the axis
/// ``alignment`` decides.
open class StackView: View {
    /// Where an arranged subview lies across the axis.
    public enum Alignment: Hashable, Sendable {
        /// Over the whole extent.
        case fill
        /// At the left or the top, as large as it would like.
        case leading
        /// In the middle, as large as it would like.
        case center
        /// At the right or the bottom, as large as it would like.
        case trailing
    }

    /// The direction in which the views follow each other.
    public final var axis: Axis {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The empty cells between neighbours.
    public final var spacing = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Where the views lie across the axis.
    public final var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// The empty cells along the edges.
    public final var layoutMargins = Insets.zero {
        didSet { if layoutMargins != oldValue { arrangementDidChange() } }
    }

    /// The views laid out, in order; hidden ones take no room.
    public private(set) final var arrangedSubviews: [View] = []

    /// Creates a stack of views.
    public init(_ axis: Axis, _ views: [View] = [], spacing: Int = 0) {
        self.axis = axis
        super.init()
        self.spacing = spacing
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end.
    public final func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a place among the others; a place beyond the last is the end.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        addSubview(view)
        guard view.superview === self else { return }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: index.clamped(0, arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Takes a view out of the row, as removing it from its superview does too.
    open override func willRemoveSubview(_ subview: View) {
        arrangedSubviews.removeAll { $0 === subview }
        arrangementDidChange()
    }

    override func arranges(_ subview: View) -> Bool {
        arrangedSubviews.contains { $0 === subview }
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Returns the room that the views would like together.
    open override func sizeThatFits(_ size: Size) -> Size {
        let stack = layout(in: size)
        let fitted = stack.fittingSize(margins: layoutMargins)
        return Size(
            width: fitted.width.clamped(0, size.width),
            height: fitted.height.clamped(0, size.height))
    }

    /// Sets the frames of the arranged subviews.
    open override func layoutSubviews() {
        let room = Rect(origin: bounds.origin, size: bounds.size).inset(by: layoutMargins)
        let visible = arrangedSubviews.filter { !$0.isHidden }
        let frames = layout(in: bounds.size).frames(in: room, alignment: alignment)
        for (view, frame) in zip(visible, frames) { view.frame = frame }
    }

    private func layout(in size: Size) -> StackLayout {
        let room = Rect(origin: .zero, size: size).inset(by: layoutMargins).size
        let items = arrangedSubviews.filter { !$0.isHidden }.map { view in
            StackLayout.Item(
                fitting: view.sizeThatFits(room),
                hugging: view.contentHuggingPriority(for: axis),
                resistance: view.contentCompressionResistancePriority(for: axis)
            )
        }
        return StackLayout(axis: axis, spacing: spacing, items: items)
    }
}
