// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct KeyboardModeFlagsTests {
    private func flags(_ mode: KeyboardMode, _ name: String, _ version: [Int] = []) -> Int {
        mode.flags(for: TerminalQuirks(of: TerminalSoftware(name: name, version: version)))
    }

    @Test(arguments: [
        (KeyboardMode.legacy, 0), (.distinct, 5), (.releases, 7), (.everything, 31),
    ])
    func aModeIsASumOfTheProtocolsFlags(mode: KeyboardMode, sum: Int) {
        #expect(mode.flags(for: TerminalQuirks(of: nil)) == sum)
        #expect(flags(mode, "foot") == sum)
        #expect(flags(mode, "kitty", [0, 33]) == sum)
    }

    @Test func releasesAreSequencesWhereATerminalRepeatsTheByteOfAKey() {
        #expect(flags(.releases, "kitty", [0, 32, 2]) == 31)
        #expect(flags(.distinct, "kitty", [0, 32, 2]) == 5)
        #expect(flags(.legacy, "kitty", [0, 32, 2]) == 0)
    }
}
