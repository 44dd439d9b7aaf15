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

/// The state of a file at one moment, by which a program notices that another one changed the file.
///
/// Two versions are equal if they are of the same file, with the same size and the same time of the last change.
public struct FileVersion: Sendable {
    /// The number of the file system.
    public let device: UInt64
    /// The number of the file in its file system; a file that was replaced has another one.
    public let inode: UInt64
    /// The size in bytes.
    public let size: Int
    /// The time of the last change, in nanoseconds since 1970.
    public let modificationTime: Int
    private let readTime: Int

    /// Reads the version of a file, or of the file that a symbolic link leads to; nil if there is no regular file.
    public init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.isRegularFile else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
        let changed = status.st_mtimespec
        #else
        let changed = status.st_mtim
        #endif
        modificationTime = changed.nanoseconds
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        readTime = now.nanoseconds
    }

    /// Whether an equal version means that the file is unchanged.
    ///
    /// False if the version was read within two seconds of the last change: a further change may have got the same time.
    /// Compare the contents then, and keep the newer version.
    public var isReliable: Bool {
        readTime.saturatingSubtracting(modificationTime) > 2_000_000_000
    }
}

extension FileVersion: Hashable {
    /// Returns whether both are of one file, with one size and one time of the last change.
    public static func == (first: FileVersion, second: FileVersion) -> Bool {
        first.device == second.device && first.inode == second.inode && first.size == second.size
            && first.modificationTime == second.modificationTime
    }

    /// Hashes what is compared.
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
