// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: GridLayout, GridPlacement.

import SeededRandom
import SeltzerBase
import SeltzerViews
import Testing

@MainActor
@Suite struct GridViewTests {
    /// Would like a size, and is higher where it gets less width.
    private final class Text: View {
        var length: Int { didSet { invalidateIntrinsicContentSize() } }

        init(_ length: Int) {
            self.length = length
            super.init()
        }

        override func sizeThatFits(_ size: Size) -> Size {
            let width = max(1, min(length, size.width))
            return Size(width: width, height: (max(1, length) + width - 1) / width)
        }
    }

    private func frames(_ grid: GridView, _ width: Int, _ height: Int) -> [Rect] {
        grid.frame = Rect(x: 0, y: 0, width: width, height: height)
        grid.layoutIfNeeded()
        return grid.arrangedSubviews.map(\.frame)
    }

    @Test func aFormHasNamesAsWideAsTheWidestAndFieldsOverTheRest() {
        let grid = GridView(columns: [.fitting, .fraction(1)], columnSpacing: 1, rowSpacing: 1)
        for length in [4, 9, 7, 3] { grid.addArrangedSubview(Text(length)) }
        #expect(
            frames(grid, 30, 9) == [
                Rect(x: 0, y: 0, width: 7, height: 1), Rect(x: 8, y: 0, width: 22, height: 1),
                Rect(x: 0, y: 2, width: 7, height: 1), Rect(x: 8, y: 2, width: 22, height: 1),
            ])
        #expect(grid.sizeThatFits(.unbounded) == Size(width: 7 + 1 + 9, height: 3))
    }

    @Test func tracksAreFixedOrPartsOrFit() {
        let grid = GridView(
            columns: [.fixed(5), .fraction(1), .fraction(2), .fitting],
            rows: [.fixed(2), .fraction(1)])
        for length in [1, 1, 1, 4, 1, 1, 1, 2] { grid.addArrangedSubview(Text(length)) }
        let result = frames(grid, 24, 6)
        #expect(result[..<4].map(\.width) == [5, 5, 10, 4])
        #expect(result[..<4].map(\.minX) == [0, 5, 10, 20])
        #expect(result.map(\.height) == [2, 2, 2, 2, 4, 4, 4, 4])
    }

    @Test func viewsOverSeveralTracksAskForWhatTheseLack() {
        let grid = GridView(columns: [.fitting, .fitting], columnSpacing: 1)
        grid.addArrangedSubview(Text(3))
        grid.addArrangedSubview(Text(3))
        grid.addArrangedSubview(Text(12), row: 1, column: 0, columnSpan: 2)
        #expect(
            frames(grid, 40, 9) == [
                Rect(x: 0, y: 0, width: 3, height: 1), Rect(x: 4, y: 0, width: 8, height: 1),
                Rect(x: 0, y: 1, width: 12, height: 1),
            ])
    }

    @Test func wrappedTextMakesItsRowHigher() {
        let grid = GridView(columns: [.fraction(1), .fraction(1)])
        grid.addArrangedSubview(Text(12))
        grid.addArrangedSubview(Text(3))
        grid.addArrangedSubview(Text(1))
        #expect(frames(grid, 8, 9)[0] == Rect(x: 0, y: 0, width: 4, height: 3))
        #expect(grid.arrangedSubviews[2].frame.minY == 3)
    }

    @Test func placesOutsideAreMovedIn() {
        let grid = GridView(columns: [.fixed(3), .fixed(4)])
        grid.addArrangedSubview(Text(1), row: -4, column: .max, rowSpan: .min, columnSpan: .max)
        grid.addArrangedSubview(Text(1), row: 1, column: -1, rowSpan: 0, columnSpan: 9)
        #expect(
            frames(grid, 20, 5) == [
                Rect(x: 3, y: 0, width: 4, height: 1), Rect(x: 0, y: 1, width: 7, height: 1),
            ])
        let far = GridView(columns: [])
        far.addArrangedSubview(Text(1), row: .max, column: .max, rowSpan: .max, columnSpan: .max)
        #expect(frames(far, 5, 5).count == 1)
        far.addArrangedSubview(Text(1))
        #expect(frames(far, 5, 5).count == 2)
    }

    @Test func adaptiveColumnsAreAsManyAsThereIsRoomFor() {
        let grid = GridView(columns: [.adaptive(minimum: 8)], columnSpacing: 2, rowSpacing: 1)
        for _ in 0..<5 { grid.addArrangedSubview(Text(3)) }
        #expect(frames(grid, 7, 20).map(\.minY) == [0, 2, 4, 6, 8])
        #expect(frames(grid, 17, 20).map(\.width) == [17, 17, 17, 17, 17])
        #expect(frames(grid, 18, 20).map(\.minX) == [0, 10, 0, 10, 0])
        #expect(frames(grid, 39, 20).map(\.minX) == [0, 11, 21, 31, 0])
        // No more than there are views, so that no room stays empty.
        #expect(frames(grid, 98, 20).map(\.width) == [18, 18, 18, 18, 18])
        #expect(grid.sizeThatFits(Size(width: 18, height: 99)).height == 5)
        #expect(grid.sizeThatFits(.unbounded).height == 1)
    }

    @Test func adaptiveColumnsTakeWhatFixedOnesLeave() {
        let grid = GridView(columns: [.fixed(5), .adaptive(minimum: 4)], columnSpacing: 1)
        for _ in 0..<4 { grid.addArrangedSubview(Text(1)) }
        #expect(frames(grid, 20, 5).map(\.minX) == [0, 6, 11, 16])
        #expect(frames(grid, 19, 5).map(\.minX) == [0, 6, 13, 0])
    }

    @Test func viewsWithoutAPlaceFlowIntoTheColumnsThereAre() {
        let grid = GridView(columns: [.fitting, .fraction(1)], columnSpacing: 1)
        for length in [4, 9, 7, 3] { grid.addArrangedSubview(Text(length)) }
        grid.addArrangedSubview(Text(1), rowSpan: 1, columnSpan: 2)
        #expect(frames(grid, 20, 9).map(\.minY) == [0, 0, 1, 1, 2])
        grid.columns = [.fraction(1)]
        #expect(frames(grid, 20, 9).map(\.minY) == [0, 1, 2, 3, 4])
        #expect(grid.arrangedSubviews.allSatisfy { $0.frame.width == 20 })
        grid.arrangedSubviews[1].isHidden = true
        #expect(frames(grid, 20, 9).map(\.minY) == [0, 1, 1, 2, 3])
        grid.columns = [.fixed(2), .fixed(2), .fixed(2)]
        #expect(
            frames(grid, 20, 9).map(\.origin)[2...] == [
                Point(x: 3, y: 0), Point(x: 6, y: 0), Point(x: 0, y: 4),
            ])
    }

    @Test func viewsThatFlowGoAroundThoseOverSeveralRows() {
        let grid = GridView(columns: [.fixed(3), .fixed(3), .fixed(3)])
        grid.addArrangedSubview(Text(1), rowSpan: 2, columnSpan: 2)
        grid.addArrangedSubview(Text(1), row: 2, column: 1)
        for _ in 0..<3 { grid.addArrangedSubview(Text(1)) }
        grid.addArrangedSubview(Text(1), rowSpan: 1, columnSpan: 2)
        let cells = frames(grid, 9, 20).map { Point(x: $0.minX / 3, y: $0.minY) }
        #expect(cells[2...].map(\.x) == [2, 0, 1, 0])
        for (index, first) in grid.arrangedSubviews.enumerated() {
            for second in grid.arrangedSubviews[(index + 1)...] {
                #expect(!first.frame.intersects(second.frame))
            }
        }
    }

    @Test func negativeSpacingLetsNeighborsShareAnEdge() {
        let grid = GridView(
            columns: [.fraction(1), .fraction(1)], rows: [.fraction(1), .fraction(1)],
            columnSpacing: -1, rowSpacing: -9)
        for _ in 0..<4 { grid.addArrangedSubview(Text(1)) }
        #expect(
            frames(grid, 20, 7) == [
                Rect(x: 0, y: 0, width: 11, height: 4), Rect(x: 10, y: 0, width: 10, height: 4),
                Rect(x: 0, y: 3, width: 11, height: 4), Rect(x: 10, y: 3, width: 10, height: 4),
            ])
    }

    @Test func hiddenAndRemovedViewsTakeNoRoom() {
        let grid = GridView(columns: [.fitting, .fitting])
        let views = [Text(3), Text(5)]
        views.forEach(grid.addArrangedSubview)
        views[0].isHidden = true
        _ = frames(grid, 20, 3)
        #expect(views[1].frame.minX == 0)
        views[1].removeFromSuperview()
        #expect(grid.arrangedSubviews.count == 1)
        #expect(grid.sizeThatFits(.unbounded) == .zero)
    }

    @Test func whateverIsAskedTracksDoNotOverlapAndFillTheRoomOfFractions() {
        var generator = SeededGenerator(seed: 6)
        let numbers = [Int.min, -2, 0, 1, 3, 7, 20, Int.max]
        func number() -> Int { numbers.randomElement(using: &generator) ?? 0 }
        func track() -> GridView.Track {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: .fixed(number())
            case 1: .fraction(number())
            case 2: .adaptive(minimum: number())
            default: .fitting
            }
        }
        for _ in 0..<400 {
            let columns = (0..<Int.random(in: 0...4, using: &generator)).map { _ in track() }
            let grid = GridView(
                columns: columns, rows: [track()], columnSpacing: number(), rowSpacing: number())
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let text = Text(Int.random(in: 0...30, using: &generator))
                grid.addArrangedSubview(text)
            }
            for width in [0, 1, 9, 80, Int.max, -5] {
                let result = frames(grid, width, width)
                for (index, first) in result.enumerated() {
                    #expect(first.width >= 0 && first.height >= 0)
                    for second in result[(index + 1)...] {
                        let common = first.intersection(second)
                        #expect(
                            common.isEmpty || (grid.columnSpacing < 0 && common.width == 1)
                                || (grid.rowSpacing < 0 && common.height == 1))
                    }
                }
                _ = grid.sizeThatFits(Size(width: width, height: width))
                grid.setNeedsLayout()
                #expect(frames(grid, width, width) == result)
            }
        }
    }
}
