// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The members of the JSON object in a line, without its nested values.
struct JSONLine {
    /// A member of the object.
    struct Member {
        /// The name, without quotes and escapes.
        var name: String
        /// The bytes of the value.
        var value: Range<Int>
    }

    /// The members in their order.
    private(set) var members: [Member] = []
    /// The offset of the closing brace.
    private(set) var end = 0

    /// Reads a line; nil if it is not one object.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var scanner = JSONScanner(bytes)
        scanner.skipSpace()
        guard scanner.take(UInt8(ascii: "{")) else { return nil }
        scanner.skipSpace()
        if scanner.peek != UInt8(ascii: "}") {
            repeat {
                scanner.skipSpace()
                guard let name = scanner.string() else { return nil }
                scanner.skipSpace()
                guard scanner.take(UInt8(ascii: ":")) else { return nil }
                scanner.skipSpace()
                guard let value = scanner.value() else { return nil }
                members.append(Member(name: Self.text(of: bytes[name]), value: value))
                scanner.skipSpace()
            } while scanner.take(UInt8(ascii: ","))
        }
        end = scanner.position
        guard scanner.take(UInt8(ascii: "}")) else { return nil }
        scanner.skipSpace()
        guard scanner.peek == nil else { return nil }
    }

    /// Returns the value of a member: whole numbers, texts, and nested values as their text.
    static func value(of bytes: Slice<UnsafeRawBufferPointer>) -> SheetValue {
        if bytes.first == UInt8(ascii: "\"") { return .text(text(of: bytes)) }
        let raw = String(decoding: bytes, as: UTF8.self)
        if raw == "null" { return .null }
        if let number = Int64(raw), String(number) == raw { return .integer(number) }
        return .text(raw)
    }

    /// Returns the text of a string with its quotes.
    static func text(of bytes: Slice<UnsafeRawBufferPointer>) -> String {
        let inner = bytes.dropFirst().dropLast()
        guard inner.contains(UInt8(ascii: "\\")) else {
            return String(decoding: inner, as: UTF8.self)
        }
        return JSONEscapes.decode(inner)
    }
}
