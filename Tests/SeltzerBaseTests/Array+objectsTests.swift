// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerBase

@Suite struct ArrayObjectsTests {
    private final class Box {}

    private let first = Box(), second = Box(), other = Box()

    @Test func objectsAreFoundByIdentity() {
        let boxes = [first, second, first]
        #expect(boxes.firstIndex(identicalTo: first) == 0)
        #expect(boxes.lastIndex(identicalTo: first) == 2)
        #expect(boxes.firstIndex(identicalTo: second) == 1)
        #expect(boxes.lastIndex(identicalTo: second) == 1)
        #expect(boxes.firstIndex(identicalTo: other) == nil)
        #expect(boxes.lastIndex(identicalTo: other) == nil)
        #expect([Box]().lastIndex(identicalTo: other) == nil)
    }

    @Test func allOccurrencesAreRemoved() {
        var boxes = [first, second, first]
        boxes.removeAll(identicalTo: other)
        #expect(boxes.count == 3)
        boxes.removeAll(identicalTo: first)
        #expect(boxes.map { ObjectIdentifier($0) } == [ObjectIdentifier(second)])
        boxes.removeAll(identicalTo: second)
        boxes.removeAll(identicalTo: second)
        #expect(boxes.isEmpty)
    }
}
