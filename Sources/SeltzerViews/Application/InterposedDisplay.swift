// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A display between an application and the display that it runs on.
///
/// It may give the application a part of the screen, show marks over its cells, and take input
/// before the application does. It passes everything else on to the underlying display, including
/// ``/SeltzerScreen/Display/stop()``.
@MainActor
package protocol InterposedDisplay: Display {
    /// The display that the application runs on.
    var base: any Display { get }

    /// Whether no work is due here, apart from the application's frames; tests wait for it.
    var isQuiet: Bool { get }

    /// Handles an event of the underlying display.
    func take(_ event: DisplayEvent)
}

extension Application {
    /// The display that shows frames: the interposed display, or else the started one; nil while
    /// the application does not run.
    package final var display: (any Display)? { frames.display }

    /// The display between the application and the display that it runs on; nil for none.
    package final var interposedDisplay: (any InterposedDisplay)? { interposed }

    /// The display that the application runs on, without an interposed one; nil while the
    /// application does not run.
    package final var baseDisplay: (any Display)? { interposed?.base ?? frames.display }

    /// Puts a display between the application and the display that it runs on, and replaces an
    /// earlier one; nil removes it.
    ///
    /// The application gets the size of the display, and redraws everything. Current gestures are
    /// cancelled. No effect while the application does not run.
    package final func interpose(_ display: (any InterposedDisplay)?) {
        guard isRunning else { return }
        mouse.cancelAll(at: clock.now)
        interposed = display
        frames.interpose(display)
        if let size = frames.display?.size, size != frames.bounds.size { dispatch(.resize(size)) }
    }

    /// Passes an event of the display on to the interposed display, or handles it.
    final func pass(_ event: DisplayEvent) {
        if let interposed { interposed.take(event) } else { receive(event) }
    }
}
