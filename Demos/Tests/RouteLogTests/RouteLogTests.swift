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
                == "The log \(path) cannot be written: No such file or directory.")
    }

    #if os(Linux)
    @Test func aFullDiskIsReportedAndEndsTheLog() throws {
        let log = try RouteLog(path: "/dev/full")
        log.append(first)
        #expect(log.failure == RouteLogError(path: "/dev/full", code: ENOSPC))
        #expect(throws: RouteLogError.self) { try log.finish() }
    }
    #endif
}
