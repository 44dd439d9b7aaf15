// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The reports of the keyboard.
extension TerminalDisplay {
    /// Asks for other reports of the keyboard, from the next start on or, on a display that is started, from now on.
    public func setKeyboardMode(_ mode: KeyboardMode) {
        guard mode != keyboardMode else { return }
        keyboardMode = mode
        keyboardFlagsChanged()
    }

    /// The flags of the kitty keyboard protocol that are asked for; nil where the terminal does not know the protocol.
    public var keyboardFlags: Int? {
        answers.keyboardFlags.map { _ in keyboardMode.flags(for: software) }
    }

    /// Whether modifier keys by themselves are dropped: some terminals report them where only releases are wanted.
    var dropsModifierKeys: Bool { keyboardMode == .releases }

    /// Sends the flags that are wanted, where the terminal knows the protocol.
    func keyboardFlagsChanged() {
        guard receive != nil, let flags = keyboardFlags else { return }
        let isPushed = modes.contains(.keyboard)
        guard isPushed || flags != 0 else { return }
        modes.set(.keyboard, on: Array("\u{1B}[>\(flags)u".utf8), off: Array("\u{1B}[<u".utf8))
        sendModes(Array("\u{1B}[\(isPushed ? "=" : ">")\(flags)u".utf8))
    }
}
