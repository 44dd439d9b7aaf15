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

/// The state of a file at one moment, by which a program notices that another program changed the
/// file.
///
/// Two versions are equal if they are of the same file, with the same size and the same times. A
/// program can set the time of the last change back, but not the time at which the system noted a
/// change. The system also notes new permissions, names and links, so different versions may have
/// the same contents. Compare the contents before you ask a user.
public struct FileVersion: Sendable {
    /// The number of the file system.
    public let device: UInt64
    /// The number of the file in its file system; a file that replaces another has a different
    /// number.
    public let inode: UInt64
    /// The size in bytes.
    public let size: Int
    /// The time of the last change, in nanoseconds since 1970.
    public let modificationTime: Int
    /// The time at which the system noted the last change of the contents, the permissions, the owner or the names, in
    /// nanoseconds since 1970; no program can set it.
    public let changeTime: Int
    private let readTime: Int

    /// Reads the version of a file, or of the file that a symbolic link leads to; nil if there is
    /// no regular file.
    public init?(path: BytePath) {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0, status.isRegularFile else {
            return nil
        }
        self.init(status)
    }

    /// Reads the version of a file, or of the file that a symbolic link leads to; nil if there is no regular file.
    public init?(path: String) { self.init(path: BytePath(path)) }

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
        (modificationTime, changeTime) = (
            status.st_mtimespec.nanoseconds, status.st_ctimespec.nanoseconds
        )
        #else
        (modificationTime, changeTime) = (
            status.st_mtim.nanoseconds, status.st_ctim.nanoseconds
        )
        #endif
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        readTime = now.nanoseconds
    }

    /// Creates the version of a file that was renamed after it was written; the system notes the
    /// renaming as a change.
    ///
    /// If another program wrote into the file in between, the version differs.
    init(written: stat, renamed: stat) {
        var status = written
        #if canImport(Darwin)
        status.st_ctimespec = renamed.st_ctimespec
        #else
        status.st_ctim = renamed.st_ctim
        #endif
        self.init(status)
    }

    /// Whether an equal version means that the file is unchanged.
    ///
    /// False if the version was read within two seconds of the last change: a further change may
    /// have the same time. Compare the contents then, and keep the newer version.
    public var isReliable: Bool {
        readTime.saturatingSubtracting(max(modificationTime, changeTime)) > 2_000_000_000
    }
}

extension FileVersion: Hashable {
    /// Returns whether both are versions of one file with the same size and times.
    public static func == (first: FileVersion, second: FileVersion) -> Bool {
        first.device == second.device && first.inode == second.inode && first.size == second.size
            && first.modificationTime == second.modificationTime
            && first.changeTime == second.changeTime
    }

    /// Hashes the values that equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(inode)
        hasher.combine(size)
        hasher.combine(modificationTime)
    }
}

extension stat {
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

extension timespec {
    fileprivate var nanoseconds: Int {
        Int(tv_sec).saturatingMultiplied(by: 1_000_000_000).saturatingAdding(Int(tv_nsec))
    }
}
