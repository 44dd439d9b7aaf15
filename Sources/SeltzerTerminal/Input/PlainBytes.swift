// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The bytes that are complete keys, independent of the next bytes.
struct PlainBytes: Sendable {
    /// The character of each byte; U+FFFD for bytes that cannot begin a character.
    private let characters: [Character] = Self.characters
    private let isPlain: [Bool]
    private let isControlKey: [Bool]

    /// The 8-bit controls that begin a sequence: SS3, DCS, SOS, CSI, OSC, PM and APC.
    static let introducers: Set<UInt8> = [0x8F, 0x90, 0x98, 0x9B, 0x9D, 0x9E, 0x9F]

    private static let characters: [Character] = (0...0xFF).map { (byte: UInt8) in
        byte < 0x7F ? Character(Unicode.Scalar(byte)) : "\u{FFFD}"
    }

    /// Creates the tables for a decoder with the keys of a profile.
    init(_ keys: ProfileKeys) {
        isPlain = (0...0xFF).map { (byte: UInt8) in
            byte >= 0x20 && byte != 0x7F && !(0xC2...0xF4).contains(byte)
                && !Self.introducers.contains(byte)
                && keys.child(of: keys.root, byte) == nil
        }
        isControlKey = (0...0xFF).map { (byte: UInt8) in
            (byte < 0x20 && byte != 0x1B || byte == 0x7F)
                && keys.child(of: keys.root, byte) == nil
        }
    }

    /// Returns whether a control byte is a complete key.
    func isControlKey(_ byte: UInt8) -> Bool { isControlKey[Int(byte)] }

    /// Appends the events of a run of plain bytes.
    ///
    /// - Returns: The index of the first byte that is not plain, or the end.
    func decode(
        _ bytes: UnsafeRawBufferPointer,
        from start: Int,
        _ found: inout [DecodedInput]
    ) -> Int {
        var end = start
        isPlain.withUnsafeBufferPointer { isPlain in
            while end < bytes.count, isPlain[Int(bytes[end])] { end += 1 }
        }
        guard end > start else { return start }
        characters.withUnsafeBufferPointer { characters in
            let run = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
            found.append(contentsOf: TypedKeys(bytes: run, characters: characters))
        }
        return end
    }
}

/// The events of plain bytes.
///
/// This is a collection, because an array appends a collection of known count at once.
private struct TypedKeys: RandomAccessCollection {
    let bytes: UnsafeRawBufferPointer
    let characters: UnsafeBufferPointer<Character>

    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }

    subscript(index: Int) -> DecodedInput {
        .event(.key(KeyPress(typing: characters[Int(bytes[index])])))
    }
}
