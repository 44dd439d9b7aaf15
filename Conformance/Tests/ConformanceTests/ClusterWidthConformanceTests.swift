// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTerminal
import Testing

@testable import Pages

/// After a terminal has been asked how wide it takes clusters to be, cells are where they are believed to be.
@Suite(.serialized) struct ClusterWidthConformanceTests {
    private let size = Size(width: 40, height: 10)

    @MainActor
    @Test func everyCellBehindAClusterIsInItsPlaceOnLibvterm() throws {
        let oracle = VTermOracle(size: size)
        let channel = OracleChannel(oracle)
        let display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        try display.start(mouse: .off) { _ in }
        // What was written for measuring is gone before anything is shown.
        #expect(oracle.screen().entries.allSatisfy { $0 == OracleScreen.Entry() })
        channel.deliverAnswers()
        channel.deliverAnswers()
        #expect(display.isInterviewComplete)
        let joined = display.capabilities.joinedClusters
        #expect(joined.isDisjoint(with: [.emojiSequences, .skinTones, .emojiPresentation]))
        let buffer = CellBuffer(size: size)
        buffer.clusters.joinedClusters = joined
        Page.draw(Page.clusters, into: buffer)
        #expect(display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        let screen = oracle.screen()
        for y in 0..<size.height {
            let row = (0..<size.width).map { screen[Point(x: $0, y: y)].text }
            #expect(Self.withoutBlanksAtItsEnd(row.joined()) == buffer.text(row: y))
            for x in 0..<size.width {
                let glyph = buffer[Point(x: x, y: y)].glyph
                // The two letters of a flag have a cell each here.
                if !glyph.isWidthContested {
                    #expect(glyph.width == 0 || row[x] == buffer.clusters.text(of: glyph))
                }
            }
        }
        display.stop()
    }

    @Test func everyCellBehindAClusterIsInItsPlaceOnTmux() throws {
        let program = Bundle.main.bundleURL.appendingPathComponent("Pages").path
        let server = try TmuxServer(size: size) { _ in "'\(program)' \(Page.clusters)" }
        let lines = try server.lines(size.height, endingIn: Page.mark(Page.clusters))
        check(lines.prefix(size.height - 1).map(String.init))
    }

    /// tmux prints cell after cell: a glyph that is not where it is believed to be leaves or takes a blank.
    private func check(_ lines: [String]) {
        let rules = (UInt8(0)...15).map { rule in
            let buffer = CellBuffer(size: size)
            buffer.clusters.joinedClusters = JoinedClusters(rawValue: rule)
            Page.draw(Page.clusters, into: buffer)
            return (0..<size.height - 1).map { buffer.text(row: $0) }
        }
        #expect(rules.contains(lines.map { Self.withoutBlanksAtItsEnd($0) }))
    }

    private static func withoutBlanksAtItsEnd(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}
