// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The state of a view's layout: its marks, and its cached measurements.
struct LayoutState {
    /// The results of earlier measurements, on which superviews may rely.
    var measurements = LayoutMeasurements()
    /// The marks are bits, because each view has them all.
    private var marks: Marks = []

    private struct Marks: OptionSet {
        let rawValue: UInt16

        static var needsLayout: Marks { Marks(rawValue: 1 << 0) }
        static var isPreparing: Marks { Marks(rawValue: 1 << 1) }
        static var isLayingOut: Marks { Marks(rawValue: 1 << 2) }
        static var hasMarkedDescendant: Marks { Marks(rawValue: 1 << 3) }
        static var isMeasuredByDefault: Marks { Marks(rawValue: 1 << 4) }
        static var isReadingIntrinsicSize: Marks { Marks(rawValue: 1 << 5) }
        static var isFrameOfConstraints: Marks { Marks(rawValue: 1 << 6) }
        static var hasSizeOfScreen: Marks { Marks(rawValue: 1 << 7) }
        static var needsConstraintUpdate: Marks { Marks(rawValue: 1 << 8) }
        static var hasConstraintUpdateBelow: Marks { Marks(rawValue: 1 << 9) }
        static var hasFlexibleSubview: Marks { Marks(rawValue: 1 << 10) }

        subscript(mark: Marks) -> Bool {
            get { !isDisjoint(with: mark) }
            set { self = newValue ? union(mark) : subtracting(mark) }
        }
    }

    var needsLayout: Bool {
        get { marks[.needsLayout] }
        set { marks[.needsLayout] = newValue }
    }
    /// Whether ``ViewController/viewWillLayoutSubviews()`` is running.
    var isPreparing: Bool {
        get { marks[.isPreparing] }
        set { marks[.isPreparing] = newValue }
    }
    /// Whether ``View/layoutSubviews()`` is running.
    var isLayingOut: Bool {
        get { marks[.isLayingOut] }
        set { marks[.isLayingOut] = newValue }
    }
    /// Whether a view somewhere below needs layout.
    var hasMarkedDescendant: Bool {
        get { marks[.hasMarkedDescendant] }
        set { marks[.hasMarkedDescendant] = newValue }
    }
    /// Whether ``View/sizeThatFits(_:)`` returned the present size, because the class and the
    /// constraints give none.
    var isMeasuredByDefault: Bool {
        get { marks[.isMeasuredByDefault] }
        set { marks[.isMeasuredByDefault] = newValue }
    }
    /// Whether ``View/sizeThatFits(_:)`` is asking a subclass for its intrinsic size.
    var isReadingIntrinsicSize: Bool {
        get { marks[.isReadingIntrinsicSize] }
        set { marks[.isReadingIntrinsicSize] = newValue }
    }
    /// Whether the present frame is the result of constraints.
    var isFrameOfConstraints: Bool {
        get { marks[.isFrameOfConstraints] }
        set { marks[.isFrameOfConstraints] = newValue }
    }
    /// Whether the size is the size of the screen, because no superview has set one yet.
    var hasSizeOfScreen: Bool {
        get { marks[.hasSizeOfScreen] }
        set { marks[.hasSizeOfScreen] = newValue }
    }
    /// Whether ``View/updateConstraints()`` is due.
    var needsConstraintUpdate: Bool {
        get { marks[.needsConstraintUpdate] }
        set { marks[.needsConstraintUpdate] = newValue }
    }
    /// Whether it is due for a view somewhere below.
    var hasConstraintUpdateBelow: Bool {
        get { marks[.hasConstraintUpdateBelow] }
        set { marks[.hasConstraintUpdateBelow] = newValue }
    }

    /// Whether a subview has or had an ``View/autoresizingMask-swift.property``.
    var hasFlexibleSubview: Bool {
        get { marks[.hasFlexibleSubview] }
        set { marks[.hasFlexibleSubview] = newValue }
    }

    /// Whether constraints of the view, or of one below, are about to change.
    var awaitsConstraintUpdate: Bool {
        marks[[.needsConstraintUpdate, .hasConstraintUpdateBelow]]
    }

    /// Whether the view, or one below, waits for layout.
    var isMarked: Bool {
        let any: Marks = [
            .needsLayout, .hasMarkedDescendant, .needsConstraintUpdate, .hasConstraintUpdateBelow,
        ]
        return marks[any] || measurements.areStale
    }
}
