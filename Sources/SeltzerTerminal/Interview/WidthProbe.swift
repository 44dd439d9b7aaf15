// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A measurement of the widths of clusters: the terminal writes one of each kind, and reports its cursor after each.
///
/// The clusters are written on the blank screen at the start, hidden (SGR 8), and erased in the
/// same write. The reports count only if all of them arrive before the answer to DA1, and if each
/// names the row of the clusters. Otherwise every kind counts as joined, which the encoder shows
/// correctly on every terminal.
struct WidthProbe {
    /// The first text.
    ///
    /// A terminal that does not show it in one cell does not read UTF-8.
    private static let plain = "é"
    /// One cluster of each kind.
    private static let clusters: [(kind: JoinedClusters, text: String)] = [
        (.emojiSequences, "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"),
        (.skinTones, "\u{1F44D}\u{1F3FD}"),
        (.emojiPresentation, "\u{2764}\u{FE0F}"),
        (.syllables, "\u{915}\u{94D}\u{937}\u{93F}"),
    ]

    /// The row of the clusters, counted from 0.
    ///
    /// A report about the first row would look like F3.
    private static let row = 1
    /// The smallest screen on which no text wraps, so that all reports are about the same row.
    static let minimumSize = Size(width: 12, height: 2)

    /// The bytes that write the clusters and ask for the cursor.
    static let bytes: [UInt8] = {
        let texts = [plain] + clusters.map(\.text)
        let written = texts.map { "\($0)\u{1B}[6n\r" }.joined()
        return Array("\u{1B}[\(row + 1);1H\u{1B}[8m\(written)\u{1B}[m\u{1B}[2K".utf8)
    }()

    /// The reported width of each text in cells.
    private var widths: [Int] = []
    private var isBroken = false

    /// Takes a report of the cursor's position.
    mutating func take(_ position: Point) {
        if position.y != Self.row { isBroken = true }
        widths.append(position.x)
    }

    /// The kinds of clusters that the terminal joins; nil if its reports are not as expected.
    ///
    /// A cluster counts as joined if its width is nearer to the width of a joined one, because some
    /// terminals give U+200D a separate cell.
    var joinedClusters: JoinedClusters? {
        kinds { text, width in
            abs(width - text.cellWidth) <= abs(width - text.cellWidth(joining: []))
        }
    }

    /// The kinds of clusters that have the expected width; none if the reports are not as expected.
    var agreedClusters: JoinedClusters {
        kinds { text, width in width == text.cellWidth } ?? []
    }

    private func kinds(where isWanted: (_ text: String, _ width: Int) -> Bool) -> JoinedClusters? {
        guard !isBroken, widths.count == Self.clusters.count + 1, widths[0] == 1 else {
            return nil
        }
        var kinds = JoinedClusters()
        for (cluster, width) in zip(Self.clusters, widths.dropFirst())
        where isWanted(cluster.text, width) {
            kinds.insert(cluster.kind)
        }
        return kinds
    }
}
