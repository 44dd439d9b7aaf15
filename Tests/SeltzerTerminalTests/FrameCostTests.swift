// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// What frames of a screen of 200×60 cost in bytes, all of it damaged each time.
@Suite struct FrameCostTests {
    private let buffer = CellBuffer(size: Size(width: 200, height: 60))
    private let encoder: FrameEncoder
    private let output = OutputBuffer()

    init() {
        var profile = TerminalProfile.ansi
        profile.hasSynchronizedUpdates = true
        encoder = FrameEncoder(profile: profile)
    }

    @Test func frameWithoutChangesCostsNothing() {
        drawText()
        _ = cost()
        drawText()
        #expect(cost() == 0)
    }

    @Test func oneCellCostsADozenBytesAndTheMarks() {
        drawText()
        _ = cost()
        for digit in 0..<10 {
            buffer.write("\(digit)", x: 100, y: 30)
            let bytes = cost()
            #expect(bytes <= (digit == 0 ? 30 : 18), "digit \(digit): \(bytes)")
        }
    }

    /// A random character in random colors in every cell: one `SGR` each, 19.6 bytes a cell.
    @Test func randomScreenCostsWhatItsColorsCost() {
        var random = SeededGenerator(seed: 12_345)
        var total = 0
        for frame in 0..<4 {
            fill { _, _ in
                let value = UInt32(truncatingIfNeeded: random.next())
                return Cell(
                    Glyph(bits: 33 + (value >> 16) % 94, width: 1),
                    foreground: .palette(UInt8(value & 255)),
                    background: .palette(UInt8(value >> 8 & 255))
                )
            }
            let bytes = cost()
            if frame > 0 { total += bytes }
        }
        #expect(total / 3 <= 235_300)
    }

    /// A gradient of 24 bits that moves: one `SGR` for each cell whose color is not that of the cell
    /// before, a move for each row, and the marks.
    @Test func gradientCostsWhatItsColorsCost() {
        for frame in 0..<4 {
            var least = 0
            var last = Color.default
            fill { x, y in
                let red = x * 255 / 200 + frame * 3, green = y * 255 / 60 + frame * 2
                let parts = [red, green, x + y + frame * 5].map { UInt8(truncatingIfNeeded: $0) }
                let color = Color.rgb(parts[0], parts[1], parts[2])
                if color != last { least += 10 + parts.map { "\($0)".count }.reduce(0, +) }
                least += 1
                last = color
                return Cell(background: color)
            }
            let bytes = cost()
            #expect(bytes <= least + 60 * 5 + 22, "\(least)")
        }
    }

    @Test func emptyScreenCostsAFewBytesARow() {
        #expect(cost() <= 60 * 5 + 32)
    }

    private func drawText() {
        fill { x, y in
            Cell(
                Glyph(bits: UInt32(33 + (x * 7 + y * 13) % 94), width: 1),
                foreground: .palette(UInt8((x / 10 + y) % 16))
            )
        }
    }

    private func fill(_ cell: (Int, Int) -> Cell) {
        for y in 0..<60 {
            for x in 0..<200 { buffer.row(y)[x] = cell(x, y) }
        }
    }

    private func cost() -> Int {
        output.removeAll()
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        return output.count
    }
}
