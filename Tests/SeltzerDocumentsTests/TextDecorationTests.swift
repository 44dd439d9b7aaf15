// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerDocuments
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct TextDecorationTests {
    private func start(_ text: String, columns: Int = 20) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        let pilot = await Pilot(ViewController(view: view), columns: columns, rows: 4)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    /// The cells that are bold, as rows of points and number signs.
    private func bold(_ pilot: Pilot, columns: Int) -> [String] {
        (0..<4).map { row in
            String(
                (0..<columns).map { column in
                    pilot.display.buffer[Point(x: column, y: row)].attributes.contains(.bold)
                        ? "#" : "."
                })
        }
    }

    @Test func decorationsAreDrawnInEveryRowThatTheyReach() async {
        let (view, pilot) = await start("漢字 and some words", columns: 10)
        view.decorations = [TextDecoration(3..<19, style: Style(attributes: .bold))]
        await pilot.settle()
        #expect(
            bold(pilot, columns: 10) == ["..######..", "####......", "###.......", ".........."])
        view.decorations = []
        await pilot.settle()
        #expect(bold(pilot, columns: 4).first == "....")
    }

    @Test func aDecorationStaysWithItsTextWhileTheUserTypes() async {
        let (view, pilot) = await start("one two three")
        view.decorations = [TextDecoration(4..<7, style: Style(attributes: .bold))]
        await pilot.type("xx")
        #expect(view.decorations.map(\.range) == [6..<9])
        view.selectedRanges = [7..<7]
        await pilot.type("y")
        #expect(view.decorations.map(\.range) == [6..<10])
        view.selectedRanges = [0..<8]
        await pilot.press("delete")
        #expect(view.decorations.map(\.range) == [0..<2])
        await pilot.press("super-z")
        await pilot.press("ctrl-a", "ctrl-k")
        #expect(view.decorations.isEmpty)
    }

    @Test(
        arguments: [
            (TextChange(start: 0, oldCount: 0, newCount: 2), 12..<22),
            (TextChange(start: 10, oldCount: 0, newCount: 2), 12..<22),
            (TextChange(start: 15, oldCount: 1, newCount: 0), 10..<19),
            (TextChange(start: 20, oldCount: 0, newCount: 5), 10..<20),
            (TextChange(start: 8, oldCount: 5, newCount: 1), 9..<16),
            (TextChange(start: 18, oldCount: 5, newCount: 1), 10..<18),
            (TextChange(start: 10, oldCount: 10, newCount: 3), nil),
        ] as [(TextChange, Range<Int>?)])
    func aChangeMovesIt(change: TextChange, range: Range<Int>?) {
        let decoration = TextDecoration(10..<20, style: Style())
        #expect(decoration.shifted(by: change)?.range == range)
    }

    private final class EveryDigit: TextDecorator {
        var asked: [Range<Int>] = []

        func decorations(in range: Range<Int>, of textView: TextView) -> [TextDecoration] {
            asked.append(range)
            return range.compactMap { place in
                let isDigit = textView.storage.bytes(in: place..<place + 1).allSatisfy {
                    (0x30...0x39).contains($0)
                }
                return isDigit
                    ? TextDecoration(place..<place + 1, style: .init(attributes: .bold)) : nil
            }
        }
    }

    @Test func aDecoratorIsAskedForTheVisiblePartOnly() async {
        let (view, pilot) = await start(
            (0..<100_000).map { "line \($0)" }.joined(separator: "\n"))
        let digits = EveryDigit()
        view.decorators = [digits]
        await pilot.settle()
        #expect(digits.asked == [0..<27])
        #expect(bold(pilot, columns: 7) == Array(repeating: ".....#.", count: 4))
    }

    @Test func rangesOutsideOfTheTextShowNothing() async {
        let (view, pilot) = await start("one")
        view.decorations = [
            TextDecoration(-9 ..< -3, style: Style(attributes: .bold)),
            TextDecoration(2..<Int.max, style: Style(attributes: .bold)),
            TextDecoration(1..<1, style: Style(attributes: .bold)),
        ]
        await pilot.settle()
        #expect(bold(pilot, columns: 5).first == "..#..")
        await pilot.type("a")
        #expect(view.decorations.map(\.range) == [3..<4])
    }
}
