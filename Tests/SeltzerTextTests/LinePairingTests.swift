// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SeltzerText

@Suite struct LinePairingTests {
    private static func partners(
        _ removed: [String], _ added: [String], budget: Int = 1_000
    ) -> [Int32] {
        let lines = removed.map { DiffLine(.removed, $0) } + added.map { DiffLine(.added, $0) }
        var budget = budget
        return LinePairing(DiffHunk(lines, oldStart: 1, newStart: 1), budget: &budget).partners
    }

    @Test func equalNumbersOfLinesArePairedInOrder() {
        #expect(Self.partners(["a", "b"], ["x", "y"]) == [2, 3, 0, 1])
        #expect(Self.partners([], ["x"]) == [-1])
    }

    @Test func similarLinesArePairedAroundNewOnes() {
        let removed = ["    var rows: [Tide] { load(\"tides.json\") }"]
        let added = [
            "    static let shared = load(\"tides.json\")", "    var rows: [Tide] { Self.shared }",
        ]
        #expect(Self.partners(removed, added) == [2, -1, 0])
        // Without a budget, and without similar lines, the order decides.
        #expect(Self.partners(removed, added, budget: 1) == [1, 0, -1])
        #expect(Self.partners(["x"], ["y", "z"]) == [1, 0, -1])
    }

    @Test(arguments: 0..<4) func pairsKeepTheirOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func lines() -> [String] {
            (0..<Int.random(in: 0...8, using: &random)).map { _ in
                (0..<4).map { _ in ["ab", "cd", "é", " "].randomElement(using: &random) ?? "" }
                    .joined()
            }
        }
        for _ in 0..<300 {
            let (removed, added) = (lines(), lines())
            let partners = Self.partners(removed, added)
            let pairs = partners.prefix(removed.count).filter { $0 >= 0 }
            #expect(pairs == pairs.sorted())
            for (line, partner) in partners.enumerated() where partner >= 0 {
                #expect(partners[Int(partner)] == Int32(line))
                #expect((line < removed.count) != (Int(partner) < removed.count))
            }
            // As many lines as possible stand side by side.
            let most = min(removed.count, added.count)
            #expect(pairs.count <= most)
            if removed.count == added.count { #expect(pairs.count == most) }
        }
    }
}
