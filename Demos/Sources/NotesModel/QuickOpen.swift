// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Finds files of a folder by some letters of their paths.
///
/// The names are read and searched off the main actor, with the line search of a picker.
@MainActor
public final class QuickOpen {
    /// The search.
    public let picker = PickerSearch()
    private let feed = PickerFeed(limit: 256 << 20)
    private let root: BytePath

    /// Creates a search in a folder; it has no names before ``readNames()``.
    public init(root: BytePath) {
        self.root = root
    }

    /// Reads the names of all files, and adds them to the search as they arrive.
    public func readNames() async {
        let chunks = Self.chunks(of: root)
        let feed = feed
        let reading = Task.detached { await feed.read(chunks) }
        await withTaskCancellationHandler {
            while let lines = await feed.next() { picker.lines = lines }
        } onCancel: {
            reading.cancel()
        }
    }

    /// Returns the names in pieces of about 64 KiB, each with a line feed after it.
    private nonisolated static func chunks(of root: BytePath) -> AsyncStream<[UInt8]> {
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        let walking = Task.detached {
            var bytes: [UInt8] = []
            FolderWalk(root: root).forEachFile { path in
                // A name with a line feed would become two lines, so zero bytes replace line feeds;
                // no name contains a zero byte.
                bytes += path.bytes.map { $0 == UInt8(ascii: "\n") ? 0 : $0 }
                bytes.append(UInt8(ascii: "\n"))
                if bytes.count > 65_536 {
                    continuation.yield(bytes)
                    bytes = []
                }
                return true
            }
            continuation.yield(bytes)
            continuation.finish()
        }
        continuation.onTermination = { _ in walking.cancel() }
        return stream
    }

    /// The letters to find; empty for all files.
    public var query: String {
        get { picker.pattern.query }
        set { picker.pattern = FuzzyPattern(newValue) }
    }

    /// The number of files that can be shown.
    public var count: Int { picker.matches.rankedCount }

    /// Returns the path of a file, relative to the folder.
    ///
    /// - Parameter rank: The rank, from 0 for the best match to less than ``count``.
    public func path(at rank: Int) -> BytePath {
        let line = picker.lines[picker.matches.line(at: rank)]
        return BytePath(bytes: line.map { $0 == 0 ? UInt8(ascii: "\n") : $0 })
    }
}
