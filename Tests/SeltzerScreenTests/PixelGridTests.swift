// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LinePattern, Canvas+pixels.

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct PixelGridTests {
    private func picture(_ grid: PixelGrid, isUnicode: Bool = true) -> String {
        let buffer = CellBuffer(size: grid.size)
        Canvas(buffer: buffer, isUnicode: isUnicode).draw(grid, at: .zero)
        return buffer.description
    }

    @Test func eachDotOfACellHasItsPlaceInABraillePattern() {
        let expected: [Character] = ["⠁", "⠈", "⠂", "⠐", "⠄", "⠠", "⡀", "⢀"]
        for (place, pattern) in expected.enumerated() {
            var grid = PixelGrid(size: Size(width: 1, height: 1), shape: .braille)
            grid[Point(x: place % 2, y: place / 2)] = .red
            #expect(picture(grid) == String(pattern))
        }
    }

    @Test func quadrantsAndHalvesHaveTheirCharacters() {
        var grid = PixelGrid(size: Size(width: 2, height: 1), shape: .quadrants)
        grid.drawLine(from: .zero, to: Point(x: 3, y: 1), color: .red)
        #expect(picture(grid) == "▀▄")
        grid[Point(x: 0, y: 1)] = .red
        #expect(picture(grid) == "▛▄")
        var halves = PixelGrid(size: Size(width: 3, height: 1), shape: .halfBlocks)
        halves[Point(x: 0, y: 0)] = .red
        halves[Point(x: 1, y: 1)] = .red
        halves.fill(Rect(x: 2, y: 0, width: 1, height: 2), with: .red)
        #expect(picture(halves) == "▀▄█")
    }

    @Test func halvesOfACellDifferInColor() {
        var grid = PixelGrid(size: Size(width: 1, height: 1), shape: .halfBlocks)
        grid[Point(x: 0, y: 0)] = .red
        grid[Point(x: 0, y: 1)] = .blue
        let buffer = CellBuffer(size: grid.size)
        Canvas(buffer: buffer).draw(grid, at: .zero)
        #expect(buffer[.zero].foreground == .blue)
        #expect(buffer[.zero].background == .red)
        #expect(grid[Point(x: 0, y: 0)] == .red)
        #expect(grid[Point(x: 0, y: 1)] == .blue)
    }

    @Test func withoutColorsNoPixelOfACellIsLost() {
        var grid = PixelGrid(size: Size(width: 1, height: 1), shape: .halfBlocks)
        grid[Point(x: 0, y: 0)] = .red
        grid[Point(x: 0, y: 1)] = .blue
        let buffer = CellBuffer(size: grid.size)
        Canvas(buffer: buffer, theme: .fathom, colorDepth: .monochrome).draw(grid, at: .zero)
        #expect(buffer.description == "█")
    }

    @Test func linesReachBothEndsInEveryDirection() {
        for end in [(9, 0), (9, 3), (9, 19), (3, 19), (0, 19)] {
            var there = PixelGrid(size: Size(width: 5, height: 5), shape: .braille)
            there.drawLine(from: .zero, to: Point(x: end.0, y: end.1), color: .red)
            #expect(there[.zero] == .red)
            #expect(there[Point(x: end.0, y: end.1)] == .red)
            var count = 0
            for y in 0..<20 { for x in 0..<10 where there[Point(x: x, y: y)] != nil { count += 1 } }
            #expect(count == max(end.0, end.1) + 1)
        }
    }

    @Test func aLineFarBeyondTheGridIsCut() {
        var grid = PixelGrid(size: Size(width: 4, height: 1), shape: .braille)
        grid.drawLine(
            from: Point(x: .min / 4, y: 1), to: Point(x: .max / 4, y: 1), color: .red)
        #expect(picture(grid) == "⠒⠒⠒⠒")
        grid.removeAll()
        grid.drawLine(from: Point(x: -50, y: -9), to: Point(x: 50, y: -9), color: .red)
        #expect(picture(grid).isEmpty)
    }

    @Test func patternsDifferWithoutColor() {
        let pictures = LinePattern.allCases.map { pattern in
            var grid = PixelGrid(size: Size(width: 8, height: 1), shape: .braille)
            grid.drawLine(
                from: .zero, to: Point(x: 15, y: 0), color: .red, pattern: pattern)
            return picture(grid)
        }
        #expect(Set(pictures).count == LinePattern.allCases.count)
        #expect(pictures[0] == "⠉⠉⠉⠉⠉⠉⠉⠉")
    }

    @Test func onlyCellsThatDifferAreChanges() {
        var old = PixelGrid(size: Size(width: 10, height: 3), shape: .braille)
        old[Point(x: 3, y: 3)] = .red
        var new = old
        #expect(new.changes(from: old).isEmpty)
        new[Point(x: 4, y: 5)] = .red
        new[Point(x: 6, y: 5)] = .red
        new[Point(x: 19, y: 11)] = .red
        #expect(
            new.changes(from: old) == [
                Rect(x: 2, y: 1, width: 2, height: 1), Rect(x: 9, y: 2, width: 1, height: 1),
            ])
        let other = PixelGrid(size: Size(width: 2, height: 2), shape: .braille)
        #expect(other.changes(from: old) == [Rect(x: 0, y: 0, width: 2, height: 2)])
        #expect(PixelGrid(size: .zero, shape: .braille).changes(from: old).isEmpty)
    }

    @Test func pixelsThatAreSwitchedOffLeaveNoTrace() {
        for shape in PixelGrid.Shape.allCases {
            let empty = PixelGrid(size: Size(width: 2, height: 2), shape: shape)
            var grid = empty
            for y in 0..<grid.pixelSize.height {
                for x in 0..<grid.pixelSize.width { grid[Point(x: x, y: y)] = .red }
            }
            for y in 0..<grid.pixelSize.height {
                for x in 0..<grid.pixelSize.width { grid[Point(x: x, y: y)] = nil }
            }
            #expect(grid == empty)
        }
    }

    @Test func anotherGridLiesInFront() {
        var back = PixelGrid(size: Size(width: 1, height: 1), shape: .braille)
        back[.zero] = .red
        var front = back
        front.removeAll()
        front[Point(x: 1, y: 3)] = .blue
        back.merge(front)
        #expect(picture(back) == "⢁")
        #expect(back[.zero] == .blue)
        back.merge(PixelGrid(size: Size(width: 2, height: 1), shape: .braille))
        #expect(picture(back) == "⢁")
    }

    @Test func pointsBeyondTheGridHaveNoEffectAndNoSizeTraps() {
        var grid = PixelGrid(size: Size(width: 1, height: 1), shape: .quadrants)
        grid[Point(x: -1, y: 0)] = .red
        grid[Point(x: 2, y: .max)] = .red
        grid.fill(Rect(x: 5, y: 5, width: 9, height: 9), with: .red)
        #expect(grid[Point(x: 2, y: .max)] == nil)
        #expect(picture(grid).isEmpty)
        #expect(PixelGrid(size: Size(width: -3, height: 4), shape: .braille).size.isEmpty)
        #expect(PixelGrid(size: Size(width: .max, height: .max), shape: .braille).size.height == 1)
    }

    @Test func asciiShowsWhereThePixelsAre() {
        var grid = PixelGrid(size: Size(width: 4, height: 1), shape: .braille)
        grid[Point(x: 0, y: 0)] = .red
        grid[Point(x: 2, y: 3)] = .red
        grid.fill(Rect(x: 4, y: 1, width: 1, height: 2), with: .red)
        grid.fill(Rect(x: 6, y: 0, width: 2, height: 4), with: .red)
        #expect(picture(grid, isUnicode: false) == "'.:#")
    }
}
