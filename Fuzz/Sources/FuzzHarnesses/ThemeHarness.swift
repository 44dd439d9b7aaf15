// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads a theme that may be anything.
///
/// Problems are on lines that there are, in order, and can be printed.
@_cdecl("fuzz_theme")
public func fuzzTheme(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let text = String(decoding: input.bytes(), as: UTF8.self)
    do {
        _ = try Theme(parsing: text)
    } catch {
        checkMessage(error)
        let lines = error.problems.map(\.line)
        precondition(!lines.isEmpty, "An error has no problems.")
        precondition(zip(lines, lines.dropFirst()).allSatisfy(<=), "Problems are out of order.")
        let count = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        precondition(lines.allSatisfy((1...count).contains), "A problem is on no line.")
    }
    return 0
}
