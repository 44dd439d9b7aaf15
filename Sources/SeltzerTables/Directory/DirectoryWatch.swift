// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerViews

/// The watcher of a ``DirectoryView``, and the folders that changed.
@MainActor
final class DirectoryWatch {
    /// The watcher; nil until a folder is read, or if the system has no watcher.
    var watcher: DirectoryWatcher?
    /// The folders that changed and are not read again yet.
    var changed: Set<BytePath> = []
    /// The task that receives the changes.
    var task: Task<Void, Never>?
    /// The timer after which the changed folders are read.
    var timer: ViewTimer?

    deinit { task?.cancel() }

    /// Stops watching.
    func stop() {
        task?.cancel()
        (task, watcher, changed) = (nil, nil, [])
        timer?.cancel()
        timer = nil
    }
}

/// Watches the unfolded folders.
extension DirectoryView {
    /// The time in which changes are collected before folders are read again.
    private static var delay: Duration { .milliseconds(100) }

    /// Begins to watch a folder before it is read, so that changes during the reading are reported.
    final func beginWatching(_ path: BytePath) async {
        guard watchesFiles else { return }
        do {
            try await (watch.watcher ?? startWatcher()).watch(path)
        } catch {
            // A folder that is gone has no changes; its row shows why it cannot be read.
            guard (try? FileStatus(path: path))?.kind == .directory else { return }
            watchError = error as? FileError
        }
    }

    private func startWatcher() throws(FileError) -> DirectoryWatcher {
        let watcher = try DirectoryWatcher()
        watch.watcher = watcher
        watch.task = Task { [weak self] in
            for await change in watcher.changes { self?.take(change) }
        }
        return watcher
    }

    final func restartWatching() {
        watch.stop()
        watchError = nil
        if watchesFiles { reloadData() }
    }

    private func take(_ change: DirectoryChange) {
        switch change {
        case .changed(let path): watch.changed.insert(path)
        case .vanished(let path):
            watch.changed.insert(
                path == self.path ? path : path.parent ?? path)
        case .overflow:
            watch.changed.formUnion(watchedPaths)
            watch.changed.insert(path)
        }
        scheduleReading()
    }

    /// Reads the changed folders again soon, if there are any.
    final func scheduleReading() {
        guard !watch.changed.isEmpty, watch.timer?.isValid != true else { return }
        watch.timer = scheduleTimer(after: Self.delay) { [weak self] in self?.readChanged() }
    }

    /// Reads the unfolded folders that changed.
    private func readChanged() {
        let changed = watch.changed
        watch.changed = []
        for path in changed {
            let item = path == self.path ? nil : AnyHashable(DirectoryItem(folder: path))
            // A folder that changes while it is read is read again afterwards.
            if isItemLoading(item) {
                watch.changed.insert(path)
                continue
            }
            if let item, !isUnfolded(item), let watcher = watch.watcher {
                Task { await watcher.unwatch(path) }
            }
            reloadItem(item, reloadChildren: true, isDeep: false)
        }
        scheduleReading()
    }
}
