// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if os(Linux) || os(Android)
import Dispatch
import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A descriptor of inotify(7), whose reports are read as soon as they arrive.
final class DirectoryWatchSource {
    /// A report of the system about a watched folder.
    struct Report {
        /// The number of the watch; -1 if the system lost reports.
        let number: Int32
        let mask: UInt32
    }

    private let descriptor: Int32
    private let source: any DispatchSourceRead

    /// - Parameter body: Called with the reports in their order, on any thread; nil at the end.
    init(_ body: @escaping @Sendable ([Report]?) -> Void) throws(FileError) {
        // The flags `IN_NONBLOCK` and `IN_CLOEXEC` have the same values.
        let descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("watched", "A folder", code: errno) }
        self.descriptor = descriptor
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
        source.setEventHandler {
            let reports = Self.reports(from: descriptor)
            if !reports.isEmpty { body(reports) }
        }
        source.setCancelHandler {
            close(descriptor)
            body(nil)
        }
        source.activate()
    }

    deinit { source.cancel() }

    /// Begins to watch a folder.
    ///
    /// - Returns: The number of the watch, which is the same for two paths of one folder.
    func add(_ path: BytePath) throws(FileError) -> Int32 {
        let mask =
            IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ONLYDIR
        let number = path.withCString { inotify_add_watch(descriptor, $0, UInt32(mask)) }
        guard number >= 0 else { throw FileError("watched", path, code: errno) }
        return number
    }

    func remove(_ number: Int32) { inotify_rm_watch(descriptor, number) }

    private static func reports(from descriptor: Int32) -> [Report] {
        var reports: [Report] = []
        var bytes = [UInt8](repeating: 0, count: 64 * 1_024)
        while true {
            let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return reports }
            bytes.withUnsafeBytes { buffer in
                var place = 0
                while place + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                    reports.append(Report(number: event.wd, mask: event.mask))
                    place += MemoryLayout<inotify_event>.size + Int(event.len)
                }
            }
        }
    }
}
#endif
