// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CPCRE2

/// A compiled regular expression, with machine code where PCRE2 can make it.
///
/// The code does not change, so any thread may match with it. It is kept as an address, because a pointer is not `Sendable`.
final class Pattern: Sendable {
    struct Options: Hashable {
        var isInsensitive = false
        var isMinimal = false
        var captures = false
    }

    /// A fault of an expression.
    struct Fault: Error {
        let message: String
    }

    /// The maximum number of bytes of an expression.
    private static var maximumLength: Int { 1 << 16 }

    private let address: UInt
    private let isMachineCode: Bool
    /// The bytes with which a match can begin.
    let firstBytes: ByteSet
    /// The maximum number of pairs of a match, the whole match included.
    private let pairCount: Int

    init(_ text: String, _ options: Options) throws(Fault) {
        let code = try Self.compiled(text, options)
        address = UInt(bitPattern: code)
        isMachineCode = pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE) == 0
        firstBytes = Self.firstBytes(of: code, isInsensitive: options.isInsensitive)
        var captures: UInt32 = 0
        pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_CAPTURECOUNT), &captures)
        pairCount = Int(captures) + 1
    }

    deinit { pcre2_code_free_8(OpaquePointer(bitPattern: address)) }

    /// Compiles an expression; one that refers to a group without captures is compiled with captures.
    private static func compiled(
        _ text: String, _ options: Options
    ) throws(Fault) -> OpaquePointer {
        guard text.utf8.count <= maximumLength else {
            throw Fault(message: "the expression has more than \(maximumLength) bytes")
        }
        var flags = PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C
        if options.isInsensitive { flags |= PCRE2_CASELESS }
        if options.isMinimal { flags |= PCRE2_UNGREEDY }
        let bytes = PatternText.withLowerBounds(Array(text.utf8))
        var error: Int32 = 0, place = 0
        if !options.captures {
            let code = pcre2_compile_8(
                bytes, bytes.count, flags | PCRE2_NO_AUTO_CAPTURE, &error, &place, nil)
            if let code { return code }
        }
        if let code = pcre2_compile_8(bytes, bytes.count, flags, &error, &place, nil) {
            return code
        }
        var message = [UInt8](repeating: 0, count: 256)
        pcre2_get_error_message_8(error, &message, message.count)
        let words = String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
        throw Fault(message: "\(words) at character \(place + 1)")
    }

    private static func firstBytes(of code: OpaquePointer, isInsensitive: Bool) -> ByteSet {
        var table: UnsafePointer<UInt8>?
        if pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTBITMAP), &table) == 0, let table {
            return ByteSet((0...255).filter { table[Int($0) / 8] >> ($0 % 8) & 1 == 1 })
        }
        var kind: UInt32 = 0, unit: UInt32 = 0
        pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTCODETYPE), &kind)
        guard kind == 1, pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTCODEUNIT), &unit) == 0
        else { return .all }
        let byte = UInt8(truncatingIfNeeded: unit)
        guard byte < 0x80 else { return .beyondASCII }
        // An expression may change its case by itself, so letters stand for both cases.
        guard (0x61...0x7A).contains(byte.folded) else { return ByteSet([byte]) }
        // U+017F and U+212A are other cases of "s" and "k".
        return ByteSet([byte.folded, byte.folded - 32]).union(.beyondASCII)
    }

    /// The result of a search.
    enum Result {
        /// The first match, from one place to another.
        case match(Int, Int)
        case none
        /// The search took too many steps.
        case gaveUp
    }

    /// Returns the first match from a place on.
    func search(_ line: LineBytes, from start: Int, _ space: borrowing MatchSpace) -> Result {
        let code = OpaquePointer(bitPattern: address)
        var status: Int32
        if isMachineCode {
            status = pcre2_jit_match_8(
                code, line.buffer.baseAddress, line.count, start, 0, space.data, space.context)
            if status == PCRE2_ERROR_JIT_STACKLIMIT {
                status = match(code, line, start, space)
            }
        } else {
            status = match(code, line, start, space)
        }
        if status == PCRE2_ERROR_NOMATCH { return .none }
        guard status >= 0, let pairs = pcre2_get_ovector_pointer_8(space.data) else {
            return .gaveUp
        }
        return .match(pairs[0], pairs[1])
    }

    private func match(
        _ code: OpaquePointer?, _ line: LineBytes, _ start: Int, _ space: borrowing MatchSpace
    ) -> Int32 {
        pcre2_match_8(
            code, line.buffer.baseAddress, line.count, start, PCRE2_NO_JIT | PCRE2_NO_UTF_CHECK,
            space.data, space.context)
    }

    /// Returns the texts of the groups of the last match, without the whole match and without groups at the end that
    /// took no part.
    func captures(_ line: LineBytes, _ space: borrowing MatchSpace) -> [[UInt8]] {
        guard let pairs = pcre2_get_ovector_pointer_8(space.data) else { return [] }
        var texts: [[UInt8]] = [], known = 0
        for group in 1..<max(1, min(pairCount, MatchSpace.pairCount)) {
            let start = pairs[group * 2], end = pairs[group * 2 + 1]
            guard start >= 0, start <= end, end <= line.count else {
                texts.append([])
                continue
            }
            // A longer text is no name, and would be kept with each line.
            texts.append(end - start > 1_024 ? [] : Array(line.buffer[start..<end]))
            known = texts.count
        }
        return Array(texts.prefix(known))
    }
}
