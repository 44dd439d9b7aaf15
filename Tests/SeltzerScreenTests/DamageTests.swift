// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct DamageTests {
    @Test func nothingIsEmpty() {
        #expect(Damage().isEmpty)
        #expect(Damage(Rect(x: 1, y: 1, width: 0, height: 5)).isEmpty)
        #expect(Damage().bounds == .zero)
    }

    @Test func whatIsInsideAddsNothing() {
        var damage = Damage(Rect(x: 0, y: 0, width: 9, height: 9))
        damage.insert(Rect(x: 2, y: 2, width: 3, height: 3))
        #expect(damage.rects == [Rect(x: 0, y: 0, width: 9, height: 9)])
    }

    @Test func neighborsThatFillARectangleAreJoined() {
        var damage = Damage(Rect(x: 0, y: 0, width: 4, height: 1))
        damage.insert(Rect(x: 0, y: 2, width: 4, height: 1))
        #expect(damage.rects.count == 2)
        damage.insert(Rect(x: 0, y: 1, width: 4, height: 1))
        #expect(damage.rects == [Rect(x: 0, y: 0, width: 4, height: 3)])
    }

    @Test func farApartPartsStayApart() {
        var damage = Damage(Rect(x: 0, y: 0, width: 1, height: 1))
        damage.insert(Rect(x: 100, y: 50, width: 1, height: 1))
        #expect(damage.rects.count == 2)
        #expect(damage.bounds == Rect(x: 0, y: 0, width: 101, height: 51))
    }

    @Test func howeverManyThereAreEachCellIsHeldByFewRectangles() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            var damage = Damage()
            var inserted: [Rect] = []
            for _ in 0..<60 {
                let rect = Rect(
                    x: .random(in: -5...200, using: &generator),
                    y: .random(in: -5...60, using: &generator),
                    width: .random(in: 0...12, using: &generator),
                    height: .random(in: 0...4, using: &generator)
                )
                damage.insert(rect)
                inserted.append(rect)
            }
            #expect(damage.rects.count <= 16)
            for rect in inserted where !rect.isEmpty {
                let covered = (rect.minY..<rect.maxY).allSatisfy { y in
                    (rect.minX..<rect.maxX).allSatisfy { x in
                        damage.rects.contains { $0.contains(Point(x: x, y: y)) }
                    }
                }
                #expect(covered)
            }
        }
    }

    @Test func enormousRectanglesDoNotTrap() {
        var damage = Damage()
        for value in [Int.min, -1, 0, 1, .max] {
            for extent in [1, 7, Int.max] {
                damage.insert(Rect(x: value, y: value, width: extent, height: 1))
                damage.insert(Rect(x: 0, y: value, width: 1, height: extent))
            }
        }
        #expect(!damage.isEmpty)
        #expect(damage.rects.count <= 16)
    }

    @Test func aUnionHoldsBoth() {
        var damage = Damage(Rect(x: 0, y: 0, width: 1, height: 1))
        damage.formUnion(Damage(Rect(x: 5, y: 5, width: 1, height: 1)))
        #expect(damage.rects.count == 2)
        damage.removeAll()
        #expect(damage.isEmpty)
    }
}
