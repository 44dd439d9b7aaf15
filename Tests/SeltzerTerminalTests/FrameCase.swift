// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// A change of a screen of 20×4 that is known and blank, and the bytes that it must cost.
struct FrameCase: CustomTestStringConvertible, Sendable {
    let name: String
    var before: @Sendable (CellBuffer) -> Void = { _ in }
    let change: @Sendable (CellBuffer) -> Void
    let bytes: String
    var testDescription: String { name }

    /// Makes the change, and compares what it costs.
    ///
    /// Each case begins with the plain pen and the cursor behind column 4 of row 1.
    func check() {
        let buffer = CellBuffer(size: Size(width: 20, height: 4))
        let encoder = FrameEncoder(profile: .ansi)
        _ = frame(buffer, encoder)
        before(buffer)
        _ = frame(buffer, encoder)
        buffer.write("x", x: 4, y: 1)
        _ = frame(buffer, encoder)
        change(buffer)
        #expect(frame(buffer, encoder) == bytes)
    }
}

/// Encodes a frame and returns its bytes, controls made visible.
func frame(
    _ buffer: CellBuffer, _ encoder: FrameEncoder, _ damage: Damage? = nil, cursor: Point? = nil
) -> String {
    let output = OutputBuffer()
    encoder.encode(
        buffer, damage: damage ?? Damage(buffer.bounds), cursor: cursor.map(Cursor.init(position:)),
        into: output)
    return visible(output.bytes)
}

/// Bytes as text with controls in caret notation.
func visible(_ bytes: [UInt8]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        if scalar.value < 0x20 {
            result.append("^")
            result.append(Unicode.Scalar(UInt8(scalar.value + 0x40)))
        } else {
            result.append(scalar)
        }
    }
    return String(result)
}
