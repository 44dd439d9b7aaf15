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

/// The folders that a watcher looks at from time to time.
struct PolledDirectories {
    /// The state of a folder, which changes with its entries.
    private struct Stamp: Equatable {
        let device: UInt64
        let number: UInt64
        let seconds: Int
        let nanoseconds: Int

        init?(_ path: BytePath) {
            var status = stat()
            guard path.withCString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR
            else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
            #if canImport(Darwin)
            let time = status.st_mtimespec
            #else
            let time = status.st_mtim
            #endif
            (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
        }
    }

    private var stamps: [BytePath: Stamp] = [:]
    /// Whether a task looks at the folders.
    var isPolling = false

    var paths: some Collection<BytePath> { stamps.keys }

    func contains(_ path: BytePath) -> Bool { stamps[path] != nil }

    mutating func add(_ path: BytePath) throws(FileError) {
        guard let stamp = Stamp(path) else { throw FileError("watched", path, code: ENOENT) }
        stamps[path] = stamp
    }

    mutating func remove(_ path: BytePath) { stamps[path] = nil }

    /// Returns the changes since the last look.
    mutating func look() -> [DirectoryChange] {
        var changes: [DirectoryChange] = []
        for (path, old) in stamps {
            guard let new = Stamp(path), new.device == old.device, new.number == old.number else {
                changes.append(.vanished(path))
                continue
            }
            guard new != old else { continue }
            stamps[path] = new
            changes.append(.changed(path))
        }
        return changes
    }
}
