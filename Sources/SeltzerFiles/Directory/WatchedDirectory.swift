// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
import Dispatch
import SeltzerBase

/// A folder that a source of kqueue(2) watches, with its own descriptor.
final class WatchedDirectory {
    private let source: any DispatchSourceFileSystemObject

    /// The number of folders that may be watched at once: half of the descriptors that the process may open.
    static var maximumCount: Int {
        var limit = rlimit()
        guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return 128 }
        return Int(clamping: limit.rlim_cur / 2)
    }

    /// - Parameters:
    ///   - path: The folder.
    ///   - tell: Called with each change, on any thread.
    init(
        _ path: BytePath, _ tell: @escaping @Sendable (DirectoryChange) -> Void
    ) throws(FileError) {
        // With O_EVTONLY, the volume can still be ejected.
        let descriptor = path.withCString { open($0, O_EVTONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileError("watched", path, code: errno) }
        // The source adds EV_CLEAR: each change is reported once.
        source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor, eventMask: [.write, .delete, .rename, .revoke])
        source.setEventHandler {
            tell(Self.isStill(descriptor, at: path) ? .changed(path) : .vanished(path))
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    deinit { source.cancel() }

    /// Returns whether a descriptor and a path lead to the same folder.
    private static func isStill(_ descriptor: Int32, at path: BytePath) -> Bool {
        var (open, named) = (stat(), stat())
        return fstat(descriptor, &open) == 0 && path.withCString({ stat($0, &named) }) == 0
            && open.st_dev == named.st_dev && open.st_ino == named.st_ino
    }
}
#endif
