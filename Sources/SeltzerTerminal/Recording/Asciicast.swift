// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The lines of a recording in asciicast v2: a header, then an event on each line.
package struct Asciicast {
    /// The header of a recording.
    package struct Header: Hashable {
        /// The size of the terminal at the start.
        package var size: Size
        /// The time of the start, in seconds since 1970.
        package var timestamp: Int
        /// The number of the process; players ignore it.
        package var process: Int
        /// The name of the terminal.
        package var terminal: String

        /// Creates a header from the facts at the start of a recording.
        package init(size: Size, timestamp: Int, process: Int, terminal: String) {
            self.size = size
            self.timestamp = timestamp
            self.process = process
            self.terminal = terminal
        }

        /// The header as a line.
        package var line: String {
            """
            {"version": 2, "width": \(size.width), "height": \(size.height), \
            "timestamp": \(timestamp), "process": \(process), \
            "env": {"TERM": \(Asciicast.quoted(terminal))}}

            """
        }

        /// Reads the time and the process of a header that ``line`` has written; nil for any other text.
        package static func start(in line: some StringProtocol) -> (timestamp: Int, process: Int)? {
            func number(after key: String) -> Int? {
                guard let range = line.firstRange(of: key) else { return nil }
                return Int(line[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
            }
            guard line.hasPrefix("{\"version\": 2, "),
                let timestamp = number(after: "\"timestamp\": "),
                let process = number(after: "\"process\": ")
            else { return nil }
            return (timestamp, process)
        }
    }

    /// The first bytes of a character whose remaining bytes were not written yet.
    private var tail: ArraySlice<UInt8> = []

    /// Creates a recording without events.
    package init() {}

    /// Returns the event of bytes to the terminal; empty if they contain no whole character.
    package mutating func output(_ bytes: some Sequence<UInt8>, at time: Duration) -> String {
        let all = Array(tail) + bytes
        let end = all.count - Self.cutCount(all)
        tail = all[end...]
        let text = String(decoding: all[..<end], as: UTF8.self)
        return text.isEmpty ? "" : Self.event("o", text, at: time)
    }

    /// Returns the event of typed text; empty if there is none.
    package func input(_ text: String, at time: Duration) -> String {
        text.isEmpty ? "" : Self.event("i", text, at: time)
    }

    /// Returns the event of a new size.
    package func resize(_ size: Size, at time: Duration) -> String {
        Self.event("r", "\(size.width)x\(size.height)", at: time)
    }

    /// Returns the number of bytes at the end that begin an incomplete character.
    private static func cutCount(_ bytes: [UInt8]) -> Int {
        for (index, byte) in bytes.reversed().prefix(3).enumerated() {
            let length =
                switch byte {
                case 0xC2...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF4: 4
                default: 1
                }
            if length > index + 1 { return index + 1 }
            if byte & 0xC0 != 0x80 { return 0 }
        }
        return 0
    }

    private static func event(_ kind: String, _ text: String, at time: Duration) -> String {
        let (seconds, attoseconds) = max(.zero, time).components
        let fraction = String(attoseconds / 1_000_000_000_000)
        let zeros = String(repeating: "0", count: 6 - fraction.count)
        return "[\(seconds).\(zeros)\(fraction), \"\(kind)\", \(quoted(text))]\n"
    }

    /// Returns a text as a string of JSON.
    private static func quoted(_ text: String) -> String { JSONValue.text(text).description }
}
