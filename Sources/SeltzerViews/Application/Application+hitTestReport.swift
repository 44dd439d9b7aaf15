// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Application {
    /// Returns which view a press at a cell would go to, and why to none of the others there, those of all
    /// windows included.
    ///
    /// - Parameter location: In the coordinates of the screen.
    public final func hitTestReport(at location: Point) -> HitTestReport {
        let front = window(at: location)
        let answer = front.map { $0.hitTest($0.convertFromSuperview(location), with: nil) ?? $0 }
        var inquiry = HitTestInquiry(answer: answer)
        for window in windows.reversed() {
            // A window that is not the front one holds nothing of the point, is hidden, or is covered.
            let isCovered = window !== front && !window.isHidden && window.frame.contains(location)
            inquiry.visit(
                window, at: window.convertFromSuperview(location),
                obstacle: isCovered ? front.map { .covered($0) } : nil)
        }
        return HitTestReport(
            point: location, view: answer, path: front.flatMap { answer?.path(from: $0) } ?? [],
            misses: inquiry.misses)
    }
}
