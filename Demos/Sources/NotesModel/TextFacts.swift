// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Facts about the bytes of a text: words, line ends and encoding.
///
/// An edit updates the counts only for the bytes around it, so that a key costs the same in a text
/// of any length.
public struct TextFacts: Hashable, Sendable {
    /// The line ends of a text.
    public enum LineEnds: String, Hashable, Sendable {
        /// Line feeds, or no line end at all.
        case lf = "LF"
        /// A carriage return before each line feed.
        case crlf = "CRLF"
        /// Carriage returns alone, as on old Macs.
        case cr = "CR"
        /// Line feeds with and without a carriage return.
        case mixed = "LF and CRLF"
    }

    /// The encoding of a text.
    public enum Encoding: String, Hashable, Sendable {
        /// UTF-8.
        case utf8 = "UTF-8"
        /// Bytes that are not UTF-8.
        case unknown = "not UTF-8"
        /// Bytes with zeros among them, which are not text.
        case binary = "binary"
    }

    /// The number of words: runs of bytes between white space, as `wc -w` counts them.
    public private(set) var words = 0
    private var lineFeeds = 0
    private var carriageReturnLineFeeds = 0
    /// All carriage returns, including those before a line feed.
    private var carriageReturns = 0
    private var zeros = 0
    private var malformedSequences = 0

    /// Reads a part of a text.
    ///
    /// - Returns: Nil if the task was cancelled.
    public init?(_ text: TextStorage, in range: Range<Int>) {
        var scanner = TextScanner(after: text.bytes(in: range.lowerBound - 1..<range.lowerBound))
        var isCancelled = false
        text.forEachPart(in: range) { part in
            scanner.read(part)
            isCancelled = Task.isCancelled
            return !isCancelled
        }
        if isCancelled { return nil }
        if range.upperBound >= text.count { scanner.finish() }
        self.init(scanner)
    }

    private init(_ scanner: TextScanner) {
        words = scanner.words
        lineFeeds = scanner.lineFeeds
        carriageReturnLineFeeds = scanner.carriageReturnLineFeeds
        carriageReturns = scanner.carriageReturns
        zeros = scanner.zeros
        malformedSequences = scanner.malformedSequences
    }

    /// The line ends.
    public var lineEnds: LineEnds {
        switch (lineFeeds > 0, carriageReturnLineFeeds > 0) {
        case (true, true): .mixed
        case (false, true): .crlf
        case (true, false): .lf
        case (false, false): carriageReturns > 0 ? .cr : .lf
        }
    }

    /// The encoding.
    public var encoding: Encoding {
        zeros > 0 ? .binary : malformedSequences == 0 ? .utf8 : .unknown
    }

    // MARK: Edits

    /// The greatest size in bytes of an edit that is counted without reading the whole text.
    static let greatestChange = 1 << 16

    /// An edit: the change, or nil if all may have changed, and the texts before and after it.
    struct Edit {
        let change: TextChange?
        let old: TextStorage
        let new: TextStorage
    }

    /// Updates the counts for an edit.
    ///
    /// - Returns: Whether they were updated; false if the edit is so large that the text must be
    ///   read again.
    mutating func apply(_ edit: Edit) -> Bool {
        let (old, new) = (edit.old, edit.new)
        guard let change = edit.change,
            change.oldCount + change.newCount <= Self.greatestChange
        else { return false }
        let start = Self.startOfSequence(at: change.start, in: old)
        // The next byte may begin a word now, and three more may belong to a character that was
        // split.
        let oldEnd = change.start + change.oldCount + 3
        let newEnd = change.start + change.newCount + 3
        guard let before = Self(old, in: start..<oldEnd), let after = Self(new, in: start..<newEnd)
        else { return false }
        words += after.words - before.words
        lineFeeds += after.lineFeeds - before.lineFeeds
        carriageReturnLineFeeds += after.carriageReturnLineFeeds - before.carriageReturnLineFeeds
        carriageReturns += after.carriageReturns - before.carriageReturns
        zeros += after.zeros - before.zeros
        malformedSequences += after.malformedSequences - before.malformedSequences
        return true
    }

    /// Returns the offset of the first byte of the character around a position; it is at most three
    /// bytes before it.
    private static func startOfSequence(at offset: Int, in text: TextStorage) -> Int {
        let before = text.bytes(in: max(0, offset - 3)..<offset)
        guard let last = before.lastIndex(where: { $0 & 0xC0 != 0x80 }), before[last] >= 0xC0
        else { return offset }
        return offset - before.count + last
    }
}
