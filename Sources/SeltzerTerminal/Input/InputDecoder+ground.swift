// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension InputDecoder {
    /// Decodes bytes in the ground state: a run of plain bytes and whole characters, and then the
    /// first byte of any other input.
    ///
    /// - Returns: The index after these bytes.
    mutating func decodeGround(
        _ bytes: UnsafeRawBufferPointer,
        from start: Int,
        _ found: inout [DecodedInput]
    ) -> Int {
        var index = start
        while index < bytes.count {
            index = plain.decode(bytes, from: index, &found)
            guard index < bytes.count else { break }
            if plain.isControlKey(bytes[index]) {
                found.append(.event(.key(singles[Int(bytes[index])])))
                index += 1
                continue
            }
            guard let (character, count) = ScalarDecoder.wholeCharacter(bytes, at: index) else {
                previous = byte(before: index, in: bytes)
                process(bytes[index], &found)
                return index + 1
            }
            found.append(.event(.key(KeyPress(typing: character))))
            index += count
        }
        return index
    }
}
