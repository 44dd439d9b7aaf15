// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import Testing

@testable import SeltzerViews

@Suite struct StackLayoutTests {
    /// One row of the table: wanted lengths, those that grow (`+`) or hold on (`!`), and what they get.
    struct Case: CustomTestStringConvertible {
        let id: String
        let room: Int
        var spacing = 0
        let items: String
        let expected: [Int]

        var testDescription: String { id }

        var parsed: [StackLayout.Item] {
            items.split(separator: " ").map { word in
                let length = Int(word.filter { $0.isNumber || $0 == "-" }) ?? .max
                return StackLayout.Item(
                    fitting: Size(width: length, height: 1),
                    hugging: word.contains("+") ? .defaultLow : .defaultHigh,
                    resistance: word.contains("!") ? .required : .defaultHigh)
            }
        }
    }

    @Test(arguments: [
        Case(id: "nothing", room: 10, items: "", expected: []),
        Case(id: "as wanted", room: 10, items: "3 4", expected: [0, 3, 3, 4]),
        Case(id: "gaps", room: 10, spacing: 2, items: "3 4", expected: [0, 3, 5, 4]),
        Case(id: "one grows", room: 10, items: "3 2+", expected: [0, 3, 3, 7]),
        Case(id: "two grow", room: 10, items: "1+ 2 1+", expected: [0, 4, 4, 2, 6, 4]),
        Case(id: "odd spare", room: 9, items: "1+ 1+ 0+", expected: [0, 4, 4, 3, 7, 2]),
        Case(id: "later shrinks first", room: 5, items: "4 4", expected: [0, 4, 4, 1]),
        Case(id: "weakest shrinks first", room: 5, items: "4 4!", expected: [0, 1, 1, 4]),
        Case(id: "all shrink", room: 3, items: "4! 4 4", expected: [0, 3, 3, 0, 3, 0]),
        Case(id: "no room", room: 0, items: "4 4+", expected: [0, 0, 0, 0]),
        Case(id: "only gaps", room: 3, spacing: 5, items: "4 4", expected: [0, 0, 3, 0]),
        Case(
            id: "huge spacing", room: 9, spacing: .max, items: "4 4 4",
            expected: [0, 0, 9, 0, 9, 0]),
        Case(id: "negative spacing", room: 9, spacing: -4, items: "4 4", expected: [0, 4, 3, 4]),
        Case(id: "negative room", room: -5, items: "4 4", expected: [0, 0, 0, 0]),
        Case(id: "endless wish", room: 9, items: "2 max", expected: [0, 2, 2, 7]),
        Case(id: "negative wish", room: 9, items: "-2 3", expected: [0, 0, 0, 3]),
    ])
    func lengths(layout: Case) {
        for axis in [Axis.horizontal, .vertical] {
            let items = layout.parsed.map { item in
                StackLayout.Item(
                    fitting: axis == .horizontal
                        ? item.fitting : Size(width: 1, height: item.fitting.width),
                    hugging: item.hugging, resistance: item.resistance)
            }
            let size =
                axis == .horizontal
                ? Size(width: layout.room, height: 1) : Size(width: 1, height: layout.room)
            let frames = StackLayout(axis: axis, spacing: layout.spacing, items: items)
                .frames(in: Rect(origin: .zero, size: size), alignment: .fill)
            let flat = frames.flatMap {
                axis == .horizontal ? [$0.minX, $0.width] : [$0.minY, $0.height]
            }
            #expect(flat == layout.expected)
        }
    }

    @Test(arguments: [
        (StackView.Alignment.fill, 2, 6), (.leading, 2, 3), (.center, 3, 3), (.trailing, 5, 3),
    ])
    func breadths(alignment: StackView.Alignment, origin: Int, breadth: Int) {
        let item = StackLayout.Item(
            fitting: Size(width: 4, height: 3), hugging: .defaultHigh, resistance: .defaultHigh)
        let frames = StackLayout(axis: .horizontal, spacing: 0, items: [item])
            .frames(in: Rect(x: 1, y: 2, width: 10, height: 6), alignment: alignment)
        #expect(frames == [Rect(x: 1, y: origin, width: 4, height: breadth)])
    }

    @Test func theWishIsTheSumAlongAndTheMostAcross() {
        let items = [(4, 3), (2, 5)].map {
            StackLayout.Item(
                fitting: Size(width: $0.0, height: $0.1), hugging: .defaultHigh,
                resistance: .defaultHigh)
        }
        let row = StackLayout(axis: .horizontal, spacing: 2, items: items)
        #expect(row.fittingSize == Size(width: 8, height: 5))
        let column = StackLayout(axis: .vertical, spacing: 2, items: items)
        #expect(column.fittingSize == Size(width: 4, height: 10))
    }

    private func flat(
        _ distribution: StackView.Distribution, room: Int, spacing: Int = 0, _ wishes: [Int],
        flexes: [Int] = []
    ) -> [Int] {
        let items = wishes.enumerated().map { index, wish in
            StackLayout.Item(
                fitting: Size(width: wish, height: 1), hugging: .defaultHigh,
                resistance: .defaultHigh, flex: index < flexes.count ? flexes[index] : 0)
        }
        return StackLayout(
            axis: .horizontal, spacing: spacing, distribution: distribution, items: items
        ).frames(in: Rect(x: 0, y: 0, width: room, height: 1), alignment: .fill)
            .flatMap { [$0.minX, $0.width] }
    }

    @Test func distributionsShareTheRoom() {
        #expect(flat(.fillEqually, room: 11, spacing: 1, [9, 1, 1]) == [0, 3, 4, 3, 8, 3])
        #expect(flat(.fillEqually, room: 10, [1, 1, 1]) == [0, 4, 4, 3, 7, 3])
        #expect(flat(.fillProportionally, room: 12, [1, 2, 3]) == [0, 2, 2, 4, 6, 6])
        #expect(flat(.fillProportionally, room: 3, [1, 2, 3]) == [0, 1, 1, 1, 2, 1])
        #expect(flat(.equalSpacing, room: 12, [2, 2, 2]) == [0, 2, 5, 2, 10, 2])
        #expect(flat(.equalSpacing, room: 4, spacing: 1, [2, 2]) == [0, 2, 3, 1])
        #expect(flat(.equalSpacing, room: 9, [2]) == [0, 2])
        #expect(flat(.equalCentering, room: 20, [2, 8, 2]) == [0, 2, 6, 8, 18, 2])
        #expect(flat(.equalCentering, room: 14, spacing: 1, [2, 8, 2]) == [0, 2, 3, 8, 12, 2])
    }

    @Test func flexSharesSpareRoomInProportion() {
        #expect(flat(.fill, room: 20, [2, 2, 2], flexes: [1, 0, 3]) == [0, 6, 6, 2, 8, 12])
        #expect(flat(.fill, room: 5, [2, 2], flexes: [1, 1]) == [0, 3, 3, 2])
        #expect(flat(.fill, room: 9, [0, 0], flexes: [.max, .max]) == [0, 5, 5, 4])
        #expect(flat(.fill, room: 9, [2, 2], flexes: [-1, 0]) == [0, 2, 2, 2])
    }

    @Test func whateverIsAskedNothingOverlapsOrSticksOut() {
        var generator = SeededGenerator(seed: 5)
        let distributions: [StackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        let numbers = [Int.min, -3, 0, 1, 2, 5, 9, 40, Int.max]
        for _ in 0..<3_000 {
            let items = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                StackLayout.Item(
                    fitting: Size(
                        width: numbers.randomElement(using: &generator) ?? 0,
                        height: numbers.randomElement(using: &generator) ?? 0),
                    hugging: Bool.random(using: &generator) ? .defaultLow : .defaultHigh,
                    resistance: Bool.random(using: &generator) ? .defaultLow : .defaultHigh,
                    flex: numbers.randomElement(using: &generator) ?? 0,
                    spacingAfter: Bool.random(using: &generator)
                        ? nil : numbers.randomElement(using: &generator))
            }
            let distribution = distributions.randomElement(using: &generator) ?? .fill
            let stack = StackLayout(
                axis: .horizontal, spacing: numbers.randomElement(using: &generator) ?? 0,
                distribution: distribution, items: items)
            let width = [0, 1, 7, 80, Int.max, -4].randomElement(using: &generator) ?? 0
            let room = Rect(x: 0, y: 0, width: width, height: 3)
            let frames = stack.frames(in: room, alignment: .fill)
            _ = stack.fittingSize
            for (index, (former, latter)) in zip(frames, frames.dropFirst()).enumerated() {
                let spacing = items[index].spacingAfter ?? stack.spacing
                #expect(former.maxX - (spacing < 0 ? 1 : 0) <= latter.minX)
            }
            #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= max(0, width) })
            #expect(frames == stack.frames(in: room, alignment: .fill))
        }
    }
}
