// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct WeakTests {
    private final class Thing {}

    @Test func theObjectGoesWithItsLastOwner() {
        var thing: Thing? = Thing()
        let reference = Weak(thing)
        #expect(reference.object === thing && thing != nil)
        thing = nil
        #expect(reference.object == nil)
    }
}
