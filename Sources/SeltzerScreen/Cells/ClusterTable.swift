// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The extended grapheme clusters that a buffer's cells show and that are more than one scalar; beside
/// them the links and unusual underlines that cells have.
///
/// A cell holds a cluster's number; two cells with equal numbers show the same text. The table only
/// grows; when it ``isFull`` its owner empties it and draws everything anew.
public final class ClusterTable {
    /// The number of clusters after which the table should be emptied.
    public static let capacity = 65_536
    /// The number of scalars of one cluster that are kept; the longest emoji in use have 11.
    public static let maximumScalars = 32
    /// The bytes that so many scalars take at most.
    private static let maximumBytes = maximumScalars * 4

    /// The clusters that are shown as one character; others get a glyph for each of their parts.
    ///
    /// Glyphs made before stay as they are: what they show must be drawn anew.
    public var joinedClusters = JoinedClusters.all {
        didSet { if joinedClusters != oldValue { glyphs.removeAll() } }
    }

    /// The kinds of clusters that are sure to be shown in the cells of their glyphs, whose width is not
    /// contested then as far as they are emoji that are formed as the standard has it.
    ///
    /// Glyphs made before stay as they are: what they show must be drawn anew.
    public var agreedClusters: JoinedClusters = [] {
        didSet { if agreedClusters != oldValue { glyphs.removeAll() } }
    }

    /// How often the table has been emptied; numbers of an older generation mean nothing.
    public private(set) var generation = 0
    private var glyphs: [Key: Glyph] = [:]
    private var texts: [String] = []
    /// The links and underlines that cells refer to by number.
    package let decorations = DecorationTable()

    /// Creates an empty table.
    public init() {}

    /// Whether the table holds as many clusters, or links and underlines, as it should.
    public var isFull: Bool { texts.count >= Self.capacity || decorations.isFull }

    /// Forgets every cluster, link and underline; cells that refer to them must be drawn anew.
    public func removeAll() {
        glyphs.removeAll(keepingCapacity: true)
        texts.removeAll(keepingCapacity: true)
        decorations.removeAll()
        generation += 1
    }

    /// Returns the glyph that shows a character, all of it in one or two cells.
    ///
    /// Controls are replaced as ``TextSanitizer`` tells, and of more than ``maximumScalars`` scalars
    /// the first ones are kept, so that whatever the character is, a terminal can show the glyph.
    /// A character without width (a lone mark, a bidirectional control) shows as a space.
    public func glyph(for character: Character) -> Glyph {
        visibleGlyph(for: character) ?? .space
    }

    /// Returns the glyph that shows a character; nil for one without width.
    func visibleGlyph(for character: Character) -> Glyph? {
        visibleGlyph(for: String(character))
    }

    /// Returns the glyph that shows a cluster, or a part of one; nil for one without width.
    @inline(__always)
    func visibleGlyph(for text: String) -> Glyph? {
        let scalars = text.unicodeScalars
        var iterator = scalars.makeIterator()
        guard let first = iterator.next() else { return nil }
        guard let second = iterator.next() else { return Glyph(sanitizing: first) }
        if first == "\r", second == "\n" { return Glyph(sanitizing: TextSanitizer.newline) }
        if text.utf8.count <= Self.maximumBytes, let known = glyphs[Key(text: text)] {
            return known
        }
        let isHarmless =
            scalars.count <= Self.maximumScalars
            && scalars.allSatisfy { TextSanitizer.substitute(for: $0) == .itself }
        return newGlyph(for: isHarmless ? text : Self.harmless(scalars))
    }

    /// Returns the glyph of a harmless cluster, which may be in the table after all.
    private func newGlyph(for text: String) -> Glyph? {
        let key = Key(text: text)
        if let known = glyphs[key] { return known }
        let isPresentation = joinedClusters.contains(.emojiPresentation)
        var width = ClusterWidth(
            joining: isPresentation ? .all : .all.subtracting(.emojiPresentation))
        for scalar in text.unicodeScalars { width.add(scalar) }
        guard width.cells > 0 else { return nil }
        let glyph = Glyph(
            bits: 0x8000_0000 | UInt32(texts.count),
            width: UInt8(width.cells),
            isWidthContested: width.isContested && !isAgreed(text)
        )
        glyphs[key] = glyph
        texts.append(text)
        return glyph
    }

    /// Whether a cluster's width is agreed on.
    private func isAgreed(_ text: String) -> Bool {
        let agreed = agreedClusters.intersection(joinedClusters)
        guard !agreed.isEmpty, let emoji = EmojiSequence(text.unicodeScalars) else { return false }
        return agreed.isSuperset(of: emoji.kinds)
    }

    /// Returns the first scalars of a cluster without what a terminal could take for a command.
    private static func harmless(_ scalars: String.UnicodeScalarView) -> String {
        var text = String.UnicodeScalarView()
        for scalar in scalars.prefix(maximumScalars) {
            switch TextSanitizer.substitute(for: scalar) {
            case .itself: text.append(scalar)
            case .scalar(let other): text.append(other)
            case .nothing: break
            }
        }
        return String(text)
    }

    /// A cluster's text compared scalar by scalar; `String` takes equivalent ones for equal.
    private struct Key: Hashable {
        let text: String

        static func == (first: Key, second: Key) -> Bool {
            first.text.utf8.elementsEqual(second.text.utf8)
        }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    /// Returns the text of a glyph; a space for one that is not in the table, nothing for the right
    /// half of a wide one.
    public func text(of glyph: Glyph) -> String {
        if glyph.width == 0 { return "" }
        if glyph.isCluster {
            let index = Int(glyph.bits & 0x7FFF_FFFF)
            return index < texts.count ? texts[index] : " "
        }
        return Unicode.Scalar(glyph.bits).map { String(Character($0)) } ?? " "
    }
}
