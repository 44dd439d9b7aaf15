// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct FrameEncoderPartsTests {
    @Test func partsAreAsLongAsAskedForAndEachRowHasItsTurn() {
        let buffer = CellBuffer(size: Size(width: 40, height: 6))
        let encoder = FrameEncoder(profile: .ansi)
        let output = OutputBuffer()
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        var painted: Set<Int> = []
        // Everything changes before each part, so that none is ever the last.
        for step in 0..<12 {
            for y in 0..<6 {
                let text = String(repeating: step.isMultiple(of: 2) ? "a" : "b", count: 40)
                buffer.write(text, x: 0, y: y)
            }
            output.removeAll()
            let isWhole = encoder.encode(
                buffer, damage: Damage(buffer.bounds), cursor: nil, into: output, limit: 60)
            #expect(!isWhole)
            #expect((50...100).contains(output.count))
            painted.insert(encoder.partEnd.y)
        }
        #expect(painted == Set(0..<6))
    }
}
