// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Redraws a view when the next picture of its animation is due.
///
/// Each drawing requests the next one. So a view that is hidden, scrolled out of view or in no window costs nothing: it
/// is not drawn, and requests nothing.
@MainActor
final class AnimationTick {
    private var timer: ApplicationTimer?

    /// Returns the number of the picture to draw now, and redraws the view when the next one is due.
    ///
    /// - Returns: The number; always 0 if the application reduces motion, or if the view is in no window.
    func picture(of view: View, every interval: Duration) -> Int {
        guard let application = view.window?.application, !application.reducesMotion else {
            return 0
        }
        let now = application.clock.now
        let number = Int(now / interval)
        if timer == nil {
            let wait = interval * (number + 1) - now
            timer = ApplicationTimer(after: wait, in: application) { [weak self, weak view] in
                self?.timer = nil
                view?.setNeedsDisplay()
            }
        }
        return number
    }

    /// Stops the animation.
    func stop() {
        timer = nil
    }
}
