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
    private let scene: ControlScene

    init() async throws { scene = try await ControlScene() }

    @Test func routesOfRespondersOutsideOfWindowsAreReported() async throws {
        var routes: [JSONValue] = []
        scene.client.didNotify = { if $0 == "route" { routes.append($1) } }
        try await scene.client.call("subscribe", ["to": "routes", "events": ["NameSaved"]])
        let loose = ViewController(view: Label("Loose"))
        loose.broadcast(NameSaved(name: "loose"))
        Responder().post(NameSaved(name: "lonely"))
        try await scene.client.call("press", ["label": "Save"])
        #expect(
            routes.map { $0["origin"]?.text } == ["ViewController", "Responder", "Button#save"])
    }
}
