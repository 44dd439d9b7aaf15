// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Cursor.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// Whole frames: what is painted again, and the cursor.
@Suite struct FrameEncoderTests {
    @Test func firstFramePaintsEveryCellWhateverTheDamage() {
        let buffer = CellBuffer(size: Size(width: 3, height: 2))
        buffer.write("abc", x: 0, y: 0)
        buffer.write("def", x: 0, y: 1)
        #expect(
            frame(buffer, FrameEncoder(profile: .ansi), Damage())
                == "^[[?25l^[[H^[[mabc^[[2Hdef")
    }

    @Test func invalidationPaintsEveryCellAgain() {
        let buffer = CellBuffer(size: Size(width: 3, height: 1))
        buffer.write("abc", x: 0, y: 0)
        let encoder = FrameEncoder(profile: .ansi)
        let first = frame(buffer, encoder)
        #expect(frame(buffer, encoder) == "")
        encoder.invalidate()
        #expect(frame(buffer, encoder) == first)
    }

    @Test func emptiedClusterTablePaintsEveryCellAgain() {
        let buffer = CellBuffer(size: Size(width: 3, height: 1))
        buffer.put("e\u{301}", x: 0, y: 0)
        let encoder = FrameEncoder(profile: .ansi)
        _ = frame(buffer, encoder)
        buffer.clusters.removeAll()
        // The same number now means another cluster.
        buffer.put("o\u{308}", x: 0, y: 0)
        #expect(frame(buffer, encoder, Damage()).contains("o\u{308}"))
    }

    @Test func anotherSizePaintsEveryCellAgain() {
        let encoder = FrameEncoder(profile: .ansi)
        let clusters = ClusterTable()
        let small = CellBuffer(size: Size(width: 3, height: 1), clusters: clusters)
        let large = CellBuffer(size: Size(width: 4, height: 1), clusters: clusters)
        small.write("abc", x: 0, y: 0)
        large.write("abcd", x: 0, y: 0)
        _ = frame(small, encoder)
        #expect(frame(large, encoder, Damage()).hasSuffix("abcd"))
    }

    @Test func cellsOutsideTheDamageAreNotLookedAt() {
        let buffer = CellBuffer(size: Size(width: 20, height: 3))
        let encoder = FrameEncoder(profile: .ansi)
        _ = frame(buffer, encoder)
        buffer.write("a", x: 2, y: 0)
        buffer.write("b", x: 2, y: 1)
        #expect(frame(buffer, encoder, Damage(Rect(x: 2, y: 1, width: 1, height: 1))) == "^[[2;3Hb")
        #expect(frame(buffer, encoder) == "^H^[[1da")
    }

    @Test(arguments: [0, 1])
    func sizesWithoutCellsCostNothing(_ height: Int) {
        let buffer = CellBuffer(size: Size(width: 0, height: height))
        #expect(frame(buffer, FrameEncoder(profile: .ansi)) == "^[[?25l")
    }

    @Test func cursorIsShownMovedAndHiddenWithTheFewestBytes() {
        let buffer = CellBuffer(size: Size(width: 20, height: 3))
        let encoder = FrameEncoder(profile: .ansi)
        _ = frame(buffer, encoder)
        #expect(frame(buffer, encoder, cursor: Point(x: 5, y: 1)) == "^[[2;6H^[[?25h")
        #expect(frame(buffer, encoder, cursor: Point(x: 5, y: 1)) == "")
        #expect(frame(buffer, encoder, cursor: Point(x: 3, y: 1)) == "^H^H")
        buffer.write("a", x: 3, y: 1)
        #expect(frame(buffer, encoder, cursor: Point(x: 4, y: 1)) == "a")
        #expect(frame(buffer, encoder, cursor: Point(x: 20, y: 1)) == "^[[?25l")
        #expect(frame(buffer, encoder) == "")
    }

    @Test func framesAreMarkedOnlyWhereTheTerminalKnowsItAndSomethingChanged() {
        var profile = TerminalProfile.ansi
        profile.hasSynchronizedUpdates = true
        let buffer = CellBuffer(size: Size(width: 20, height: 3))
        let encoder = FrameEncoder(profile: profile)
        _ = frame(buffer, encoder)
        #expect(frame(buffer, encoder) == "")
        buffer.write("a", x: 0, y: 0)
        #expect(frame(buffer, encoder) == "^[[?2026h^[[Ha^[[?2026l")
    }
}
