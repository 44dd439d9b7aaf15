// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file that the variable `SELTZER_TRACE` names: every dispatch of the program is appended to it.
@MainActor
final class TraceFile {
    private let descriptor: Int32

    /// Opens the file; nil where the variable is not set or the file cannot be written.
    init?(_ path: String? = getenv("SELTZER_TRACE").map { String(cString: $0) }) {
        // With more rights than its user a process must not write where the user says.
        guard getuid() == geteuid(), getgid() == getegid(), let path, path != "" else { return nil }
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return nil }
    }

    /// Appends a trace as one line of JSON; a disk that is full loses it.
    func append(_ trace: RouteTrace) {
        let line = Array((trace.json + "\n").utf8)
        _ = write(descriptor, line, line.count)
    }
}
