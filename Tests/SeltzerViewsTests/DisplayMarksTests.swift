// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DisplayMarksTests {
    @Test func partsOfAViewThatAreFarApartAreDrawnByThemselves() async {
        let view = View()
        let pilot = await Pilot(ViewController(view: view))
        let corners = [
            Rect(x: 0, y: 0, width: 2, height: 1), Rect(x: 70, y: 20, width: 2, height: 1),
        ]
        let damages = await pilot.damage {
            corners.forEach(view.setNeedsDisplay)
            view.setNeedsDisplay(Rect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(damages.count == 1)
        #expect(damages.first?.sorted { $0.minX < $1.minX } == corners)
    }

    @Test(arguments: [false, true])
    func aMarkedViewIsDrawnWhereverItGoesBeforeTheFrame(isOutMeanwhile: Bool) async {
        let root = View()
        let places = (0..<2).map { View(frame: Rect(x: 0, y: $0 * 5, width: 20, height: 5)) }
        places.forEach(root.addSubview)
        let box = View(frame: Rect(x: 1, y: 1, width: 10, height: 2))
        let text = PlainTextView("one", Rect(x: 1, y: 0, width: 8, height: 1))
        box.addSubview(text)
        places[0].addSubview(box)
        let pilot = await Pilot(ViewController(view: root))
        for (number, word) in ["two", "three", "four"].enumerated() {
            text.text = word
            if isOutMeanwhile {
                box.removeFromSuperview()
                if number == 1 { await pilot.settle() }
            }
            places[(number + 1) % 2].addSubview(box)
            text.text = word + "!"
            await pilot.settle()
            let row = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(row[number % 2 == 0 ? 6 : 1] == "  \(word)!")
            text.text = word
            await pilot.settle()
            #expect(pilot.screen.contains("  \(word)") && !pilot.screen.contains("!"))
        }
    }

    @Test(arguments: ["move", "hide", "remove", "scroll", "resize", "move all"])
    func whatStuckOutOfAViewIsPaintedOverWhenThatChangesToo(change: String) async {
        let root = View()
        let outer = View(frame: Rect(x: 0, y: 0, width: 8, height: 5))
        let inner = View(frame: Rect(x: 1, y: 0, width: 5, height: 5))
        let text = PlainTextView("out", Rect(x: 12, y: 0, width: 3, height: 1))
        inner.addSubview(text)
        outer.addSubview(inner)
        root.addSubview(outer)
        let pilot = await Pilot(ViewController(view: root))
        #expect(pilot.screen.hasPrefix("             out"))
        if change == "hide" { text.isHidden = true }
        if change == "remove" { text.removeFromSuperview() }
        text.frame.origin = .zero
        switch change {
        case "hide": inner.isHidden = true
        case "remove": inner.removeFromSuperview()
        case "scroll": inner.bounds.origin.x = 2
        case "resize": inner.frame.size = .zero
        default: inner.frame.origin.y = 10
        }
        if change == "move all" { outer.frame.origin.y = 3 }
        await pilot.settle()
        #expect(!pilot.screen.hasPrefix("             out"))
        let seen = pilot.screen
        pilot.application.repaint()
        await pilot.settle()
        #expect(pilot.screen == seen)
    }

    @Test func marksFarFromTheOriginAreNotLost() async {
        let view = View()
        let far = 600_000_000
        view.bounds.origin.y = far
        let labels = (0..<40).map {
            PlainTextView("\($0)", Rect(x: $0 % 2 * 40, y: far + $0 / 2, width: 4, height: 1))
        }
        labels.forEach(view.addSubview)
        let pilot = await Pilot(ViewController(view: view))
        view.bounds.origin.y = far
        await pilot.settle()
        for label in labels { label.frame.origin.x += 20 }
        await pilot.settle()
        #expect(
            pilot.screen.contains("                    2                                       3"))
        for label in labels { label.removeFromSuperview() }
        await pilot.settle()
        #expect(pilot.screen.allSatisfy { $0.isWhitespace })
    }

    @Test func whatWasMarkedWhileHiddenIsDrawnOnceItIsSeen() async {
        let root = View()
        let box = View(frame: Rect(x: 0, y: 0, width: 20, height: 2))
        let text = PlainTextView("one", Rect(x: 0, y: 1, width: 9, height: 1))
        box.addSubview(text)
        root.addSubview(box)
        let pilot = await Pilot(ViewController(view: root))
        box.isHidden = true
        await pilot.settle()
        text.text = "two"
        await pilot.settle()
        box.isHidden = false
        await pilot.settle()
        #expect(pilot.screen.contains("two"))
        text.text = "three"
        await pilot.settle()
        #expect(pilot.screen.contains("three"))
    }
}
