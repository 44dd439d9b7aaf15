// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The clusters of more than one scalar that a buffer's cells show, with the links and unusual underlines of cells.
///
/// A cell stores the number of a cluster; cells with equal numbers show the same text. The table only grows. When
/// it ``isFull``, its owner empties it and repaints everything.
public final class ClusterTable {
    /// The number of clusters at which the owner empties the table.
    public static let capacity = 65_536
    /// The maximum number of scalars that are stored of one cluster; the longest emoji in use have
    /// 11.
    public static let maximumScalars = ClusterWidth.maximumScalars
    /// The maximum number of bytes of these scalars.
    private static let maximumBytes = maximumScalars * 4

    // Exclusivity checks are off for properties that each frame reads.
    /// The kinds of clusters that are drawn as one character; each part of any other cluster gets
    /// its own glyph.
    ///
    /// A change does not affect existing glyphs; repaint their cells.
    @exclusivity(unchecked)
    public var joinedClusters = JoinedClusters.all {
        didSet { if joinedClusters != oldValue { glyphs.removeAll() } }
    }

    /// The kinds of clusters whose width on the display is certain.
    ///
    /// The width of such emoji is not contested if their form is standard. A change does not affect
    /// existing glyphs; repaint their cells.
    @exclusivity(unchecked)
    public var agreedClusters: JoinedClusters = [] {
        didSet { if agreedClusters != oldValue { glyphs.removeAll() } }
    }

    /// The number of times the table was emptied; numbers of an older generation are meaningless.
    @exclusivity(unchecked)
    public private(set) var generation = 0
    private var glyphs: [Key: Glyph] = [:]
    @exclusivity(unchecked)
    private var texts: [String] = []
    /// The links and underlines that cells refer to by number.
    package let decorations = DecorationTable()
    /// The pictures that cells refer to by number.
    package let pictures = PictureTable()

    /// Creates an empty table.
    public init() {}

    /// Whether the table has reached its limit of clusters, or of links and underlines.
    public var isFull: Bool { texts.count >= Self.capacity || decorations.isFull }

    /// Removes every cluster, link and underline; repaint the cells that refer to them.
    public func removeAll() {
        glyphs.removeAll(keepingCapacity: true)
        texts.removeAll(keepingCapacity: true)
        decorations.removeAll()
        generation += 1
    }

    /// Returns the glyph that shows a character in one or two cells.
    ///
    /// ``TextSanitizer`` replaces control characters, and only the first ``maximumScalars`` scalars
    /// are kept, so a terminal can show the glyph of any character. A character without width (a
    /// lone mark, a bidirectional control) becomes a space.
    public func glyph(for character: Character) -> Glyph {
        visibleGlyph(for: character) ?? .space
    }

    /// Returns the glyph of a character; nil if it has no width.
    func visibleGlyph(for character: Character) -> Glyph? {
        visibleGlyph(for: String(character))
    }

    /// Returns the glyph of a cluster, or of a part of one; nil if it has no width.
    @inline(__always)
    package func visibleGlyph(for text: String) -> Glyph? {
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

    /// Returns the glyph of a safe cluster, which the table may already contain.
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

    /// Whether all terminals agree on the width of a cluster.
    private func isAgreed(_ text: String) -> Bool {
        let agreed = agreedClusters.intersection(joinedClusters)
        guard !agreed.isEmpty, let emoji = EmojiSequence(text.unicodeScalars) else { return false }
        return agreed.isSuperset(of: emoji.kinds)
    }

    /// Returns the first scalars of a cluster, without scalars that a terminal could take for a
    /// command.
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

    /// The text of a cluster, compared scalar by scalar; `String` treats equivalent texts as equal.
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

    /// Returns the text of a glyph: a space if it is not in the table, and nothing for the right half of a wide
    /// glyph.
    public func text(of glyph: Glyph) -> String {
        if glyph.width == 0 { return "" }
        if glyph.isCluster {
            let index = Int(glyph.bits & 0x7FFF_FFFF)
            return index < texts.count ? texts[index] : " "
        }
        return Unicode.Scalar(glyph.bits).map { String(Character($0)) } ?? " "
    }
}
