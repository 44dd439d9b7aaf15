// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: InputReader, StandardInputChunks, StandardInputError, StandardInputLine, cn_input.

import Testing

@testable import SeltzerCurses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The lines of a descriptor, and whether each ended with a newline.
private func lines(of pipe: InputPipe) async throws -> [StandardInputLine] {
    var result: [StandardInputLine] = []
    for try await line in StandardInputLines(descriptor: pipe.end) { result.append(line) }
    return result
}

private func line(_ bytes: [UInt8], _ endsWithNewline: Bool = true) -> StandardInputLine {
    StandardInputLine(bytes: bytes, endsWithNewline: endsWithNewline)
}

@Suite struct StandardInputLinesTests {
    @Test func linesKeepTheirBytes() async throws {
        let bytes: [UInt8] = [0x61, 0x0A, 0, 0x62, 0xFF, 0x0D, 0x0A, 0x0A, 0xC3, 0xA9]
        #expect(
            try await lines(of: InputPipe(holding: bytes)) == [
                line([0x61]), line([0, 0x62, 0xFF, 0x0D]), line([]), line([0xC3, 0xA9], false),
            ])
    }

    @Test func emptyInputHasNoLineAndALoneNewlineHasOne() async throws {
        #expect(try await lines(of: InputPipe(holding: [])).isEmpty)
        #expect(try await lines(of: InputPipe(holding: [0x0A])) == [line([])])
    }

    @Test func invalidBytesAreMarkedInTextAlone() {
        #expect(line([0x61, 0xFF, 0xC3, 0xA9]).text == "a\u{FFFD}é")
    }

    @Test func lineOfTenMegabytesIsOneElement() async throws {
        let huge = [UInt8](repeating: 0x78, count: 10_000_000)
        let found = try await lines(of: InputPipe(holding: huge + [0x0A, 0x79]))
        #expect(found.map(\.bytes.count) == [huge.count, 1])
        #expect(found.map(\.endsWithNewline) == [true, false])
        #expect(found.first?.bytes == huge)
    }

    @Test(arguments: [[], [0x0A], [0x0A, 0x79]] as [[UInt8]])
    func lineThatIsTooLongIsAnError(end: [UInt8]) async throws {
        let pipe = try InputPipe(
            holding: [0x61, 0x0A] + [UInt8](repeating: 0x78, count: 101) + end)
        var found: [String] = []
        await #expect(
            throws: StandardInputError.unreadable("a line has more than 100 bytes")
        ) {
            for try await line in StandardInput.typedLines(of: pipe.end, limit: 100) {
                found.append(line.text)
            }
        }
        #expect(found == ["a"])
    }

    @Test func linesThatAreCutByTheReadingAreWhole() async throws {
        let numbers = (0..<50_000).map { "line \($0)" }
        let bytes = Array(numbers.joined(separator: "\n").utf8)
        #expect(try await lines(of: InputPipe(holding: bytes)).map(\.text) == numbers)
    }

    @Test @MainActor func mainActorGoesOnWhileNothingComes() async throws {
        let pipe = try InputPipe()
        let first = Task { @MainActor in
            var iterator = StandardInputLines(descriptor: pipe.end).makeAsyncIterator()
            return try await iterator.next()
        }
        for _ in 0..<100 { await Task.yield() }
        pipe.put("late\n")
        #expect(try await first.value == line(Array("late".utf8)))
    }
}

private func next(_ descriptor: Int32) async throws -> [UInt8]? {
    var iterator = StandardInputChunks(descriptor: descriptor).makeAsyncIterator()
    return try await iterator.next()
}

@Suite struct StandardInputChunksTests {
    @Test func chunksAreTheBytesAsTheyCome() async throws {
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let pipe = try InputPipe(holding: bytes)
        var found: [UInt8] = []
        for try await chunk in StandardInputChunks(descriptor: pipe.end) {
            #expect((1...65_536).contains(chunk.count))
            found += chunk
        }
        #expect(found == bytes)
    }

    @Test func nothingIsReadAhead() async throws {
        let pipe = try InputPipe()
        #expect(pipe.fill() > 0)
        var iterator = StandardInputChunks(descriptor: pipe.end).makeAsyncIterator()
        #expect(pipe.fill() == 0)
        let chunk = try #require(try await iterator.next())
        #expect(pipe.fill() <= chunk.count)
    }

    @Test func cancelledTaskStopsWaiting() async throws {
        let pipe = try InputPipe()
        let waiting = Task { [end = pipe.end] in try await next(end) }
        for _ in 0..<100 { await Task.yield() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        pipe.put("for others")
        #expect(try await next(pipe.end) == Array("for others".utf8))
    }

    @Test func descriptorThatDoesNotWaitIsWaitedFor() async throws {
        let pipe = try InputPipe()
        _ = fcntl(pipe.end, F_SETFL, O_NONBLOCK)
        let waiting = Task { [end = pipe.end] in try await next(end) }
        for _ in 0..<100 { await Task.yield() }
        pipe.put("x")
        #expect(try await waiting.value == [0x78])
    }

    @Test func filesAndDevicesEnd() async throws {
        let null = open("/dev/null", O_RDONLY)
        defer { close(null) }
        #expect(try await next(null) == nil)
        let file = open(CommandLine.arguments[0], O_RDONLY)
        defer { close(file) }
        #expect(try await next(file)?.count == 65_536)
    }

    @Test func terminalIsAnError() async throws {
        let terminal = try SecondTerminal()
        let descriptor = open(terminal.path, O_RDWR | O_NOCTTY)
        defer { close(descriptor) }
        await #expect(throws: StandardInputError.isTerminal) { try await next(descriptor) }
    }

    @Test func whatCannotBeReadIsOneSentence() async throws {
        let error = StandardInputError.unreadable("Bad file descriptor")
        await #expect(throws: error) { try await next(1_000_000) }
        #expect("\(error)" == "Standard input cannot be read: Bad file descriptor.")
    }
}
