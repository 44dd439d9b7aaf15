// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Bytes that a harness takes one value after the other from.
struct FuzzInput {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    init(_ start: UnsafePointer<UInt8>, _ count: Int) {
        rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
    }

    var isEmpty: Bool { rest.isEmpty }

    /// Returns the next byte; 0 after the last.
    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// Returns a number below another one.
    mutating func number(below limit: Int) -> Int { Int(byte()) % max(1, limit) }

    /// Returns all bytes that are left.
    mutating func bytes() -> [UInt8] {
        defer { rest = [] }
        return Array(rest)
    }

    /// Returns what is left as text in two parts; the next byte says where the first one ends.
    mutating func texts() -> (String, String) {
        let cut = number(below: rest.count)
        let all = bytes()
        let first = min(cut, all.count)
        return (
            String(decoding: all[..<first], as: UTF8.self),
            String(decoding: all[first...], as: UTF8.self)
        )
    }
}
