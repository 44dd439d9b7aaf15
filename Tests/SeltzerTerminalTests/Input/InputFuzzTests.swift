// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import SuiteCases
import Testing

@testable import SeltzerTerminal

/// Random input: nothing may trap, grow, or stop what follows.
@Suite struct InputFuzzTests {
    private static let alphabet: [UInt8] = Array(
        "\u{1B}\u{1B}\u{1B}[[]OPMm<>?=;:0123456789~$^@uRtcy\\_X\u{7}\u{18}\u{9}\r k".utf8)

    @Test(arguments: 0..<8) func randomBytesAreSurvived(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<400 {
            let count = Int.random(in: 1...120, using: &generator)
            let bytes = (0..<count).map { _ in
                seed.isMultiple(of: 2)
                    ? UInt8.random(in: 0...255, using: &generator)
                    : Self.alphabet.randomElement(using: &generator)!
            }
            expectRecovery(after: bytes, &generator)
        }
    }

    @Test(arguments: 0..<8) func spoiledCasesAreSurvived(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &* 977)
        let cases = InputCase.all.map(\.bytes).filter { $0.count < 2_000 }
        for _ in 0..<400 {
            var bytes = cases.randomElement(using: &generator)!
            bytes += cases.randomElement(using: &generator)!
            for _ in 0...Int.random(in: 0...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
                default: if bytes.count > 1 { bytes.remove(at: place) }
                }
            }
            expectRecovery(after: bytes, &generator)
        }
    }

    private func expectRecovery(after bytes: [UInt8], _ generator: inout SeededGenerator) {
        let profile = [TerminalProfile.withoutKeys, .xtermKeys, .linuxKeys, .oddKeys]
            .randomElement(using: &generator)!
        var decoder = InputDecoder(profile: profile, settings: InputSettings(pasteLimit: 256))
        var whole = decoder
        var found: [DecodedInput] = []
        var index = 0
        while index < bytes.count {
            let end = min(bytes.count, index + Int.random(in: 1...20, using: &generator))
            decoder.decode(Array(bytes[index..<end]), at: .zero, into: &found)
            index = end
            if decoder.heldByteCount > 65_536 { Issue.record("\(bytes) hold too much") }
        }
        decoder.expireAll(&found)
        var foundWhole: [DecodedInput] = []
        whole.decode(bytes, at: .zero, into: &foundWhole)
        whole.expireAll(&foundWhole)
        if found != foundWhole { Issue.record("\(bytes) depend on how they are cut") }
        let isBounded = found.count <= bytes.count + 1
        if !isBounded { Issue.record("\(bytes) make \(found.count) events") }
        let after = decoder.decode("k")
        if after != [.typed("k")] { Issue.record("\(bytes), then k: \(after)") }
    }
}
