// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct KeyTests {
    @Test(arguments: [
        (Key.character("a"), "a"), (.character(" "), "space"), (.character("é"), "é"),
        (.enter, "enter"), (.tab, "tab"), (.escape, "escape"), (.backspace, "backspace"),
        (.delete, "delete"), (.insert, "insert"), (.up, "up"), (.down, "down"),
        (.left, "left"), (.right, "right"), (.home, "home"), (.end, "end"),
        (.pageUp, "pageup"), (.pageDown, "pagedown"), (.begin, "begin"), (.menu, "menu"),
        (.help, "help"), (.function(12), "f12"), (.keypad("5"), "kp-5"),
        (.keypad("\r"), "kp-enter"), (.named("media_play"), "media_play"),
    ])
    func everyKeyHasAName(key: Key, name: String) {
        #expect(key.description == name)
    }
}
