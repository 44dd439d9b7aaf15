// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerScreen

@Suite struct PictureTableTests {
    private let table = PictureTable()

    init() { table.cellPixels = Size(width: 1, height: 1) }

    private func picture() -> Picture {
        let size = Size(width: 1, height: 1)
        return Picture(PixelImage(size: size, bytes: [1, 2, 3, 255]), size: size)
    }

    @Test func pictureStaysAsLongAsCellsOrTheProgramHaveIt() throws {
        let kept = picture()
        let first = try #require(table.number(of: kept))
        let second = try #require(table.number(of: picture()))
        table.noteFrame(visible: [first, second])
        #expect(table.entries.count == 2 && table.isInUse)
        table.noteFrame(visible: [])
        #expect(table.entries.values.map(\.number) == [first] && !table.isInUse)
        #expect(table.number(of: kept) == first && table.isInUse)
    }

    @Test func noTwoPicturesHaveTheSameNumber() throws {
        let logo = picture()
        let number = try #require(table.number(of: logo))
        for _ in 0..<Glyph.pictureNumbers + 5 {
            let other = try #require(table.number(of: picture()))
            #expect(other != number)
            table.noteFrame(visible: [number, other])
        }
        #expect(table.number(of: logo) == number)
    }

    @Test func picturesThatReturnInACircleMostlyStay() throws {
        let logo = picture()
        let moving = (0..<2).map { _ in (0..<PictureTable.capacity / 2).map { _ in picture() } }
        var sent: Set<Int> = []
        for round in 0..<10 {
            for index in moving[0].indices {
                let shown = [logo, moving[0][index], moving[1][index]]
                let numbers = try shown.map { try #require(table.number(of: $0)) }
                sent.formUnion(numbers)
                table.noteFrame(visible: Set(numbers))
            }
            if round == 0 { #expect(sent.count <= PictureTable.capacity + 2) }
        }
        // The oldest ones as victims would send every picture in each of the ten rounds.
        #expect(sent.count < 2 * PictureTable.capacity)
    }
}
