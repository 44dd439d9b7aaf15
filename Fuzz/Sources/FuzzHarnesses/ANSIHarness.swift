// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads the output of a program, at once and cut in two.
///
/// The first byte says where. The text must be the same, and hold no control but tabs and line ends.
@_cdecl("fuzz_ansi")
public func fuzzANSI(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let cut = Int(input.byte())
    let bytes = input.bytes()
    let whole = StyledText(ansi: bytes)
    var reader = ANSITextReader()
    reader.append(bytes.prefix(cut))
    _ = reader.text
    reader.append(bytes.dropFirst(cut))
    precondition(reader.text == whole, "The text depends on how the bytes are cut.")
    for scalar in whole.string.unicodeScalars {
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        precondition(!isControl || scalar == "\n" || scalar == "\t", "A control is left.")
    }
    checkText(whole)
    return 0
}
