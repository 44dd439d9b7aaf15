// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Counts the bytes that can end rows.
enum LineEnds {
    /// Returns the number of line feeds or of carriage returns, whichever is larger.
    ///
    /// Some of these bytes may be inside of quotes, so the number of rows is at most the result.
    static func count(in bytes: UnsafeRawBufferPointer) -> Int {
        var lineFeeds = 0
        var returns = 0
        var position = 0
        while position + ByteWord.length <= bytes.count {
            let word = ByteWord(bytes, at: position)
            lineFeeds += word.matches(Syntax.lineFeed).nonzeroBitCount
            returns += word.matches(Syntax.carriageReturn).nonzeroBitCount
            position += ByteWord.length
        }
        for byte in bytes[position...] {
            if byte == Syntax.lineFeed { lineFeeds += 1 }
            if byte == Syntax.carriageReturn { returns += 1 }
        }
        return max(lineFeeds, returns)
    }
}
