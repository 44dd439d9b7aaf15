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
            .mouse(MouseInput(.press(.left), at: place)),
            .mouse(MouseInput(.press(.middle), at: place, modifiers: [.shift, .control])),
            .mouse(MouseInput(.release(.right), at: place)),
            .mouse(MouseInput(.drag(.left), at: place, modifiers: .alt)),
            .mouse(MouseInput(.move, at: place)),
            .mouse(MouseInput(.scroll(dx: -1, dy: 0), at: place)), .paste(2),
            .resize(Size(width: 1, height: 50)), .focus(true), .focus(false), .wait(300),
            .key("ctrl-й"), .lateAnswers(true), .lateAnswers(false), .rows(0), .rows(25), .log(7),
        ]
        for act in acts { #expect(Act(line: Substring(act.description)) == act) }
    }

    @Test func aMouseActionHasTheSamePartsInSwiftAndInALine() {
        let actions: [(action: MouseInput.Action, words: [String])] = [
            (.press(.left), [".press(.left)", "press left"]),
            (.release(nil), [".release(nil)", "release unknown"]),
            (.drag(.right), [".drag(.right)", "drag right"]), (.move, [".move", "move"]),
            (.scroll(dx: -1, dy: 2), [".scroll(dx: -1, dy: 2)", "wheel -1 2"]),
        ]
        for (action, words) in actions {
            let mouse = MouseWords(action)
            #expect([mouse.expression, mouse.line] == words)
        }
    }

    @Test(arguments: ["", "key", "key nokey", "press left 1", "use 3 Gallery table", "wait long"])
    func otherLinesAreNoAct(line: String) {
        #expect(Act(line: Substring(line)) == nil)
    }
}
