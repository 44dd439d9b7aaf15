// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads markup that may be anything.
///
/// An error lies in the markup and can be printed, and text that is escaped is shown as it is.
@_cdecl("fuzz_markup")
public func fuzzMarkup(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let markup = String(decoding: input.bytes(), as: UTF8.self)
    do {
        checkText(try StyledText(markup: markup))
    } catch {
        checkMessage(error)
        let lines = markup.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        precondition((1...lines.count).contains(error.line), "The error is on no line.")
        let line = String(decoding: lines[error.line - 1], as: UTF8.self)
        precondition(
            (1...line.count + 1).contains(error.column), "The error is at no character.")
    }
    guard let plain = try? StyledText(markup: StyledText.escapingMarkup(markup)) else {
        preconditionFailure("Escaped text is no markup.")
    }
    precondition(plain == StyledText(markup), "Escaped text is not shown as it is.")
    return 0
}
