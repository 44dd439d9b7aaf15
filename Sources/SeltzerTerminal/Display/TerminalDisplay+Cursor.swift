// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The shape of the text cursor (DECSCUSR).
extension TerminalDisplay {
    /// Appends the bytes that change the cursor's shape, if it differs; consoles that know few
    /// sequences get none.
    func appendCursorShape(_ shape: CursorShape) {
        guard shape != cursorShape, profile.answersQuestions else { return }
        cursorShape = shape
        let bytes = shape.bytes
        modes.set(
            .cursor, on: shape == .terminal ? [] : bytes, off: CursorShape.terminal.bytes)
        // Set before the bytes are sent, so that every end restores the shape.
        setChannelModes()
        output.buffer.append(contentsOf: bytes)
    }
}

extension CursorShape {
    /// The sequence `CSI n SP q`, in which 0 means the shape in the user's settings.
    ///
    /// The other numbers are shapes that do not blink.
    var bytes: [UInt8] {
        let number =
            switch self {
            case .terminal: 0
            case .block: 2
            case .underline: 4
            case .bar: 6
            }
        return Array("\u{1B}[\(number) q".utf8)
    }
}
