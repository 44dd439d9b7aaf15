// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_give_back.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What several threads of a program do to its terminal at the same time.
@Suite(.serialized, .oneAtATime) struct TerminalSessionRacesTests {
    private static let rounds = getenv("SELTZER_LONG_TESTS") == nil ? 25 : 200

    /// The main actor closes its session while another thread's signal handler waits for a full terminal.
    @Test(arguments: [([], "<out>"), (["--guard"], "<out>answer\r\n")])
    func secondSignalDuringTheReturnLeavesTheTerminalRestored(
        arguments: [String], end: String
    ) async throws {
        for round in 0..<Self.rounds {
            let child = try PseudoterminalChild(arguments)
            try #require(await child.shows("ready"))
            child.type("p,")
            try #require(await child.shows("[,]"))
            child.isReading = false
            child.type("a")
            usleep(useconds_t(20_000 + round % 5 * 2_000))
            child.send(SIGTERM)
            usleep(useconds_t(round % 3 * 30))
            child.send(SIGINT)
            usleep(30_000)
            child.isReading = true
            let ending = await child.ending()
            #expect([.signaled(SIGTERM), .signaled(SIGINT)].contains(ending), "\(ending)")
            #expect(child.hasOldModes, "round \(round)")
            #expect(child.output.contains(end), "round \(round)")
        }
    }

    @Test func modesThatChangeDuringTheReturnAreWrittenWhole() async throws {
        let restorations = [("a", 4_000), ("b", 1), ("c", 3_000)].map { letter, count in
            String(repeating: letter, count: count) + "</out>"
        }
        for round in 0..<Self.rounds {
            let child = try PseudoterminalChild()
            try #require(await child.shows("ready"))
            child.type("s")
            try #require(await child.shows("replacing"))
            child.isReading = false
            usleep(useconds_t(20_000 + round % 5 * 2_000))
            child.send(SIGQUIT)
            usleep(30_000)
            child.isReading = true
            child.readCount = 512
            #expect(await child.ending() == .signaled(SIGQUIT))
            #expect(child.hasOldModes, "round \(round)")
            let parts = child.output.split(separator: "<out>", omittingEmptySubsequences: false)
            let restoration = String(parts.last ?? "")
            #expect(restorations.contains(restoration), "round \(round): \(restoration.count)")
        }
    }
}
