// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

/// Two terminals that show the same buffer, of which one is sent what differs and the other all cells of each frame,
/// while everything changes at random: drawing, the size, the colors, and the abilities of the terminals.
struct RandomOperations {
    /// The number of operations so far.
    private(set) var count = 0
    private var painter: RandomPainter
    private var buffer: CellBuffer
    private var damage = Damage()
    private var changed: TerminalRun<VTermOracle>
    private var repainted: TerminalRun<VTermOracle>
    private var hasUnderlineStyles = true
    private var colorDepth = ColorDepth.trueColor

    /// Creates both terminals with nothing shown; those of other seeds have other abilities.
    init(seed: UInt64) throws {
        painter = RandomPainter(seed: seed, for: VTermOracle.self, drawsClusters: seed % 2 == 0)
        buffer = CellBuffer(size: painter.size())
        let profile = Self.profile(seed)
        changed = try TerminalRun(VTermOracle(size: buffer.size), profile: profile)
        repainted = try TerminalRun(VTermOracle(size: buffer.size), profile: profile)
        damage = Damage(buffer.bounds)
    }

    private static func profile(_ seed: UInt64) -> TerminalProfile {
        var profile = TerminalProfile.ansi
        if seed % 3 == 0 { profile.booleans.remove("bce") }
        if seed % 5 == 0 { for name in ["hpa", "vpa"] { profile.strings[name] = nil } }
        if seed % 7 == 0 { profile.strings["rmul"] = nil }
        if seed % 4 == 1 { for name in ["indn", "rin"] { profile.strings[name] = nil } }
        return profile
    }

    /// The sequences that a terminal did not know.
    var unknown: [String] { changed.oracle.unknown + repainted.oracle.unknown }

    /// Does some operations and shows the frame after them; says what is wrong on the screens then, nil if
    /// nothing is.
    mutating func showNextFrame() throws -> String? {
        for _ in 0..<Int.random(in: 1...4, using: &painter.random) { try perform() }
        // What did not change may be damaged as well.
        if painter.chance(5) { damage.insert(painter.part(of: buffer.bounds)) }
        let cursor = painter.cursor(in: buffer.size)
        try changed.write(buffer, damage: damage, cursor: cursor)
        damage.removeAll()
        repainted.encoder.invalidate()
        try repainted.write(buffer, damage: damage, cursor: cursor)
        if let wrong = differenceOfScreens(cursor) {
            return "\(wrong) after \(changed.lastFrame)…"
        }
        return try costOfNothing(cursor)
    }

    private mutating func perform() throws {
        count += 1
        switch Int.random(in: 0..<40, using: &painter.random) {
        case 0: try resize()
        case 1:
            buffer.clusters.joinedClusters = JoinedClusters(
                rawValue: .random(in: 0..<16, using: &painter.random))
            clear()
        case 2:
            // As the renderer does when the table is full.
            buffer.clusters.removeAll()
            clear()
        case 3:
            painter.recolor(buffer)
            damage = Damage(buffer.bounds)
        case 4:
            colorDepth = ColorDepth(
                rawValue: .random(in: 0...4, using: &painter.random))!
            forBoth { $0.colorDepth = colorDepth }
        case 5:
            let hasLinks = painter.chance(2)
            hasUnderlineStyles = painter.chance(2)
            forBoth { $0.setDecorations(links: hasLinks, underlineStyles: hasUnderlineStyles) }
            // As the application draws once more when the terminal has told what it can do.
            damage = Damage(buffer.bounds)
        case 6:
            let (hasMargins, hasMarks) = (painter.chance(2), painter.chance(2))
            changed.encoder.hasSideMargins = hasMargins
            forBoth { $0.hasSynchronizedUpdates = hasMarks }
        case 7: try changed.suspend()
        default: damage.insert(painter.drawOne(into: buffer))
        }
        removeClustersThatWrap()
    }

    /// Blanks clusters of which a terminal that splits them might have no room for a part: libvterm writes such a part
    /// in the next row although wrapping is off.
    private mutating func removeClustersThatWrap() {
        let canvas = Canvas(buffer: buffer)
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let point = Point(x: x, y: y), cell = buffer[point]
                guard cell.glyph.isWidthContested else { continue }
                let scalars = buffer.clusters.text(of: cell.glyph).unicodeScalars.count
                guard x + 2 * scalars > buffer.size.width else { continue }
                canvas.draw(" ", at: point)
                damage.insert(Rect(x: x, y: y, width: 2, height: 1))
            }
        }
    }

    private func forBoth(_ change: (FrameEncoder) -> Void) {
        change(changed.encoder)
        change(repainted.encoder)
    }

    /// Makes all cells blank, to be drawn anew.
    private mutating func clear() {
        Canvas(buffer: buffer).fill(buffer.bounds, with: Style())
        damage = Damage(buffer.bounds)
    }

    private mutating func resize() throws {
        let size = painter.size()
        buffer =
            painter.chance(2)
            ? buffer.resized(to: size) : CellBuffer(size: size, clusters: buffer.clusters)
        try changed.resize(to: size)
        try repainted.resize(to: size)
        damage = Damage(buffer.bounds)
    }

    private func differenceOfScreens(_ cursor: Cursor?) -> String? {
        let first = changed.oracle.screen(), second = repainted.oracle.screen()
        let known = VTermOracle.knownAttributes
        for (name, screen) in [("changed", first), ("repainted", second)] {
            let wrong = screen.difference(
                to: buffer, cursor: cursor, knowing: known, simplify: simplified,
                skipsContested: true)
            if let wrong { return "\(name): \(wrong)" }
        }
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let point = Point(x: x, y: y)
                if buffer.isContested(at: point) { continue }
                let shown = OracleScreen.seen(first[point], knowing: known)
                let expected = OracleScreen.seen(second[point], knowing: known)
                if shown != expected { return "\(point): \(shown), repainted \(expected)" }
            }
        }
        return nil
    }

    /// An entry without what the terminal is not sent.
    private func simplified(_ entry: OracleScreen.Entry) -> OracleScreen.Entry {
        var entry = entry
        if !hasUnderlineStyles { entry.underlineStyle = .single }
        if colorDepth < .trueColor {
            entry.foreground = .default
            entry.background = .default
        }
        return entry
    }

    /// Says so if the frame that is shown costs bytes once more.
    private mutating func costOfNothing(_ cursor: Cursor?) throws -> String? {
        let cost = try changed.write(buffer, damage: Damage(buffer.bounds), cursor: cursor)
        return cost == 0 ? nil : "the same frame once more takes \(cost) bytes"
    }
}
