// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Pick

@Suite struct LeadingLinesTests {
    private struct Failure: Error {}

    /// Chunks that each iterator takes from the same store.
    private actor Store {
        private var chunks: [String]
        private let fails: Bool

        init(_ chunks: [String], fails: Bool) { (self.chunks, self.fails) = (chunks, fails) }

        func next() throws -> [UInt8]? {
            guard !chunks.isEmpty else {
                if fails { throw Failure() }
                return nil
            }
            return Array(chunks.removeFirst().utf8)
        }
    }

    private struct Chunks: AsyncSequence, AsyncIteratorProtocol, Sendable {
        let store: Store

        init(_ chunks: [String], fails: Bool = false) { store = Store(chunks, fails: fails) }

        func makeAsyncIterator() -> Chunks { self }
        mutating func next() async throws -> [UInt8]? { try await store.next() }
    }

    private func read(
        _ chunks: Chunks, count: Int, lineEnd: UInt8 = 0x0A
    ) async throws -> (lines: [String], rest: String) {
        var leading = LeadingLines(chunks, count: count, lineEnd: lineEnd)
        await leading.read()
        var rest: [UInt8] = []
        for try await chunk in leading.rest { rest += chunk }
        return (
            leading.lines.map { String(decoding: $0, as: UTF8.self) },
            String(decoding: rest, as: UTF8.self)
        )
    }

    @Test func linesAreTakenFromAnyChunks() async throws {
        let found = try await read(Chunks(["NA", "ME\nunit", "\none\n", "two\n"]), count: 2)
        #expect(found.lines == ["NAME", "unit"] && found.rest == "one\ntwo\n")
        let zeros = try await read(Chunks(["a\nb\0c"]), count: 1, lineEnd: 0)
        #expect(zeros.lines == ["a\nb"] && zeros.rest == "c")
    }

    @Test func shortInputHasFewerLines() async throws {
        let found = try await read(Chunks(["one\ntwo"]), count: 5)
        #expect(found.lines == ["one", "two"] && found.rest == "")
        let none = try await read(Chunks([]), count: 1)
        #expect(none.lines == [] && none.rest == "")
        let unwanted = try await read(Chunks(["one\n"]), count: 0)
        #expect(unwanted.lines == [] && unwanted.rest == "one\n")
    }

    @Test func failureReachesTheReaderOfTheRest() async throws {
        var leading = LeadingLines(Chunks(["one\n"], fails: true), count: 3, lineEnd: 0x0A)
        await leading.read()
        #expect(leading.lines.count == 1)
        let rest = leading.rest
        await #expect(throws: Failure.self) { for try await _ in rest {} }
    }
}
