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

extension DirectoryWatcher {
    /// Begins to watch a folder and all folders in it, also those that are added later.
    ///
    /// Symbolic links are not followed, and folders that may not be read are left out. Folders that the system cannot
    /// watch, because there are too many, are looked at from time to time (``polledPaths``). A new folder is reported
    /// as changed, because it may have entries already.
    ///
    /// - Throws: ``FileError`` if there is no such folder, or if it may not be read.
    public func watch(below path: BytePath) async throws(FileError) {
        try watchOrPoll(path)
        trees.insert(path)
        await watchFolders(in: path, isRescan: false, isDeep: true)
    }

    /// Begins to watch a folder and all folders in it; see the other method of this name.
    public func watch(below path: String) async throws(FileError) {
        try await watch(below: BytePath(path))
    }

    /// Returns whether a folder is watched because of a folder around it.
    func isInTree(_ path: BytePath) -> Bool {
        trees.contains { path == $0 || path.isInside($0) }
    }

    /// Stops watching the folders in a folder.
    func forgetFolders(below path: BytePath) {
        for inner in paths where inner.isInside(path) && !trees.contains(inner) { forget(inner) }
    }

    /// Stops watching a folder that is gone from its path, with the folders in it.
    func unwatchVanished(_ path: BytePath) {
        let isTree = isInTree(path)
        trees.remove(path)
        forget(path)
        guard isTree else { return }
        for inner in paths where inner.isInside(path) {
            trees.remove(inner)
            forget(inner)
        }
    }

    /// Watches the folders in a folder that are not watched yet, and the folders in these.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - isRescan: Whether to report new folders.
    ///   - isDeep: Whether to look for new folders in the folders that are watched already.
    func watchFolders(in folder: BytePath, isRescan: Bool, isDeep: Bool) async {
        var folders = [folder]
        while let next = folders.popLast() {
            guard isInTree(next), let listing = try? DirectoryListing(path: next) else { continue }
            for entry in listing.entries where entry.kind == .directory {
                let inner = next.appending(entry.fileName)
                let isKnown = isWatched(inner)
                if !isKnown {
                    guard (try? watchOrPoll(inner)) != nil else { continue }
                    if isRescan { tell(.changed(inner)) }
                }
                if !isKnown || isDeep { folders.append(inner) }
            }
            // A large tree takes seconds, in which reports arrive.
            await Task.yield()
        }
    }

    private func watchOrPoll(_ path: BytePath) throws(FileError) {
        do {
            try watch(path)
        } catch {
            guard error.code == ENOSPC || error.code == EMFILE else { throw error }
            try polled.add(path)
            startPolling()
        }
    }

    // MARK: Polling

    private func startPolling() {
        guard !polled.isPolling else { return }
        polled.isPolling = true
        Task { [weak self, pollInterval] in
            var pause = pollInterval
            while true {
                try? await Task.sleep(for: pause)
                guard let time = await self?.poll() else { return }
                // Polling takes at most a twentieth of a core.
                pause = max(pollInterval, time * 20)
            }
        }
    }

    /// Looks at the polled folders, and returns the time that it took; nil if there are none.
    private func poll() async -> Duration? {
        guard !polled.paths.isEmpty else {
            polled.isPolling = false
            return nil
        }
        let start = ContinuousClock.now
        for change in polled.look() {
            tell(change)
            switch change {
            case .changed(let path) where isInTree(path):
                await watchFolders(in: path, isRescan: true, isDeep: false)
            case .vanished(let path): unwatchVanished(path)
            default: break
            }
        }
        return start.duration(to: .now)
    }
}

extension BytePath {
    /// Returns whether the path is that of something in a folder, or in a folder in it.
    fileprivate func isInside(_ folder: BytePath) -> Bool {
        let (own, outer) = (bytes, folder.bytes)
        let slash = UInt8(ascii: "/")
        guard own.count > outer.count, own.starts(with: outer) else { return false }
        return outer.last == slash || own[outer.count] == slash
    }
}
