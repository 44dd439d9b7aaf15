// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The shape of the text cursor (DECSCUSR).
extension TerminalDisplay {
    /// Appends the bytes for a shape that the terminal does not have yet; consoles that know few sequences get none.
    func appendCursorShape(_ shape: CursorShape) {
        guard shape != cursorShape, profile.answersQuestions else { return }
        cursorShape = shape
        let bytes = shape.bytes
        modes.set(
            .cursor, on: shape == .terminal ? [] : bytes, off: CursorShape.terminal.bytes)
        // Before the bytes, so that every end takes the shape back.
        setChannelModes()
        output.buffer.append(contentsOf: bytes)
    }
}

extension CursorShape {
    /// The sequence `CSI n SP q`, where 0 is the shape of the user's settings.
    ///
    /// The others do not blink.
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
