// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A change that a ``DirectoryWatcher`` reports.
public enum DirectoryChange: Hashable, Sendable {
    /// Entries of the folder with this path were added, removed or renamed.
    case changed(BytePath)
    /// The folder with this path was removed or renamed; it is not watched any more.
    case vanished(BytePath)
    /// The system lost changes: any watched folder may have changed.
    case overflow
}

/// Watches folders, and reports the folders that other programs change.
///
/// One watcher watches any number of folders, but not their subfolders. On Linux it uses inotify.
/// On macOS it uses kqueue; the number of folders is limited to half of the files that the process
/// may open.
///
/// ```swift
/// let watcher = try DirectoryWatcher()
/// try await watcher.watch("/tmp")
/// for await change in watcher.changes { print(change) }
/// ```
///
/// Only one task may iterate over ``changes``. The sequence ends with the watcher.
public actor DirectoryWatcher {
    /// The changes, in the order in which the system reports them.
    ///
    /// If nobody reads them, the watcher keeps the newest 10,000, and reports
    /// ``DirectoryChange/overflow``.
    public nonisolated let changes: AsyncStream<DirectoryChange>
    private let continuation: AsyncStream<DirectoryChange>.Continuation
    #if os(Linux) || os(Android)
    private let source: DirectoryWatchSource
    private var numbers: [BytePath: Int32] = [:]
    /// The paths by the numbers of their watches: a folder may be watched by several paths.
    private var watched: [Int32: Set<BytePath>] = [:]
    #else
    private var folders: [BytePath: WatchedDirectory] = [:]
    #endif

    /// Creates a watcher that watches nothing.
    ///
    /// - Throws: ``FileError`` if the system cannot provide another watcher.
    public init() throws(FileError) { try self.init(limit: 10_000) }

    /// - Parameter limit: The maximum number of changes that wait for a reader.
    init(limit: Int) throws(FileError) {
        (changes, continuation) = AsyncStream.makeStream(
            of: DirectoryChange.self, bufferingPolicy: .bufferingNewest(limit))
        #if os(Linux) || os(Android)
        let (reports, reporter) = AsyncStream.makeStream(of: [DirectoryWatchSource.Report].self)
        source = try DirectoryWatchSource { reports in
            if let reports { reporter.yield(reports) } else { reporter.finish() }
        }
        Task { [weak self] in
            for await some in reports { await self?.take(some) }
        }
        #endif
    }

    deinit { continuation.finish() }

    /// The paths of the watched folders.
    public var paths: Set<BytePath> {
        #if os(Linux) || os(Android)
        Set(numbers.keys)
        #else
        Set(folders.keys)
        #endif
    }

    /// Begins to watch a folder; does nothing if it is watched already.
    ///
    /// - Throws: ``FileError`` if there is no such folder, if it may not be read, or if the system cannot watch more.
    public func watch(_ path: BytePath) throws(FileError) {
        #if os(Linux) || os(Android)
        guard numbers[path] == nil else { return }
        let number = try source.add(path)
        numbers[path] = number
        watched[number, default: []].insert(path)
        #else
        guard folders[path] == nil else { return }
        // Each folder takes a descriptor, and the program needs descriptors for its own files.
        guard folders.count < WatchedDirectory.maximumCount else {
            throw FileError("watched", path, code: EMFILE)
        }
        folders[path] = try WatchedDirectory(path) { [weak self, continuation] change in
            Self.tell(change, continuation)
            guard case .vanished(let path) = change else { return }
            Task { await self?.unwatch(path) }
        }
        #endif
    }

    /// Begins to watch a folder; does nothing if it is watched already.
    ///
    /// - Throws: ``FileError`` if there is no such folder, if it may not be read, or if the system cannot watch more.
    public func watch(_ path: String) throws(FileError) { try watch(BytePath(path)) }

    /// Stops watching a folder; earlier changes may still be reported.
    public func unwatch(_ path: String) { unwatch(BytePath(path)) }

    /// Stops watching a folder; earlier changes may still be reported.
    public func unwatch(_ path: BytePath) {
        #if os(Linux) || os(Android)
        guard let number = numbers.removeValue(forKey: path) else { return }
        watched[number]?.remove(path)
        guard watched[number]?.isEmpty == true else { return }
        watched[number] = nil
        source.remove(number)
        #else
        folders[path] = nil
        #endif
    }

    /// Reports a change; if a change is lost because nobody reads them, reports an overflow too.
    private static func tell(
        _ change: DirectoryChange, _ continuation: AsyncStream<DirectoryChange>.Continuation
    ) {
        if case .dropped = continuation.yield(change) { continuation.yield(.overflow) }
    }

    #if os(Linux) || os(Android)
    private func take(_ reports: [DirectoryWatchSource.Report]) {
        var told: Set<DirectoryChange> = []
        for report in reports {
            if report.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                Self.tell(.overflow, continuation)
                continue
            }
            let isGone =
                report.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) != 0
            for path in watched[report.number] ?? [] {
                let change = isGone ? DirectoryChange.vanished(path) : .changed(path)
                if told.insert(change).inserted { Self.tell(change, continuation) }
                if isGone { unwatch(path) }
            }
        }
    }
    #endif
}
