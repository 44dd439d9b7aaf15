// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The bytes of a source, with the bytes that the user has replaced.
struct HexEdits: Sendable {
    let source: any TextByteSource
    /// The replaced bytes, by their offsets.
    private(set) var replaced: [Int: UInt8] = [:]
    /// The replacements in order, for undo: the offset, and the byte before; nil for the byte of the source.
    private var history: [(offset: Int, before: UInt8?)] = []

    /// The number of replacements that can be undone.
    private static var maximumHistory: Int { 10_000 }

    init(_ source: any TextByteSource) { self.source = source }

    var count: Int { max(0, source.count) }

    /// Returns the bytes in a range that lies in the source; fewer if the file became shorter.
    func bytes(in range: Range<Int>) -> [UInt8] {
        let range = range.clamped(to: 0..<count)
        var bytes = source.bytes(in: range)
        guard !replaced.isEmpty else { return bytes }
        if replaced.count < range.count {
            for (offset, byte) in replaced where range.contains(offset) {
                let index = offset - range.lowerBound
                if bytes.indices.contains(index) { bytes[index] = byte }
            }
        } else {
            for index in bytes.indices {
                if let byte = replaced[range.lowerBound + index] { bytes[index] = byte }
            }
        }
        return bytes
    }

    mutating func replace(_ offset: Int, with byte: UInt8) {
        if history.count >= Self.maximumHistory { history.removeFirst(Self.maximumHistory / 10) }
        history.append((offset, replaced[offset]))
        set(offset, byte)
    }

    /// Takes back the last replacement, and returns its offset; nil if there is none.
    mutating func undo() -> Int? {
        guard let (offset, before) = history.popLast() else { return nil }
        set(offset, before)
        return offset
    }

    /// Forgets all replacements.
    mutating func removeAll() {
        replaced = [:]
        history = []
    }

    /// A byte that is again as in the source is not replaced.
    private mutating func set(_ offset: Int, _ byte: UInt8?) {
        let old = source.bytes(in: offset..<offset + 1).first
        replaced[offset] = byte == old ? nil : byte
    }
}
