// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Stops where a message that a program may print has something in it that a terminal obeys.
func checkMessage(_ message: some CustomStringConvertible) {
    let description = message.description
    precondition(!description.isEmpty, "A message says nothing.")
    precondition(description.utf8.count < 100_000, "A message is too long to read.")
    for scalar in description.unicodeScalars where scalar != "\n" {
        precondition(
            TextSanitizer.substitute(for: scalar) == .itself, "A message holds a control.")
    }
}

/// Stops where text that was imported is not whole, or cannot be laid out and drawn.
func checkText(_ text: StyledText) {
    precondition(text.runs.map(\.text).joined() == text.string, "The parts are not the text.")
    let canvas = Canvas(buffer: CellBuffer(size: Size(width: 7, height: 3)))
    let modes: [LineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
        .byTruncatingTail,
    ]
    for mode in modes {
        canvas.draw(
            text, in: Rect(x: 0, y: 0, width: 7, height: 3),
            paragraphStyle: ParagraphStyle(lineBreakMode: mode))
    }
}
