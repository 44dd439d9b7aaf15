// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import Testing

/// A terminal that is shown one frame after another, as a display would.
struct TerminalRun<Oracle: TerminalOracle> {
    var oracle: Oracle
    let profile: TerminalProfile
    let encoder: FrameEncoder
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
        try write(buffer, damage: damage, cursor: cursor)
        return try oracle.screen()
            .difference(to: buffer, cursor: cursor, knowing: Oracle.knownAttributes)
    }

    /// Writes a frame; returns the number of bytes that took.
    @discardableResult
    mutating func write(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) throws -> Int {
        output.removeAll()
        encoder.encode(buffer, damage: damage, cursor: cursor, into: output)
        try oracle.take(output.bytes)
        return output.count
    }

    /// The beginning of the last frame's bytes, to be printed where something is wrong.
    var lastFrame: String {
        output.bytes.prefix(200).map { byte in
            (0x20..<0x7F).contains(byte)
                ? String(UnicodeScalar(byte))
                : "\\x" + String(byte, radix: 16)
        }.joined()
    }

    /// Stops as a program does that lets the shell have the terminal meanwhile, and goes on.
    mutating func suspend() throws {
        try leave()
        try oracle.take(Array("stopped\r\n".utf8))
        try oracle.take(TerminalModes(profile: profile, mouse: .all).entering)
        encoder.invalidate()
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
