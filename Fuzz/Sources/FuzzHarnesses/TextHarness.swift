// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Measures and draws text that may be anything.
///
/// The width of a text is that of its characters, and no control reaches a cell.
@_cdecl("fuzz_text")
public func fuzzText(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 1 else { return 0 }
    let text = String(
        decoding: UnsafeBufferPointer(start: start + 1, count: count - 1), as: UTF8.self)
    let parts = text.reduce(0) { $0 + $1.cellWidth }
    precondition(text.cellWidth == parts, "A text is not as wide as its characters.")
    let buffer = CellBuffer(size: Size(width: 20, height: 3))
    let canvas = Canvas(buffer: buffer)
    canvas.draw(text, at: Point(x: Int(start[0]) - 128, y: 1))
    for row in 0..<3 {
        let controls = buffer.text(row: row).unicodeScalars.filter {
            $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
        }
        precondition(controls.isEmpty, "A control reaches a cell.")
    }
    return 0
}
