// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads what `tmux capture-pane -e` prints: lines of text with `SGR` between, whose pen goes on from
/// line to line.
struct TmuxCapture {
    let size: Size
    private(set) var entries: [OracleScreen.Entry]
    private var pen = OracleScreen.Entry()

    /// Reads the lines of a capture.
    init(_ lines: some Sequence<Substring>, size: Size) {
        self.size = size
        entries = Array(repeating: OracleScreen.Entry(), count: size.area)
        for (y, line) in lines.prefix(size.height).enumerated() { take(line, y: y) }
    }

    private mutating func take(_ line: Substring, y: Int) {
        var scalars = line.unicodeScalars
        var x = 0
        while let scalar = scalars.popFirst() {
            if scalar == "\u{1B}" {
                takeSequence(&scalars)
            } else {
                x = put(scalar, x, y)
            }
        }
    }

    /// Puts a scalar at a column and returns the one behind it.
    private mutating func put(_ scalar: Unicode.Scalar, _ x: Int, _ y: Int) -> Int {
        let width = String(Character(scalar)).cellWidth
        let place = y * size.width + x
        if width == 0 {
            var left = place - 1
            while left > 0, entries[left].text.isEmpty { left -= 1 }
            entries[max(0, left)].text.unicodeScalars.append(scalar)
            return x
        }
        guard x + width <= size.width else { return x }
        pen.text = String(Character(scalar))
        entries[place] = pen
        if width == 2 {
            pen.text = ""
            entries[place + 1] = pen
        }
        return x + width
    }

    private mutating func takeSequence(_ scalars: inout Substring.UnicodeScalarView) {
        guard scalars.popFirst() == "[" else { return }
        var text = ""
        while let scalar = scalars.popFirst(), scalar != "m" { text.unicodeScalars.append(scalar) }
        // Only the kinds of lines below text come with colons: `4:3` is taken as 4003.
        var numbers = text.split(whereSeparator: { $0 == ";" }).map { number in
            Int(number.replacing(":", with: "00")) ?? 0
        }[...]
        if numbers.isEmpty { numbers = [0] }
        while let number = numbers.popFirst() { setPen(number, &numbers) }
    }

    private mutating func setPen(_ number: Int, _ rest: inout ArraySlice<Int>) {
        switch number {
        case 0: pen = OracleScreen.Entry()
        case 1: pen.attributes.insert(.bold)
        case 2: pen.attributes.insert(.dim)
        case 3: pen.attributes.insert(.italic)
        case 4: pen.attributes.insert(.underline)
        case 4002...4005:
            pen.attributes.insert(.underline)
            pen.underlineStyle = UnderlineStyle(rawValue: UInt8(number - 4000)) ?? .none
        case 58: pen.underlineColor = color(&rest)
        case 59: pen.underlineColor = .default
        case 5: pen.attributes.insert(.blink)
        case 7: pen.attributes.insert(.reverse)
        case 9: pen.attributes.insert(.strikethrough)
        case 30...37: pen.foreground = .palette(UInt8(number - 30))
        case 38: pen.foreground = color(&rest)
        case 39: pen.foreground = .default
        case 40...47: pen.background = .palette(UInt8(number - 40))
        case 48: pen.background = color(&rest)
        case 49: pen.background = .default
        case 90...97: pen.foreground = .palette(UInt8(number - 82))
        case 100...107: pen.background = .palette(UInt8(number - 92))
        default: break
        }
    }

    private func color(_ rest: inout ArraySlice<Int>) -> Color {
        func next() -> UInt8 { UInt8(clamping: rest.popFirst() ?? 0) }
        return next() == 5 ? .palette(next()) : .rgb(next(), next(), next())
    }
}
