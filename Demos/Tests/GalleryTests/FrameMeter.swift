// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import SeltzerTesting

/// Counts the bytes that a terminal of 24-bit colors is sent for the frames of a screen.
@MainActor
final class FrameMeter {
    let pilot: Pilot
    private let encoder: FrameEncoder
    private let output = OutputBuffer()

    init(_ root: ViewController, columns: Int, rows: Int) async {
        pilot = await Pilot(root, columns: columns, rows: rows)
        pilot.application.theme = .fathom
        await pilot.settle()
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = .trueColor
        encoder = FrameEncoder(profile: profile)
    }

    /// Returns the bytes for what changed since the last call.
    func bytes() -> Int {
        let buffer = pilot.display.buffer
        output.removeAll()
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        return output.count
    }
}
