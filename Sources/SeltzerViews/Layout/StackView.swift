// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view that lays its arranged subviews out in a row or a column.
///
/// Along the axis, each view gets its fitting size, or the size from constraints on it
/// (`(view.widthAnchor == 20).isActive = true`). Views with a ``flex(of:)`` share the spare room in
/// proportion to it. If no view has a flex, the stack's ``rule`` decides. A stack that is made as in
/// UIKit, by `StackView()` or ``init(arrangedSubviews:)``, is always full: the view with the lowest
/// hugging priority takes the spare room. In other stacks, only views that can use room take it.
/// ``distribution`` can share the room in other ways. If there is not enough room, the views that
/// resist shrinking least shrink first, from the last one backwards. Across the axis, ``alignment``
/// decides.
///
/// A stack inside a stack hugs and resists as its weakest view does: a row of labels keeps its
/// height, and a row with a table takes spare room. A row made as in UIKit hugs and resists across
/// its axis as its strongest view does. Priorities set on the stack itself win.
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

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
        /// At the top of a row, because text has no baselines other than its rows.
        public static var firstBaseline: Alignment { .leading }
        /// At the bottom of a row, because text has no baselines other than its rows.
        public static var lastBaseline: Alignment { .trailing }
    }

    /// A rule for spare room that no view asks for by a flex.
    public enum Rule: Hashable, Sendable {
        /// UIKit's rule: the first of the views with the lowest hugging priority takes all spare
        /// room. A plain view without content is the first to grow, so that it is a spacer.
        case filling
        /// The views with ``View/takesSpareRoom(along:)`` share the spare room equally; if there is
        /// none, the room stays empty.
        case fitting
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

    /// The rule for spare room that no view asks for by a flex.
    ///
    /// It is ``Rule/filling`` for `StackView()` and ``init(arrangedSubviews:)``, and
    /// ``Rule/fitting`` for stacks made with an axis, ``VStack`` and ``HStack``.
    public final var rule: Rule {
        didSet { if rule != oldValue { arrangementDidChange() } }
    }

    /// Whether the arranged views keep the ``View/layoutMargins`` free.
    ///
    /// As in UIKit, it is false for `StackView()` and ``init(arrangedSubviews:)``. It is true for
    /// stacks made with an axis, ``VStack`` and ``HStack``.
    public final var isLayoutMarginsRelativeArrangement: Bool {
        didSet {
            if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() }
        }
    }

    /// A custom spacing that means ``spacing``.
    public static var spacingUseDefault: Int { .max }
    /// A custom spacing that means ``LayoutSpacing/system``.
    public static var spacingUseSystem: Int { .max - 1 }

    /// The views of the stack, in order; hidden views take no room.
    public private(set) final var arrangedSubviews: [View] = []

    private final var flexes: [ObjectIdentifier: Int] = [:]
    private final var customSpacings: [ObjectIdentifier: Int] = [:]

    /// Creates a stack of views along an axis, with some empty cells between neighbors.
    ///
    /// Its ``rule`` is ``Rule/fitting``, and its margins count.
    public init(_ axis: Axis, _ views: [View] = [], spacing: Int = 0) {
        self.axis = axis
        rule = .fitting
        isLayoutMarginsRelativeArrangement = true
        super.init(frame: .zero)
        self.spacing = spacing
        views.forEach(addArrangedSubview)
    }

    /// Creates a row without views, as in UIKit: its ``rule`` is ``Rule/filling``.
    public override init(frame: Rect) {
        axis = .horizontal
        rule = .filling
        isLayoutMarginsRelativeArrangement = false
        super.init(frame: frame)
    }

    /// Creates a row of views, as in UIKit: its ``rule`` is ``Rule/filling``.
    public convenience init(arrangedSubviews views: [View]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: View) {
        insertArranged(view, at: arrangedSubviews.count)
    }

    /// Inserts a view at an index among the others; an index beyond the end appends it.
    ///
    /// A view that is a subview already keeps its place among the subviews.
    open func insertArrangedSubview(_ view: View, at index: Int) {
        insertArranged(view, at: index)
    }

    private func insertArranged(_ view: View, at index: Int) {
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arrangedSubviews.removeAll(identicalTo: view)
        arrangedSubviews.insert(view, at: index.clamped(0, arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Stops arranging a view, which stays a subview with its present frame.
    open func removeArrangedSubview(_ view: View) {
        guard arranges(view) else { return }
        stopArranging(view)
    }

    /// Removes a view from the stack.
    ///
    /// Overrides call `super`.
    open override func willRemoveSubview(_ subview: View) { stopArranging(subview) }

    /// Asks for a new layout.
    ///
    /// Overrides call `super`.
    open override func layoutMarginsDidChange() { arrangementDidChange() }

    private func stopArranging(_ subview: View) {
        arrangedSubviews.removeAll(identicalTo: subview)
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
    ///   - spacing: The number of cells; nil or ``spacingUseDefault`` for ``spacing``.
    ///   - view: An arranged subview; the call has no effect on any other view.
    public final func setCustomSpacing(_ spacing: Int?, after view: View) {
        var spacing = spacing == Self.spacingUseDefault ? nil : spacing
        if spacing == Self.spacingUseSystem { spacing = LayoutSpacing.system }
        guard arranges(view), spacing != customSpacing(after: view) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing
        arrangementDidChange()
    }

    override func arranges(_ subview: View) -> Bool {
        arrangedSubviews.firstIndex(identicalTo: subview) != nil
    }

    override func arrangedIndex(of subview: View) -> Int? {
        arrangedSubviews.firstIndex(identicalTo: subview)
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
        if rule == .filling, axis != self.axis {
            return LayoutPriorities(
                arranging: arrangedSubviews, along: axis, allStretch: true)
        }
        var priorities = LayoutPriorities(arranging: arrangedSubviews, along: axis)
        // With a flex or another distribution, the stack can use spare room.
        if axis == self.axis, distribution != .fill || hasFlex {
            priorities.hugging = min(priorities.hugging, .defaultLow)
            priorities.fittingHugging = min(priorities.fittingHugging, .defaultLow)
        }
        return priorities
    }

    /// Returns the size that fits all views.
    open override func sizeThatFits(_ size: Size) -> Size {
        keptSize(in: size) {
            let room = size.inset(by: margins)
            let fitted = layout(in: room, isFitting: true).fittingSize
            return fitted.grown(by: margins).cut(to: size)
        }
    }

    /// Sets the frames of the arranged subviews.
    open override func layoutSubviews() {
        let room = bounds.inset(by: margins)
        let frames = layout(in: room.size).frames(in: room, alignment: alignment)
        var index = 0
        for view in arrangedSubviews where !view.isSelfHidden && index < frames.count {
            view.frame = frames[index]
            index += 1
        }
    }

    /// The empty cells along the edges.
    private var margins: Insets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    /// Whether no visible view of the stack has a width of its own.
    private var takesAnyWidth: Bool {
        var isEmpty = true
        for view in arrangedSubviews where !view.isSelfHidden {
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
        for view in arrangedSubviews where !view.isSelfHidden {
            let isFixed = view.hasFixedLength(along: axis)
            var priorities = isFixed ? .required : view.layoutPriorities(for: axis)
            var fitting: Size
            if rule == .filling {
                let arranged = view.arrangedSize(in: room, along: axis)
                fitting = arranged.size
                if arranged.isWithoutContent, !isFixed {
                    view.yieldFirst(&priorities, along: axis)
                }
            } else {
                fitting = view.arrangedSize(in: room)
            }
            if isFitting, axis == .vertical, fitting.width >= room.width || room.width == .max,
                Self.takesAnyWidth(view), !takesAnyWidth
            {
                fitting.width = 0
            }
            items.append(
                StackLayout.Item(
                    fitting: fitting,
                    hugging: rule == .filling ? priorities.hugging : priorities.fittingHugging,
                    resistance: priorities.compressionResistance, flex: flex(of: view),
                    readiness: .init(priorities),
                    spacingAfter: customSpacing(after: view)))
        }
        return StackLayout(
            axis: axis, spacing: presentSpacing, distribution: distribution, items: items,
            rule: rule)
    }
}

/// A view without a width of its own: in a column it is as wide as the widest other view, or as the
/// room if there is no other view.
@MainActor
package protocol AnyWidthView: View {}
