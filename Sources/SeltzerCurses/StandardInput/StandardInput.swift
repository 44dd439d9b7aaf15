// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Input that is piped into the program, read without blocking while the screen is shown.
///
/// ```swift
/// for try await line in StandardInput.lines {
///     list.append(line.text)
/// }
/// ```
///
/// Bytes are read only on request. A producer that is faster than the program waits for its pipe,
/// so that memory does not grow. The process has one standard input, so bytes that one loop reads
/// do not reach another loop.
///
/// If standard input is a terminal, typed text belongs to the screen, and reading throws
/// ``StandardInputError/isTerminal``. A program that does not need input checks ``isTerminal``
/// first.
public enum StandardInput {
    /// Whether standard input is a terminal, so that no input is piped in.
    public static var isTerminal: Bool { InputReader.isTerminal(descriptor) }

    /// The bytes as they arrive, in pieces of at most 64 KiB, which may end inside a line or a
    /// character.
    ///
    /// Use it for very many lines: it adds no cost for each line.
    public static var chunks: StandardInputChunks {
        StandardInputChunks(descriptor: descriptor)
    }

    /// The lines, with their exact bytes.
    ///
    /// A line of any length is one element, and takes as much memory as its length.
    public static var lines: StandardInputLines {
        StandardInputLines(descriptor: descriptor)
    }

    /// Returns the lines of a descriptor; a terminal gives the lines that the user types in the
    /// terminal's own line mode.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor.
    ///   - limit: The maximum length of a line in bytes; a longer line is an error.
    package static func typedLines(
        of descriptor: Int32, limit: Int = .max
    ) -> StandardInputLines {
        StandardInputLines(descriptor: descriptor, readsTerminal: true, limit: limit)
    }

    /// Returns the next line of a descriptor, and reads nothing after it; nil at the end of the
    /// input.
    ///
    /// A terminal gives the lines that the user types in the terminal's own line mode.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor.
    ///   - limit: The maximum number of bytes of a line.
    package static func typedLine(
        of descriptor: Int32, limit: Int
    ) async throws -> StandardInputLine? {
        try await InputReader(descriptor: descriptor, readsTerminal: true).readLine(limit: limit)
    }

    private static var descriptor: Int32 { 0 }
}
