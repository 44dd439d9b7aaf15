// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Draws a view anew when its next picture is due.
///
/// Asked for by the drawing itself, so that what is hidden, scrolled out of sight or in no window costs nothing: it is
/// not drawn, and so nothing more is due.
@MainActor
final class AnimationTick {
    private var timer: ApplicationTimer?

    /// Returns the number of the picture to draw now, and sees to it that the next one follows.
    ///
    /// - Returns: 0 always where the application reduces motion, or where there is none.
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

    /// Lets no picture follow.
    func stop() {
        timer = nil
    }
}
