// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AccessibilityElement+json, ControlCondition, ControlMethod, ControlMethods+mouse, ControlRequest.

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import Testing

@MainActor
@Suite struct ControlMethodsTests {
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

    /// The sentence of the error that a call throws; nil if it throws none.
    private func complaint(_ method: String, _ parameters: JSONValue = [:]) async -> String? {
        do throws(ControlError) {
            try await client.call(method, parameters)
            return nil
        } catch {
            return error.description
        }
    }

    // MARK: Looking

    @Test func describeTellsTheProgramAndItsMethods() async throws {
        let answer = try await client.call("describe")
        #expect(answer["protocol"] == 1)
        #expect(answer["height"] == 12)
        let methods = try #require(answer["methods"]?.array)
        let press = try #require(methods.first { $0["name"] == "press" })
        #expect(
            press["parameters"]?["properties"]?["role"]?["enum"]?.array?.contains("button") == true)
        #expect(methods.allSatisfy { $0["summary"]?.text?.hasSuffix(".") == true })
    }

    @Test func theTreeHasTheElementsAndNoSecrets() async throws {
        await pilot.element(.textField, "Password").typeOrFail("hunter2")
        let text = try #require(try await client.call("tree", ["format": "text"]).text)
        #expect(text.contains(#"text field "Password": "•••••••" focused"#))
        let tree = try await client.call("tree")
        #expect(!tree.description.contains("hunter2"))
        #expect(tree.array?.first?["role"] == "window")
        #expect(tree.array?.first?["children"]?.array?.isEmpty == false)
        let flat = try await client.call("tree", ["depth": 0])
        #expect(flat.array?.first?["children"] == nil)
    }

    @Test func findReturnsAllThatFit() async throws {
        let found = try await client.call("find", ["role": "textField"])
        #expect(found.array?.map { $0["label"]?.text } == ["Name", "Password"])
        #expect(try await client.call("find", ["label": "Nothing"]) == [])
        let inside = try await client.call(
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
        let long = JSONValue.text(String(repeating: "x", count: 1_000_000))
        #expect(
            await complaint(method, .object([.init(name, long)]))
                == "The parameter \"\(name)\" may have 4096 characters; it has 1000000. Send a shorter text."
        )
        let fits = JSONValue.text(String(repeating: "x", count: 4_096))
        let parameters = JSONValue.object([.init(name, fits), .init("timeout", 0)])
        #expect(await complaint(method, parameters)?.contains("4096") != true)
    }

    @Test func textsThatTheProgramGetsHaveALimitToo() async {
        let long = JSONValue.text(String(repeating: "x", count: 70_000))
        #expect(
            await complaint("type", ["text": long])?.contains("may have 65536 characters") == true)
        #expect(
            await complaint("setValue", ["value": long, "label": "Name"])?
                .contains("may have 65536 characters") == true)
        #expect(await complaint("paste", ["text": long]) == nil)
    }

    @Test func manyTextsAreRefusedAndDeepQueriesAreNot() async {
        let names = JSONValue.array(Array(repeating: "a", count: 257))
        #expect(
            await complaint("subscribe", ["to": "routes", "events": names])
                == "The parameter \"events\" may have 256 texts; it has 257.")
        var query: JSONValue = ["role": "window"]
        for _ in 0..<50 { query = ["role": "window", "inside": query] }
        #expect(await complaint("find", ["role": "button", "inside": query]) == nil)
    }

    @Test func theScreenIsTextOrAPicture() async throws {
        #expect(try await client.call("screen").text == pilot.screen)
        let svg = try await client.call("screen", ["format": "svg"]).text
        #expect(svg?.hasPrefix("<svg") == true)
    }

    @Test func actionsAndExplanations() async throws {
        let actions = try await client.call("actions").array ?? []
        #expect(actions.contains { $0["identifier"] == "cancel" })
        #expect(
            try await client.call("explainKey", ["key": "ctrl-s"]).text
                == "`ctrl-s` performs \"Save\" of the SampleController.")
        let why = try await client.call("explainPress", ["x": 0, "y": 11]).array
        #expect(why?.isEmpty == false)
    }

    @Test func lastInputIsExplainedFromItsRoute() async throws {
        #expect(try await client.call("explainLast").array?.isEmpty == true)
        try await client.call("key", ["key": "ctrl-x"])
        let key = try await client.call("explainLast").array ?? []
        #expect(key.first?.text?.hasPrefix("`ctrl-x` came to the ") == true)
        #expect(key.last == "Nobody took it.")
    }

    // MARK: Acting

    @Test func elementsAreOperatedByMeaning() async throws {
        try await client.call("type", ["role": "textField", "label": "Name", "text": "Ada"])
        let answer = try await client.call("press", ["label": "Save"])
        #expect(answer["element"]?["role"] == "button")
        #expect(sample.state.text == "Saved Ada")
        try await client.call("setValue", ["label": "Repeat", "value": "on"])
        #expect(sample.repeats.isOn)
        try await client.call("increment", ["label": "Count"])
        #expect(sample.count.value == 4)
        try await client.call("decrement", ["label": "Count"])
        #expect(sample.count.value == 3)
        try await client.call("performElementAction", ["label": "Save", "name": "Forget"])
        #expect(sample.state.text == "Forgotten")
        try await client.call("focus", ["label": "Password"])
        #expect(sample.secret.isFirstResponder)
        try await client.call("scrollTo", ["label": "Save"])
    }

    @Test func keysAndCellsAreOperatedAsAUserDoes() async throws {
        try await client.call("key", ["key": "ctrl-s"])
        #expect(sample.state.text == "Saved by key")
        try await client.call("focus", ["label": "Name"])
        try await client.call("type", ["text": "Bob"])
        try await client.call("paste", ["text": "by"])
        #expect(sample.name.text == "Bobby")
        let save = try await client.call("find", ["label": "Save"]).array?.first?["frame"]?.array
        let frame = try #require(save)
        let numbers = frame.compactMap(\.integer)
        try await client.call(
            "click",
            [
                "x": .integer(numbers[0] + numbers[2] / 2),
                "y": .integer(numbers[1] + numbers[3] / 2),
            ])
        #expect(sample.state.text == "Saved Bobby")
        try await client.call("performAction", ["action": "repaint"])
    }

    @Test func anActAnswersWithTheElementAsItIsAfterwards() async throws {
        func value(_ method: String, _ parameters: JSONValue) async throws -> String? {
            try await client.call(method, parameters)["element"]?["value"]?.text
        }
        #expect(try await value("setValue", ["label": "Repeat", "value": "on"]) == "on")
        #expect(try await value("increment", ["label": "Count"]) == "4")
        #expect(try await value("type", ["label": "Name", "text": "Ada"]) == "Ada")
        let focused = try await client.call("focus", ["label": "Name"])["element"]?["focused"]
        #expect(focused == true)
    }

    @Test func elementsOfOneNameAreChosenByTheirOccurrence() async throws {
        #expect(
            await complaint("focus", ["role": "textField", "timeout": 0])?
                .contains("its occurrence from 0") == true)
        let second = try await client.call("focus", ["role": "textField", "occurrence": 1])
        #expect(second["element"]?["label"] == "Password")
        #expect(
            await complaint("focus", ["role": "textField", "occurrence": 2, "timeout": 0])?
                .hasPrefix("There is no text field at 2.") == true)
    }

    @Test func controlCharactersAreNotTyped() async throws {
        #expect(
            await complaint("type", ["label": "Name", "text": "a\u{1B}b"])
                == "The parameter \"text\" has the control character U+1B, which no key types: use the method key."
        )
        try await client.call("type", ["label": "Name", "text": "Ada\tsecret"])
        #expect(sample.name.text == "Ada")
        #expect(sample.secret.text == "secret")
    }

    @Test func theMouseIsUsedAsAUserDoes() async throws {
        try await client.call("type", ["label": "Name", "text": "two words"])
        let origin = sample.name.frame.origin
        let word: [JSONValue.Member] = [
            .init("x", .integer(origin.x + 2)), .init("y", .integer(origin.y)),
        ]
        try await client.call("click", .object(word + [.init("count", 2)]))
        #expect(sample.name.text.count == 9 && !sample.name.selectedRange.isEmpty)
        try await client.call("press", ["label": "Repeat", "count": 2])
        #expect(!sample.repeats.isOn)
        try await client.call("press", ["label": "Save", "modifiers": ["shift", "ctrl"]])
        try await client.call(
            "drag",
            [
                "x": .integer(origin.x + 1), "y": .integer(origin.y),
                "toX": .integer(origin.x + 4), "toY": .integer(origin.y),
            ])
        #expect(!sample.name.selectedRange.isEmpty)
        #expect(
            await complaint("drag", ["x": 0, "y": 0, "toX": 99, "toY": 0])
                == "There is no cell (99, 0): the screen has 40 columns and 12 rows.")
        try await client.call("wheel", ["x": 0, "y": 0, "direction": "down", "steps": 2])
    }

    @Test func resultsFitTheirSchemas() async throws {
        let methods = try #require(try await client.call("describe")["methods"]?.array)
        func schema(_ name: String) throws -> JSONSchema {
            let method = try #require(methods.first { $0["name"]?.text == name })
            return JSONSchema(root: try #require(method["result"]))
        }
        let calls: [(String, JSONValue)] = [
            ("describe", [:]), ("tree", [:]), ("tree", ["format": "text"]),
            ("find", ["role": "textField"]), ("screen", [:]), ("actions", [:]), ("console", [:]),
            ("explainPress", ["x": 0, "y": 0]), ("explainKey", ["key": "a"]),
            ("press", ["label": "Repeat"]), ("key", ["key": "tab"]), ("type", ["text": "a"]),
            ("waitFor", ["screen": "Not saved"]), ("waitFor", ["label": "Save"]),
            ("subscribe", ["to": "nothing"]),
        ]
        for (name, parameters) in calls {
            let result = try await client.call(name, parameters)
            #expect(try schema(name).accepts(result), "\(name): \(result)")
        }
        #expect(!(try schema("find").accepts([["label": "without a role"]])))
    }

    @Test func aKeyThatEndsTheProgramIsAnswered() async throws {
        #expect(try await client.call("performAction", ["action": "cancel"]) != .null)
        await pilot.settle()
        #expect(pilot.ending == .cancelled)
    }

    // MARK: Waiting

    @Test func conditionsAreWaitedFor() async throws {
        try await client.call("waitFor", ["screen": "Not saved"])
        async let gone = client.call(
            "waitFor", ["label": "Not saved", "state": "gone", "timeout": 600_000])
        try await client.call("press", ["label": "Save"])
        #expect(try await gone == [:])
        try await client.call("setValue", ["label": "Repeat", "value": "on"])
        try await client.call("waitFor", ["label": "Repeat", "value": "on"])
        #expect(
            await complaint("waitFor", ["label": "Repeat", "value": "off", "timeout": 0])
                == "There is a switch \"Repeat\": on, but none that is present with the value \"off\"."
        )
        #expect(
            await complaint("waitFor", ["screen": "Nonsense", "timeout": 1])
                == "No row of the screen contains \"Nonsense\".")
        #expect(
            await complaint("waitFor", ["label": "Sav", "timeout": 1])
                == "There is no element \"Sav\". The nearest one is the button \"Save\" #save.")
        #expect(
            await complaint("waitFor", ["state": "gone"])
                == "Say which element: give its role, label or identifier.")
    }

    @Test func aRequestThatWaitsHoldsNoOtherOne() async throws {
        let raw = try #require(RawClient(folder.socket))
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

    @Test func aWaitingRequestIsAnsweredWhenTheProgramEnds() async throws {
        let raw = try #require(RawClient(folder.socket))
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
        client.didNotify = { heard.append(($0, $1)) }
        try await client.call("subscribe", ["to": "all", "events": ["NameSaved"]])
        try await client.call("press", ["label": "Save"])
        let routes = heard.filter { $0.0 == "route" }.map(\.1)
        #expect(routes.map { $0["event"]?.text } == ["NameSaved"])
        #expect(routes.first?["outcome"] == "stopped")
        #expect(heard.contains { $0.0 == "frame" && $0.1["rects"]?.array?.isEmpty == false })
        try await client.call("subscribe", ["to": "nothing"])
        heard = []
        try await client.call("press", ["label": "Save"])
        #expect(heard.isEmpty)
        #expect(pilot.application.observers.isEmpty)
    }

    // MARK: Mistakes

    @Test func anErrorSaysWhatToDo() async throws {
        #expect(
            await complaint("pres", [:])
                == "There is no method \"pres\": ask describe for all. Did you mean \"press\"?")
        #expect(
            await complaint("press", ["lable": "Save"])?.hasSuffix("Did you mean \"label\"?")
                == true)
        #expect(
            await complaint("press") == "Say which element: give its role, label or identifier.")
        #expect(
            await complaint("press", ["role": "buton"])?.hasSuffix("Did you mean \"button\"?")
                == true)
        #expect(await complaint("click", ["x": 1]) == "The parameter \"y\" is missing.")
        #expect(
            await complaint("click", ["x": 1, "y": "2"])
                == "The parameter \"y\" must be a whole number.")
        #expect(
            await complaint("click", ["x": 99, "y": 0])
                == "There is no cell (99, 0): the screen has 40 columns and 12 rows.")
        #expect(
            await complaint("key", ["key": "hyperspace"])
                == "There is no key \"hyperspace\": keys are such as ctrl-s, down or f5.")
        #expect(
            await complaint("performAction", ["action": "cancle"])
                == "There is no action \"cancle\" in reach. Did you mean \"cancel\"?")
        #expect(
            await complaint("press", ["label": "Sve", "timeout": 0])
                == "There is no element \"Sve\". The nearest one is the button \"Save\" #save.")
        #expect(
            await complaint("setValue", ["label": "Repeat", "value": "maybe"])
                == "The switch \"Repeat\": off cannot be \"maybe\".")
        #expect(
            await complaint("find", ["label": "x", "inside": 3])
                == "The parameter \"inside\" must be an object with role, label or identifier.")
        #expect(
            await complaint("find", ["label": "x", "inside": ["lable": "y"]])
                == "The parameter \"inside\" has \"lable\"; it may have role, label, identifier, inside, occurrence."
        )
        #expect(
            await complaint("press", ["label": "Save", "timeout": -1])
                == "The parameter \"timeout\" must be 0 or more.")
    }

    @Test(arguments: [
        ("nonsense", -32_700), ("[]", -32_600), ("3", -32_600),
        (#"{"id":1,"method":"screen"}"#, -32_600), (#"{"jsonrpc":"2.0","id":1}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":[],"method":"screen"}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":1,"method":"no\u001bsuch"}"#, -32_601),
        (#"{"jsonrpc":"2.0","id":1,"method":"screen","params":[1]}"#, -32_602),
        (#"{"jsonrpc":"2.0","id":1,"method":"screen","params":{"format":"gif"}}"#, -32_602),
    ])
    func aWrongLineGetsTheErrorOfTheSpecification(_ line: String, _ code: Int) async throws {
        let raw = try #require(RawClient(folder.socket))
        let answer = try #require(await raw.ask(line))
        #expect(answer["jsonrpc"] == "2.0")
        #expect(answer["error"]?["code"]?.integer == code)
        #expect(answer["id"] == (code < -32_600 && code > -32_700 ? 1 : answer["id"]))
        #expect(answer["error"]?["message"]?.text?.hasSuffix(".") == true)
        #expect(ControlPort.problem(inLine: Array(line.utf8))?.code == code)
        // The connection goes on.
        #expect(
            await raw.ask(
                #"{"jsonrpc":"2.0","id":"a","method":"find","params":{"label":"Save"}}"#)?["id"]
                == "a")
    }

    @Test func aNotificationIsDoneAndNotAnswered() async throws {
        let raw = try #require(RawClient(folder.socket))
        raw.write(#"{"jsonrpc":"2.0","method":"press","params":{"label":"Save"}}"# + "\n\n")
        #expect(await raw.ask(#"{"jsonrpc":"2.0","id":2,"method":"screen"}"#)?["id"] == 2)
        #expect(sample.state.text == "Saved ")
    }
}

extension PilotElement {
    fileprivate func typeOrFail(_ text: String) async {
        await #expect(throws: Never.self) { try await type(text) }
    }
}
