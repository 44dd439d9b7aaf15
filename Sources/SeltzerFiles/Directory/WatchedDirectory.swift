// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
import Dispatch

/// A folder that a source of kqueue(2) watches.
final class WatchedDirectory {
    private let source: any DispatchSourceFileSystemObject

    /// - Parameters:
    ///   - path: The folder.
    ///   - tell: Called with each change, on any thread.
    init(
        _ path: String, _ tell: @escaping @Sendable (DirectoryChange) -> Void
    ) throws(FileError) {
        let descriptor = open(path, O_EVTONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("watched", path, code: errno) }
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor, eventMask: [.write, .delete, .rename])
        self.source = source
        source.setEventHandler { [weak source] in
            let isGone = source.map { !$0.data.isDisjoint(with: [.delete, .rename]) } ?? false
            tell(isGone ? .vanished(path) : .changed(path))
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    deinit { source.cancel() }
}
#endif
