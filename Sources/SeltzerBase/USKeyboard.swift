// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The characters of a US keyboard without Shift and with it.
package enum USKeyboard {
    private static let plain = "`1234567890-=[]\\;',./abcdefghijklmnopqrstuvwxyz"
    private static let withShift = "~!@#$%^&*()_+{}|:\"<>?ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let shifts = Dictionary(
        uniqueKeysWithValues: zip(plain, withShift))
    private static let unshifts = Dictionary(
        uniqueKeysWithValues: zip(withShift, plain))

    /// Returns the character that a key types with Shift; nil if no key types the given character
    /// without Shift.
    package static func shifted(_ character: Character) -> Character? { shifts[character] }

    /// Returns the character that a key types without Shift; nil if the given character needs no
    /// Shift.
    package static func unshifted(_ character: Character) -> Character? { unshifts[character] }
}
