// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// After any operations a screen that was sent only what differed shows the buffer, as a screen does that was sent all.
///
/// The environment's `SELTZER_OPERATIONS` asks for more of them, `SELTZER_SEED` for others. A failure tells the seed
/// that repeats it.
@Suite struct ScreenEqualityTests {
    /// The operations after which new terminals with other abilities are taken.
    private static let operationsOfASeed = 500

    @Test(arguments: [0, 1] as [UInt64])
    func changedScreenIsTheBufferAndTheRepaintedOne(lane: UInt64) throws {
        let wanted = try Self.number("SELTZER_OPERATIONS") ?? 4_000
        let first = UInt64(try Self.number("SELTZER_SEED") ?? 1) &+ lane
        var seed = first
        var done = 0
        while done < wanted / 2 {
            var operations = try RandomOperations(seed: seed)
            while operations.count < Self.operationsOfASeed {
                let wrong = try operations.showNextFrame()
                try #require(
                    wrong == nil,
                    "SELTZER_SEED=\(seed) SELTZER_OPERATIONS=2, operation \(operations.count)")
            }
            #expect(operations.unknown == [], "SELTZER_SEED=\(seed)")
            done += operations.count
            seed &+= 2
        }
        print("\(done) operations of the seeds \(first), … up to \(seed &- 2)")
    }

    private static func number(_ name: String) throws -> Int? {
        guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
        let number: Int = try #require(Int(text), "\(name) is no number")
        return number
    }
}
