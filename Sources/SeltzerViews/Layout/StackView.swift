// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view that lays its arranged subviews out in a row or a column.
///
/// Each gets the size it would like along the axis, or the one that constraints on its own width and height give it
/// (`(view.width == 20).isActive = true`). Spare room goes to the views with ``flex(of:)``, in proportion
/// to it; where none has any, to those that resist growing least, in equal parts, if they are set to give way
/// at all (``/SeltzerLayout/LayoutPriority/defaultLow``). ``distribution`` can share the room in other ways.
/// Where room lacks, the views that resist shrinking least give way first, the later ones before the earlier.
/// Across the axis ``alignment`` decides.
///
/// A stack in a stack hugs and resists as the arranged view does that resists least: a row of labels keeps its height,
/// a row with a table takes spare room. Priorities set on the stack itself go before that.
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

    /// How the arranged subviews share the room along the axis.
    public enum Distribution: Hashable, Sendable {
        /// Each as long as it would like; spare room goes to those that may grow.
        case fill
        /// All equally long.
        case fillEqually
        /// All of the room, each in proportion to the length it would like.
        case fillProportionally
        /// Each as long as it would like, with equal distances between them, of ``StackView/spacing`` at least.
        case equalSpacing
        /// Each as long as it would like, with equal distances between the middles where that leaves
        /// ``StackView/spacing``.
        case equalCentering
    }

    /// The direction in which the views follow each other.
    public final var axis: Axis {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The empty cells between neighbours; negative ones let them overlap by a cell, so that boxes around them have
    /// an edge in common.
    public final var spacing = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Where the views lie across the axis.
    public final var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// How the views share the room along the axis.
    public final var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The empty cells along the edges.
    public final var layoutMargins = Insets.zero {
        didSet { if layoutMargins != oldValue { arrangementDidChange() } }
    }

    /// The views laid out, in order; hidden ones take no room.
    public private(set) final var arrangedSubviews: [View] = []

    private final var flexes: [ObjectIdentifier: Int] = [:]
    private final var customSpacings: [ObjectIdentifier: Int] = [:]

    /// Creates a stack of views.
    public init(_ axis: Axis, _ views: [View] = [], spacing: Int = 0) {
        self.axis = axis
        super.init()
        self.spacing = spacing
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
        flexes[ObjectIdentifier(subview)] = nil
        customSpacings[ObjectIdentifier(subview)] = nil
        arrangementDidChange()
    }

    /// The view's part of spare room, compared with the other views' parts; 0 for none.
    public final func flex(of view: View) -> Int {
        flexes.isEmpty ? 0 : flexes[ObjectIdentifier(view)] ?? 0
    }

    /// Sets the part that an arranged subview gets of spare room; negative ones count as 0.
    public final func setFlex(_ flex: Int, of view: View) {
        guard arranges(view), flex != self.flex(of: view) else { return }
        flexes[ObjectIdentifier(view)] = max(0, flex)
        arrangementDidChange()
    }

    /// The empty cells after a view, where it has its own number of them; nil where it has ``spacing``.
    public final func customSpacing(after view: View) -> Int? {
        customSpacings.isEmpty ? nil : customSpacings[ObjectIdentifier(view)]
    }

    /// Sets the empty cells between an arranged subview and the next one that is seen.
    ///
    /// - Parameters:
    ///   - spacing: How many; nil for ``spacing``.
    ///   - view: An arranged subview; nothing happens with any other view.
    public final func setCustomSpacing(_ spacing: Int?, after view: View) {
        guard arranges(view), spacing != customSpacing(after: view) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing
        arrangementDidChange()
    }

    override func arranges(_ subview: View) -> Bool {
        arrangedSubviews.contains { $0 === subview }
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        layoutPrioritiesDidChange()
    }

    override var hasNaturalPrioritiesOfContent: Bool { true }

    override func naturalLayoutPriorities(for axis: Axis) -> LayoutPriorities {
        var priorities = LayoutPriorities(arranging: arrangedSubviews, along: axis)
        // A flex or another distribution says where spare room goes: there is a use for it.
        if axis == self.axis, distribution != .fill || flexes.values.contains(where: { $0 > 0 }) {
            priorities.hugging = min(priorities.hugging, .defaultLow)
        }
        return priorities
    }

    /// Returns the room that the views would like together.
    open override func sizeThatFits(_ size: Size) -> Size {
        keptSize(in: size) {
            let fitted = layout(in: size).fittingSize(margins: layoutMargins)
            return Size(
                width: fitted.width.clamped(0, size.width),
                height: fitted.height.clamped(0, size.height))
        }
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
            let isFixed = view.hasFixedLength(along: axis)
            let priorities = view.layoutPriorities(for: axis)
            return StackLayout.Item(
                fitting: view.arrangedSize(in: room),
                hugging: isFixed ? .required : priorities.hugging,
                resistance: isFixed ? .required : priorities.compressionResistance,
                flex: flex(of: view),
                spacingAfter: customSpacing(after: view)
            )
        }
        return StackLayout(
            axis: axis, spacing: spacing, distribution: distribution, items: items)
    }
}
