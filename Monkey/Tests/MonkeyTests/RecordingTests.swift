// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Monkey

struct RecordingTests {
    @Test func groupsAreReadFromTheirText() {
        let groups: [[Act]] = [[.key("tab")], [.paste(1), .focus(true), .key("+")], [.wait(20)]]
        let text = Recording.text(of: groups)
        #expect(text == "key tab\npaste 1\n+ focus 1\n+ key +\nwait 20\n")
        #expect(Recording.groups(of: text.split(separator: "\n")) == groups)
    }

    @Test func theMouseIsSentWithWhatIsHeld() {
        let press = MouseInput(.press(.left), at: Point(x: 3, y: 17), modifiers: [.shift, .alt])
        let test = Recording.test(of: [[.mouse(press)]], on: "Cells")
        let statement = """
            await pilot.send(.mouse(MouseInput(.press(.left), at: Point(x: 3, y: 17), \
            modifiers: [.shift, .alt])))
            """
        #expect(test.contains(statement))
    }

    @Test func actsOfAGroupAreSentTogetherInTheTest() {
        let test = Recording.test(of: [[.key("tab")], [.key("x"), .paste(0)]], on: "Cells")
        let body = """
                await pilot.press("tab")
                await pilot.send([
                    key("x"),
                    .paste("word", isTruncated: false)
                ])
                #expect(await pilot.faults() == [])
            }
            """
        #expect(test.hasSuffix(body))
        #expect(test.contains("func key("))
    }
}
