// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RowComparison, RowNotes, TerminalDialect.

import ScreenModels
import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// For any drawing a terminal shows what the buffer holds after each frame, also one that gives
/// clusters other columns than ours: a family twice as many, a heart with a selector half.
@Suite struct FrameInvariantTests {
    /// A kind of terminal.
    struct Kind: CustomTestStringConvertible, Sendable {
        let name: String
        var hasSideMargins = false
        var change: @Sendable (inout TerminalProfile) -> Void = { _ in }
        var testDescription: String { name }

        var profile: TerminalProfile {
            var profile = TerminalProfile.ansi
            change(&profile)
            return profile
        }
    }

    static let kinds: [Kind] = [
        Kind(name: "ansi"),
        Kind(name: "with side margins", hasSideMargins: true),
        Kind(
            name: "without scrolling by counts",
            change: { profile in for name in ["indn", "rin"] { profile.strings[name] = nil } }),
        Kind(name: "without scrolling", change: { $0.strings["csr"] = nil }),
        Kind(name: "without bce", change: { $0.booleans.remove("bce") }),
        Kind(
            name: "without optional moves",
            change: { profile in
                for name in ["hpa", "vpa", "cuf", "cub"] { profile.strings[name] = nil }
            }
        ),
        Kind(
            name: "attributes only reset", change: { $0.strings["rmul"] = Array("\u{1B}[m".utf8) }),
        Kind(name: "synchronized", change: { $0.hasSynchronizedUpdates = true }),
        Kind(name: "without links", change: { $0.capabilities.hasLinks = false }),
        Kind(
            name: "with plain underlines",
            change: { $0.capabilities.hasUnderlineStyles = false }),
    ]

    /// An encoder for a kind of terminal, and what is drawn at random.
    private struct Trial {
        private let kind: Kind
        var random: SeededGenerator
        var drawing = RandomDrawing()
        let encoder: FrameEncoder
        let output = OutputBuffer()
        private let clusters = ClusterTable()

        init(of kind: Kind, seed: UInt64) {
            self.kind = kind
            random = SeededGenerator(seed: seed)
            encoder = FrameEncoder(profile: kind.profile)
            encoder.hasSideMargins = kind.hasSideMargins
        }

        /// Returns a buffer and a screen of another size, of which the encoder knows nothing.
        mutating func nextScreen() -> (CellBuffer, ScreenModel) {
            let size = Size(
                width: .random(in: 1...30, using: &random),
                height: .random(in: 1...12, using: &random))
            var model = ScreenModel(size: size)
            model.knowsSideMargins = kind.hasSideMargins
            model.erasesWithBackground = kind.profile.booleans.contains("bce")
            encoder.invalidate()
            return (CellBuffer(size: size, clusters: clusters), model)
        }
    }

    @Test(arguments: kinds, [UInt64(1), 2, 3])
    func incrementalFramesShowTheBuffer(_ kind: Kind, _ seed: UInt64) {
        var trial = Trial(of: kind, seed: seed)
        let (encoder, output) = (trial.encoder, trial.output)
        for _ in 0..<8 {
            let buffer: CellBuffer
            var model: ScreenModel
            (buffer, model) = trial.nextScreen()
            for _ in 0..<25 {
                let damage = trial.drawing.draw(into: buffer, &trial.random)
                let cursor = trial.drawing.cursor(in: buffer.size, &trial.random)
                output.removeAll()
                encoder.encode(buffer, damage: damage, cursor: cursor, into: output)
                model.take(output.bytes)
                guard check(model, of: kind.profile, shows: buffer, cursor) else { return }
                output.removeAll()
                encoder.encode(
                    buffer, damage: Damage(buffer.bounds), cursor: cursor, into: output)
                #expect(output.isEmpty, "the same frame again costs nothing")
            }
        }
    }

    @Test(arguments: kinds, [UInt64(4), 5])
    func partsOfFramesShowTheBufferInTheEnd(_ kind: Kind, _ seed: UInt64) {
        var trial = Trial(of: kind, seed: seed)
        let (encoder, output) = (trial.encoder, trial.output)
        for _ in 0..<8 {
            let buffer: CellBuffer
            var model: ScreenModel
            (buffer, model) = trial.nextScreen()
            var damage = Damage()
            for step in 0..<60 {
                if step.isMultiple(of: 3) {
                    damage.formUnion(trial.drawing.draw(into: buffer, &trial.random))
                }
                let cursor = trial.drawing.cursor(in: buffer.size, &trial.random)
                let limit =
                    step.isMultiple(of: 20) ? Int.max : .random(in: 1...200, using: &trial.random)
                output.removeAll()
                let isWhole = encoder.encode(
                    buffer, damage: damage, cursor: cursor, into: output, limit: limit)
                model.take(output.bytes)
                guard isWhole else { continue }
                damage.removeAll()
                guard check(model, of: kind.profile, shows: buffer, cursor) else { return }
            }
        }
    }

    /// Where the display agrees on emoji, their cells are as sure as any others, and nothing says again where the
    /// cursor is.
    @Test(arguments: [UInt64(6), 7, 8], [false, true])
    func agreedClustersAreShownWhole(_ seed: UInt64, _ hasSideMargins: Bool) {
        var random = SeededGenerator(seed: seed)
        let texts = [
            "a", "b", " ", "漢", "\u{1F600}", "e\u{301}", "\u{1F469}\u{200D}\u{1F467}", "❤\u{FE0F}",
            "\u{1F44D}\u{1F3FD}", "\u{1F1EF}\u{1F1F5}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
        ]
        let encoder = FrameEncoder(profile: .ansi)
        encoder.hasSideMargins = hasSideMargins
        let output = OutputBuffer()
        let clusters = ClusterTable()
        clusters.agreedClusters = .all
        for _ in 0..<8 {
            let size = Size(
                width: .random(in: 2...30, using: &random),
                height: .random(in: 1...12, using: &random))
            let buffer = CellBuffer(size: size, clusters: clusters)
            let canvas = Canvas(buffer: buffer)
            var model = ScreenModel(size: size)
            model.knowsSideMargins = hasSideMargins
            model.joinsClusters = true
            encoder.invalidate()
            var lines = (0..<40).map { _ in
                (0..<size.width).map { _ in texts.randomElement(using: &random)! }.joined()
            }
            for _ in 0..<25 {
                switch Int.random(in: 0..<3, using: &random) {
                case 0: lines.append(lines.removeFirst())
                case 1: lines.insert(lines.removeLast(), at: 0)
                default: lines.swapAt(0, .random(in: 0..<lines.count, using: &random))
                }
                for y in 0..<size.height { canvas.draw(lines[y], at: Point(x: 0, y: y)) }
                output.removeAll()
                encoder.encode(
                    buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
                model.take(output.bytes)
                guard check(model, of: .ansi, shows: buffer, nil) else { return }
                let cells = (0..<size.area).map { buffer.row(0)[$0] }
                #expect(!cells.contains { $0.glyph.isWidthContested })
            }
        }
    }

    private func check(
        _ model: ScreenModel,
        of profile: TerminalProfile,
        shows buffer: CellBuffer,
        _ cursor: Cursor?
    ) -> Bool {
        #expect(!model.isLinkOpen)
        #expect(model.unknown == [])
        #expect(model.isCursorShown == (cursor != nil))
        if let cursor { #expect(model.position == cursor.position) }
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let cell = buffer[Point(x: x, y: y)]
                let left = buffer[Point(x: x - 1, y: y)]
                if cell.glyph.isWidthContested { continue }
                if cell.isTrailingHalf, left.glyph.isWidthContested {
                    // Part of the glyph, or nothing: never what was there before.
                    let text = buffer.clusters.text(of: left.glyph)
                    let scalars = model[x, y].text.unicodeScalars
                    #expect(scalars.allSatisfy { $0 == " " || text.unicodeScalars.contains($0) })
                    continue
                }
                guard looks(model[x, y], like: cell, buffer, profile.capabilities) else {
                    Issue.record("(\(x), \(y)): \(cell) is shown as \(model[x, y])")
                    return false
                }
            }
        }
        return model.unknown.isEmpty
    }

    /// Whether an entry shows a cell; what cannot be seen of a blank does not count.
    private func looks(
        _ entry: ScreenModel.Entry,
        like cell: Cell,
        _ buffer: CellBuffer,
        _ capabilities: DisplayCapabilities
    ) -> Bool {
        let text = buffer.clusters.text(of: cell.glyph)
        let style = buffer.style(of: cell)
        if cell.isTrailingHalf { return entry.width == 0 && entry.text == "" }
        var expected = ScreenModel.Entry(text: text, width: Int(cell.glyph.width))
        expected.foreground = cell.foreground.description
        expected.background = cell.background.description
        expected.attributes = cell.attributes
        if capabilities.hasLinks { expected.link = style.link?.address }
        if capabilities.hasUnderlineStyles, style.underlineStyle != .none {
            expected.line = style.underlineStyle
            expected.lineColor = style.underlineColor.description
        }
        var entry = entry
        if !entry.attributes.contains(.underline) {
            // What cannot be seen.
            entry.line = .single
            entry.lineColor = "default"
        }
        guard text == " " else { return expected == entry }
        let visible: Attributes = [.underline, .reverse, .strikethrough]
        guard cell.attributes.isDisjoint(with: visible) else { return expected == entry }
        return entry.text == " " && entry.background == expected.background
            && entry.link == expected.link
            && entry.attributes.isDisjoint(with: visible)
    }
}

/// Random drawing with all that cells can hold.
struct RandomDrawing {
    /// Glyphs: text, columns, and whether terminals disagree on them.
    private static let glyphs: [(String, Int, Bool)] = [
        ("a", 1, false), ("b", 1, false), ("c", 1, false), ("~", 1, false), ("é", 1, false),
        ("漢", 2, false), ("字", 2, false), ("한", 2, false), ("e\u{301}", 1, true),
        ("👩\u{200D}👧", 2, true), ("❤\u{FE0F}", 2, true), ("─", 1, false),
    ]
    private static let colors: [Color] = [
        .default, .default, .red, .brightBlue, .palette(99), .palette(240), .rgb(1, 2, 3),
        .hex(0xFF8800),
    ]
    private var cursorPlace: Point?

    /// Draws something and returns its damage.
    mutating func draw(
        into buffer: CellBuffer,
        _ random: inout SeededGenerator
    ) -> Damage {
        var damage = Damage()
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            let y = Int.random(in: 0..<buffer.size.height, using: &random)
            let x = Int.random(in: 0..<buffer.size.width, using: &random)
            let style = style(&random)
            var end = x
            if Bool.random(using: &random) {
                for _ in 0..<Int.random(in: 1...12, using: &random) {
                    let (text, width, isContested) = Self.glyphs.randomElement(using: &random)!
                    buffer.put(text, width: width, isContested: isContested, x: end, y: y, style)
                    end += width
                }
            } else {
                end = x + Int.random(in: 1...30, using: &random)
                buffer.erase(Rect(x: x, y: y, width: end - x, height: 1), style)
            }
            damage.insert(Rect(x: x, y: y, width: end - x, height: 1))
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            move(Self.part(of: buffer.bounds, &random), in: buffer, &random)
            damage = Damage(buffer.bounds)
        }
        return damage
    }

    /// Returns a cursor, or none, mostly the same as before.
    mutating func cursor(in size: Size, _ random: inout SeededGenerator) -> Cursor? {
        if Int.random(in: 0..<3, using: &random) == 0 {
            cursorPlace =
                Bool.random(using: &random)
                ? nil
                : Point(
                    x: .random(in: 0..<size.width, using: &random),
                    y: .random(in: 0..<size.height, using: &random)
                )
        }
        guard let place = cursorPlace, Rect(origin: .zero, size: size).contains(place) else {
            return nil
        }
        return Cursor(position: place)
    }

    private static let links = ["https://example.org/a", "mailto:b@example.org"].map { Link($0)! }

    private func style(_ random: inout SeededGenerator) -> Style {
        var style = plainStyle(&random)
        guard Int.random(in: 0..<3, using: &random) == 0 else { return style }
        style.underlineStyle = UnderlineStyle(rawValue: .random(in: 0...5, using: &random)) ?? .none
        style.underlineColor = Self.colors.randomElement(using: &random)!
        if Bool.random(using: &random) { style.link = Self.links.randomElement(using: &random) }
        return style
    }

    private func plainStyle(_ random: inout SeededGenerator) -> Style {
        Style(
            foreground: Self.colors.randomElement(using: &random)!,
            background: Self.colors.randomElement(using: &random)!,
            attributes: Bool.random(using: &random)
                ? [] : Attributes(rawValue: .random(in: 0..<128, using: &random))
        )
    }

    /// Returns all of a rectangle, some of its rows, or some of these rows' columns.
    private static func part(of rect: Rect, _ random: inout SeededGenerator) -> Rect {
        var part = rect
        if Bool.random(using: &random) {
            part.origin.y = .random(in: 0..<rect.height, using: &random)
            part.size.height = .random(in: 1...(rect.height - part.minY), using: &random)
        }
        if Bool.random(using: &random) {
            part.origin.x = .random(in: 0..<rect.width, using: &random)
            part.size.width = .random(in: 1...(rect.width - part.minX), using: &random)
        }
        return part
    }

    /// Moves the rows of a part up or down.
    private func move(_ part: Rect, in buffer: CellBuffer, _ random: inout SeededGenerator) {
        let distance = Int.random(in: -3...3, using: &random)
        let old = (0..<buffer.size.area).map { buffer.row(0)[$0] }
        for y in part.minY..<part.maxY
        where (part.minY..<part.maxY).contains(y + distance) {
            for x in part.minX..<part.maxX {
                buffer.row(y)[x] = old[(y + distance) * buffer.size.width + x]
            }
            for x in [part.minX - 1, part.minX, part.maxX - 1, part.maxX] {
                mendHalf(at: x, in: buffer.row(y), width: buffer.size.width)
            }
        }
    }

    /// Makes a blank of half a glyph.
    private func mendHalf(at x: Int, in row: UnsafeMutablePointer<Cell>, width: Int) {
        guard (0..<width).contains(x) else { return }
        let hasLeft = x > 0 && row[x - 1].glyph.width == 2
        let hasRight = x + 1 < width && row[x + 1].isTrailingHalf
        if row[x].isTrailingHalf && !hasLeft || row[x].glyph.width == 2 && !hasRight {
            row[x].glyph = .space
        }
    }
}
