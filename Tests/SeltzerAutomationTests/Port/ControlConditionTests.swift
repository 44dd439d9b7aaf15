// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import Testing

@MainActor
@Suite struct ControlConditionTests {
    private let scene: ControlScene

    init() async throws { scene = try await ControlScene() }

    @Test func conditionsAreWaitedFor() async throws {
        try await scene.client.call("waitFor", ["screen": "Not saved"])
        async let gone = scene.client.call(
            "waitFor", ["label": "Not saved", "state": "gone", "timeout": 600_000])
        try await scene.client.call("press", ["label": "Save"])
        #expect(try await gone == [:])
        try await scene.client.call("setValue", ["label": "Repeat", "value": "on"])
        try await scene.client.call("waitFor", ["label": "Repeat", "value": "on"])
        #expect(
            await scene.complaint("waitFor", ["label": "Repeat", "value": "off", "timeout": 0])
                == "There is a switch \"Repeat\": on, but none that is present with the value \"off\"."
        )
        #expect(
            await scene.complaint("waitFor", ["screen": "Nonsense", "timeout": 1])
                == "No row of the screen contains \"Nonsense\".")
        #expect(
            await scene.complaint("waitFor", ["label": "Sav", "timeout": 1])
                == "There is no element \"Sav\". The nearest one is the button \"Save\" #save.")
        #expect(
            await scene.complaint("waitFor", ["state": "gone"])
                == "Say which element: give its role, label or identifier.")
    }

    @Test func aRequestThatWaitsHoldsNoOtherOne() async throws {
        let raw = try #require(RawClient(scene.folder.socket))
        func send(_ id: Int, _ method: String, _ parameters: String) {
            raw.write(
                #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
                    + "\n")
        }
        send(1, "waitFor", #"{"screen":"Saved Ada","timeout":600000}"#)
        send(2, "type", #"{"label":"Name","text":"Ada"}"#)
        send(3, "find", #"{"label":"Name"}"#)
        send(4, "press", #"{"label":"Save"}"#)
        var order: [Int?] = []
        for _ in 1...4 {
            let line = try #require(await raw.line())
            let answer = try JSONValue(parsing: line)
            order.append(answer["id"]?.integer)
            if order.last == 3 {
                #expect(answer["result"]?.array?.first?["value"] == "Ada")
            }
        }
        #expect(order.prefix(2) == [2, 3])
        #expect(Set(order) == [1, 2, 3, 4])
    }

    @Test func valueThatIsGoneOrWasNeverThereIsAnswered() async throws {
        for name in ["Nobody", "Repeat"] {
            #expect(
                try await scene.client.call(
                    "waitFor", ["label": .text(name), "value": "on", "state": "gone", "timeout": 0])
                    == [:])
        }
        #expect(
            await scene.complaint(
                "waitFor", ["label": "Repeat", "value": "off", "state": "gone", "timeout": 0])
                == "The element \"Repeat\" with the value \"off\" is still there.")
    }

    @Test func manyWaitsHoldNoOtherRequest() async throws {
        let raw = try #require(RawClient(scene.folder.socket))
        for id in 1...50 {
            raw.write(
                #"{"jsonrpc":"2.0","id":\#(id),"method":"waitFor","params":{"label":"Saved Ada","timeout":600000}}"#
                    + "\n")
        }
        let answer = await raw.ask(
            #"{"jsonrpc":"2.0","id":"x","method":"type","params":{"label":"Name","text":"Ada"}}"#)
        #expect(answer?["id"] == "x")
        raw.write(#"{"jsonrpc":"2.0","method":"press","params":{"label":"Save"}}"# + "\n")
        var ids: Set<Int> = []
        while ids.count < 50, let line = await raw.line() {
            let answer = try JSONValue(parsing: line)
            #expect(answer["result"]?["element"]?["label"] == "Saved Ada")
            ids.insert(try #require(answer["id"]?.integer))
        }
        #expect(ids == Set(1...50))
    }

    @Test func aWaitingRequestIsAnsweredWhenTheProgramEnds() async throws {
        let raw = try #require(RawClient(scene.folder.socket))
        raw.write(
            #"{"jsonrpc":"2.0","id":1,"method":"waitFor","params":{"label":"No","timeout":600000}}"#
                + "\n"
                + #"{"jsonrpc":"2.0","id":2,"method":"performAction","params":{"action":"cancel"}}"#
                + "\n")
        var ids: Set<Int> = []
        while let line = await raw.line(), let id = try JSONValue(parsing: line)["id"]?.integer {
            ids.insert(id)
            if ids.count == 2 { break }
        }
        #expect(ids == [1, 2])
    }

    @Test func routesAndFramesAreReported() async throws {
        var heard: [(String, JSONValue)] = []
        scene.client.didNotify = { heard.append(($0, $1)) }
        try await scene.client.call("subscribe", ["to": "all", "events": ["NameSaved"]])
        try await scene.client.call("press", ["label": "Save"])
        let routes = heard.filter { $0.0 == "route" }.map(\.1)
        #expect(routes.map { $0["event"]?.text } == ["NameSaved"])
        #expect(routes.first?["outcome"] == "stopped")
        #expect(heard.contains { $0.0 == "frame" && $0.1["rects"]?.array?.isEmpty == false })
        try await scene.client.call("subscribe", ["to": "nothing"])
        heard = []
        try await scene.client.call("press", ["label": "Save"])
        #expect(heard.isEmpty)
        // The console is read until the port closes.
        #expect(scene.pilot.application.observers.count == 1)
        scene.port.close()
        #expect(scene.pilot.application.observers.isEmpty)
    }
}
