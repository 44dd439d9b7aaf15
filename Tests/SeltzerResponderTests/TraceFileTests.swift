// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PrivateFile.

import SeltzerBase
import Testing

@testable import SeltzerResponder

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@MainActor
@Suite struct TraceFileTests {
    @Test func eachDispatchIsALineThatIsAppended() throws {
        var template = Array("/tmp/seltzer-trace-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        try #require(descriptor >= 0)
        defer {
            close(descriptor)
            unlink(template)
        }
        let chain = Chain("ab")
        var traces: [RouteTrace] = []
        chain["b"].observeRoutes { traces.append($0) }
        chain["a"].post(Ping())
        chain["a"].post(Pong())
        let path = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
        for trace in traces { try TraceFile(path: path).append(trace) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(descriptor, &bytes, bytes.count)
        let lines = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        #expect(lines == traces.map { $0.json + "\n" }.joined())
        #expect(traces.count == 2)
    }

    @Test func absentDirectoryIsRefused() {
        #expect(throws: PrivateFile.Refusal.self) { try TraceFile(path: "/there/is/no/such/trace") }
    }

    @Test func aFileIsCreatedOnlyWhereNothingIs() throws {
        try withDirectory { directory in
            let (new, link) = ("\(directory)/new", "\(directory)/link")
            try #require(symlink("\(directory)/absent", link) == 0)
            for path in [link, directory] {
                #expect(try PrivateFile.create(path: path, kind: "trace") == nil)
            }
            #expect(try PrivateFile.create(path: new, kind: "trace")?.append([1]) == true)
            #expect(try PrivateFile.create(path: new, kind: "trace") == nil)
            var status = stat()
            let isThere = stat(new, &status) == 0
            #expect(isThere && status.st_mode & 0o777 == 0o600)
            #expect(status.st_size == 1 && access("\(directory)/absent", F_OK) != 0)
        }
    }

    /// Whoever may write to a directory could put them in the trace's place.
    @Test func linksPipesAndDevicesAreRefusedInASentence() throws {
        try withDirectory { directory in
            let (link, pipe) = ("\(directory)/link", "\(directory)/pipe")
            try #require(symlink("\(directory)/target", link) == 0 && mkfifo(pipe, 0o600) == 0)
            for (path, reason) in [
                (link, "it is a symbolic link"), (pipe, "it is not a regular file"),
                ("/dev/null", "it is not a regular file"),
            ] {
                do {
                    _ = try TraceFile(path: path)
                    Issue.record("\(path) is opened")
                } catch {
                    #expect("\(error)" == "The trace \(path) cannot be written: \(reason).")
                }
            }
            #expect(access("\(directory)/target", F_OK) != 0)
        }
    }

    /// Each is made as another user or a careless program may leave it.
    @Test(arguments: [
        (0o644, "other users have access to it; set its mode to 600, or choose another path"),
        (0o620, "other users have access to it; set its mode to 600, or choose another path"),
        (0o602, "other users have access to it; set its mode to 600, or choose another path"),
        (0, "the file has a second name; choose another path"),
        (-1, "it belongs to another user; choose another path"),
    ])
    func fileThatIsNotPrivateIsRefused(mode: Int, reason: String) throws {
        try withDirectory { directory in
            let path = "\(directory)/trace"
            _ = try TraceFile(path: path)
            switch mode {
            case 0: try #require(link(path, "\(directory)/target") == 0)
            // Only the superuser can give a file away.
            case -1: guard chown(path, 12_345, 12_345) == 0 else { return }
            default: try #require(chmod(path, mode_t(mode)) == 0)
            }
            do {
                _ = try TraceFile(path: path)
                Issue.record("\(path) is opened")
            } catch {
                #expect("\(error)" == "The trace \(path) cannot be written: \(reason).")
            }
        }
    }

    @Test func traceIsReadableByItsOwnerOnly() throws {
        try withDirectory { directory in
            let path = "\(directory)/trace"
            _ = try TraceFile(path: path)
            var status = stat()
            try #require(lstat(path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600)
        }
    }

    private func withDirectory(_ body: (String) throws -> Void) throws {
        var template = Array("/tmp/seltzer-trace-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let directory = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
        defer {
            for name in ["link", "new", "pipe", "trace", "target"] {
                unlink("\(directory)/\(name)")
            }
            rmdir(directory)
        }
        try body(directory)
    }
}
