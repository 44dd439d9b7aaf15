// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting

/// A program with a control port, and a client of the port.
@MainActor
struct ControlScene {
    let folder = ControlFolder()
    let sample = SampleController()
    let pilot: Pilot
    let port: ControlPort
    let client: ControlClient

    init() async throws {
        pilot = await Pilot(sample, columns: 40, rows: 12)
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
