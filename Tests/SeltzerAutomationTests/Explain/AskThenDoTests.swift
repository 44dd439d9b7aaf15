// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: GestureArbiter+rehearsal, MouseDispatcher+hover, MouseDispatcher+rehearsal,
// OverriddenMethod, PressReport, PressState.

import ExplanationScenes
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The seeds of the random screens.
private enum RandomCases {
    /// The number of screens; `SELTZER_ASK_CASES` sets another one.
    static let count = number("SELTZER_ASK_CASES") ?? 300
    /// The first seed; `SELTZER_ASK_SEED` sets another one.
    static let first = number("SELTZER_ASK_SEED") ?? 0

    private static func number(_ name: String) -> Int? {
        getenv(name).flatMap { Int(String(cString: $0)) }
    }
}

/// Asks what a key, a press, the wheel or a paste would do on a random screen, then does it, and
/// compares: the taker that the sentences name is the taker, and a cause that they name is a cause.
@MainActor
@Suite struct AskThenDoTests {
    @Test("what is said of an input is what happens") func askThenDo() async {
        let asking = await ExplanationHunt()
        for seed in RandomCases.first..<(RandomCases.first + RandomCases.count) {
            await asking.run(UInt64(seed))
        }
        #expect(asking.faults.isEmpty, "\(asking.faults)")
        #expect(asking.inputCount == RandomCases.count * ExplanationHunt.inputsPerScreen)
    }

    /// Inputs whose sentences were false once.
    @Test(
        "what was said falsely is true now",
        arguments: [
            100_073, 100_266, 1_015_575, 2_004_405, 3_044_610, 3_086_378, 3_180_385, 3_258_389,
            4_012_263, 4_032_962, 4_038_914, 4_016_280, 4_017_693, 20_055_854, 20_156_080,
            20_208_040, 20_440_788,
        ])
    func earlierFault(seed: UInt64) async {
        let asking = await ExplanationHunt()
        await asking.run(seed)
        #expect(asking.faults.isEmpty, "\(asking.faults)")
    }
}
