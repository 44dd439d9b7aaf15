// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The extended grapheme clusters that a buffer's cells show and that are more than one scalar.
///
/// A cell holds a cluster's number; two cells with equal numbers show the same text. The table only
/// grows; when it ``isFull`` its owner empties it and draws everything anew.
public final class ClusterTable {
    /// The number of clusters after which the table should be emptied.
    public static let capacity = 65_536

    /// How often the table has been emptied; numbers of an older generation mean nothing.
    public private(set) var generation = 0
    private var numbers: [String: UInt32] = [:]
    private var texts: [String] = []

    /// Creates an empty table.
    public init() {}

    /// Whether the table holds as many clusters as it should.
    public var isFull: Bool { texts.count >= Self.capacity }

    /// Forgets every cluster; cells that refer to them must be drawn anew.
    public func removeAll() {
        numbers.removeAll(keepingCapacity: true)
        texts.removeAll(keepingCapacity: true)
        generation += 1
    }

    /// Returns the bits by which a cell refers to a cluster, new or known.
    package func bits(for cluster: String) -> UInt32 {
        if let number = numbers[cluster] { return number }
        let number = 0x8000_0000 | UInt32(texts.count)
        numbers[cluster] = number
        texts.append(cluster)
        return number
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
