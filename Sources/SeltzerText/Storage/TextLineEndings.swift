// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The numbers of line ends of each kind in a text.
///
/// A carriage return without a line feed after it does not end a line.
///
/// ```swift
/// TextStorage("one\r\ntwo\n").lineEndings(in: 0..<9).isMixed    // true
/// ```
public struct TextLineEndings: Hashable, Sendable {
    /// The number of line feeds without a carriage return before them.
    public var lineFeeds: Int
    /// The number of line feeds with a carriage return before them.
    public var carriageReturnLineFeeds: Int

    /// Creates the numbers of line ends, by default 0.
    public init(lineFeeds: Int = 0, carriageReturnLineFeeds: Int = 0) {
        self.lineFeeds = lineFeeds
        self.carriageReturnLineFeeds = carriageReturnLineFeeds
    }

    /// Whether both kinds occur.
    public var isMixed: Bool { lineFeeds > 0 && carriageReturnLineFeeds > 0 }

    /// Updates the numbers after an edit.
    package mutating func apply(
        _ change: TextChange, from old: TextStorage, to new: TextStorage
    ) {
        // One more byte is read, because a carriage return may have been added or removed before a
        // line feed that stays.
        let start = change.start
        let before = old.lineEndings(in: start..<start + change.oldCount + 1)
        let after = new.lineEndings(in: start..<start + change.newCount + 1)
        lineFeeds += after.lineFeeds - before.lineFeeds
        carriageReturnLineFeeds += after.carriageReturnLineFeeds - before.carriageReturnLineFeeds
    }
}

extension TextStorage {
    /// Returns the numbers of line ends of each kind in a range of bytes.
    ///
    /// The method reads all bytes of the range.
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
