// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// Redraws a view when the next picture of its animation is due.
///
/// Each drawing requests the next one. So a view that is hidden, scrolled out of view or in no window costs nothing: it
/// is not drawn, and requests nothing.
@MainActor
package final class AnimationTick {
    private var timer: ApplicationTimer?
    /// The time at which a spinner was drawn first; nil if there is no spinner.
    private var start: Duration?

    package init() {}

    /// Returns the number of the picture to draw now, and redraws the view when the next one is due.
    ///
    /// - Returns: The number; always 0 if the application reduces motion, or if the view is in no window.
    func picture(of view: View, every interval: Duration) -> Int {
        guard let application = view.window?.application, !application.reducesMotion else {
            return 0
        }
        let now = application.clock.now
        let number = Int(now / interval)
        redraw(view, after: interval * (number + 1) - now, in: application)
        return number
    }

    /// Returns the sign of a spinner to draw now, and redraws the view when the next one is due.
    ///
    /// - Parameters:
    ///   - signs: The signs, one after another.
    ///   - view: The view that draws.
    ///   - interval: The time that each sign is shown.
    ///   - isUnicode: Whether the display shows more than ASCII.
    /// - Returns: The sign; nil at first if the view has motion, because work that ends soon shows no spinner, and an
    ///   ellipsis if the application reduces motion.
    func spinner(
        _ signs: [Character], of view: View, every interval: Duration, isUnicode: Bool
    ) -> Character? {
        if let application = view.window?.application, application.animatesControls {
            let now = application.clock.now
            let began = start ?? now
            start = began
            guard now - began >= Motion.spinnerDelay else {
                redraw(view, after: began + Motion.spinnerDelay - now, in: application)
                return nil
            }
        }
        if view.window?.application?.reducesMotion == true {
            return Symbol.ellipsis.text(isUnicode: isUnicode).first
        }
        return signs[picture(of: view, every: interval) % signs.count]
    }

    /// Returns the sign of the bubble to draw now, as ``spinner(_:of:every:isUnicode:)`` does.
    package func bubble(of view: View, isUnicode: Bool) -> Character? {
        spinner(
            SpinnerBubble.signs(isUnicode: isUnicode), of: view, every: SpinnerBubble.interval,
            isUnicode: isUnicode)
    }

    private func redraw(_ view: View, after wait: Duration, in application: Application) {
        guard timer == nil else { return }
        timer = ApplicationTimer(after: wait, in: application) { [weak self, weak view] in
            self?.timer = nil
            view?.setNeedsDisplay()
        }
    }

    /// Stops the animation.
    package func stop() {
        timer = nil
        start = nil
    }
}
