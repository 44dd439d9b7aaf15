// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A screen as text with its styles: the rows, then each run of styled cells.
struct StyledScreen: CustomStringConvertible {
    private let buffer: CellBuffer

    init(_ buffer: CellBuffer) {
        self.buffer = buffer
    }

    /// The rows, then a line for each run, such as `2:10-18 bold #ff8800 on blue`.
    var description: String {
        let runs = (0..<buffer.size.height).flatMap(runs(inRow:))
        return (buffer.lines + ["--"] + runs).joined(separator: "\n")
    }

    private func runs(inRow row: Int) -> [String] {
        var runs: [String] = []
        var start = 0
        for column in 1...max(1, buffer.size.width) {
            let style = buffer.style(of: buffer[Point(x: start, y: row)])
            let next = buffer[Point(x: column, y: row)]
            if column < buffer.size.width, buffer.style(of: next) == style { continue }
            let words = Self.words(for: style)
            if !words.isEmpty { runs.append("\(row):\(start)-\(column - 1) \(words)") }
            start = column
        }
        return runs
    }

    private static func words(for style: Style) -> String {
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
            (.blink, "blink"), (.reverse, "reverse"), (.strikethrough, "strikethrough"),
        ]
        var words = names.filter { style.attributes.contains($0.0) }.map { $0.1 }
        if ![.none, .single].contains(style.underlineStyle) {
            words.append("\(style.underlineStyle)")
        }
        if style.underlineColor != .default { words.append("line \(style.underlineColor)") }
        if style.foreground != .default { words.append("\(style.foreground)") }
        if style.background != .default { words.append("on \(style.background)") }
        if let link = style.link { words.append("link \(link)") }
        return words.joined(separator: " ")
    }
}
