// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ConformanceRandom
import Seltzer

/// Draws at random with all that a terminal's oracle can tell: styles, colors of every kind, wide
/// characters, marks, erasing, text that moves, and now and then nothing.
struct RandomPainter {
    /// Characters on whose columns libvterm, tmux and Seltzer agree.
    private static let alphabet: [Character] =
        Array("abcXYZ019~!@ .,;") + Array("éßñøÅ") + Array("ΩжЖאş") + Array("─│┌┘█░")
        + Array("漢字日本語한글テスト，") + ["e\u{301}", "a\u{308}", "o\u{302}\u{323}"]
    /// Clusters on whose columns terminals disagree: a family, a skin tone, a heart, a keycap, a flag, a syllable.
    private static let clusters: [Character] = [
        "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F44D}\u{1F3FD}", "\u{2764}\u{FE0F}",
        "1\u{FE0F}\u{20E3}", "\u{1F1EF}\u{1F1F5}", "\u{915}\u{94D}\u{937}\u{93F}",
    ].map { Character($0) }
    private static let palette: [Color] =
        [.default, .default, .default] + (0..<16).map { .palette($0) }
        + [16, 17, 99, 196, 231, 232, 255].map { .palette($0) }
        + [.hex(0x000000), .hex(0xFFFFFF), .hex(0x0102FE), .hex(0xFF8800)]

    var random: SeededGenerator
    private let underlines: [UnderlineStyle]
    private let hasUnderlineColors: Bool
    private let characters: [Character]
    /// Lines of text that scroll, and the first of them that is shown.
    private var lines: [(text: String, style: Style)] = []
    private var firstLine = 0
    private var scrolledPart = Rect(x: 0, y: 0, width: 60, height: 20)
    private var cursor: Cursor?

    /// Creates a painter for what an oracle knows.
    ///
    /// - Parameters:
    ///   - seed: What the random numbers begin with.
    ///   - oracle: What the screens are compared with.
    ///   - drawsClusters: Whether clusters are drawn on whose columns it may disagree.
    init(seed: UInt64, for oracle: (some TerminalOracle).Type, drawsClusters: Bool = false) {
        characters = Self.alphabet + (drawsClusters ? Self.clusters : [])
        random = SeededGenerator(seed: seed)
        underlines = oracle.knownUnderlines
        hasUnderlineColors = oracle.knowsUnderlineColors
        for _ in 0..<40 { lines.append((text(), style())) }
    }

    /// Returns a size of at least one cell.
    mutating func size() -> Size {
        Size(
            width: .random(in: 1...90, using: &random), height: .random(in: 1...24, using: &random))
    }

    /// Draws something and returns its damage.
    mutating func draw(into buffer: CellBuffer) -> Damage {
        var damage = Damage()
        for _ in 0..<Int.random(in: 0...4, using: &random) { damage.insert(drawOne(into: buffer)) }
        return damage
    }

    /// Returns a cursor inside a size or none, the same as before more often than not.
    mutating func cursor(in size: Size) -> Cursor? {
        if chance(3) { cursor = chance(3) ? nil : Cursor(position: point(in: size)) }
        if let place = cursor?.position, !Rect(origin: .zero, size: size).contains(place) {
            cursor = nil
        }
        return cursor
    }

    /// Draws one thing and returns where.
    mutating func drawOne(into buffer: CellBuffer) -> Rect {
        let canvas = Canvas(buffer: buffer)
        let start = point(in: buffer.size)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<5:
            let width = canvas.draw(text(), at: start, style: style())
            return Rect(origin: start, size: Size(width: width, height: 1))
        case 5, 6:
            let area = Rect(origin: start, size: size())
            canvas.fill(area, with: chance(2) ? Style(background: .default) : style())
            return area
        case 7:
            let area = Rect(origin: start, size: size())
            canvas.fill(area, with: style(), character: character())
            return area
        case 8:
            canvas.drawBox(buffer.bounds, style: style())
            return buffer.bounds
        default:
            return scroll(buffer)
        }
    }

    /// Shows the lines some further up or down in a part of the screen, which is the same more often than not.
    private mutating func scroll(_ buffer: CellBuffer) -> Rect {
        firstLine += Int.random(in: 1...3, using: &random) * (chance(2) ? 1 : lines.count - 1)
        if chance(6) { scrolledPart = part(of: buffer.bounds) }
        let area = scrolledPart.intersection(buffer.bounds)
        let canvas = Canvas(buffer: buffer, clip: area)
        canvas.fill(area, with: Style(background: .default))
        for y in 0..<area.height {
            let line = lines[(firstLine + y) % lines.count]
            canvas.draw(line.text, at: Point(x: area.minX, y: area.minY + y), style: line.style)
        }
        return area
    }

    /// Draws all that is there once more, with other colors.
    mutating func recolor(_ buffer: CellBuffer) {
        let canvas = Canvas(buffer: buffer)
        let foreground = Self.palette.randomElement(using: &random)!
        let background = Self.palette.randomElement(using: &random)!
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let point = Point(x: x, y: y)
                let cell = buffer[point]
                if cell.isTrailingHalf { continue }
                var style = buffer.style(of: cell)
                if style.foreground == .default { style.foreground = foreground }
                style.background = style.background == background ? .default : background
                canvas.draw(buffer.clusters.text(of: cell.glyph), at: point, style: style)
            }
        }
    }

    /// Returns some rows and columns of a rectangle, all of them now and then.
    mutating func part(of rect: Rect) -> Rect {
        let left = chance(2) ? 0 : Int.random(in: 0..<max(1, rect.width), using: &random)
        let top = chance(2) ? 0 : Int.random(in: 0..<max(1, rect.height / 2), using: &random)
        let right = chance(2) ? 0 : Int.random(in: 0..<max(1, rect.width - left), using: &random)
        let bottom = chance(2) ? 0 : Int.random(in: 0..<max(1, rect.height / 3), using: &random)
        return rect.inset(by: Insets(top: top, left: left, bottom: bottom, right: right))
    }

    /// Returns whether one chance of so many came.
    mutating func chance(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func point(in size: Size) -> Point {
        Point(
            x: .random(in: 0..<max(1, size.width), using: &random),
            y: .random(in: 0..<max(1, size.height), using: &random)
        )
    }

    private mutating func character() -> Character { characters.randomElement(using: &random)! }

    private mutating func text() -> String {
        String((0..<Int.random(in: 1...40, using: &random)).map { _ in character() })
    }

    private static let links = ["https://example.org/a", "mailto:b@example.org"].map { Link($0) }

    /// A style, which may have a link: the oracles do not tell of it, but it must not disturb what they show.
    private mutating func style() -> Style {
        var style = plainStyle()
        if chance(4) { style.link = Self.links.randomElement(using: &random)! }
        guard chance(3) else { return style }
        style.underlineStyle = underlines.randomElement(using: &random)!
        if hasUnderlineColors, chance(2) {
            style.underlineColor = Self.palette.randomElement(using: &random)!
        }
        return style
    }

    private mutating func plainStyle() -> Style {
        Style(
            foreground: Self.palette.randomElement(using: &random)!,
            background: Self.palette.randomElement(using: &random)!,
            attributes: chance(2) ? [] : Attributes(rawValue: .random(in: 0..<128, using: &random))
        )
    }
}
