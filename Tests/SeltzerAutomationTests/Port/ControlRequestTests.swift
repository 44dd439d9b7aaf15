// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import Testing

@MainActor
@Suite struct ControlRequestTests {
    private let scene: ControlScene

    init() async throws { scene = try await ControlScene() }

    @Test func anErrorSaysWhatToDo() async throws {
        #expect(
            await scene.complaint("pres", [:])
                == "There is no method \"pres\": ask describe for all. Did you mean \"press\"?")
        #expect(
            await scene.complaint("press", ["lable": "Save"])?.hasSuffix("Did you mean \"label\"?")
                == true)
        #expect(
            await scene.complaint("press")
                == "Say which element: give its role, label or identifier.")
        #expect(
            await scene.complaint("press", ["role": "buton"])?.hasSuffix("Did you mean \"button\"?")
                == true)
        #expect(await scene.complaint("click", ["x": 1]) == "The parameter \"y\" is missing.")
        #expect(
            await scene.complaint("click", ["x": 1, "y": "2"])
                == "The parameter \"y\" must be a whole number.")
        #expect(
            await scene.complaint("click", ["x": 99, "y": 0])
                == "There is no cell (99, 0): the screen has 40 columns and 12 rows.")
        #expect(
            await scene.complaint("key", ["key": "hyperspace"])
                == "There is no key \"hyperspace\": keys are such as ctrl-s, down or f5.")
        #expect(
            await scene.complaint("performAction", ["action": "cancle"])
                == "There is no action \"cancle\" in reach. Did you mean \"cancel\"?")
        #expect(
            await scene.complaint("performAction", ["action": "cancel", "arguments": ["x"]])
                == "The action \"cancel\" takes 0 arguments; 1 were given.")
        #expect(
            await scene.complaint("press", ["label": "Sve", "timeout": 0])
                == "There is no element \"Sve\". The nearest one is the button \"Save\" #save.")
        #expect(
            await scene.complaint("setValue", ["label": "Repeat", "value": "maybe"])
                == "The switch \"Repeat\": off cannot be \"maybe\".")
        #expect(
            await scene.complaint("find", ["label": "x", "inside": 3])
                == "The parameter \"inside\" must be an object with role, label or identifier.")
        #expect(
            await scene.complaint("find", ["label": "x", "inside": ["lable": "y"]])
                == "The parameter \"inside\" has \"lable\"; it may have role, label, identifier, inside, occurrence."
        )
        #expect(
            await scene.complaint("press", ["label": "Save", "timeout": -1])
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
        let raw = try #require(RawClient(scene.folder.socket))
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
        let raw = try #require(RawClient(scene.folder.socket))
        raw.write(#"{"jsonrpc":"2.0","method":"press","params":{"label":"Save"}}"# + "\n\n")
        #expect(await raw.ask(#"{"jsonrpc":"2.0","id":2,"method":"screen"}"#)?["id"] == 2)
        #expect(scene.sample.state.text == "Saved ")
    }
}
