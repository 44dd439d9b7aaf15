// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Records the hit tests of some trees: the reason why each view was left out, and the answer of
/// each view.
///
/// The hit test itself notes what it finds, also below overrides of ``View/hitTest(_:with:)``. It
/// does so only for views that are marked as ``HitState/asked``. All other hit tests do no work for
/// this.
@MainActor
final class HitTestRecorder {
    /// The finding of the library's own hit test of a view.
    private var misses: [ObjectIdentifier: HitMiss] = [:]
    /// The views whose own hit test ran.
    private var asked: Set<ObjectIdentifier> = []
    /// The answers of views to the hit tests of their superviews, after all overrides.
    private var answers: [ObjectIdentifier: View?] = [:]

    func note(_ miss: HitMiss?, of view: View) {
        asked.insert(ObjectIdentifier(view))
        misses[ObjectIdentifier(view)] = miss
    }

    func note(_ hit: View?, answeredBy view: View) {
        answers[ObjectIdentifier(view)] = .some(hit)
    }

    /// Runs hit tests while the recorder notes the findings in some trees.
    func record(_ roots: [View], _ body: () -> Void) {
        var views: [View] = []
        for root in roots { Self.append(root, to: &views) }
        let earlier = roots.map { $0.rare?.hitTestRecorder }
        for root in roots { root.rareState.hitTestRecorder = self }
        for view in views { view.hitState.insert(.asked) }
        body()
        for (root, recorder) in zip(roots, earlier) { root.rareState.hitTestRecorder = recorder }
        // An override of a hit test may ask for a report of its own.
        if earlier.allSatisfy({ $0 == nil }) {
            for view in views { view.hitState.remove(.asked) }
        }
    }

    private static func append(_ view: View, to views: inout [View]) {
        views.append(view)
        for subview in view.subviews { append(subview, to: &views) }
    }

    // MARK: Reasons

    /// Returns whether the hit test asked a view.
    func hasAsked(_ view: View) -> Bool {
        asked.contains(ObjectIdentifier(view)) || answers[ObjectIdentifier(view)] != nil
    }

    /// Returns the views of a tree that contain a point and are not the answer, the front ones
    /// first, with the reasons.
    ///
    /// - Parameters:
    ///   - root: The view whose hit test was recorded.
    ///   - point: In the view's own coordinates.
    ///   - answer: The answer of the whole hit test.
    ///   - hasMetAnswer: Whether the answer is in front of the tree; true after the answer was met.
    ///   - obstacle: The reason why no view of this tree can be hit; nil if there is none.
    func reasons(
        in root: View, at point: Point, answer: View?, hasMetAnswer: inout Bool,
        obstacle: HitTestReport.Reason? = nil
    ) -> [HitTestReport.Miss] {
        var list = MissList(
            recorder: self, root: root, answer: answer, hasMetAnswer: hasMetAnswer)
        list.visit(root, at: point, behind: obstacle)
        hasMetAnswer = list.hasMetAnswer
        return list.misses
    }

    /// Returns the reason why neither a view nor its subviews were hit; nil if there is none.
    fileprivate func obstacle(of view: View, at point: Point) -> HitTestReport.Reason? {
        switch misses[ObjectIdentifier(view)] {
        case nil: nil
        case .hidden: .hidden(view)
        case .interactionOff: .interactionOff(view)
        case .moving: .moving(view)
        case .outside:
            view.clipsToBounds && !view.bounds.contains(point) ? .clipped(view) : .outside(view)
        }
    }

    /// Returns the view that decided against a view that could be hit, and is in front of the
    /// answer.
    fileprivate func decision(
        against view: View, in root: View, answer: View?
    ) -> HitTestReport.Reason {
        var judge = view
        while true {
            let hit = judge === root ? answer : answers[ObjectIdentifier(judge)] ?? nil
            if let hit, hit !== view, hit !== judge { return .covered(hit) }
            guard hit === view || !hasAsked(judge), judge !== root,
                let superview = judge.superview
            else { return .overruled(judge) }
            judge = superview
        }
    }
}

/// The views at a point in the order of the hit test, and the reasons why they were not hit.
@MainActor
private struct MissList {
    let recorder: HitTestRecorder
    let root: View
    let answer: View?
    var hasMetAnswer: Bool
    var misses: [HitTestReport.Miss] = []

    init(recorder: HitTestRecorder, root: View, answer: View?, hasMetAnswer: Bool) {
        self.recorder = recorder
        self.root = root
        self.answer = answer
        self.hasMetAnswer = hasMetAnswer
    }

    mutating func visit(_ view: View, at point: Point, behind outer: HitTestReport.Reason?) {
        let obstacle = outer ?? recorder.obstacle(of: view, at: point)
        for subview in view.subviews.reversed() {
            visit(subview, at: subview.convertFromSuperview(point), behind: obstacle)
        }
        if view === answer {
            hasMetAnswer = true
        } else if view.bounds.contains(point) || view.point(inside: point, with: nil) {
            misses.append(HitTestReport.Miss(view: view, reason: obstacle ?? reason(view)))
        }
    }

    private func reason(_ view: View) -> HitTestReport.Reason {
        if hasMetAnswer, let answer { return .covered(answer) }
        return recorder.decision(against: view, in: root, answer: answer)
    }
}

extension View {
    /// Returns the answer of ``hitTest(_:with:)`` at a point, and the reason why each other view
    /// there was not hit.
    ///
    /// This is for tools and tests. The hit test itself notes the reasons. It also tests the views
    /// behind the answer.
    ///
    /// - Parameter point: In the view's own coordinates.
    public final func hitTestReport(at point: Point) -> HitTestReport {
        let recorder = HitTestRecorder()
        var answer: View?
        recorder.record([self]) { answer = hitTest(point, with: nil) }
        var hasMetAnswer = false
        return HitTestReport(
            point: point, view: answer, path: answer?.path(from: self) ?? [],
            misses: recorder.reasons(
                in: self, at: point, answer: answer, hasMetAnswer: &hasMetAnswer))
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
