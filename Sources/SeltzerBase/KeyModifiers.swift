// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The modifier keys held while a key or a mouse button was used.
@frozen
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits, one per modifier.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// The Alt key (Option on a Mac).
    public static let alt = KeyModifiers(rawValue: 2)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 4)
    /// The Super key (Command on a Mac, the Windows key elsewhere).
    public static let `super` = KeyModifiers(rawValue: 8)
    /// The Hyper key.
    public static let hyper = KeyModifiers(rawValue: 16)
    /// The Meta key, if the terminal distinguishes it from Alt.
    public static let meta = KeyModifiers(rawValue: 32)
}

extension KeyModifiers: CustomStringConvertible {
    /// The modifiers as they begin a key chord's name, such as `ctrl-alt-`; empty for none.
    public var description: String {
        let names: [(KeyModifiers, String)] = [
            (.super, "super"), (.hyper, "hyper"), (.meta, "meta"),
            (.control, "ctrl"), (.alt, "alt"), (.shift, "shift"),
        ]
        return names.filter { contains($0.0) }.map { $0.1 + "-" }.joined()
    }
}
