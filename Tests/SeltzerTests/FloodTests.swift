// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import SeededRandom
import SeltzerBase
import Testing

/// Much at once: sizes, motions of the mouse, pastes.
@Suite(.serialized, .oneAtATime) struct FloodTests {
    #if DEBUG
    private static let isOptimized = false
    #else
    private static let isOptimized = true
    #endif

    @Test func aStormOfResizesEndsInAFreshPaint() async throws {
        var application = try await ApplicationOnTerminal()
        let child = application.child
        var random = SeededGenerator(seed: 1)
        for number in 0..<200 {
            let edges = [0, 1, Int.random(in: 2...200, using: &random), 500]
            let size = Size(
                width: edges[Int.random(in: 0..<4, using: &random)],
                height: min(100, edges[Int.random(in: 0..<4, using: &random)]))
            application.resize(to: number == 100 ? Size(width: 1_000, height: 1_000) : size)
            _ = await child.holds { _ in true }
            try await Task.sleep(for: .milliseconds(10))
        }
        application.resize(to: Size(width: 100, height: 30))
        child.forgetOutput()
        let difference = await application.differenceToFreshPaint("ready")
        #expect(difference == nil)
        #if os(Linux)
        if Self.isOptimized { #expect(child.computingTime < .milliseconds(500)) }
        #endif
        #expect(await application.quit() == .exited(0))
        #expect(child.hasOldModes)
    }

    @Test(arguments: [
        Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 2, height: 1),
        Size(width: 1_000, height: 1), Size(width: 1, height: 1_000), Size(width: 0, height: 24),
        Size(width: 500, height: 200),
    ])
    func anySizeAtTheStartIsSurvived(size: Size) async throws {
        let child = try PseudoterminalChild(
            program: "ApplicationChild", environment: ["SELTZER_QUERIES": "off"],
            size: (Int32(size.width), Int32(size.height)))
        try #require(await child.shows("\u{1B}[?1006h"))
        child.resize(columns: 80, rows: 24)
        #expect(await child.shows("80x24"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.hasOldModes)
    }

    /// Clicks and the wheel among many motions are never lost.
    @Test func twoHundredThousandMotionsLoseNoClick() async throws {
        let application = try await ApplicationOnTerminal()
        let child = application.child
        let count = Self.isOptimized ? 200_000 : 20_000
        var bytes: [UInt8] = []
        for number in 0..<count {
            bytes += Array("\u{1B}[<35;\(1 + number % 80);\(1 + number / 80 % 24)M".utf8)
            if number % (count / 50) == 0 {
                bytes += Array("\u{1B}[<0;5;5M\u{1B}[<0;5;5m\u{1B}[<65;5;5M".utf8)
            }
        }
        bytes += Array("k".utf8)
        #expect(await child.flood(bytes))
        #expect(await application.shows("key k", turns: 50))
        #if os(Linux)
        if Self.isOptimized { #expect(child.computingTime < .seconds(1)) }
        #endif
        let text = application.screen.text(1)
        #expect(text.hasPrefix("presses 50 releases 50 turns 50 "))
        #expect(await application.quit() == .exited(0))
    }

    @Test func tenMegabytesArePastedAtOnce() async throws {
        let application = try await ApplicationOnTerminal()
        let child = application.child
        let line = Array("0123456789 \u{1B}[31m abcdefghijklmnopqrstuvwxyz 漢字\n".utf8)
        let count = (Self.isOptimized ? 10_000_000 : 1_000_000) / line.count * line.count
        var bytes = Array("\u{1B}[200~".utf8)
        while bytes.count < count { bytes += line }
        let pasted = bytes.count - 6
        bytes += Array("\u{1B}[201~".utf8)
        #expect(await child.flood(bytes))
        #expect(await application.shows("paste \(pasted)"))
        #if os(Linux)
        if Self.isOptimized { #expect(child.computingTime < .milliseconds(500)) }
        #endif
        #expect(await application.quit() == .exited(0))
    }
}
