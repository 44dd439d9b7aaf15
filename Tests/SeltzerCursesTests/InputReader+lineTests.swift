// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerCurses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Lines are read one by one, and what is behind a line stays where it is.
@Suite struct InputReaderLineTests {
    /// A file with some bytes, which is open at its start and has no name.
    private func file(_ bytes: [UInt8]) throws -> Int32 {
        var name = Array("/tmp/seltzer-lines-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        try #require(descriptor >= 0)
        unlink(name)
        #expect(write(descriptor, bytes, bytes.count) == bytes.count)
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }

    private func rest(of descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 100_000)
        var all: [UInt8] = []
        while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
            all += bytes.prefix(count)
        }
        return all
    }

    /// A new reader for each line, as each question has one, sees all lines; another program sees the bytes after them.
    @Test(arguments: 0..<20)
    func readersShareTheInput(seed: Int) async throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        let bytes = (0..<random(20_000)).map { _ in
            random(40) == 0 ? UInt8(ascii: "\n") : UInt8(random(256))
        }
        let pipe = try InputPipe(holding: bytes)
        let file = try file(bytes)
        defer { close(file) }
        for descriptor in [pipe.end, file] {
            var place = bytes.startIndex
            for _ in 0..<random(30) {
                let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n"))
                let line = try await StandardInput.typedLine(of: descriptor, limit: 100_000)
                let expected =
                    place == bytes.endIndex ? nil : bytes[place..<(end ?? bytes.endIndex)]
                #expect(line?.bytes == expected.map(Array.init))
                place = end.map { $0 + 1 } ?? bytes.endIndex
            }
            #expect(rest(of: descriptor) == Array(bytes[place...]))
        }
    }

    @Test func lineLongerThanTheLimitIsAnError() async throws {
        let long = [UInt8](repeating: 0x78, count: 5_000)
        let pipe = try InputPipe(holding: long)
        let file = try file(long + [0x0A])
        defer { close(file) }
        for descriptor in [pipe.end, file] {
            await #expect(throws: StandardInputError.unreadable("a line has more than 4999 bytes"))
            {
                try await StandardInput.typedLine(of: descriptor, limit: 4_999)
            }
        }
    }

    @Test func cancelledReadEnds() async throws {
        let pipe = try InputPipe()
        let end = pipe.end
        let reading = Task { try await StandardInput.typedLine(of: end, limit: 10) }
        reading.cancel()
        await #expect(throws: CancellationError.self) { try await reading.value }
        pipe.put("a\n")
        #expect(try await StandardInput.typedLine(of: end, limit: 10)?.text == "a")
    }
}
