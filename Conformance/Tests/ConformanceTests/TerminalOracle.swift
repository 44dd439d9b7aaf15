// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A terminal that takes bytes and tells what its screen shows.
protocol TerminalOracle {
    /// The attributes that it tells of.
    static var knownAttributes: Attributes { get }
    /// The kinds of lines below text that it tells of.
    static var knownUnderlines: [UnderlineStyle] { get }
    /// Whether it reports the color of the line below text.
    static var knowsUnderlineColors: Bool { get }
    /// The extent in cells.
    var size: Size { get }
    /// Takes bytes as a terminal would.
    mutating func take(_ bytes: [UInt8]) throws
    /// Gives the screen another size.
    mutating func resize(to size: Size) throws
    /// What the screen shows.
    func screen() throws -> OracleScreen
}

/// What a terminal shows at one moment.
struct OracleScreen: Equatable {
    /// What one cell shows.
    struct Entry: Hashable {
        /// The text; a space in an empty cell, nothing in the right half of a wide one.
        var text = " "
        var foreground = Color.default
        var background = Color.default
        var attributes: Attributes = []
        /// The kind of the line below; single also where there is none.
        var underlineStyle = UnderlineStyle.single
        var underlineColor = Color.default
    }

    let size: Size
    /// The cells, row by row.
    var entries: [Entry]
    var cursor: Point
    /// Whether the cursor is shown; nil if the terminal does not tell.
    var isCursorShown: Bool?

    subscript(_ point: Point) -> Entry { entries[point.y * size.width + point.x] }
}

extension OracleScreen {
    /// Says where the screen does not show a buffer; nil if it does.
    ///
    /// - Parameters:
    ///   - buffer: The cells.
    ///   - wanted: The cursor, or none.
    ///   - known: The attributes that the oracle tells of.
    ///   - simplify: What is made of an entry of each before they are compared.
    ///   - skipsContested: Whether glyphs are passed over on whose columns terminals disagree.
    func difference(
        to buffer: CellBuffer,
        cursor wanted: Cursor?,
        knowing known: Attributes,
        simplify: (Entry) -> Entry = { $0 },
        skipsContested: Bool = false
    ) -> String? {
        guard size == buffer.size else { return "size \(size), not \(buffer.size)" }
        for y in 0..<size.height {
            for x in 0..<size.width {
                let point = Point(x: x, y: y)
                if skipsContested, buffer.isContested(at: point) { continue }
                let expected = simplify(Self.entry(buffer[point], buffer, knowing: known))
                let shown = simplify(Self.seen(self[point], knowing: known))
                if shown != expected { return "\(point): \(shown), not \(expected)" }
            }
        }
        if let wanted, wanted.position != cursor {
            return "cursor at \(cursor), not \(wanted.position)"
        }
        if let isCursorShown, isCursorShown != (wanted != nil) {
            return "cursor shown: \(isCursorShown)"
        }
        return nil
    }

    private static func entry(
        _ cell: Cell,
        _ buffer: CellBuffer,
        knowing known: Attributes
    ) -> Entry {
        let style = buffer.style(of: cell)
        let isUnderlined = style.underlineStyle != .none
        let entry = Entry(
            text: buffer.clusters.text(of: cell.glyph),
            foreground: cell.foreground,
            background: cell.background,
            attributes: cell.attributes,
            underlineStyle: isUnderlined ? style.underlineStyle : .single,
            underlineColor: isUnderlined ? style.underlineColor : .default
        )
        return seen(entry, knowing: known)
    }

    /// An entry without what cannot be seen or is not told: a blank shows its background only, unless
    /// it is underlined, reversed or struck through; the right half of a glyph is the left one's.
    static func seen(_ entry: Entry, knowing known: Attributes) -> Entry {
        var entry = entry
        entry.attributes.formIntersection(known)
        if entry.text.isEmpty { return Entry(text: "") }
        if !entry.attributes.contains(.underline) {
            entry.underlineStyle = .single
            entry.underlineColor = .default
        }
        if entry.text == " " {
            let visible: Attributes = [.underline, .reverse, .strikethrough]
            if entry.attributes.isDisjoint(with: visible) {
                entry.foreground = .default
                entry.attributes = []
            }
        }
        return entry
    }
}

extension CellBuffer {
    /// Whether a cell holds one half of a glyph, or all of it, on whose columns terminals disagree.
    func isContested(at point: Point) -> Bool {
        let cell = self[point]
        return cell.glyph.isWidthContested
            || cell.isTrailingHalf && self[point.offsetBy(dx: -1, dy: 0)].glyph.isWidthContested
    }
}
