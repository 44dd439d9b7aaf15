// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// How often each kind of line end occurs in a text.
///
/// A carriage return that is not before a line feed ends no line.
///
/// ```swift
/// TextStorage("one\r\ntwo\n").lineEndings(in: 0..<9).isMixed    // true
/// ```
public struct TextLineEndings: Hashable, Sendable {
    /// The number of line feeds without a carriage return before them.
    public var lineFeeds: Int
    /// The number of line feeds with a carriage return before them.
    public var carriageReturnLineFeeds: Int

    /// Creates numbers.
    public init(lineFeeds: Int = 0, carriageReturnLineFeeds: Int = 0) {
        self.lineFeeds = lineFeeds
        self.carriageReturnLineFeeds = carriageReturnLineFeeds
    }

    /// Whether both kinds occur.
    public var isMixed: Bool { lineFeeds > 0 && carriageReturnLineFeeds > 0 }

    /// Counts what an edit changes.
    package mutating func apply(
        _ change: TextChange, from old: TextStorage, to new: TextStorage
    ) {
        // A carriage return may have come before a line feed that stays, or gone from there.
        let start = change.start
        let before = old.lineEndings(in: start..<start + change.oldCount + 1)
        let after = new.lineEndings(in: start..<start + change.newCount + 1)
        lineFeeds += after.lineFeeds - before.lineFeeds
        carriageReturnLineFeeds += after.carriageReturnLineFeeds - before.carriageReturnLineFeeds
    }
}

extension TextStorage {
    /// Returns how often each kind of line end occurs among the line feeds in a range.
    ///
    /// All bytes of the range are read.
    public func lineEndings(in range: Range<Int>) -> TextLineEndings {
        let start = range.lowerBound.clamped(0, count)
        var endings = TextLineEndings()
        var previous = bytes(in: start - 1..<start).first ?? 0
        forEachPart(in: range) { part in
            for byte in part {
                if byte == 0x0A {
                    if previous == 0x0D {
                        endings.carriageReturnLineFeeds += 1
                    } else {
                        endings.lineFeeds += 1
                    }
                }
                previous = byte
            }
            return true
        }
        return endings
    }
}
