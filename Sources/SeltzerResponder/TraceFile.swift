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

/// The file that the variable `SELTZER_TRACE` names: every dispatch of the program is appended to it.
@MainActor
final class TraceFile {
    private let file: PrivateFile

    /// Opens a file for appending, and creates it if there is none.
    init(path: String) throws(PrivateFile.Refusal) {
        file = try PrivateFile(path: path, kind: "trace")
    }

    /// Opens the file that the environment names; nil if it names none.
    ///
    /// A refusal is written to standard error.
    static func fromEnvironment() -> TraceFile? {
        guard let path = trustedVariable("SELTZER_TRACE"), path != "" else { return nil }
        do throws(PrivateFile.Refusal) {
            return try TraceFile(path: path)
        } catch {
            let line = Array("\(error)\n".utf8)
            _ = write(2, line, line.count)
            return nil
        }
    }

    /// Returns a variable of the environment; nil if the process has more privileges than its user
    /// (through set-user-ID, set-group-ID or file capabilities).
    private static func trustedVariable(_ name: String) -> String? {
        #if canImport(Glibc)
        // Swift's module of glibc has neither this function nor `getauxval`. An executable without
        // a dynamic loader does not find it, and trusts no variable.
        typealias Lookup = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
        guard let symbol = dlsym(nil, "secure_getenv") else { return nil }
        return unsafeBitCast(symbol, to: Lookup.self)(name).map { String(cString: $0) }
        #else
        guard issetugid() == 0 else { return nil }
        return getenv(name).map { String(cString: $0) }
        #endif
    }

    /// Appends a trace as one line of JSON; the trace is lost if the disk is full.
    func append(_ trace: RouteTrace) {
        file.append(Array((trace.json + "\n").utf8))
    }
}
