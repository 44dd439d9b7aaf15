// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Looks at the frames of an application while somebody wants to know what they cost; see
/// ``Application/frameProbe``.
@MainActor
package final class FrameProbe {
    /// Called after the layout of each frame, also of one that changes no cell.
    package var didLayOut: @MainActor () -> Void = {}
    /// Called with each frame that was shown; nil measures nothing.
    package var didShow: (@MainActor (FrameReport) -> Void)?

    private var report = FrameReport()
    private var mark = ContinuousClock.now

    /// Creates a probe that looks at nothing.
    package init() {}

    func begin(_ application: Application) {
        guard didShow != nil else { return }
        report = FrameReport()
        for window in application.windows {
            note(window) {
                $0.layoutState.needsLayout
            } isAbove: {
                $0.layoutState.isMarked
            }
        }
        report.layoutCauses = report.displayCauses
        report.displayCauses = []
        mark = .now
    }

    func didLayOut(_ application: Application) {
        if didShow != nil {
            report.layout = lap()
            for window in application.windows {
                note(window) {
                    $0.displayMarks.isMarkedItself
                } isAbove: {
                    $0.displayMarks.areBelow
                }
            }
            mark = .now
        }
        didLayOut()
    }

    func didDraw(_ damage: Damage) {
        guard didShow != nil else { return }
        report.drawing = lap()
        report.damage = damage
    }

    func didShow(isTaken: Bool) {
        guard let didShow else { return }
        report.showing = lap()
        report.isTaken = isTaken
        didShow(report)
    }

    private func lap() -> Duration {
        let now = ContinuousClock.now
        defer { mark = now }
        return mark.duration(to: now)
    }

    /// Notes the views that are marked, up to a limit.
    private func note(
        _ view: View, _ isMarked: (View) -> Bool, isAbove: (View) -> Bool
    ) {
        if isMarked(view) {
            report.displayCauses.append(FrameReport.Cause(view))
        }
        guard report.displayCauses.count < FrameReport.maximumCauses, isAbove(view) else { return }
        for subview in view.subviews { note(subview, isMarked, isAbove: isAbove) }
    }
}

/// What a frame cost, and what it was drawn for.
package struct FrameReport {
    /// A view that was marked.
    package struct Cause {
        /// The type of the view, with its identifier.
        package let name: String
        /// The view; nil once it has gone.
        package private(set) weak var view: View?

        @MainActor
        init(_ view: View) {
            name =
                view.identifier.map { "\(Swift.type(of: view))#\($0)" } ?? "\(Swift.type(of: view))"
            self.view = view
        }
    }

    /// The number of causes after which no more are noted.
    static let maximumCauses = 16

    /// The time that the layout took.
    package internal(set) var layout = Duration.zero
    /// The time that drawing took.
    package internal(set) var drawing = Duration.zero
    /// The time in which the display took the cells, and encoded them.
    package internal(set) var showing = Duration.zero
    /// The rectangles that were drawn.
    package internal(set) var damage = Damage()
    /// Whether the display took the frame.
    package internal(set) var isTaken = false
    /// The first views that asked for a layout.
    package internal(set) var layoutCauses: [Cause] = []
    /// The first views that were marked for drawing.
    package internal(set) var displayCauses: [Cause] = []
}

extension Application {
    /// The probe that looks at frames; nil, the default, costs nothing.
    package final var frameProbe: FrameProbe? {
        get { frames.probe }
        set { frames.probe = newValue }
    }
}
