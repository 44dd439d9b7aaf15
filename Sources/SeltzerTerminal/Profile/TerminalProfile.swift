// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What is known of a terminal: its terminfo entry, read once into a value, and what the environment
/// adds to it.
///
/// Capabilities go by terminfo's short names (`cup`, `colors`, `am`), those beyond the standard ones by
/// theirs (`kUP5`, `RGB`). Strings are as terminfo has them: parameters and paddings in place.
public struct TerminalProfile: Hashable, Sendable {
    /// The terminal's name, as in the variable `TERM`.
    public var name: String
    /// The capabilities that the terminal has.
    public var booleans: Set<String>
    /// The capabilities that are numbers.
    public var numbers: [String: Int]
    /// The capabilities that are strings.
    public var strings: [String: [UInt8]]
    /// What the display can show and tell, from the entry and the environment together.
    public var capabilities: DisplayCapabilities
    /// The program that is the terminal, as far as the environment tells; nil where it does not.
    public var software: TerminalSoftware?
    /// Whether the terminal is known to show the bytes between two marks at once (mode 2026).
    ///
    /// No terminfo entry tells; false until the terminal has been asked.
    public var hasSynchronizedUpdates: Bool

    /// Creates a profile from capabilities.
    public init(
        name: String,
        booleans: Set<String> = [],
        numbers: [String: Int] = [:],
        strings: [String: [UInt8]] = [:],
        capabilities: DisplayCapabilities = DisplayCapabilities(),
        software: TerminalSoftware? = nil,
        hasSynchronizedUpdates: Bool = false
    ) {
        self.name = name
        self.booleans = booleans
        self.numbers = numbers
        self.strings = strings
        self.capabilities = capabilities
        self.software = software
        self.hasSynchronizedUpdates = hasSynchronizedUpdates
    }
}
