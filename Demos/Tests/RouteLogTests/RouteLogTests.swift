// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RouteLog

@Suite struct RouteLogTests {
    private let first = RouteLogLine(
        event: "First", origin: "A", route: ["B"], handledBy: "B", outcome: "stopped")
    private let second = RouteLogLine(
        event: "Second", origin: "A", route: [], handledBy: nil, outcome: "unhandled")

    @Test func linesAreInTheFileAsSoonAsTheyAreAppended() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        let log = try RouteLog(path: file.path)
        log.append(first)
        #expect(try String(contentsOf: file, encoding: .utf8) == first.json + "\n")
        log.append(second)
        #expect(
            try String(contentsOf: file, encoding: .utf8) == first.json + "\n" + second.json + "\n")
        #expect(log.failure == nil)
    }

    @Test func anExistingLogIsContinued() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        try RouteLog(path: file.path).append(first)
        try RouteLog(path: file.path).append(second)
        #expect(
            try String(contentsOf: file, encoding: .utf8) == first.json + "\n" + second.json + "\n")
    }

    @Test func aFileThatCannotBeOpenedIsNamedInTheError() {
        let path = "/no/such/directory/routes.log"
        #expect(throws: RouteLogError(path: path, code: ENOENT)) { try RouteLog(path: path) }
        #expect(
            "\(RouteLogError(path: path, code: ENOENT))"
                == "The log \(path) cannot be written: No such file or directory. Give another file to --log."
        )
    }

    /// Runs `body` with the path of a directory that is removed afterwards.
    private func withDirectory(_ body: (URL) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        try body(directory)
    }

    @Test func newLogIsReadableByItsOwnerOnly() throws {
        try withDirectory { directory in
            let path = directory.appendingPathComponent("log").path
            _ = try RouteLog(path: path)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        }
    }

    @Test func symbolicLinkIsRefused() throws {
        try withDirectory { directory in
            let target = directory.appendingPathComponent("target")
            try Data().write(to: target)
            let link = directory.appendingPathComponent("link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            #expect(
                throws: RouteLogError(path: link.path, reason: "it is a symbolic link")
            ) { try RouteLog(path: link.path) }
        }
    }

    @Test func pipeIsRefusedEvenIfSomebodyReadsIt() throws {
        try withDirectory { directory in
            let path = directory.appendingPathComponent("pipe").path
            try #require(mkfifo(path, 0o600) == 0)
            let reader = open(path, O_RDONLY | O_NONBLOCK)
            defer { close(reader) }
            #expect(throws: RouteLogError(path: path, reason: "it is not a regular file")) {
                try RouteLog(path: path)
            }
        }
    }

    #if os(Linux)
    @Test func deviceIsRefused() {
        #expect(throws: RouteLogError(path: "/dev/null", reason: "it is not a regular file")) {
            try RouteLog(path: "/dev/null")
        }
    }

    @Test func aFullDiskIsReportedAndEndsTheLog() throws {
        let log = RouteLog(path: "/dev/full", descriptor: open("/dev/full", O_WRONLY))
        log.append(first)
        #expect(log.failure == RouteLogError(path: "/dev/full", code: ENOSPC))
        #expect(throws: RouteLogError.self) { try log.finish() }
    }
    #endif
}
