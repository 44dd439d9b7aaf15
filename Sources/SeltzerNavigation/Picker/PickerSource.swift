// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The source of a picker's lines: texts, or a sequence of which each element is a line or bytes.
///
/// ```swift
/// let picker = Picker(.lines(names))              // some AsyncSequence of texts
/// ```
///
/// A sequence is read once, off the main actor, from the moment that the picker is visible.
public struct PickerSource: Sendable {
    /// The lines that are there from the start.
    let lines: PickerLines
    /// Returns the feed, and the work that reads into it, if the picker does this work.
    let feed: (@Sendable () -> (feed: PickerFeed, read: (@Sendable () async -> Void)?))?

    /// Returns the source of lines that are there already.
    public static func lines(_ lines: PickerLines) -> PickerSource {
        PickerSource(lines: lines, feed: nil)
    }

    /// Returns the source of texts, each of which is a line.
    public static func texts(_ texts: some Sequence<String>) -> PickerSource {
        .lines(PickerLines(texts))
    }

    /// Returns the source of texts that arrive, each of which is a line.
    ///
    /// If the sequence throws an error, the picker shows the error and the lines before it.
    public static func lines<Texts: AsyncSequence & Sendable>(_ texts: Texts) -> PickerSource
    where Texts.Element == String {
        PickerSource(lines: PickerLines()) {
            let feed = PickerFeed()
            return (feed, { await feed.read(texts) })
        }
    }

    /// Returns the source of bytes that arrive, such as the output of a program, with a line feed after each line.
    ///
    /// - Parameters:
    ///   - chunks: The bytes; if the sequence throws an error, the picker shows it and the lines before it.
    ///   - limit: The greatest number of bytes to keep; reading stops there.
    public static func bytes<Chunks: AsyncSequence & Sendable>(
        _ chunks: Chunks, limit: Int = PickerFeed.greatestLimit
    ) -> PickerSource where Chunks.Element == [UInt8] {
        PickerSource(lines: PickerLines()) {
            let feed = PickerFeed(limit: limit)
            return (feed, { await feed.read(chunks) })
        }
    }

    /// Returns the source of bytes that arrive, with a byte of the program's choice after each line.
    ///
    /// - Parameters:
    ///   - chunks: The bytes; if the sequence throws an error, the picker shows it and the lines before it.
    ///   - lineEnd: The byte after each line, such as 0 for the names of files; a line may then contain line feeds.
    ///   - limit: The greatest number of bytes to keep; reading stops there.
    public static func bytes<Chunks: AsyncSequence & Sendable>(
        _ chunks: Chunks, lineEnd: UInt8, limit: Int = PickerFeed.greatestLimit
    ) -> PickerSource where Chunks.Element == [UInt8] {
        PickerSource(lines: PickerLines()) {
            let feed = PickerFeed(limit: limit)
            return (feed, { await feed.read(chunks, lineEnd: lineEnd) })
        }
    }

    /// Returns the source of lines that the program reads into a feed.
    public static func feed(_ feed: PickerFeed) -> PickerSource {
        PickerSource(lines: PickerLines()) { (feed, nil) }
    }
}
