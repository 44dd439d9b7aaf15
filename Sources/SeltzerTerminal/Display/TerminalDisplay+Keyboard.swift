// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The reports of the keyboard.
extension TerminalDisplay {
    /// Sets the wanted keyboard reports: from the next start on, or at once on a started display.
    public func setKeyboardMode(_ mode: KeyboardMode) {
        guard mode != keyboardMode else { return }
        keyboardMode = mode
        keyboardFlagsChanged()
        modifiedKeysChanged()
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

    /// Whether keys such as Shift-Enter should be sent as separate sequences (xterm's
    /// modifyOtherKeys).
    ///
    /// True only for a terminal that has answered and does not know the kitty protocol.
    var wantsModifiedKeys: Bool {
        asksTerminal && keyboardMode != .legacy && answers.attributes != nil
            && answers.keyboardFlags == nil
    }

    /// Switches these sequences on or off if ``wantsModifiedKeys`` has changed.
    func modifiedKeysChanged() {
        guard receive != nil, wantsModifiedKeys != modes.switchesOn(.modifiedKeys) else { return }
        let on = Array("\u{1B}[>4;1m".utf8), off = Array("\u{1B}[>4m".utf8)
        modes.set(.modifiedKeys, on: wantsModifiedKeys ? on : [], off: off)
        sendModes(wantsModifiedKeys ? on : off)
        // Old terminals ignore the `>` and take the numbers for attributes of text.
        encoder.pen = .unknown
    }
}
