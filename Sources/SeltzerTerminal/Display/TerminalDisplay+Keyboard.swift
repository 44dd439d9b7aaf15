// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The reports of the keyboard.
extension TerminalDisplay {
    /// Sets which keyboard reports are wanted: from the next start on, or at once on a started display.
    public func setKeyboardMode(_ mode: KeyboardMode) {
        guard mode != keyboardMode else { return }
        keyboardMode = mode
        keyboardFlagsChanged()
    }

    /// The wanted flags of the kitty keyboard protocol; nil if the terminal does not know the protocol.
    public var keyboardFlags: Int? {
        answers.keyboardFlags.map { _ in keyboardMode.flags(for: interview.features.quirks) }
    }

    /// Whether presses of modifier keys alone are dropped: some terminals report them together with releases.
    var dropsModifierKeys: Bool { keyboardMode == .releases }

    /// Sends the wanted flags if the terminal knows the protocol.
    func keyboardFlagsChanged() {
        guard receive != nil, let flags = keyboardFlags else { return }
        let isPushed = modes.contains(.keyboard)
        guard isPushed || flags != 0 else { return }
        modes.set(.keyboard, on: Array("\u{1B}[>\(flags)u".utf8), off: Array("\u{1B}[<u".utf8))
        sendModes(Array("\u{1B}[\(isPushed ? "=" : ">")\(flags)u".utf8))
    }
}
