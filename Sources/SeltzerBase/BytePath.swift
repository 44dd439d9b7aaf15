// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A path, or a name in a folder, as the system knows it: bytes.
///
/// The system's names need not be UTF-8. A `String` repairs such a name, and the repaired name
/// means another file. A path keeps the bytes, and two paths are equal if their bytes are.
/// ``description`` is the text to show.
///
/// ```swift
/// let path = BytePath(bytes: [0x62, 0xE9, 0x2E, 0x74, 0x78, 0x74])
/// print(path)                           // b\xE9.txt
/// BytePath("/usr").appending("share")   // /usr/share
/// ```
///
/// The name is not `FilePath`, so that a program may import Swift System too.
public struct BytePath: Sendable {
    private enum Storage: Sendable {
        /// Valid UTF-8.
        case text(String)
        /// Bytes that are not UTF-8.
        case bytes([UInt8])
    }

    private let storage: Storage

    /// Creates a path from a text.
    public init(_ text: some StringProtocol) {
        var text = String(text)
        text.makeContiguousUTF8()
        storage = .text(text)
    }

    /// Creates a path from its bytes.
    public init(bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces bytes that are not UTF-8; then the text differs from the bytes.
        storage = text.utf8.elementsEqual(bytes) ? .text(text) : .bytes(Array(bytes))
    }

    /// Creates a path from bytes that end before a zero byte.
    public init(cString: UnsafePointer<CChar>) {
        var count = 0
        while cString[count] != 0 { count += 1 }
        self.init(bytes: UnsafeRawBufferPointer(start: cString, count: count))
    }

    /// Creates the path that an argument of the process means.
    ///
    /// `CommandLine.arguments` repairs bytes that are not UTF-8. This initializer finds the
    /// argument that was decoded to this text, or the value after its `=`, and keeps its bytes. If
    /// no argument matches, the text itself is the path.
    public init(argument text: String) {
        guard text.unicodeScalars.contains("\u{FFFD}") else {
            self.init(text)
            return
        }
        for index in 0..<Int(CommandLine.argc) {
            guard let argument = CommandLine.unsafeArgv[index] else { continue }
            let bytes = BytePath(cString: argument).bytes
            let value = bytes.firstIndex(of: UInt8(ascii: "=")).map { bytes[($0 + 1)...] }
            for candidate in [bytes[...], value ?? []]
            where String(decoding: candidate, as: UTF8.self) == text {
                self.init(bytes: candidate)
                return
            }
        }
        self.init(text)
    }

    /// The bytes.
    public var bytes: [UInt8] {
        switch storage {
        case .text(let text): Array(text.utf8)
        case .bytes(let bytes): bytes
        }
    }

    /// The path as a text; nil if its bytes are not UTF-8.
    public var text: String? {
        if case .text(let text) = storage { text } else { nil }
    }

    /// Whether the path has no bytes.
    public var isEmpty: Bool { withBytes { $0.isEmpty } }

    /// The number of bytes.
    public var count: Int { withBytes { $0.count } }

    /// Calls a closure with the bytes and a zero byte after them, as the system's functions need them.
    ///
    /// No file has a name with a zero byte; for such a path, the closure gets an empty path.
    public func withCString<Result>(
        _ body: (UnsafePointer<CChar>) throws -> Result
    ) rethrows -> Result {
        guard !withBytes({ $0.contains(0) }) else { return try "".withCString(body) }
        switch storage {
        case .text(let text): return try text.withCString(body)
        case .bytes(let bytes):
            return try (bytes + [0]).withUnsafeBytes { buffer in
                try buffer.withMemoryRebound(to: CChar.self) { try body($0.baseAddress!) }
            }
        }
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch storage {
        case .text(var text): text.withUTF8(body)
        case .bytes(let bytes): bytes.withUnsafeBufferPointer(body)
        }
    }
}

extension BytePath: Hashable, Comparable {
    /// Returns whether both paths have the same bytes; texts that only look equal are different.
    public static func == (first: BytePath, second: BytePath) -> Bool {
        first.withBytes { one in
            second.withBytes { one.count == $0.count && one.elementsEqual($0) }
        }
    }

    /// Returns whether the first path comes before the second one in the order of their bytes.
    public static func < (first: BytePath, second: BytePath) -> Bool {
        first.withBytes { one in second.withBytes { one.lexicographicallyPrecedes($0) } }
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension BytePath: ExpressibleByStringInterpolation {
    /// Creates a path from a text.
    public init(stringLiteral text: String) { self.init(text) }
}

extension BytePath: CustomStringConvertible {
    /// The path as a text to show, in one line and without controls.
    ///
    /// A byte that is not UTF-8 is `\xE9`. A control character is shown as its picture, such as
    /// `␊`, or as U+FFFD. Controls that change the direction of the text are left out. Do not open
    /// a file by this text.
    public var description: String {
        switch storage {
        case .text(let text): text.harmlessForm
        case .bytes(let bytes): Self.text(escaping: bytes).harmlessForm
        }
    }

    private static func text(escaping bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        bytes.forEachScalar { scalar, range in
            if let scalar {
                text.append(scalar)
                return
            }
            for byte in bytes[range] {
                let digits = String(byte, radix: 16, uppercase: true)
                text.append(contentsOf: "\\x\(digits)".unicodeScalars)
            }
        }
        return String(text)
    }
}
