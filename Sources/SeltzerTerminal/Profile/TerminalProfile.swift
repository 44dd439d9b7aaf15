// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The known facts about a terminal: its terminfo entry, and additions from the environment.
///
/// Capabilities have terminfo's short names (`cup`, `colors`, `am`), and extended capabilities
/// their own names (`kUP5`, `RGB`). Strings are terminfo's, with parameters and paddings.
public struct TerminalProfile: Hashable, Sendable {
    /// The name of the terminal, as in the variable `TERM`.
    public var name: String
    /// The capabilities that the terminal has.
    public var booleans: Set<String>
    /// The values of the numeric capabilities, by name.
    public var numbers: [String: Int]
    /// The values of the string capabilities, by name.
    public var strings: [String: [UInt8]]
    /// The capabilities of the display, from the entry and the environment.
    public var capabilities: DisplayCapabilities
    /// The terminal program according to the environment; nil if the environment names none.
    public var software: TerminalSoftware?
    /// The terminal program around tmux according to the environment; nil outside of tmux, and if
    /// the environment names none.
    ///
    /// tmux passes on the environment of its start, so another terminal may be in use now. The
    /// value decides only about requests that are harmless on other terminals.
    public var surroundingSoftware: TerminalSoftware?
    /// Whether the terminal is known to show the bytes between two marks at once (mode 2026).
    ///
    /// Terminfo does not contain this; it is false until the terminal has answered a question.
    public var hasSynchronizedUpdates: Bool

    /// Creates a profile from a name and capabilities.
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
