// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerScreen

@Suite struct ClusterWidthTests {
    private func width(_ cluster: String, joining joined: JoinedClusters = .all) -> ClusterWidth {
        var width = ClusterWidth(joining: joined)
        for scalar in cluster.unicodeScalars { width.add(scalar) }
        return width
    }

    @Test(arguments: [
        ("a", 1), ("漢", 2), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤\u{FE0F}", 2),
        ("❤\u{FE0E}", 1), ("🇩🇪", 2), ("कि", 2),
    ])
    func aJoinedClusterTakesTwoCellsAtMost(cluster: String, cells: Int) {
        #expect(width(cluster).cells == cells)
    }

    @Test(
        arguments: [
            ("👨‍👩‍👧", .emojiSequences, 6), ("👍🏽", .skinTones, 4),
            ("❤\u{FE0F}", .emojiPresentation, 1), ("🇩🇪", [], 2),
        ] as [(String, JoinedClusters, Int)])
    func aClusterThatIsNotJoinedTakesTheCellsOfItsParts(
        cluster: String, kind: JoinedClusters, cells: Int
    ) {
        #expect(width(cluster, joining: JoinedClusters.all.subtracting(kind)).cells == cells)
        #expect(width(cluster, joining: kind).cells == 2)
    }

    @Test func aPartBeginsWhereTheDisplayJoinsNothing() {
        var width = ClusterWidth(joining: [])
        let begins = "👨‍👩".unicodeScalars.map { width.add($0) }
        #expect(begins == [false, false, true])
        #expect(width.partCells == 2)
    }

    @Test func sequencesAreContestedAndPlainMarksAreNot() {
        #expect(width("👨‍👩‍👧").isContested)
        #expect(!width("e\u{301}").isContested)
        #expect(!width("漢").isContested)
    }
}
