// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// The resistance of a view to growing and shrinking along one axis.
struct LayoutPriorities: Equatable {
    var hugging = LayoutPriority.defaultLow
    var compressionResistance = LayoutPriority.defaultHigh
    /// The resistance to growing in a stack of the kind ``StackView/Rule/fitting``: high, unless
    /// the view or the program asks for room.
    var fittingHugging = LayoutPriority.defaultHigh
    /// Whether some part of a view that takes spare room would keep its size.
    var hasRigidPart = false

    /// The priorities of a view that takes spare room and shrinks first.
    static var flexible: LayoutPriorities {
        LayoutPriorities(hugging: .defaultLow, compressionResistance: .defaultLow)
    }

    /// The priorities of a view whose length is fixed by constraints.
    static var required: LayoutPriorities {
        LayoutPriorities(hugging: .required, compressionResistance: .required)
    }

    /// Creates the priorities of a view that contains other views: the priorities of the subview
    /// that resists least.
    ///
    /// Priorities of ``/SeltzerLayout/LayoutPriority/fittingSizeLevel`` are ignored. A divider has
    /// such priorities along its line, because any length fits it there.
    ///
    /// - Parameters:
    ///   - views: The subviews.
    ///   - axis: The axis of the priorities.
    ///   - allStretch: Whether all subviews have the length of the view, by constraints as in
    ///     UIKit's stacks across their axis. The subview that resists most then decides.
    @MainActor
    init(arranging views: [View], along axis: Axis, allStretch: Bool = false) {
        guard !views.isEmpty else {
            self = .flexible
            return
        }
        self.init()
        var huggings = Extremes(), resistances = Extremes(), fittingHuggings = Extremes()
        for view in views where !view.isSelfHidden {
            let isFixed = view.hasFixedLength(along: axis)
            let own = isFixed ? .required : view.layoutPriorities(for: axis)
            huggings.add(own.hugging)
            resistances.add(own.compressionResistance)
            fittingHuggings.add(own.fittingHugging)
            if own.fittingHugging > .defaultLow || own.hasRigidPart { hasRigidPart = true }
        }
        if !allStretch { hasRigidPart = false }
        if let decisive = huggings.value(greatest: allStretch) { hugging = decisive }
        if let decisive = resistances.value(greatest: allStretch) {
            compressionResistance = decisive
        }
        if let least = fittingHuggings.value(greatest: false) { fittingHugging = least }
    }

    /// The least and the greatest of some priorities; nil for none.
    private struct Extremes {
        private var least: LayoutPriority?
        private var greatest: LayoutPriority?

        mutating func add(_ priority: LayoutPriority) {
            guard priority > .fittingSizeLevel else { return }
            least = min(least ?? priority, priority)
            greatest = max(greatest ?? priority, priority)
        }

        func value(greatest isGreatest: Bool) -> LayoutPriority? { isGreatest ? greatest : least }
    }

    /// Creates the priorities of a view without wishes.
    init() {}

    /// Creates priorities that count in stacks of both kinds.
    init(hugging: LayoutPriority, compressionResistance: LayoutPriority) {
        self.hugging = hugging
        self.compressionResistance = compressionResistance
        fittingHugging = hugging
    }
}

/// The priorities that the program set for a view along one axis; nil for a priority that it did
/// not set.
struct OwnLayoutPriorities {
    var hugging: LayoutPriority?
    var compressionResistance: LayoutPriority?
}

extension View {
    /// Returns the priorities in effect: the program's priorities, or else the priorities of the
    /// view's class.
    final func layoutPriorities(for axis: Axis) -> LayoutPriorities {
        guard let rare else { return naturalLayoutPriorities(for: axis) }
        let own = axis == .horizontal ? rare.horizontal : rare.vertical
        if let hugging = own.hugging, let resistance = own.compressionResistance {
            return LayoutPriorities(hugging: hugging, compressionResistance: resistance)
        }
        var priorities = naturalLayoutPriorities(for: axis)
        if let hugging = own.hugging {
            priorities.hugging = hugging
            priorities.fittingHugging = hugging
        }
        if let resistance = own.compressionResistance {
            priorities.compressionResistance = resistance
        }
        return priorities
    }

    /// Marks the superviews whose layout depends on the view's priorities, even if the view keeps
    /// its size.
    final func layoutPrioritiesDidChange() {
        invalidateIntrinsicContentSize()
        var current = superview
        while let view = current, !view.layoutState.isLayingOut {
            view.setNeedsLayout()
            current = view.hasNaturalPrioritiesOfContent ? view.superview : nil
        }
    }
}
