// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension FrameWriter {
    /// Changes the pen so that a cell's glyph appears in the cell's look.
    @inline(__always)
    mutating func setPen(for cell: Cell) {
        let wanted = pen(for: cell)
        if wanted != pen { change(to: wanted) }
    }

    /// Changes the pen so that a cell's glyph appears in the cell's look, on a terminal with 24-bit colors.
    @inline(__always)
    mutating func setPenDirectly(for cell: UnsafePointer<Cell>) {
        let wanted = Pen(
            foreground: cell.pointee.foreground.bits,
            background: cell.pointee.background.bits,
            look: (UInt32(cell.pointee.attributeBits)
                | UInt32(cell.pointee.decoration) << 16) & looks
        )
        guard wanted != pen, cell.pointee.glyphBits != 0x20 || !isRight(forBlank: wanted) else {
            return
        }
        if wanted.look == pen.look, wanted != .plain {
            changeColors(to: wanted)
        } else {
            change(to: wanted)
        }
    }

    /// Changes a pen if only its colors differ.
    private mutating func changeColors(to wanted: Pen) {
        var bytes = bytes
        bytes.putCSI()
        if wanted.foreground != pen.foreground {
            Self.put(color: wanted.foreground, 0, &bytes)
            if wanted.background != pen.background { bytes.put(0x3B) }
        }
        if wanted.background != pen.background { Self.put(color: wanted.background, 1, &bytes) }
        bytes.put(0x6D)
        self.bytes = bytes
        pen = wanted
    }

    /// Writes the parameters of a color; `ground` is 0 for the foreground and 1 for the background.
    @inline(__always)
    private static func put(color bits: UInt32, _ ground: UInt64, _ bytes: inout ByteSink) {
        if bits & 0xFFFF_FFF0 > 0x0100_0000, bits >> 24 == 1 {
            bytes.put(word: 0x3B_353B_3833 + ground, count: 5)
            bytes.put(number: Int(bits & 0xFF))
        } else if bits >> 24 == 2 {
            bytes.put(word: 0x3B_323B_3833 + ground, count: 5)
            bytes.put(number: Int(bits >> 16 & 0xFF))
            bytes.put(0x3B)
            bytes.put(number: Int(bits >> 8 & 0xFF))
            bytes.put(0x3B)
            bytes.put(number: Int(bits & 0xFF))
        } else {
            var isFirst = true
            put(color: bits, 30 + 10 * Int(ground), &isFirst, &bytes)
        }
    }

    /// Changes the pen so that a blank looks right; invisible parts of the pen may differ.
    @inline(__always)
    mutating func setPen(forBlank cell: Cell) {
        let wanted = pen(for: cell)
        if !isRight(forBlank: wanted), wanted != pen { change(to: wanted) }
    }

    /// Whether a cell's glyph would appear in its look with the present pen.
    func isPenRight(for cell: Cell) -> Bool {
        let wanted = pen(for: cell)
        return wanted == pen || cell.glyphBits == 0x20 && isRight(forBlank: wanted)
    }

    @inline(__always)
    private func isRight(forBlank wanted: Pen) -> Bool { pen.isRight(forBlank: wanted) }

    /// Changes the pen.
    mutating func setPen(_ wanted: Pen) {
        if wanted != pen { change(to: wanted) }
    }

    /// The pen for a cell, with the terminal's colors and attributes.
    @inline(__always)
    func pen(for cell: Cell) -> Pen {
        var foreground = cell.foreground, background = cell.background
        if let reducer {
            foreground = reducer.reduce(foreground)
            background = reducer.reduce(background)
        }
        return Pen(
            foreground: foreground.bits,
            background: background.bits,
            look: (UInt32(cell.attributeBits) | UInt32(cell.decoration) << 16) & looks
        )
    }

    private mutating func change(to wanted: Pen) {
        if (pen.look | wanted.look) & Pen.decorationBits == 0 {
            changePlain(to: wanted)
        } else {
            changeDecorated(to: wanted)
        }
    }

    /// Writes the shortest `SGR` that changes one pen without decoration into another.
    ///
    /// - Returns: Whether it resets the pen first.
    @discardableResult
    mutating func changePlain(to wanted: Pen) -> Bool {
        var isReset = wanted == .plain
        var bytes = bytes
        bytes.putCSI()
        if wanted != .plain {
            var last = pen
            var isFirst = true
            let removed = last.attributes & ~wanted.attributes
            if removed != 0 {
                if last.isUnknown || !dialect.switchesAttributesOff || isResetShorter(for: wanted) {
                    Self.put(0, &isFirst, &bytes)
                    last = .plain
                    isReset = true
                } else {
                    Self.putOff(removed, &isFirst, &bytes)
                    // One number turns off both bold and dim, so a remaining attribute is set
                    // again.
                    if removed & Pen.weights != 0 { last.attributes &= ~Pen.weights }
                }
            }
            Self.putOn(wanted.attributes & ~last.attributes, &isFirst, &bytes)
            if wanted.foreground != last.foreground {
                Self.put(color: wanted.foreground, 30, &isFirst, &bytes)
            }
            if wanted.background != last.background {
                let named = isReset ? wanted.attributes : removed | wanted.attributes
                // An SGR without parameters would reset the pen.
                if !isFirst, named.nonzeroBitCount > Self.attributesBesideColors {
                    bytes.put(0x6D)
                    bytes.putCSI()
                    isFirst = true
                }
                Self.put(color: wanted.background, 40, &isFirst, &bytes)
            }
        }
        bytes.put(0x6D)
        self.bytes = bytes
        pen = wanted
        return isReset
    }

    /// The maximum number of attributes in one `SGR` with a reset and two colors of five
    /// parameters each.
    ///
    /// Terminals read sixteen parameters, as the VT500 does; some fail with more.
    private static let attributesBesideColors = 5

    @inline(__always)
    private static func put(_ parameter: Int, _ isFirst: inout Bool, _ bytes: inout ByteSink) {
        if isFirst { isFirst = false } else { bytes.put(0x3B) }
        bytes.put(number: parameter)
    }

    /// Turns attributes off.
    private static func putOff(
        _ removed: UInt32,
        _ isFirst: inout Bool,
        _ bytes: inout ByteSink
    ) {
        if removed & Pen.weights != 0 { put(22, &isFirst, &bytes) }
        var rest = removed & ~Pen.weights
        while rest != 0 {
            put(20 + number(of: rest.trailingZeroBitCount), &isFirst, &bytes)
            rest &= rest - 1
        }
    }

    @inline(__always)
    private static func putOn(_ added: UInt32, _ isFirst: inout Bool, _ bytes: inout ByteSink) {
        var rest = added
        while rest != 0 {
            put(number(of: rest.trailingZeroBitCount), &isFirst, &bytes)
            rest &= rest - 1
        }
    }

    /// The `SGR` number that turns an attribute on, by the index of its bit; adding 20 turns it off.
    @inline(__always)
    private static func number(of place: Int) -> Int {
        // One digit for each: bold 1, dim 2, italic 3, underline 4, blink 5, reverse 7,
        // strikethrough 9.
        Int(0x975_4321 >> (4 * UInt32(place)) & 0xF)
    }

    /// Writes a color; the base is 30 for the foreground and 40 for the background.
    @inline(__always)
    private static func put(
        color bits: UInt32,
        _ base: Int,
        _ isFirst: inout Bool,
        _ bytes: inout ByteSink
    ) {
        let value = Int(bits & 0xFF_FFFF)
        switch bits >> 24 {
        case 1 where value < 8: put(base + value, &isFirst, &bytes)
        case 1 where value < 16: put(base + 52 + value, &isFirst, &bytes)
        case 1:
            putExtended(0x35, base, &isFirst, &bytes)
            bytes.put(number: value)
        case 2:
            putExtended(0x32, base, &isFirst, &bytes)
            bytes.put(number: value >> 16)
            bytes.put(0x3B)
            bytes.put(number: value >> 8 & 0xFF)
            bytes.put(0x3B)
            bytes.put(number: value & 0xFF)
        default: put(base + 9, &isFirst, &bytes)
        }
    }

    /// Writes the text before a color's number or parts, such as `;38;5;`, in one store.
    @inline(__always)
    private static func putExtended(
        _ kind: UInt64,
        _ base: Int,
        _ isFirst: inout Bool,
        _ bytes: inout ByteSink
    ) {
        let word = 0x3B00_3B38_303B | kind << 32 | UInt64(base / 10) << 8
        if isFirst {
            bytes.put(word: word >> 8, count: 5)
        } else {
            bytes.put(word: word, count: 6)
        }
        isFirst = false
    }

    /// Whether resetting the pen and setting all attributes takes fewer bytes than turning single attributes off.
    private func isResetShorter(for wanted: Pen) -> Bool {
        let costs = pen.costs(of: wanted)
        return costs.whole < costs.single
    }
}
