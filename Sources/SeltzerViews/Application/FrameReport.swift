// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A frame that the display took: its rectangles, and its costs if an observer measures.
///
/// The figures count from the previous frame, so they include parts that a slow display refused at
/// first.
package struct FrameReport {
    /// A view that was marked.
    package struct Cause {
        /// The type of the view, with its identifier.
        package let name: String
        /// The view; nil once it no longer exists.
        package private(set) weak var view: View?

        @MainActor
        init(_ view: View) {
            name =
                view.identifier.map { "\(Swift.type(of: view))#\($0)" } ?? "\(Swift.type(of: view))"
            self.view = view
        }

        /// Creates the cause of a frame in another process, by the name of a view there.
        package init(name: String) { self.name = name }
    }

    package init() {}

    /// The number of the frame in the history of frames; nil if it is not recorded.
    package var number: Int?

    /// The maximum number of causes; later causes are not recorded.
    static let maximumCauses = 16

    /// The time that the layout took.
    package var layout = Duration.zero
    /// The time that drawing took.
    package var drawing = Duration.zero
    /// The time in which the display took the cells, and encoded them.
    package var showing = Duration.zero
    /// The number of bytes that the display sent for the frame; nil if it sends none, or does not
    /// count them.
    package var byteCount: Int?
    /// The rectangles that were drawn.
    package var damage = Damage()
    /// The first views that requested a layout.
    package var layoutCauses: [Cause] = []
    /// The first views that were marked for drawing.
    package var displayCauses: [Cause] = []
}

/// Measures the costs of an application's frames while an observer asks for them.
@MainActor
struct FrameMeter {
    private let output: (any OutputReportingDisplay)?
    private var report = FrameReport()
    private let clock: any ApplicationClock
    private var mark = Duration.zero
    /// The bytes that the display had sent before the present frame.
    private var earlierBytes = 0

    /// Creates a meter of the frames on a display; a clock measures their times.
    init(of display: (any Display)?, clock: any ApplicationClock) {
        self.clock = clock
        output = display as? any OutputReportingDisplay
        report.byteCount = output.map { _ in 0 }
    }

    mutating func begin(_ application: Application) {
        earlierBytes = output?.sentByteCount ?? 0
        for window in application.windows {
            Self.note(window, in: &report.layoutCauses) {
                $0.layoutState.needsLayout
            } isAbove: {
                $0.layoutState.isMarked
            }
        }
        mark = clock.now
    }

    mutating func didLayOut(_ application: Application) {
        report.layout += lap()
        for window in application.windows {
            Self.note(window, in: &report.displayCauses) {
                $0.displayMarks.isMarkedItself
            } isAbove: {
                $0.displayMarks.areBelow
            }
        }
        mark = clock.now
    }

    mutating func didDraw() { report.drawing += lap() }

    mutating func didShow() {
        report.showing += lap()
        guard let output else { return }
        report.byteCount = (report.byteCount ?? 0) + output.sentByteCount - earlierBytes
        earlierBytes = output.sentByteCount
    }

    /// Returns the report of a frame that the display took, and starts the report of the next
    /// frame.
    mutating func take() -> FrameReport {
        defer {
            report = FrameReport()
            report.byteCount = output.map { _ in 0 }
        }
        return report
    }

    private mutating func lap() -> Duration {
        let now = clock.now
        defer { mark = now }
        return now - mark
    }

    /// Records the marked views, each once and up to a limit.
    private static func note(
        _ view: View, in causes: inout [FrameReport.Cause], _ isMarked: (View) -> Bool,
        isAbove: (View) -> Bool
    ) {
        if isMarked(view), !causes.contains(where: { $0.view === view }) {
            causes.append(FrameReport.Cause(view))
        }
        guard causes.count < FrameReport.maximumCauses, isAbove(view) else { return }
        for subview in view.subviews { note(subview, in: &causes, isMarked, isAbove: isAbove) }
    }
}
