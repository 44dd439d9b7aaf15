// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension InputDecoder {
    /// Begins to match the profile's keys if one of them begins with this byte.
    ///
    /// - Returns: Whether a key begins with the byte.
    mutating func beginProfileKey(_ byte: UInt8, _ found: inout [DecodedInput]) -> Bool {
        guard let first = keys.child(of: keys.root, byte) else { return false }
        state = .profileKey
        held.removeAll(keepingCapacity: true)
        candidate = nil
        advance(to: first, byte, &found)
        return true
    }

    /// Decodes a further byte of a possible key of the profile.
    mutating func processProfileKey(_ byte: UInt8, _ found: inout [DecodedInput]) {
        if let next = keys.child(of: place, byte) {
            advance(to: next, byte, &found)
        } else {
            resolveProfileKey(&found)
            process(byte, &found)
        }
    }

    private mutating func advance(
        to next: Int,
        _ byte: UInt8,
        _ found: inout [DecodedInput]
    ) {
        place = next
        held.append(byte)
        guard let press = keys.press(at: next) else { return }
        if keys.isLeaf(next) {
            emit(press, &found)
        } else {
            candidate = (press, held.count)
        }
    }

    /// Reports the longest key at the start of the held bytes, or decodes the first of these bytes
    /// by the general rules.
    ///
    /// After that, the rest is decoded again.
    ///
    /// Strings of a profile are short, so it costs little to decode bytes twice.
    mutating func resolveProfileKey(_ found: inout [DecodedInput]) {
        let bytes = held
        held.removeAll(keepingCapacity: true)
        var index = 1
        state = .ground
        if let candidate {
            index = candidate.length
            emit(candidate.press, &found)
        } else {
            processGround(bytes[0], &found)
        }
        for byte in bytes[index...] { process(byte, &found) }
    }
}
