// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Collects the views at a point, and for each the reason why it is not the answer of the hit test.
///
/// It visits the views in the order of the hit test, the front ones first, including views that the
/// hit test skips. So the answer covers all views that come after it.
@MainActor
struct HitTestInquiry {
    private let answer: View?
    private var hasMetAnswer = false
    private(set) var misses: [HitTestReport.Miss] = []

    /// Prepares to find the reasons why other views are not the given answer.
    init(answer: View?) {
        self.answer = answer
    }

    /// Visits a tree.
    ///
    /// - Parameters:
    ///   - root: The view on which the hit test was called.
    ///   - point: In the view's own coordinates.
    ///   - obstacle: The reason why no view of this tree can be hit; nil if there is none.
    mutating func visit(_ root: View, at point: Point, obstacle: HitTestReport.Reason? = nil) {
        visit(root, at: point, behind: obstacle, in: root)
    }

    private mutating func visit(
        _ view: View, at point: Point, behind outer: HitTestReport.Reason?, in root: View
    ) {
        let isInside = view.point(inside: point, with: nil)
        let obstacle = outer ?? Self.obstacle(of: view, at: point, isInside)
        for subview in view.subviews.reversed() {
            visit(subview, at: subview.convertFromSuperview(point), behind: obstacle, in: root)
        }
        if view === answer {
            hasMetAnswer = true
        } else if isInside || view.bounds.contains(point) {
            let reason = obstacle ?? decision(against: view, at: point, in: root)
            misses.append(HitTestReport.Miss(view: view, reason: reason))
        }
    }

    private static func obstacle(
        of view: View, at point: Point, _ isInside: Bool
    ) -> HitTestReport.Reason? {
        if view.isHidden || view.isTransparent { return .hidden(view) }
        if !view.isUserInteractionEnabled { return .interactionOff(view) }
        if view.isMovingUntouched { return .moving(view) }
        if isInside { return nil }
        return view.clipsToBounds && !view.bounds.contains(point) ? .clipped(view) : .outside(view)
    }

    /// Finds the view that decided against another view that could be hit.
    private func decision(
        against view: View, at point: Point, in root: View
    ) -> HitTestReport.Reason {
        if hasMetAnswer, let answer { return .covered(answer) }
        var point = point
        var judge = view
        while true {
            let hit = judge.hitTest(point, with: nil)
            if let hit, hit !== view, hit !== judge { return .covered(hit) }
            guard hit === view, judge !== root, let superview = judge.superview else {
                return .overruled(judge)
            }
            point = judge.convertToSuperview(point)
            judge = superview
        }
    }
}

extension View {
    /// Returns the answer of ``hitTest(_:with:)`` at a point, and the reason why each other view
    /// there was not hit.
    ///
    /// This is for tools and tests. It is slow, because it runs the hit tests of many views several
    /// times.
    ///
    /// - Parameter point: In the view's own coordinates.
    public final func hitTestReport(at point: Point) -> HitTestReport {
        let answer = hitTest(point, with: nil)
        var inquiry = HitTestInquiry(answer: answer)
        inquiry.visit(self, at: point)
        return HitTestReport(
            point: point, view: answer, path: answer?.path(from: self) ?? [],
            misses: inquiry.misses)
    }

    /// Returns the views from an ancestor to this view; from the root of the tree if the given view
    /// is not an ancestor.
    final func path(from ancestor: View) -> [View] {
        var path: [View] = [self]
        var current = self
        while current !== ancestor, let superview = current.superview {
            path.append(superview)
            current = superview
        }
        return path.reversed()
    }
}
