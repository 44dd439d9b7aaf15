// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads a mask that may be anything, and types into a field with it.
///
/// An error lies in the pattern and can be printed; the field keeps no more than the mask has places for.
@_cdecl("fuzz_mask")
public func fuzzMask(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let (pattern, typed) = input.texts()
    do {
        let mask = try InputMask(parsing: pattern)
        MainActor.assumeIsolated { type(typed, into: mask) }
    } catch {
        checkMessage(error)
        precondition((1...pattern.count + 1).contains(error.position), "The error is nowhere.")
    }
    return 0
}

@MainActor
private func type(_ text: String, into mask: InputMask) {
    let field = TextField()
    field.mask = mask
    field.text = text
    field.frame = Rect(x: 0, y: 0, width: 9, height: 2)
    let canvas = Canvas(buffer: CellBuffer(size: field.frame.size))
    for part in text.split(separator: "|") {
        field.insertText(String(part))
        let places = field.text.indices
        let start = places.first ?? field.text.startIndex
        let selected = start..<(places.randomPlace(part.utf8.count) ?? start)
        field.selectedRange = Range(selected, in: field.text)
        field.layoutSubviews()
        field.draw(field.bounds, in: canvas)
        precondition(field.unmaskedText.count <= mask.pattern.count, "Too much is kept.")
    }
    _ = field.validate()
}

extension DefaultIndices<String> {
    /// Returns a place that a number names; nil where there is none.
    fileprivate func randomPlace(_ number: Int) -> String.Index? {
        dropFirst(number % Swift.max(1, count)).first
    }
}
