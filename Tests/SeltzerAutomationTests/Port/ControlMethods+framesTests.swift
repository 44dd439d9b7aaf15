// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

/// A client asks who drew a cell.
@MainActor
@Suite struct ControlMethodsFramesTests {
    private let scene: ControlScene

    init() async throws { scene = try await ControlScene() }

    @Test func pastFramesAreAnswered() async throws {
        #expect(scene.pilot.application.frameHistory == nil)
        let place = try #require(scene.pilot.location(of: "Not saved"))
        let cell: JSONValue = ["x": .integer(place.x), "y": .integer(place.y)]
        let first = try await scene.client.call("provenance", cell)
        #expect(first["text"] == "N")
        #expect(first["causes"] == [])
        #expect(first["view"]?.text?.hasPrefix("Label") == true)
        try await scene.client.call("press", ["label": "Save"])
        let second = try await scene.client.call("provenance", cell)
        #expect(second["text"] == "S")
        #expect(second["causes"]?.array?.first?["kind"] == "setNeedsDisplay")
        #expect(second["causes"]?.array?.first?["input"]?.text?.hasPrefix("a release at") == true)
        let number = try #require(second["frame"]?.integer)
        scene.sample.state.text = "Gone"
        await scene.pilot.settle()
        let third = try await scene.client.call("provenance", cell)
        #expect(third["text"] == "G")
        let past = try await scene.client.call(
            "provenance",
            ["x": .integer(place.x), "y": .integer(place.y), "frame": .integer(number)])
        #expect(past["text"] == "S")
        #expect(past["frame"] == .integer(number))
        let methods = try #require(try await scene.client.call("describe")["methods"]?.array)
        let method = try #require(methods.first { $0["name"] == "provenance" })
        let schema = JSONSchema(root: try #require(method["result"]))
        for answer in [first, second, third, past] {
            #expect(schema.accepts(answer), "\(answer)")
        }
    }

    @Test func frameThatIsNotKeptIsRefused() async throws {
        await #expect(throws: ControlError.self) {
            try await scene.client.call("provenance", ["x": 0, "y": 0, "frame": 99])
        }
        scene.client.close()
        for _ in 0..<200 where scene.pilot.application.frameHistory != nil {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(scene.pilot.application.frameHistory == nil)
    }
}
