// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Checks that must hold after any input, for tests with random input.
extension Pilot {
    /// Returns the faults in the application's state, one sentence each; empty if there are none.
    ///
    /// The screen must equal a complete repaint, the first responder must be visible in its window,
    /// and the views under the mouse must be in a window. An application that has ended has no
    /// faults.
    public func faults() async -> [String] {
        await settle()
        guard ending == nil, error == nil else { return [] }
        var faults = application.windows.compactMap(focusFault) + mouseFaults() + damageFaults()
        if let fault = paintingFault() { faults.append(fault) }
        return faults
    }

    private func focusFault(in window: Window) -> String? {
        guard let first = window.firstResponder else { return nil }
        guard first.window === window else {
            return "The first responder, \(Swift.type(of: first)), is not in its window."
        }
        guard let view = first as? View, isHidden(view) else { return nil }
        return "The first responder, \(Swift.type(of: first)), is hidden."
    }

    private func isHidden(_ view: View) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.isHidden }
    }

    private func mouseFaults() -> [String] {
        let views = [application.capturingView].compactMap { $0 } + application.hoveredViews
        return views.filter { $0.window?.application !== application }
            .map { "The mouse is on \(Swift.type(of: $0)), which is not in a window." }
    }

    private func damageFaults() -> [String] {
        let outside = display.damages.last?.rects.filter {
            $0.intersection(display.buffer.bounds) != $0
        }
        return (outside ?? []).map { "A frame was drawn outside of the screen: \($0)." }
    }

    /// Compares the screen with itself after a complete repaint, in one turn, so that no task
    /// changes the screen meanwhile.
    private func paintingFault() -> String? {
        guard !display.isBusy else { return nil }
        // Shows the changes since the last frame.
        display.send(.input([]))
        let before = display.buffer.copy()
        display.send(.contentLost)
        let after = display.buffer
        guard ending == nil, before.size == after.size else { return nil }
        for y in 0..<after.size.height {
            for x in 0..<after.size.width
            where before[Point(x: x, y: y)] != after[Point(x: x, y: y)] {
                return "Cell \(x), \(y) differs from a screen painted anew."
            }
        }
        return nil
    }
}
