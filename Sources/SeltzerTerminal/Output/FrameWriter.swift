// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The destination of a frame's bytes, with the pen and the cursor that the terminal has after them.
///
/// The encoder holds this value in a local variable while it paints rows. No field is accessed
/// through a class, so that no access is checked at run time.
struct FrameWriter {
    /// The maximum number of bytes for one cell without its text: a move, a complete pen, and one
    /// or two blanks.
    static let cellMargin = 128

    let dialect: TerminalDialect
    let reducer: ColorReducer?
    /// The decorations to which the cells' numbers refer.
    let decorations: DecorationTable
    /// The bits of a look that the terminal can show.
    let looks: UInt32
    private let output: OutputBuffer
    private let digits: DigitTable
    var bytes: ByteSink
    private var limit: UnsafeMutablePointer<UInt8>

    var pen: Pen
    /// Whether a link was sent in this frame.
    var hasSentLink = false
    /// The column of the cursor; -1 if unknown.
    var x: Int
    /// The row of the cursor; -1 if unknown.
    var y: Int

    init(
        output: OutputBuffer,
        digits: DigitTable,
        dialect: TerminalDialect,
        reducer: ColorReducer?,
        decorations: DecorationTable
    ) {
        self.output = output
        self.decorations = decorations
        looks =
            UInt32(dialect.attributes.rawValue)
            | (dialect.hasLinks || dialect.hasUnderlineStyles ? Pen.decorationBits : 0)
        self.digits = digits
        self.dialect = dialect
        self.reducer = reducer
        output.reserve(Self.cellMargin)
        bytes = ByteSink(next: output.base + output.count, digits: digits.entries)
        limit = output.base + output.capacity - Self.cellMargin
        pen = .unknown
        x = -1
        y = -1
    }

    /// The number of bytes in the buffer, also of the bytes that its own count lacks.
    var count: Int { bytes.next - output.base }

    /// Updates the buffer's count of bytes.
    func finish(at count: Int) {
        output.count = count
    }

    /// Ensures room for the bytes of one cell.
    @inline(__always)
    mutating func reserveCell() {
        if bytes.next > limit { grow(by: Self.cellMargin) }
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        output.count = count
        output.reserve(additional + Self.cellMargin)
        bytes.next = output.base + output.count
        limit = output.base + output.capacity - Self.cellMargin
    }

    /// Writes a byte.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        bytes.put(byte)
    }

    /// Writes the introducer of a control sequence.
    @inline(__always)
    mutating func putCSI() {
        bytes.putCSI()
    }

    /// Writes a nonnegative number.
    @inline(__always)
    mutating func put(number: Int) {
        bytes.put(number: number)
    }

    /// Writes any number of bytes.
    mutating func put(_ bytes: some Collection<UInt8>) {
        if bytes.count > Self.cellMargin { grow(by: bytes.count) } else { reserveCell() }
        for byte in bytes { put(byte) }
    }

    /// Writes a scalar as UTF-8, or a question mark if it is not printable.
    @inline(__always)
    mutating func put(scalar: UInt32) {
        if scalar &- 0x20 < 0x5F {
            put(UInt8(truncatingIfNeeded: scalar))
        } else {
            putEncoded(scalar)
        }
    }

    private mutating func putEncoded(_ scalar: UInt32) {
        guard dialect.isUnicode, scalar >= 0xA0, !(0xD800...0xDFFF).contains(scalar) else {
            return put(0x3F)
        }
        if scalar < 0x800 {
            put(UInt8(0xC0 | scalar >> 6))
        } else if scalar < 0x1_0000 {
            put(UInt8(0xE0 | scalar >> 12))
            put(UInt8(0x80 | scalar >> 6 & 0x3F))
        } else if scalar < 0x11_0000 {
            put(UInt8(0xF0 | scalar >> 18))
            put(UInt8(0x80 | scalar >> 12 & 0x3F))
            put(UInt8(0x80 | scalar >> 6 & 0x3F))
        } else {
            return put(0x3F)
        }
        put(UInt8(0x80 | scalar & 0x3F))
    }

    /// Writes the text of a cluster, or question marks in its width if the terminal must not get
    /// the cluster.
    mutating func put(cluster text: String, width: Int) {
        let isSafe = text.unicodeScalars.allSatisfy { scalar in
            scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
        }
        if isSafe, !text.isEmpty, dialect.isUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) {
            put(text.utf8)
        } else {
            for _ in 0..<width { put(0x3F) }
        }
    }
}
