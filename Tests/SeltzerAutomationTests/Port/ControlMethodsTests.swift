// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AccessibilityElement+json, ControlMethod.

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import Testing

@MainActor
@Suite struct ControlMethodsTests {
    private let scene: ControlScene

    init() async throws { scene = try await ControlScene() }

    @Test func describeTellsTheProgramAndItsMethods() async throws {
        let answer = try await scene.client.call("describe")
        #expect(answer["protocol"] == 1)
        #expect(answer["height"] == 12)
        let methods = try #require(answer["methods"]?.array)
        let press = try #require(methods.first { $0["name"] == "press" })
        #expect(
            press["parameters"]?["properties"]?["role"]?["enum"]?.array?.contains("button") == true)
        #expect(methods.allSatisfy { $0["summary"]?.text?.hasSuffix(".") == true })
    }

    @Test func theTreeHasTheElementsAndNoSecrets() async throws {
        await scene.pilot.element(.textField, "Password").typeOrFail("hunter2")
        let text = try #require(try await scene.client.call("tree", ["format": "text"]).text)
        #expect(text.contains(#"text field "Password": "•••••••" focused"#))
        let tree = try await scene.client.call("tree")
        #expect(!tree.description.contains("hunter2"))
        #expect(tree.array?.first?["role"] == "window")
        #expect(tree.array?.first?["children"]?.array?.isEmpty == false)
        let flat = try await scene.client.call("tree", ["depth": 0])
        #expect(flat.array?.first?["children"] == nil)
    }

    @Test func theTreeAsTextHasALineForEachElementDownToADepth() async throws {
        scene.sample.state.text = "one\ntwo"
        func lines(_ parameters: JSONValue) async throws -> [Substring] {
            try await scene.client.call("tree", parameters).text?.split(separator: "\n") ?? []
        }
        let all = try await lines(["format": "text"])
        #expect(all.count == scene.pilot.elements.flatMap(\.all).count)
        #expect(all.contains(#"  text "one\ntwo""#), "\(all)")
        #expect(
            try await lines(["format": "text", "depth": 0]).count == scene.pilot.elements.count)
        #expect(try await lines(["format": "text", "depth": 1]).count > scene.pilot.elements.count)
    }

    @Test func findReturnsAllThatFit() async throws {
        let found = try await scene.client.call("find", ["role": "textField"])
        #expect(found.array?.map { $0["label"]?.text } == ["Name", "Password"])
        #expect(try await scene.client.call("find", ["label": "Nothing"]) == [])
        let inside = try await scene.client.call(
            "find", ["role": "button", "inside": ["role": "window"]])
        #expect(inside.array?.first?["identifier"] == "save")
    }

    /// Each is compared with all elements, so its length would be their price.
    @Test(arguments: [
        ("find", "label"), ("find", "identifier"), ("press", "label"), ("waitFor", "label"),
        ("waitFor", "screen"), ("waitFor", "value"), ("explainKey", "key"),
        ("performAction", "action"), ("performElementAction", "name"),
    ])
    func longTextsAreRefused(method: String, name: String) async {
        let long = JSONValue.text(String(repeating: "x", count: 100_000))
        #expect(
            await scene.complaint(method, .object([.init(name, long)]))
                == "The parameter \"\(name)\" may have 4096 characters; it has 100000. Send a shorter text."
        )
        let fits = JSONValue.text(String(repeating: "x", count: 4_096))
        let parameters = JSONValue.object([.init(name, fits), .init("timeout", 0)])
        #expect(await scene.complaint(method, parameters)?.contains("4096") != true)
    }

    @Test func textsThatTheProgramGetsHaveALimitToo() async {
        let long = JSONValue.text(String(repeating: "x", count: 70_000))
        #expect(
            await scene.complaint("type", ["text": long])?.contains("may have 65536 characters")
                == true)
        #expect(
            await scene.complaint("setValue", ["value": long, "label": "Name"])?
                .contains("may have 65536 characters") == true)
        #expect(await scene.complaint("paste", ["text": long]) == nil)
    }

    @Test func manyTextsAreRefusedAndDeepQueriesAreNot() async {
        let names = JSONValue.array(Array(repeating: "a", count: 257))
        #expect(
            await scene.complaint("subscribe", ["to": "routes", "events": names])
                == "The parameter \"events\" may have 256 texts; it has 257.")
        var query: JSONValue = ["role": "window"]
        for _ in 0..<50 { query = ["role": "window", "inside": query] }
        #expect(await scene.complaint("find", ["role": "button", "inside": query]) == nil)
    }

    @Test func theScreenIsTextOrAPicture() async throws {
        #expect(try await scene.client.call("screen").text == scene.pilot.screen)
        let svg = try await scene.client.call("screen", ["format": "svg"]).text
        #expect(svg?.hasPrefix("<svg") == true)
    }

    @Test func actionsAndExplanations() async throws {
        let actions = try await scene.client.call("actions").array ?? []
        #expect(actions.contains { $0["identifier"] == "cancel" })
        #expect(
            try await scene.client.call("explainKey", ["key": "ctrl-s"]).text
                == "`ctrl-s` performs \"Save\" of the SampleController.")
        let why = try await scene.client.call("explainPress", ["x": 0, "y": 11]).array
        #expect(why?.isEmpty == false)
    }

    @Test func lastInputIsExplainedFromItsRoute() async throws {
        #expect(try await scene.client.call("explainLast").array?.isEmpty == true)
        try await scene.client.call("key", ["key": "ctrl-x"])
        let key = try await scene.client.call("explainLast").array ?? []
        #expect(key.first?.text?.hasPrefix("`ctrl-x` came to the ") == true)
        #expect(key.last == "Nobody took it.")
    }
}

extension PilotElement {
    fileprivate func typeOrFail(_ text: String) async {
        await #expect(throws: Never.self) { try await type(text) }
    }
}
