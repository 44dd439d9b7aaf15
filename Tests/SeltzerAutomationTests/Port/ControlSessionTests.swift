// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ControlSessionTests {
    private let folder = ControlFolder()
    private let sample = SampleController()
    private let pilot: Pilot
    private let port: ControlPort
    private let client: ControlClient

    init() async throws {
        pilot = await Pilot(sample, columns: 40, rows: 12)
        port = try ControlPort(pilot.application, path: folder.socket)
        client = try ControlClient(path: folder.socket)
    }

    @Test func routesOfRespondersOutsideOfWindowsAreReported() async throws {
        var routes: [JSONValue] = []
        client.didNotify = { if $0 == "route" { routes.append($1) } }
        try await client.call("subscribe", ["to": "routes", "events": ["NameSaved"]])
        let loose = ViewController(view: Label("Loose"))
        loose.broadcast(NameSaved(name: "loose"))
        Responder().post(NameSaved(name: "lonely"))
        try await client.call("press", ["label": "Save"])
        #expect(
            routes.map { $0["origin"]?.text } == ["ViewController", "Responder", "Button#save"])
    }
}
