// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite("Methods that operate the program") struct ControlMethodsMouseTests {
    private let scene: ControlScene

    init() async throws { scene = try await ControlScene() }

    @Test func elementsAreOperatedByMeaning() async throws {
        try await scene.client.call("type", ["role": "textField", "label": "Name", "text": "Ada"])
        let answer = try await scene.client.call("press", ["label": "Save"])
        #expect(answer["element"]?["role"] == "button")
        #expect(scene.sample.state.text == "Saved Ada")
        try await scene.client.call("setValue", ["label": "Repeat", "value": "on"])
        #expect(scene.sample.repeats.isOn)
        try await scene.client.call("increment", ["label": "Count"])
        #expect(scene.sample.count.value == 4)
        try await scene.client.call("decrement", ["label": "Count"])
        #expect(scene.sample.count.value == 3)
        try await scene.client.call("performElementAction", ["label": "Save", "name": "Forget"])
        #expect(scene.sample.state.text == "Forgotten")
        try await scene.client.call("focus", ["label": "Password"])
        #expect(scene.sample.secret.isFirstResponder)
        try await scene.client.call("scrollTo", ["label": "Save"])
    }

    @Test func keysAndCellsAreOperatedAsAUserDoes() async throws {
        try await scene.client.call("key", ["key": "ctrl-s"])
        #expect(scene.sample.state.text == "Saved by key")
        try await scene.client.call("focus", ["label": "Name"])
        try await scene.client.call("type", ["text": "Bob"])
        try await scene.client.call("paste", ["text": "by"])
        #expect(scene.sample.name.text == "Bobby")
        let save = try await scene.client.call("find", ["label": "Save"]).array?.first?["frame"]?
            .array
        let frame = try #require(save)
        let numbers = frame.compactMap(\.integer)
        try await scene.client.call(
            "click",
            [
                "x": .integer(numbers[0] + numbers[2] / 2),
                "y": .integer(numbers[1] + numbers[3] / 2),
            ])
        #expect(scene.sample.state.text == "Saved Bobby")
        try await scene.client.call("performAction", ["action": "repaint"])
    }

    @Test func anActAnswersWithTheElementAsItIsAfterwards() async throws {
        func value(_ method: String, _ parameters: JSONValue) async throws -> String? {
            try await scene.client.call(method, parameters)["element"]?["value"]?.text
        }
        #expect(try await value("setValue", ["label": "Repeat", "value": "on"]) == "on")
        #expect(try await value("increment", ["label": "Count"]) == "4")
        #expect(try await value("type", ["label": "Name", "text": "Ada"]) == "Ada")
        let focused = try await scene.client.call("focus", ["label": "Name"])["element"]?["focused"]
        #expect(focused == true)
    }

    @Test func elementsOfOneNameAreChosenByTheirOccurrence() async throws {
        #expect(
            await scene.complaint("focus", ["role": "textField", "timeout": 0])?
                .contains("its occurrence from 0") == true)
        let second = try await scene.client.call("focus", ["role": "textField", "occurrence": 1])
        #expect(second["element"]?["label"] == "Password")
        #expect(
            await scene.complaint("focus", ["role": "textField", "occurrence": 2, "timeout": 0])?
                .hasPrefix("There is no text field at 2.") == true)
    }

    @Test func rowThatIsPressedIsTheAnswerAlsoAfterItsViewShowsAnother() async throws {
        let list = ListView((0..<9).map { "Row \($0)" })
        list.itemIdentifier = { $0 }
        let scene = try await ControlScene(ViewController(view: list), columns: 20, rows: 4)
        defer { withExtendedLifetime(scene) {} }
        // The press scrolls, so that views of rows change their places.
        scene.pilot.application.on { [weak list] (_: TableSelectionChanged) in
            list?.scrollToRow(at: TableIndexPath(row: 8, section: 0), at: .bottom)
            list?.reloadData()
            return .stop
        }
        let answer = try await scene.client.call("press", ["label": "Row 2"])
        #expect(answer["element"]?["label"] == "Row 2")
        #expect(answer["element"]?["index"] == 2)
    }

    @Test func elementWithoutStepsIsNotAdjusted() async throws {
        let text = await scene.complaint("increment", ["label": "Save"])
        #expect(text == "The button \"Save\" #save has no value with steps.")
    }

    @Test(arguments: ["\u{1B}", "\u{7}", "\n", "ctrl-\u{1}"])
    func controlCharacterIsNoKey(_ key: String) async throws {
        for method in ["key", "explainKey"] {
            #expect(
                await scene.complaint(method, ["key": .text(key)])?.hasPrefix("There is no key")
                    == true)
        }
    }

    @Test func controlCharactersAreNotTyped() async throws {
        #expect(
            await scene.complaint("type", ["label": "Name", "text": "a\u{1B}b"])
                == "The parameter \"text\" has the control character U+1B, which no key types: use the method key."
        )
        try await scene.client.call("type", ["label": "Name", "text": "Ada\tsecret"])
        #expect(scene.sample.name.text == "Ada")
        #expect(scene.sample.secret.text == "secret")
    }

    @Test func theMouseIsUsedAsAUserDoes() async throws {
        try await scene.client.call("type", ["label": "Name", "text": "two words"])
        let origin = scene.sample.name.frame.origin
        let word: [JSONValue.Member] = [
            .init("x", .integer(origin.x + 2)), .init("y", .integer(origin.y)),
        ]
        try await scene.client.call("click", .object(word + [.init("count", 2)]))
        #expect(scene.sample.name.text.count == 9 && !scene.sample.name.selectedRange.isEmpty)
        try await scene.client.call("press", ["label": "Repeat", "count": 2])
        #expect(!scene.sample.repeats.isOn)
        try await scene.client.call("press", ["label": "Save", "modifiers": ["shift", "ctrl"]])
        try await scene.client.call(
            "drag",
            [
                "x": .integer(origin.x + 1), "y": .integer(origin.y),
                "toX": .integer(origin.x + 4), "toY": .integer(origin.y),
            ])
        #expect(!scene.sample.name.selectedRange.isEmpty)
        #expect(
            await scene.complaint("drag", ["x": 0, "y": 0, "toX": 99, "toY": 0])
                == "There is no cell (99, 0): the screen has 40 columns and 12 rows.")
        try await scene.client.call("wheel", ["x": 0, "y": 0, "direction": "down", "steps": 2])
    }

    @Test func resultsFitTheirSchemas() async throws {
        let methods = try #require(try await scene.client.call("describe")["methods"]?.array)
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
            let result = try await scene.client.call(name, parameters)
            #expect(try schema(name).accepts(result), "\(name): \(result)")
        }
        #expect(!(try schema("find").accepts([["label": "without a role"]])))
    }

    @Test func aKeyThatEndsTheProgramIsAnswered() async throws {
        #expect(try await scene.client.call("performAction", ["action": "cancel"]) != .null)
        await scene.pilot.settle()
        #expect(scene.pilot.ending == .cancelled)
    }
}
