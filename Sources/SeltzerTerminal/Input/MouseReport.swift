// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Turns the numbers of a mouse report into mouse input.
///
/// Source: xterm's "Mouse Tracking". The modes 1000, 1006 and 1015 have the same button codes.
enum MouseReport {
    /// The largest column or row; larger numbers are reduced to it.
    private static let largestCoordinate = 0x7FFF

    /// Returns the input for a button code and coordinates counted from 1; nil for an unknown code.
    ///
    /// - Parameter isRelease: Whether the button was released. Nil if the report can express a
    ///   release only by the code 3, which names no button.
    static func input(code: Int, column: Int, row: Int, isRelease: Bool?) -> MouseInput? {
        guard (0...0xFF).contains(code),
            let action = action(
                number: code & 3 | (code >> 6) << 2,
                isMotion: code & 0x20 != 0,
                isRelease: isRelease == true)
        else { return nil }
        var modifiers: KeyModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        return MouseInput(
            action,
            at: Point(
                x: column.saturatingSubtracting(1).clamped(0, largestCoordinate),
                y: row.saturatingSubtracting(1).clamped(0, largestCoordinate)),
            modifiers: modifiers)
    }

    private static func action(
        number: Int,
        isMotion: Bool,
        isRelease: Bool
    ) -> MouseInput.Action? {
        switch number {
        case 3:
            return isMotion ? .move : .release(nil)
        case 4...7:
            if isMotion || isRelease { return nil }
            let step = number & 1 == 0 ? -1 : 1
            return number < 6 ? .scroll(dx: 0, dy: step) : .scroll(dx: step, dy: 0)
        default:
            let button = button(number)
            // A release with the motion bit also counts; otherwise, the button would stay held.
            if isRelease { return .release(button) }
            return isMotion ? .drag(button) : .press(button)
        }
    }

    private static func button(_ number: Int) -> MouseButton {
        switch number {
        case 0: .left
        case 1: .middle
        case 2: .right
        default: .other(number)
        }
    }
}
