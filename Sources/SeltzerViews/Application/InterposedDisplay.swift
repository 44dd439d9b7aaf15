// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A display between an application and the display that it runs on.
///
/// It may give the application a part of the screen, show marks over its cells, and take input before the application
/// does. It passes everything else on to the display beneath, also ``/SeltzerScreen/Display/stop()``.
@MainActor
package protocol InterposedDisplay: Display {
    /// Whether nothing is due here, beside the frames of the application; tests wait for it.
    var isQuiet: Bool { get }

    /// Takes an event of the display beneath.
    func take(_ event: DisplayEvent)
}

extension Application {
    /// The display that frames are shown on: the interposed one, or the one that was started; nil while the application
    /// does not run.
    package final var display: (any Display)? { frames.display }

    /// The display between the application and the one that it runs on; nil for none.
    package final var interposedDisplay: (any InterposedDisplay)? { interposed }

    /// Puts a display between the application and the one that it runs on, in the place of an earlier one; nil removes it.
    ///
    /// The application gets the size of the display, and draws everything anew. Current gestures are cancelled. No effect
    /// while the application does not run.
    package final func interpose(_ display: (any InterposedDisplay)?) {
        guard isRunning else { return }
        mouse.cancelAll(at: clock.now)
        interposed = display
        frames.interpose(display)
        if let size = frames.display?.size, size != frames.bounds.size { dispatch(.resize(size)) }
    }

    /// Passes an event of the display to the interposed one, or handles it.
    final func pass(_ event: DisplayEvent) {
        if let interposed { interposed.take(event) } else { receive(event) }
    }
}
