// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line that a program wrote.
///
/// The text is untrusted: it may contain control characters. Bytes that are not UTF-8 are repaired.
public struct ChildLine: Hashable, Sendable {
    /// The end of a line.
    public enum Ending: Hashable, Sendable {
        /// A line feed, perhaps after a carriage return.
        case newline
        /// A carriage return: the next line takes the place of this one, as in a display of progress.
        case carriageReturn
        /// The line is longer than ``ChildCommand/maximumLineLength``, and continues with the next one.
        case cut
        /// The end of the output.
        case endOfOutput
    }

    /// The text, without the characters that end it.
    public let text: String
    /// The end of the line.
    public let ending: Ending
    /// Whether the program wrote it to standard error, with ``ChildCommand/ErrorOutput/marked``.
    public let isError: Bool

    /// Creates a line.
    public init(_ text: String, ending: Ending = .newline, isError: Bool = false) {
        (self.text, self.ending, self.isError) = (text, ending, isError)
    }

    /// Whether the next line continues this one.
    public var isCut: Bool { ending == .cut }

    /// Whether the next line takes the place of this one.
    public var isTransient: Bool { ending == .carriageReturn }

    /// The progress that the text shows, from 0 to 1; nil if it shows none.
    ///
    /// The last of these counts: a percentage such as `42%`, or a count of steps such as `[7/12]` or `(7/12)`.
    public var progress: Double? {
        var last: Double?
        for (index, byte) in text.utf8.enumerated() {
            let before = text.utf8.prefix(index)
            switch byte {
            case UInt8(ascii: "%"):
                if let percent = Self.number(endingAt: before) { last = min(percent / 100, 1) }
            case UInt8(ascii: "]"), UInt8(ascii: ")"):
                if let share = Self.share(endingAt: before) { last = share }
            default: break
            }
        }
        return last
    }

    private static func number(endingAt text: Substring.UTF8View) -> Double? {
        let digits = text.suffix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        return digits.isEmpty || digits.count > 9 ? nil : Double(String(Substring(digits)))
    }

    private static func share(endingAt text: Substring.UTF8View) -> Double? {
        let inner = text.suffix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "/") }
        let numbers = Substring(inner).split(separator: "/", omittingEmptySubsequences: false)
            .map { Double($0) }
        let opening = text.dropLast(inner.count).last
        guard numbers.count == 2, let done = numbers[0], let all = numbers[1], all > 0,
            opening == UInt8(ascii: "[") || opening == UInt8(ascii: "(")
        else { return nil }
        return min(done / all, 1)
    }
}

extension Substring.UTF8View {
    /// Returns the bytes at the end that meet a condition.
    fileprivate func suffix(while isPart: (UInt8) -> Bool) -> Substring.UTF8View {
        var start = endIndex
        while start > startIndex, isPart(self[index(before: start)]) {
            start = index(before: start)
        }
        return self[start...]
    }
}
