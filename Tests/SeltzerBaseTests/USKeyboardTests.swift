// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct USKeyboardTests {
    @Test(
        arguments: [("a", "A"), ("-", "_"), ("5", "%"), (".", ">"), ("`", "~")]
            as [(Character, Character)])
    func shiftGoesBothWays(plain: Character, shifted: Character) {
        #expect(USKeyboard.shifted(plain) == shifted)
        #expect(USKeyboard.unshifted(shifted) == plain)
        #expect(USKeyboard.shifted(shifted) == nil)
        #expect(USKeyboard.unshifted(plain) == nil)
    }
}
