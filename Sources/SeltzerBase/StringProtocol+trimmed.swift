// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension StringProtocol {
    /// The text without blanks and line ends at its beginning and its end.
    ///
    /// Scalars are compared, because a combining mark joins the blank before it to one character, which counts as
    /// whitespace: the mark would be lost with the blank.
    package var trimmed: SubSequence {
        let scalars = unicodeScalars
        let isInk: (Unicode.Scalar) -> Bool = { !$0.properties.isWhitespace }
        let start = scalars.firstIndex(where: isInk) ?? endIndex
        let end = scalars.lastIndex(where: isInk).map { scalars.index(after: $0) } ?? start
        return self[start..<end]
    }

    /// Returns the parts of a text around its first scalar of a kind, such as `=`; nil for a text without one.
    ///
    /// Scalars are compared, because a combining mark joins the sign before it to another character.
    package func parted(by sign: Unicode.Scalar) -> (head: SubSequence, tail: SubSequence)? {
        guard let index = unicodeScalars.firstIndex(of: sign) else { return nil }
        return (self[..<index], self[unicodeScalars.index(after: index)...])
    }
}
