// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The number of words in a text: runs of bytes between white space, as `wc -w` counts them.
public enum WordCount {
    /// Counts the words.
    ///
    /// - Returns: The number of words; nil if the task was cancelled.
    public static func words(in text: TextStorage) -> Int? {
        var count = 0
        var isInWord = false
        var isCancelled = false
        text.forEachPart(in: 0..<text.count) { part in
            for byte in part {
                let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
                if !isSpace, !isInWord { count += 1 }
                isInWord = !isSpace
            }
            isCancelled = Task.isCancelled
            return !isCancelled
        }
        return isCancelled ? nil : count
    }
}
