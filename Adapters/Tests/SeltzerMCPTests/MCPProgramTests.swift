// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerMCP

@MainActor
@Suite struct MCPProgramTests {
    @Test func waitsLeaveAConnectionForOtherCalls() async throws {
        let pilot = await Pilot(ViewController(view: Label("Ready")), columns: 20, rows: 3)
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("p").path
        let port = try ControlPort(pilot.application, path: path)
        let program = SocketProgram(path: path, patience: .seconds(60))
        let waits = (1...12).map { _ in
            Task {
                try await program.call(
                    "waitFor", ["label": "Nobody", "timeout": 600_000], waits: true)
            }
        }
        while port.clientCount < 8 { try await Task.sleep(for: .milliseconds(5)) }
        let screen = try await program.call("screen", [:], waits: false)
        #expect(screen.text?.contains("Ready") == true)
        for wait in waits { wait.cancel() }
        for wait in waits { _ = await wait.result }
        port.close()
    }
}
