// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The entries of a folder at one moment.
///
/// ```swift
/// let listing = try await DirectoryListing.read(path: "/usr").sorted(foldersFirst: true)
/// ```
public struct DirectoryListing: Hashable, Sendable {
    /// The path of the folder as it was given.
    public let path: BytePath
    /// The entries, without `.` and `..`, in the system's order, or sorted by
    /// ``sorted(foldersFirst:includingHidden:)``.
    public var entries: [DirectoryEntry]

    /// The number of entries that the reader reads between checks for cancellation.
    public static var batchSize: Int { 4_096 }

    /// Creates a listing from entries, which are not read from the disk.
    public init(path: BytePath, entries: [DirectoryEntry]) {
        (self.path, self.entries) = (path, entries)
    }

    /// Reads a folder now, on this thread.
    ///
    /// - Throws: ``FileError`` if there is no such folder, or if it may not be read.
    public init(path: BytePath) throws(FileError) {
        var all: [DirectoryEntry] = []
        try DirectoryReader(path: path).read(inBatchesOf: Self.batchSize) {
            all += $0
            return true
        }
        self.init(path: path, entries: all)
    }

    /// Reads a folder in another thread.
    ///
    /// - Throws: ``FileError`` if there is no such folder, or if it may not be read; `CancellationError` if the task is
    ///   cancelled meanwhile.
    public nonisolated static func read(path: BytePath) async throws -> DirectoryListing {
        var all: [DirectoryEntry] = []
        for try await batch in batches(path: path) { all += batch }
        try Task.checkCancellation()
        return DirectoryListing(path: path, entries: all)
    }

    /// Returns the entries of a folder in batches, while another thread reads them.
    ///
    /// If the iteration ends, reading ends too. The sequence throws ``FileError`` if there is no
    /// such folder, or if it may not be read.
    public static func batches(
        path: BytePath, size: Int = batchSize
    ) -> AsyncThrowingStream<[DirectoryEntry], any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached {
                do throws(FileError) {
                    try DirectoryReader(path: path).read(inBatchesOf: size) { batch in
                        continuation.yield(batch)
                        return !Task.isCancelled
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Reads a folder now, on this thread.
    ///
    /// - Throws: ``FileError`` if there is no such folder, or if it may not be read.
    public init(path: String) throws(FileError) { try self.init(path: BytePath(path)) }

    /// Reads a folder in another thread.
    ///
    /// - Throws: ``FileError`` if there is no such folder, or if it may not be read; `CancellationError` if the task is
    ///   cancelled meanwhile.
    public nonisolated static func read(path: String) async throws -> DirectoryListing {
        try await read(path: BytePath(path))
    }

    /// Returns the entries of a folder in batches, while another thread reads them; see the other
    /// function of this name.
    public static func batches(
        path: String, size: Int = batchSize
    ) -> AsyncThrowingStream<[DirectoryEntry], any Error> {
        batches(path: BytePath(path), size: size)
    }

    /// Returns the listing in natural order (``NaturalOrder``).
    ///
    /// - Parameters:
    ///   - foldersFirst: Whether folders, and links that lead to one, come before all other
    ///     entries.
    ///   - includingHidden: Whether names that begin with a dot are kept.
    public func sorted(
        foldersFirst: Bool = true, includingHidden: Bool = true
    ) -> DirectoryListing {
        sorted(foldersFirst: foldersFirst, includingHidden: includingHidden) {}
    }

    /// Returns the listing in natural order, or throws if `check` cancels the sorting.
    ///
    /// - Parameter check: Called repeatedly while a large listing is sorted; an error that it
    ///   throws ends the sorting.
    package func sorted(
        foldersFirst: Bool, includingHidden: Bool, checking check: () throws -> Void
    ) rethrows -> DirectoryListing {
        let kept = includingHidden ? entries : entries.filter { !$0.isHidden }
        let order = try NaturalOrder.order(of: kept.count) { index in
            let entry = kept[index]
            return (foldersFirst && !entry.leadsToDirectory ? 1 : 0, entry.name)
        } checking: {
            try check()
        }
        return DirectoryListing(path: path, entries: order.map { kept[$0] })
    }
}
