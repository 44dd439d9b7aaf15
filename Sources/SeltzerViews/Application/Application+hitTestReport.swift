// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Application {
    /// Returns the view that a press at a cell would hit, and the reasons why it would not hit the
    /// other views there, in all windows.
    ///
    /// - Parameter location: In the coordinates of the screen.
    public final func hitTestReport(at location: Point) -> HitTestReport {
        let recorder = HitTestRecorder()
        var answer: View?
        recorder.record(windows) {
            answer = view(at: location)
            // Also the windows that the hit test did not ask.
            for window in windows where !recorder.hasAsked(window) { _ = window.view(at: location) }
        }
        let front = window(at: location)
        var hasMetAnswer = false
        var misses: [HitTestReport.Miss] = []
        for window in windows.reversed() {
            misses += recorder.reasons(
                in: window, at: window.convertFromSuperview(location), answer: answer,
                hasMetAnswer: &hasMetAnswer,
                obstacle: obstacle(before: window, at: location, front: front))
        }
        return HitTestReport(
            point: location, view: answer,
            path: answer.map { $0.path(from: $0.containingWindow ?? $0) } ?? [],
            misses: misses)
    }

    /// Returns the reason why a press at a point does not reach a window: the window is covered, or
    /// behind a modal window; nil if it is neither.
    private final func obstacle(
        before window: Window, at location: Point, front: Window?
    ) -> HitTestReport.Reason? {
        if window.isHidden { return nil }
        if windowsOutOfReach.contains(where: { $0 === window }) {
            return modalWindow.map { .modal($0) }
        }
        guard window !== front, window.frame.contains(location) else { return nil }
        return front.map { .covered($0) }
    }
}
