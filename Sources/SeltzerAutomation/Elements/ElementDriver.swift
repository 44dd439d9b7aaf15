// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// An object that operates an application as a user would: a test's pilot, or a client of the
/// control port.
@MainActor
package protocol ElementDriver {
    /// The application.
    var application: Application { get }
    /// Whether the application has ended, so that waiting makes no sense.
    var isOver: Bool { get }
    /// The real time that an act waits for an element to appear or disappear.
    var patience: Duration { get }
    /// Gives an event to the application, and waits until it is at rest.
    func send(_ event: InputEvent) async
    /// Waits until the application is at rest.
    func settle() async
    /// Types a text, one key press for each character; `\n` is Enter and `\t` is Tab.
    func typeText(_ text: String) async
}

extension ElementDriver {
    /// Presses a key.
    package func pressKey(_ chord: KeyChord) async {
        await send(.key(KeyPress(chord.key, modifiers: chord.modifiers)))
    }

    /// Types a text, one key press for each character; `\n` is Enter and `\t` is Tab.
    package func typeText(_ text: String) async {
        for character in text where !isOver { await pressKey(KeyChord(typing: character)) }
    }

    /// Presses and releases a button at a cell of the screen.
    package func click(
        _ location: Point, button: MouseButton = .left, modifiers: KeyModifiers = []
    ) async {
        for action in [MouseInput.Action.press(button), .release(button)] {
            await send(.mouse(MouseInput(action, at: location, modifiers: modifiers)))
        }
    }
}

extension KeyChord {
    /// The key that types a character; Enter for the end of a line, and Tab for `\t`.
    package init(typing character: Character) {
        switch character {
        case "\n", "\r", "\r\n": self.init(.enter)
        case "\t": self.init(.tab)
        default: self.init(.character(character))
        }
    }
}
