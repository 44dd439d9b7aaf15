// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What is piped into the program: read while the screen is up, without anybody waiting for it.
///
/// ```swift
/// for try await line in StandardInput.lines {
///     list.append(line.text)
/// }
/// ```
///
/// Bytes are read only as they are asked for, so that a producer that is faster than the program waits
/// in its pipe and no memory grows. The process has one standard input: what one loop has read, no
/// other one gets.
///
/// A terminal is no pipe, and what is typed there is the screen's: reading throws
/// ``StandardInputError/isTerminal`` then. A program that can do without asks ``isTerminal`` first.
public enum StandardInput {
    /// Whether standard input is a terminal, so that nothing is piped in.
    public static var isTerminal: Bool { InputReader.isTerminal(descriptor) }

    /// The bytes as they come, in pieces of at most 64 KiB that end anywhere.
    ///
    /// The way for many lines: what is done with them costs nothing here for each.
    public static var chunks: StandardInputChunks {
        StandardInputChunks(descriptor: descriptor)
    }

    /// The lines, byte for byte.
    ///
    /// A line of any length is one element, and is held in memory whole.
    public static var lines: StandardInputLines {
        StandardInputLines(descriptor: descriptor)
    }

    private static var descriptor: Int32 { 0 }
}
