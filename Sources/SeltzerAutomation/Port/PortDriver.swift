// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Operates an application for a client of the control port, through the same path as a user's
/// input.
@MainActor
final class PortDriver: ElementDriver {
    let application: Application
    var patience = Duration.seconds(1)
    /// Whether the client has disconnected, so that nothing more is typed or awaited.
    var isCancelled = false
    /// The number of tasks that an act gave up waiting for; later acts do not wait for them again.
    private var toleratedWork = 0

    init(application: Application) { self.application = application }

    var isOver: Bool { isCancelled || !application.isRunning || application.isEnding }

    func send(_ event: InputEvent) async {
        if !isOver { application.sendEvent(event) }
        await settle()
    }

    func settle() async {
        toleratedWork = await application.untilRest(tolerating: toleratedWork)
    }

    /// Types like a user who does not wait for the screen.
    func typeText(_ text: String) async {
        for character in text where !isOver {
            let chord = KeyChord(typing: character)
            application.sendEvent(.key(KeyPress(chord.key)))
            await Task.yield()
        }
        await settle()
    }
}
