// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import FuzzHarnesses
import Testing

/// Each harness, on what is committed for it and on random bytes: a finding ends the process.
@Suite struct HarnessTests {
    struct Harness: CustomTestStringConvertible, Sendable {
        let name: String
        let run: @Sendable (UnsafePointer<UInt8>, Int) -> CInt
        var testDescription: String { name }

        func callAsFunction(_ bytes: [UInt8]) {
            // The address of an array without elements is none.
            (bytes + [0]).withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                #expect(run(start, bytes.count) == 0)
            }
        }
    }

    static let harnesses = [
        Harness(name: "ansi", run: fuzzANSI), Harness(name: "csv", run: fuzzCSV),
        Harness(name: "decoder", run: fuzzDecoder), Harness(name: "format", run: fuzzFormat),
        Harness(name: "json", run: fuzzJSON), Harness(name: "record", run: fuzzRecord),
        Harness(name: "fuzzy", run: fuzzFuzzy), Harness(name: "keymap", run: fuzzKeyMap),
        Harness(name: "markup", run: fuzzMarkup), Harness(name: "markdown", run: fuzzMarkdown),
        Harness(name: "paths", run: fuzzPaths), Harness(name: "picture", run: fuzzPicture),
        Harness(name: "prompts", run: fuzzPrompts), Harness(name: "search", run: fuzzSearch),
        Harness(name: "solver", run: fuzzSolver),
        Harness(name: "storage", run: fuzzStorage), Harness(name: "document", run: fuzzDocument),
        Harness(name: "text", run: fuzzText), Harness(name: "theme", run: fuzzTheme),
    ]

    /// The committed inputs of a harness.
    private func corpus(_ name: String) throws -> [[UInt8]] {
        let directory = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus").appendingPathComponent(name)
        return try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted().map {
            [UInt8](try Data(contentsOf: directory.appendingPathComponent($0)))
        }
    }

    private func randomBytes(_ count: Int, _ generator: inout SplitMix) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    @Test(arguments: harnesses)
    func committedAndRandomInputsFindNothing(_ harness: Harness) throws {
        let inputs = try corpus(harness.name)
        #expect(!inputs.isEmpty)
        inputs.forEach { harness($0) }
        var generator = SplitMix(state: 1)
        for number in 0..<200 { harness(randomBytes(number % 100, &generator)) }
    }

    /// The view world and the port to it run on the main actor alone.
    @MainActor
    @Test(arguments: [
        Harness(name: "mask", run: fuzzMask), Harness(name: "highlight", run: fuzzHighlight),
        Harness(name: "control", run: fuzzControl),
    ])
    func committedAndRandomInputsToViewsFindNothing(_ harness: Harness) throws {
        try corpus(harness.name).forEach { harness($0) }
        var generator = SplitMix(state: 1)
        for number in 0..<200 { harness(randomBytes(number % 100, &generator)) }
    }

    @MainActor
    @Test func aTreeThatChangesUnderEveryHandlerStaysATree() async throws {
        var generator = SplitMix(state: 1)
        let inputs = try corpus("tree") + (0..<100).map { _ in randomBytes(6_000, &generator) }
        var (operations, interferences, heard) = (0, 0, 0)
        for bytes in inputs {
            let turmoil = TreeTurmoil(bytes: bytes)
            turmoil.start()
            while !turmoil.isRunning { await Task.yield() }
            turmoil.act()
            turmoil.end()
            while turmoil.isRunning { await Task.yield() }
            operations += turmoil.operations
            interferences += turmoil.interferences
            heard += turmoil.heard
        }
        #expect(operations + interferences > 100_000)
        #expect(interferences > 8_000)
        #expect(heard > 3_000)
    }
}

/// Random numbers that are the same in each run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
