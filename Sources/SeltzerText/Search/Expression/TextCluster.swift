// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A character of a line as an expression sees it.
///
/// For `.` and sets it is one unit; letters compare its folded scalars.
struct TextCluster {
    /// The place after the cluster.
    var end = 0
    /// The first scalar.
    var first: UInt32 = 0
    /// Whether the folded cluster is one scalar: ``item``.
    var isSimple = true
    /// The folded scalar of a simple cluster.
    var item: UInt32 = 0
    /// The folded scalars of a cluster that is not simple.
    var items: [UInt32] = []
    /// The one scalar that is equivalent to the cluster; nil if there is none.
    var composed: UInt32?
    /// The decomposed scalars of a cluster without a ``composed`` scalar.
    var decomposed: [UInt32] = []

    /// Whether the cluster is part of a word, as `\w` defines it.
    var isWord: Bool { LineReader.unicode(first).isWordScalar }
}

extension LineReader {
    /// Reads the cluster that begins at a place.
    @inline(__always)
    mutating func read(_ cluster: inout TextCluster, at place: Int, _ folding: TextFolding) {
        let byte = byte(place), end = place &+ 1
        if byte < 0x80, end == count || self.byte(end) < 0x80 {
            cluster.end = end
            cluster.first = UInt32(byte)
            cluster.composed = UInt32(byte)
            let isCapital = folding.ignoresCase && byte &- 0x41 < 26
            cluster.item = UInt32(isCapital ? byte | 0x20 : byte)
            cluster.isSimple = true
        } else {
            readLong(&cluster, at: place, folding)
        }
    }

    private mutating func readLong(
        _ cluster: inout TextCluster, at place: Int, _ folding: TextFolding
    ) {
        cluster.end = clusterEnd(from: place)
        let (value, end) = scalar(at: place)
        cluster.first = value
        cluster.items.removeAll(keepingCapacity: true)
        if end == cluster.end {
            guard let scalar = Unicode.Scalar(value) else {
                (cluster.isSimple, cluster.item, cluster.composed) = (true, value, value)
                return
            }
            folding.forEachScalar(of: scalar) { cluster.items.append($0.value) }
            cluster.composed = value
        } else {
            let scalars = scalars(in: place..<cluster.end)
            cluster.items += folding.scalars(of: scalars).map(\.value)
            cluster.decomposed = TextFolding(ignoresCase: false).scalars(of: scalars).map(\.value)
            cluster.composed = TextFolding.composed(cluster.decomposed)
        }
        cluster.isSimple = cluster.items.count == 1
        if cluster.isSimple { cluster.item = cluster.items[0] }
    }

    /// Returns the scalars in a range.
    mutating func scalars(in range: Range<Int>) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = [], place = range.lowerBound
        while place < range.upperBound {
            let next = scalar(at: place)
            scalars.append(Self.unicode(next.value))
            place = next.end
        }
        return scalars
    }
}
