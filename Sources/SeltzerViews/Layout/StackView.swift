// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view that lays its arranged subviews out in a row or a column.
///
/// Along the axis, each view gets its fitting size, or the size from constraints on it
/// (`(view.width == 20).isActive = true`). Views with a ``flex(of:)`` share the spare room in
/// proportion to it. If no view has a flex, the views that resist growing least share the spare
/// room equally. They do so only if their priority is at most
/// ``/SeltzerLayout/LayoutPriority/defaultLow``. ``distribution`` can share the room in other ways.
/// If there is not enough room, the views that resist shrinking least shrink first, from the last
/// one backwards. Across the axis, ``alignment`` decides.
///
/// A stack inside a stack hugs and resists as its weakest view does: a row of labels keeps its
/// height, and a row with a table takes spare room. Priorities set on the stack itself win.
open class StackView: View {
    /// The place of an arranged subview across the axis.
    public enum Alignment: Hashable, Sendable {
        /// Over the whole width or height.
        case fill
        /// On the left or at the top, with the fitting size.
        case leading
        /// In the middle, with the fitting size.
        case center
        /// On the right or at the bottom, with the fitting size.
        case trailing
    }

    /// A way to share the room along the axis among the arranged subviews.
    public enum Distribution: Hashable, Sendable {
        /// Each view has its fitting length, and views that may grow share the spare room.
        case fill
        /// All views have the same length.
        case fillEqually
        /// The views fill the room, each in proportion to its fitting length.
        case fillProportionally
        /// Each view has its fitting length, with equal distances of at least ``StackView/spacing``
        /// between them.
        case equalSpacing
        /// Each view has its fitting length, with equal distances between the middles as far as
        /// ``StackView/spacing`` allows.
        case equalCentering
    }

    /// The direction of the row or column.
    public final var axis: Axis {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The number of empty cells between neighbors.
    ///
    /// If negative, neighbors overlap by a cell, so that boxes share an edge.
    public final var spacing = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// The number of empty cells between neighbors in a compact layout (``LayoutDensity``); nil,
    /// the default, uses ``spacing``.
    ///
    /// A form sets 0, so that all of it is visible on a small screen. Custom spacings do not
    /// change.
    public final var compactSpacing: Int? {
        didSet { if compactSpacing != oldValue { arrangementDidChange() } }
    }

    /// The place of the views across the axis.
    public final var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// The way in which the views share the room along the axis.
    public final var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The empty cells along the edges.
    public final var layoutMargins = Insets.zero {
        didSet { if layoutMargins != oldValue { arrangementDidChange() } }
    }

    /// The views of the stack, in order; hidden views take no room.
    public private(set) final var arrangedSubviews: [View] = []

    private final var flexes: [ObjectIdentifier: Int] = [:]
    private final var customSpacings: [ObjectIdentifier: Int] = [:]

    /// Creates a stack of views along an axis, with some empty cells between neighbors.
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

    /// Inserts a view at an index among the others; an index beyond the end appends it.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        addSubview(view)
        guard view.superview === self else { return }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: index.clamped(0, arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Removes a view from the stack.
    ///
    /// Overrides call `super`.
    open override func willRemoveSubview(_ subview: View) {
        arrangedSubviews.removeAll { $0 === subview }
        flexes[ObjectIdentifier(subview)] = nil
        customSpacings[ObjectIdentifier(subview)] = nil
        arrangementDidChange()
    }

    /// Returns the view's share of the spare room, relative to the shares of other views; 0 for
    /// none.
    public final func flex(of view: View) -> Int {
        flexes.isEmpty ? 0 : flexes[ObjectIdentifier(view)] ?? 0
    }

    /// Sets an arranged subview's share of the spare room; negative shares count as 0.
    public final func setFlex(_ flex: Int, of view: View) {
        guard arranges(view), flex != self.flex(of: view) else { return }
        flexes[ObjectIdentifier(view)] = max(0, flex)
        arrangementDidChange()
    }

    private var hasFlex: Bool {
        for flex in flexes.values where flex > 0 { return true }
        return false
    }

    /// Returns the custom number of empty cells after a view; nil if ``spacing`` applies.
    public final func customSpacing(after view: View) -> Int? {
        customSpacings.isEmpty ? nil : customSpacings[ObjectIdentifier(view)]
    }

    /// Sets the number of empty cells between an arranged subview and the next visible view.
    ///
    /// - Parameters:
    ///   - spacing: The number of cells; nil for ``spacing``.
    ///   - view: An arranged subview; the call has no effect on any other view.
    public final func setCustomSpacing(_ spacing: Int?, after view: View) {
        guard arranges(view), spacing != customSpacing(after: view) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing
        arrangementDidChange()
    }

    override func arranges(_ subview: View) -> Bool {
        arrangedSubviews.contains { $0 === subview }
    }

    override func arrangedIndex(of subview: View) -> Int? {
        arrangedSubviews.firstIndex { $0 === subview }
    }

    override func arrange(_ subview: View, at index: Int) {
        insertArrangedSubview(subview, at: index)
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        layoutPrioritiesDidChange()
    }

    override var hasNaturalPrioritiesOfContent: Bool { true }

    override func naturalLayoutPriorities(for axis: Axis) -> LayoutPriorities {
        var priorities = LayoutPriorities(arranging: arrangedSubviews, along: axis)
        // With a flex or another distribution, the stack can use spare room.
        if axis == self.axis, distribution != .fill || hasFlex {
            priorities.hugging = min(priorities.hugging, .defaultLow)
        }
        return priorities
    }

    /// Returns the size that fits all views.
    open override func sizeThatFits(_ size: Size) -> Size {
        keptSize(in: size) {
            let room = size.inset(by: layoutMargins)
            let fitted = layout(in: room, isFitting: true).fittingSize
            return fitted.grown(by: layoutMargins).cut(to: size)
        }
    }

    /// Sets the frames of the arranged subviews.
    open override func layoutSubviews() {
        let room = bounds.inset(by: layoutMargins)
        let frames = layout(in: room.size).frames(in: room, alignment: alignment)
        var index = 0
        for view in arrangedSubviews where !view.isHidden && index < frames.count {
            view.frame = frames[index]
            index += 1
        }
    }

    /// Whether no visible view of the stack has a width of its own.
    private var takesAnyWidth: Bool {
        var isEmpty = true
        for view in arrangedSubviews where !view.isHidden {
            if !Self.takesAnyWidth(view) { return false }
            isEmpty = false
        }
        return !isEmpty
    }

    private static func takesAnyWidth(_ view: View) -> Bool {
        view is any AnyWidthView || (view as? StackView)?.takesAnyWidth == true
    }

    private var presentSpacing: Int {
        guard let compactSpacing, hasCompactLayout else { return spacing }
        return compactSpacing
    }

    /// - Parameter isFitting: Whether the layout only measures the stack: views without a width of
    ///   their own then have no influence on its width.
    private func layout(in room: Size, isFitting: Bool = false) -> StackLayout {
        var items: [StackLayout.Item] = []
        items.reserveCapacity(arrangedSubviews.count)
        for view in arrangedSubviews where !view.isHidden {
            let isFixed = view.hasFixedLength(along: axis)
            let priorities = isFixed ? .required : view.layoutPriorities(for: axis)
            var fitting = view.arrangedSize(in: room)
            if isFitting, axis == .vertical, fitting.width >= room.width || room.width == .max,
                Self.takesAnyWidth(view), !takesAnyWidth
            {
                fitting.width = 0
            }
            items.append(
                StackLayout.Item(
                    fitting: fitting, hugging: priorities.hugging,
                    resistance: priorities.compressionResistance, flex: flex(of: view),
                    spacingAfter: customSpacing(after: view)))
        }
        return StackLayout(
            axis: axis, spacing: presentSpacing, distribution: distribution, items: items)
    }
}

/// A view without a width of its own: in a column it is as wide as the widest other view, or as the
/// room if there is no other view.
@MainActor
package protocol AnyWidthView: View {}
