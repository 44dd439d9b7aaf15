// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import Testing

/// A terminal that is shown one frame after another, as a display would.
struct TerminalRun<Oracle: TerminalOracle> {
    var oracle: Oracle
    let profile: TerminalProfile
    private let encoder: FrameEncoder
    private let output = OutputBuffer()

    init(
        _ oracle: Oracle, profile: TerminalProfile = .ansi, hasSideMargins: Bool = false
    ) throws {
        self.oracle = oracle
        self.profile = profile
        encoder = FrameEncoder(profile: profile)
        encoder.hasSideMargins = hasSideMargins
        try self.oracle.take(TerminalModes(profile: profile, mouse: .all).entering)
    }

    /// Shows a frame and returns what is wrong on the screen then; nil if nothing is.
    mutating func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) throws -> String? {
        output.removeAll()
        encoder.encode(buffer, damage: damage, cursor: cursor, into: output)
        try oracle.take(output.bytes)
        return try oracle.screen()
            .difference(to: buffer, cursor: cursor, knowing: Oracle.knownAttributes)
    }

    /// Gives the terminal another size, after which nothing of its screen is known.
    mutating func resize(to size: Size) throws {
        try oracle.resize(to: size)
        encoder.invalidate()
    }

    /// Gives the terminal back.
    mutating func leave() throws {
        try oracle.take(TerminalModes(profile: profile, mouse: .all).leaving)
    }
}
