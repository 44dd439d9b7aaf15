// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An event of a stream in the format `text/event-stream`.
public struct ServerSentEvent: Hashable, Sendable {
    /// The type; `message` if the server sends none.
    public var type = "message"
    /// The lines of the data, joined by line feeds.
    public var data = ""
    /// The last identifier that the server sent; empty if there was none.
    public var id = ""

    /// Creates an event.
    public init(type: String = "message", data: String = "", id: String = "") {
        (self.type, self.data, self.id) = (type, data, id)
    }
}

/// Reads server-sent events from bytes that arrive in pieces.
///
/// Source: the HTML standard, "Server-sent events", section "Parsing an event stream". The events do not depend on the
/// pieces. Invalid UTF-8 becomes U+FFFD.
public struct ServerSentEventParser: Sendable {
    /// A line or an event is longer than the limit.
    public struct TooLong: Error, Hashable, CustomStringConvertible {
        /// The limit in bytes.
        public let limit: Int

        /// The error in a sentence.
        public var description: String { "The server sent an event of more than \(limit) bytes." }
    }

    private let limit: Int
    private var line: [UInt8] = []
    private var endsWithReturn = false
    private var isAtStart = true
    private var type = ""
    private var data: [UInt8] = []
    private var hasData = false
    private var id = ""

    /// Creates a parser that has read nothing.
    ///
    /// - Parameter limit: The greatest number of bytes of an event.
    public init(limit: Int = 8 << 20) { self.limit = limit }

    /// Reads bytes, and returns the events that they complete.
    public mutating func append(_ bytes: some Sequence<UInt8>) throws(TooLong) -> [ServerSentEvent]
    {
        var events: [ServerSentEvent] = []
        for byte in bytes {
            let isSecondOfPair = endsWithReturn && byte == 0x0A
            endsWithReturn = byte == 0x0D
            if isSecondOfPair { continue }
            if byte == 0x0A || byte == 0x0D {
                if let event = endLine() { events.append(event) }
            } else {
                line.append(byte)
            }
            guard line.count + data.count <= limit else { throw TooLong(limit: limit) }
        }
        return events
    }

    private mutating func endLine() -> ServerSentEvent? {
        if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        isAtStart = false
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else { return dispatch() }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var value = line[min(colon + 1, line.endIndex)...]
        if value.first == 0x20 { value = value.dropFirst() }
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "event": type = String(decoding: value, as: UTF8.self)
        case "data":
            if hasData { data.append(0x0A) }
            hasData = true
            data += value
        case "id" where !value.contains(0): id = String(decoding: value, as: UTF8.self)
        // A comment begins with the colon; other fields are ignored.
        default: break
        }
        return nil
    }

    private mutating func dispatch() -> ServerSentEvent? {
        defer {
            type = ""
            data.removeAll(keepingCapacity: true)
            hasData = false
        }
        guard hasData else { return nil }
        return ServerSentEvent(
            type: type.isEmpty ? "message" : type, data: String(decoding: data, as: UTF8.self),
            id: id)
    }
}
