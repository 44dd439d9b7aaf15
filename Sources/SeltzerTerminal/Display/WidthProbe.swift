// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Clusters that a terminal is given to write, and how far its cursor went at each.
///
/// They are written on the blank screen of the start, hidden (SGR 8) and erased in the same write. The
/// answers are of use only if all of them have come by the answer to DA1 and each is of the row written to;
/// whatever else comes, every kind of cluster stays joined, which the encoder shows rightly anywhere.
struct WidthProbe {
    /// What is written first: a terminal to which it is not one cell does not read UTF-8.
    private static let plain = "é"
    /// A cluster of each kind.
    private static let clusters: [(kind: JoinedClusters, text: String)] = [
        (.emojiSequences, "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"),
        (.skinTones, "\u{1F44D}\u{1F3FD}"),
        (.emojiPresentation, "\u{2764}\u{FE0F}"),
        (.syllables, "\u{915}\u{94D}\u{937}\u{93F}"),
    ]

    /// The row that is written to, counted from 0: an answer about the first one would look like F3.
    private static let row = 1
    /// The smallest screen on which no answer is about another row or cut.
    static let minimumSize = Size(width: 12, height: 2)

    /// What is sent.
    static let bytes: [UInt8] = {
        let texts = [plain] + clusters.map(\.text)
        let written = texts.map { "\($0)\u{1B}[6n\r" }.joined()
        return Array("\u{1B}[\(row + 1);1H\u{1B}[8m\(written)\u{1B}[m\u{1B}[2K".utf8)
    }()

    /// The cells of each text, as far as they are known.
    private var widths: [Int] = []
    private var isBroken = false

    /// Takes an answer about the cursor.
    mutating func take(_ position: Point) {
        if position.y != Self.row { isBroken = true }
        widths.append(position.x)
    }

    /// The kinds of clusters that the terminal joins; nil where its answers are not the ones expected.
    ///
    /// A width counts for the rule that it is nearer to: some terminals give U+200D a cell of its own.
    var joinedClusters: JoinedClusters? {
        kinds { text, width in
            abs(width - text.cellWidth) <= abs(width - text.cellWidth(joining: []))
        }
    }

    /// The kinds of clusters that have the width that they should; none where its answers are not the ones expected.
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
