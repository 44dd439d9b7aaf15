// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Testing

@Suite struct ServerSentEventTests {
    private func events(_ text: String, size: Int? = nil) throws -> [ServerSentEvent] {
        var parser = ServerSentEventParser()
        let bytes = Array(text.utf8)
        guard let size else { return try parser.append(bytes) }
        return try stride(from: 0, to: bytes.count, by: size).flatMap {
            try parser.append(bytes[$0..<min(bytes.count, $0 + size)])
        }
    }

    @Test(arguments: [
        ("data: a\n\n", ["a"]), ("data:a\r\n\r\n", ["a"]), ("data: a\r\r", ["a"]),
        ("data:  a\n\n", [" a"]), ("data\n\n", [""]), ("data: a\ndata: b\ndata\n\n", ["a\nb\n"]),
        (": comment\ndata: a\n: more\n\n", ["a"]), ("unknown: x\nretry: 5\ndata: a\n\n", ["a"]),
        ("data: a\n\ndata: b\n\n", ["a", "b"]), ("\n\n\n", []), ("data: a\n", []), ("data: a", []),
        ("\u{FEFF}data: a\n\n", ["a"]),
        ("data: {\"a\": 1}\n\ndata: [DONE]\n\n", ["{\"a\": 1}", "[DONE]"]),
        ("data: 日本🌊\r\ndata: é\r\n\r\n", ["日本🌊\né"]), ("event: x\n\ndata: a\n\n", ["a"]),
    ])
    func eventsDoNotDependOnThePieces(text: String, data: [String]) throws {
        #expect(try events(text).map(\.data) == data)
        for size in 1...7 { #expect(try events(text, size: size).map(\.data) == data) }
    }

    @Test func typeEndsWithItsEventAndTheIdentifierStays() throws {
        let found = try events(
            "event: add\nid: 7\ndata: a\n\ndata: b\n\nid: 8\u{0}\ndata: c\n\nid\ndata: d\n\n")
        #expect(found.map(\.type) == ["add", "message", "message", "message"])
        #expect(found.map(\.id) == ["7", "7", "7", ""])
    }

    @Test func invalidBytesAreRepaired() throws {
        var parser = ServerSentEventParser()
        let bytes = Array("data: a".utf8) + [0xFF] + Array("b\n\n".utf8)
        #expect(try parser.append(bytes).map(\.data) == ["a\u{FFFD}b"])
    }

    @Test(arguments: ["data: ", "data: x\n", ":", "unknown"])
    func enormousEventsAreAnError(piece: String) throws {
        var parser = ServerSentEventParser(limit: 1_000)
        #expect(throws: ServerSentEventParser.TooLong.self) {
            for _ in 0..<2_000 { _ = try parser.append(Array(piece.utf8)) }
        }
        // Any number of events within the limit is possible.
        var other = ServerSentEventParser(limit: 1_000)
        var count = 0
        for _ in 0..<2_000 { count += try other.append(Array("data: x\n\n".utf8)).count }
        #expect(count == 2_000)
    }
}
