// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LineBoxes.

import SeltzerScreen
import Testing

@testable import SeltzerPictures

@Suite("The drawing of a cell") struct CellShapeTests {
    /// The drawing in a grid of 16 × 32 units, a bit for each unit of a row.
    private func rows(_ text: String) throws -> [UInt16] {
        let shape = try #require(CellShape(text))
        var rows = [UInt16](repeating: 0, count: 32)
        for box in shape.boxes {
            for y in box.y { for x in box.x { rows[y] |= 1 << x } }
        }
        return rows
    }

    @Test("exists for every block element and line, and for no other text")
    func blocksAndLinesAreDrawn() throws {
        for value in UInt32(0x2500)...0x259F {
            let text = String(Character(try #require(Unicode.Scalar(value))))
            let shape = try #require(CellShape(text))
            #expect(!shape.boxes.isEmpty || shape.stroke != nil, "\(text)")
            for box in shape.boxes {
                #expect(!box.x.isEmpty && box.x.lowerBound >= 0 && box.x.upperBound <= 16)
                #expect(!box.y.isEmpty && box.y.lowerBound >= 0 && box.y.upperBound <= 32)
            }
        }
        for text in ["a", "■", "─\u{301}", "", " "] { #expect(CellShape(text) == nil) }
    }

    @Test("fills the parts of a block element")
    func blocksFillTheirParts() throws {
        #expect(
            try rows("▄") == [UInt16](repeating: 0, count: 16) + Array(repeating: 0xFFFF, count: 16)
        )
        #expect(
            try rows("▖") == [UInt16](repeating: 0, count: 16) + Array(repeating: 0xFF, count: 16))
        #expect(try Set(rows("▏")) == [0b11])
        #expect(try Set(rows("▕")) == [0b11 << 14])
        for (block, opposite) in [("▘", "▟"), ("▝", "▙"), ("▚", "▞"), ("▌", "▐"), ("▀", "▄")] {
            let (first, second) = (try rows(block), try rows(opposite))
            #expect(zip(first, second).allSatisfy { $0 ^ $1 == 0xFFFF }, "\(block) \(opposite)")
        }
        #expect(CellShape("▓")?.percent == 75)
    }

    @Test("reaches the edges that the line has arms to, in their weight")
    func armsReachTheEdges() throws {
        let vertical: [UInt16] = [0, 0x0300, 0x03C0, 0x0C30]
        let horizontal: [Set<Int>] = [[], [16, 17], [14, 15, 16, 17], [12, 13, 18, 19]]
        for index in LineArmsTable.arms.indices where LineArmsTable.arms[index] != 0 {
            let text = String(Character(try #require(Unicode.Scalar(UInt32(0x2500 + index)))))
            if "╭╮╯╰".contains(text) { continue }
            let arms = LineArmsTable.arms[index]
            func weight(_ shift: UInt8) -> Int { Int(arms >> shift & 3) }
            let rows = try rows(text)
            #expect(rows[0] == vertical[weight(0)], "\(text)")
            #expect(rows[31] == vertical[weight(4)], "\(text)")
            #expect(
                Set((0..<32).filter { rows[$0] >> 15 == 1 }) == horizontal[weight(2)], "\(text)")
            #expect(Set((0..<32).filter { rows[$0] & 1 == 1 }) == horizontal[weight(6)], "\(text)")
        }
    }

    @Test("is one connected line for each stroke, with a hole where double ones cross")
    func cornersAreClosed() throws {
        // The outer corner of ╔ and the inner one.
        let corner = try rows("╔")
        #expect(corner[12] == 0xFFF0 && corner[13] == 0xFFF0)
        #expect(corner[18] == 0xFC30 && corner[20] == 0x0C30)
        let crossing = try rows("╬")
        #expect(crossing[12] == 0xFC3F && crossing[16] == 0)
        // A light line ends at a double one that it does not cross.
        #expect(try rows("╢")[16] == 0x0C3F)
        #expect(try rows("┌")[16] == 0xFF00)
    }
}
