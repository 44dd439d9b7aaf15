// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import SeltzerViews

/// A program with a control port, and a client of the port: the sample, or a program with another root.
@MainActor
struct ControlScene {
    let folder = ControlFolder()
    let sample = SampleController()
    let pilot: Pilot
    let port: ControlPort
    let client: ControlClient

    init(_ root: ViewController? = nil, columns: Int = 40, rows: Int = 12) async throws {
        pilot = await Pilot(root ?? sample, columns: columns, rows: rows)
        port = try ControlPort(pilot.application, path: folder.socket)
        client = try ControlClient(path: folder.socket)
    }

    /// The sentence of the error that a call throws; nil if it throws none.
    func complaint(_ method: String, _ parameters: JSONValue = [:]) async -> String? {
        do throws(ControlError) {
            try await client.call(method, parameters)
            return nil
        } catch {
            return error.description
        }
    }
}
