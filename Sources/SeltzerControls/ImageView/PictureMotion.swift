// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The motion of a moving picture in a view.
///
/// Each drawing requests the next one. So a view that nobody sees costs nothing.
@MainActor
final class PictureMotion {
    /// The number of the frame to show.
    private(set) var frame = 0
    /// Whether the picture moves.
    private(set) var isRunning = false
    /// The time of the first frame; nil before the first drawing.
    private var began: Duration?
    private var timer: ApplicationTimer?

    /// Starts from the first frame, at the next drawing.
    func start() {
        isRunning = true
        began = nil
    }

    /// Stops, at the present frame by default.
    func stop(at frame: Int? = nil) {
        isRunning = false
        timer = nil
        if let frame { self.frame = frame }
    }

    /// Chooses the frame to draw now, and redraws the view when the next one is due.
    func advance(_ animation: PixelAnimation, in view: View) {
        guard isRunning, let application = view.window?.application, !application.reducesMotion
        else { return }
        let now = application.clock.now
        let start = began ?? now
        began = start
        let (index, next) = animation.frame(at: now - start)
        frame = index
        guard let next else {
            isRunning = false
            return
        }
        guard timer == nil else { return }
        timer = ApplicationTimer(after: start + next - now, in: application) {
            [weak self, weak view] in
            self?.timer = nil
            view?.setNeedsDisplay()
        }
    }
}
