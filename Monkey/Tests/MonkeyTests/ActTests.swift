// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Monkey

struct ActTests {
    @Test func anActIsReadFromItsLine() {
        let place = Point(x: 3, y: 17)
        let acts: [Act] = [
            .key("ctrl-x"), .key("é"), .key(KeyChord(.character("-"), modifiers: .alt)),
            .press(.left, place), .press(.middle, place), .release(.right, place),
            .drag(.left, place), .move(place), .wheel(dx: -1, dy: 0, place), .paste(2),
            .resize(Size(width: 1, height: 50)), .focus(true), .focus(false), .wait(300),
        ]
        for act in acts { #expect(Act(line: Substring(act.description)) == act) }
    }

    @Test(arguments: ["", "key", "key nokey", "press left 1", "use 3 Gallery table", "wait long"])
    func otherLinesAreNoAct(line: String) {
        #expect(Act(line: Substring(line)) == nil)
    }
}
