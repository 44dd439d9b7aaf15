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
///
/// A trace may contain what was typed: only its owner can read a file that is created here, and symbolic links,
/// pipes and devices are refused.
@MainActor
final class TraceFile {
    /// Why a file cannot be written.
    struct Refusal: Error, CustomStringConvertible {
        /// The file, and the reason as the end of a sentence.
        let path, reason: String

        /// One sentence, with nothing in it that a terminal would take as control.
        var description: String {
            let name = path.unicodeScalars.map { (" "..."~").contains($0) ? Character($0) : "?" }
            return "The trace \(String(name)) cannot be written: \(reason)."
        }
    }

    private let descriptor: Int32

    /// Opens a file for appending, and creates it if there is none.
    init(path: String) throws(Refusal) {
        // A pipe that nobody reads must not make the program wait.
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { throw Refusal(path: path, reason: Self.reason(errno)) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw Refusal(path: path, reason: Self.reason(ENXIO))
        }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Opens the file that the environment names; nil if it names none.
    ///
    /// A refusal is written to standard error.
    static func fromEnvironment() -> TraceFile? {
        guard let path = trustedVariable("SELTZER_TRACE"), path != "" else { return nil }
        do throws(Refusal) {
            return try TraceFile(path: path)
        } catch {
            let line = Array("\(error)\n".utf8)
            _ = write(2, line, line.count)
            return nil
        }
    }

    /// Returns a variable of the environment; nil in a process with more privileges than its user, as set IDs and file
    /// capabilities give them.
    private static func trustedVariable(_ name: String) -> String? {
        #if canImport(Glibc)
        // Swift's module of glibc has neither this function nor `getauxval`. An executable without a dynamic loader
        // does not find it, and trusts nothing.
        typealias Lookup = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
        guard let symbol = dlsym(nil, "secure_getenv") else { return nil }
        return unsafeBitCast(symbol, to: Lookup.self)(name).map { String(cString: $0) }
        #else
        guard issetugid() == 0 else { return nil }
        return getenv(name).map { String(cString: $0) }
        #endif
    }

    /// The system's words for a link speak of too many of them, and for a pipe of a device.
    private static func reason(_ code: Int32) -> String {
        switch code {
        case ELOOP: "it is a symbolic link"
        case ENXIO: "it is not a regular file"
        default: String(cString: strerror(code))
        }
    }

    /// Appends a trace as one line of JSON; a disk that is full loses it.
    func append(_ trace: RouteTrace) {
        let line = Array((trace.json + "\n").utf8)
        _ = write(descriptor, line, line.count)
    }
}
