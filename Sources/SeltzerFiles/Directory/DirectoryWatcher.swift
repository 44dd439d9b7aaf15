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

/// Watches folders, and reports the folders that other programs change.
///
/// One watcher watches any number of folders, with ``watch(below:)-(String)`` also all folders in them. On Linux it
/// uses inotify. On macOS it uses kqueue; the number of folders is limited to half of the files that the process may
/// open.
///
/// ```swift
/// let watcher = try DirectoryWatcher(latency: .milliseconds(50))
/// try await watcher.watch(below: "/srv/tides")
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
    /// The time in which equal changes are reported once.
    private let latency: Duration
    /// The changes that wait for the end of the latency, in their order, and as a set.
    private var waiting: (order: [DirectoryChange], all: Set<DirectoryChange>) = ([], [])
    private let capacity: Int
    /// The folders that are watched with all folders in them.
    var trees: Set<BytePath> = []
    /// The folders of trees that the system cannot watch.
    var polled = PolledDirectories()
    let pollInterval: Duration
    #if os(Linux) || os(Android)
    private let source: DirectoryWatchSource
    private var numbers: [BytePath: Int32] = [:]
    /// The paths by the numbers of their watches: a folder may be watched by several paths.
    private var watched: [Int32: Set<BytePath>] = [:]
    #else
    private var folders: [BytePath: WatchedDirectory] = [:]
    private let reporter: AsyncStream<DirectoryChange>.Continuation
    #endif

    /// Creates a watcher that watches nothing, and reports each change at once.
    ///
    /// - Throws: ``FileError`` if the system cannot provide another watcher.
    public init() throws(FileError) { try self.init(limit: 10_000) }

    /// Creates a watcher that watches nothing.
    ///
    /// - Parameter latency: The time in which equal changes are reported once, at its end.
    /// - Throws: ``FileError`` if the system cannot provide another watcher.
    public init(latency: Duration) throws(FileError) {
        try self.init(limit: 10_000, latency: latency)
    }

    /// - Parameters:
    ///   - limit: The maximum number of changes that wait for a reader.
    ///   - latency: The time in which equal changes are reported once.
    ///   - capacity: The maximum number of folders that the system watches.
    ///   - pollInterval: The minimum time between two looks at the folders that the system does not watch.
    init(
        limit: Int, latency: Duration = .zero, capacity: Int = .max,
        pollInterval: Duration = .seconds(2)
    ) throws(FileError) {
        (self.latency, self.capacity, self.pollInterval) = (latency, capacity, pollInterval)
        (changes, continuation) = AsyncStream.makeStream(
            of: DirectoryChange.self, bufferingPolicy: .bufferingNewest(limit))
        #if os(Linux) || os(Android)
        let (reports, reporter) = AsyncStream.makeStream(of: [DirectoryWatchSource.Report].self)
        source = try DirectoryWatchSource { reports in
            if let reports { reporter.yield(reports) } else { reporter.finish() }
        }
        #else
        let reports: AsyncStream<DirectoryChange>
        (reports, reporter) = AsyncStream.makeStream(of: DirectoryChange.self)
        #endif
        Task { [weak self] in
            for await some in reports { await self?.take(some) }
        }
    }

    deinit {
        continuation.finish()
        #if !os(Linux) && !os(Android)
        reporter.finish()
        #endif
    }

    /// The paths of the watched folders.
    public var paths: Set<BytePath> {
        #if os(Linux) || os(Android)
        Set(numbers.keys).union(polled.paths)
        #else
        Set(folders.keys).union(polled.paths)
        #endif
    }

    /// The paths of the watched folders that the system cannot watch, because it watches too many others.
    ///
    /// The watcher looks at them every two seconds, or less often if there are many.
    public var polledPaths: Set<BytePath> { Set(polled.paths) }

    /// Begins to watch a folder; does nothing if it is watched already.
    ///
    /// - Throws: ``FileError`` if there is no such folder, if it may not be read, or if the system cannot watch more.
    public func watch(_ path: BytePath) throws(FileError) {
        guard !isWatched(path) else { return }
        #if os(Linux) || os(Android)
        guard numbers.count < capacity else { throw FileError("watched", path, code: ENOSPC) }
        let number = try source.add(path)
        numbers[path] = number
        watched[number, default: []].insert(path)
        #else
        // Each folder takes a descriptor, and the program needs descriptors for its own files.
        guard folders.count < min(capacity, WatchedDirectory.maximumCount) else {
            throw FileError("watched", path, code: EMFILE)
        }
        folders[path] = try WatchedDirectory(path) { [reporter] in reporter.yield($0) }
        #endif
    }

    /// Begins to watch a folder; does nothing if it is watched already.
    ///
    /// - Throws: ``FileError`` if there is no such folder, if it may not be read, or if the system cannot watch more.
    public func watch(_ path: String) throws(FileError) { try watch(BytePath(path)) }

    /// Stops watching a folder; earlier changes may still be reported.
    ///
    /// After ``watch(below:)-(String)`` it stops watching the folders in it, too.
    public func unwatch(_ path: String) { unwatch(BytePath(path)) }

    /// Stops watching a folder; earlier changes may still be reported.
    ///
    /// After ``watch(below:)-(BytePath)`` it stops watching the folders in it, too.
    public func unwatch(_ path: BytePath) {
        if trees.remove(path) != nil { forgetFolders(below: path) }
        forget(path)
    }

    func isWatched(_ path: BytePath) -> Bool {
        #if os(Linux) || os(Android)
        numbers[path] != nil || polled.contains(path)
        #else
        folders[path] != nil || polled.contains(path)
        #endif
    }

    func forget(_ path: BytePath) {
        polled.remove(path)
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

    // MARK: Reports

    /// Reports a change, at once or at the end of the latency.
    func tell(_ change: DirectoryChange) {
        guard latency > .zero else { return pass(change) }
        guard waiting.all.insert(change).inserted else { return }
        waiting.order.append(change)
        guard waiting.order.count == 1 else { return }
        Task { [weak self, latency] in
            try? await Task.sleep(for: latency)
            await self?.passWaiting()
        }
    }

    private func passWaiting() {
        let order = waiting.order
        waiting = ([], [])
        for change in order { pass(change) }
    }

    /// Passes a change on; if a change is lost because nobody reads them, reports an overflow too.
    private func pass(_ change: DirectoryChange) {
        if case .dropped = continuation.yield(change) { continuation.yield(.overflow) }
    }

    #if os(Linux) || os(Android)
    private func take(_ reports: [DirectoryWatchSource.Report]) async {
        var told: Set<DirectoryChange> = []
        var grown: Set<BytePath> = []
        for report in reports {
            if report.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                tell(.overflow)
                grown.formUnion(trees)
                continue
            }
            let isGone =
                report.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) != 0
            let mayHaveFolder =
                report.mask & UInt32(IN_ISDIR) != 0
                && report.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
            for path in watched[report.number] ?? [] {
                let isGone = isGone && !leads(path, to: report.number)
                let change = isGone ? DirectoryChange.vanished(path) : .changed(path)
                if told.insert(change).inserted { tell(change) }
                if isGone { unwatchVanished(path) }
                if mayHaveFolder, isInTree(path) { grown.insert(path) }
            }
        }
        for path in grown {
            await watchFolders(in: path, isRescan: true, isDeep: trees.contains(path))
        }
    }

    /// Returns whether a path leads to a watched folder, which may have been renamed to this path.
    private func leads(_ path: BytePath, to number: Int32) -> Bool {
        guard let other = try? source.add(path) else { return false }
        if other != number, watched[other] == nil { source.remove(other) }
        return other == number
    }
    #else
    private func take(_ change: DirectoryChange) async {
        tell(change)
        switch change {
        case .changed(let path) where isInTree(path):
            await watchFolders(in: path, isRescan: true, isDeep: false)
        case .vanished(let path): unwatchVanished(path)
        default: break
        }
    }
    #endif
}
