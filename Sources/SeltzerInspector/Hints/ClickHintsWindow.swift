// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The window in front of all other windows; it shows letters on clickable elements, and takes the
/// typed letters.
final class ClickHintsWindow: Window {
    private let hints: ClickHints
    private var typed = "" { didSet { setNeedsDisplay() } }
    /// The screen for which the letters were placed; nil before the first layout.
    private var shownScreen: Rect?

    init(_ hints: ClickHints) {
        self.hints = hints
        super.init()
        isModal = true
        accessibilityLabel = "Click hints"
    }

    /// Covers the whole screen.
    override func place(in screen: Rect) {
        guard screen != shownScreen else { return }
        // The layout changed, so the letters are at wrong places.
        guard shownScreen == nil else { return end() }
        shownScreen = screen
        frame = screen
    }

    override var actions: [Action] {
        [
            Action(
                nil, title: "End", keys: ["escape", "f11", "shift-f12"], ClickHintsWindow.end),
            Action(nil, title: "Undo", keys: ["backspace"], ClickHintsWindow.removeLast),
        ]
    }

    /// Takes every key, so that no key reaches the windows behind.
    override func handleKey(_ event: KeyEvent) -> Disposition {
        let chords = [event.chord] + event.press.alternativeChords
        _ = chords.contains { chord in
            if case .character(let letter) = chord.key { take(letter) } else { false }
        }
        return .stop
    }

    /// Ends the mode, because a user with a mouse needs no letters.
    override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .down { end() }
        return .stop
    }

    private func end() { close() }

    private func removeLast() { typed = String(typed.dropLast()) }

    /// Adds a letter, and returns whether there are hints that continue with it.
    private func take(_ letter: Character) -> Bool {
        let matches = hints.matches(typed + letter.lowercased())
        guard let first = matches.first else { return false }
        typed += letter.lowercased()
        guard first.letters == typed, let application else { return true }
        close()
        application.activate(first.element)
        return true
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let chip = Style(
            foreground: .role(.onWarningFill), background: .role(.warningFill), attributes: .bold)
        let plain = Style(background: .default, attributes: [.bold, .reverse])
        for hint in hints.matches(typed) {
            let text = hint.letters.dropFirst(typed.count).uppercased()
            let place = hint.place.offsetBy(dx: typed.count, dy: 0)
            canvas.draw(text, at: place, style: canvas.hasFills ? chip : plain)
        }
    }
}

extension Application {
    /// Shows letters on all clickable elements; typing an element's letters clicks it.
    ///
    /// Escape, a press of the mouse and a change of the screen's size end the mode. Shift-F12 and
    /// F11 do this in every application on the terminal of the process. Has no effect if there is
    /// no clickable element, or if the application does not run.
    public final func beginClickHints() {
        guard display != nil, !windows.contains(where: { $0 is ClickHintsWindow }) else { return }
        let hints = ClickHints(of: self)
        guard !hints.hints.isEmpty else { return beep() }
        ClickHintsWindow(hints).makeKeyAndVisible(in: self)
    }
}

extension Action {
    /// The action `click-hints` of an application, which shows letters on all clickable elements,
    /// by Shift-F12 and F11.
    ///
    /// Many terminals use F11 themselves.
    public static var clickHints: Action {
        Action(
            "click-hints", title: "Click hints", keys: ["shift-f12", "f11"],
            Application.beginClickHints
        ).placement(.palette)
    }
}
