// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Edits a long text, and undoes edits, and compares it with an array of bytes.
///
/// Bytes, lines and equality are those of the array, and marks stay on their text.
@_cdecl("fuzz_storage")
public func fuzzStorage(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    var edits = StorageEdits(&input)
    while !input.isEmpty { edits.act(&input) }
    edits.compareAll()
    return 0
}

/// Edits in which a cursor types, deletes, moves and undoes: the history leads back to the first text and on to the last.
///
/// The selections lie in order within the text, and each change says what differs.
@_cdecl("fuzz_document")
public func fuzzDocument(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    var edits = DocumentEdits(&input)
    while !input.isEmpty { edits.act(&input) }
    edits.undoAndRedoAll()
    return 0
}
