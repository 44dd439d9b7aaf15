// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct NearestNameTests {
    private let colors = ["red", "green", "blue", "magenta", "brightMagenta"]

    @Test(arguments: [
        ("gren", "green"),
        ("greeen", "green"),
        ("grene", "green"),
        ("magneta", "magenta"),
        ("brightmagenta", "brightMagenta"),
        ("bleu", "blue"),
    ])
    func aSlipOfTheFingerIsCorrected(typed: String, meant: String) {
        #expect(typed.nearest(in: colors) == meant)
    }

    @Test(arguments: ["", "x", "violet", "background"])
    func anotherWordHasNoNeighbor(typed: String) {
        #expect(typed.nearest(in: colors) == nil)
    }

    @Test func ofSeveralTheNearestCountsAndThenTheFirstInTheAlphabet() {
        #expect("cart".nearest(in: ["chart", "carts", "cars"]) == "cars")
        #expect("form".nearest(in: ["farms", "fort", "from"]) == "fort")
        #expect("form".nearest(in: ["from", "farms"]) == "from")
    }

    @Test func aLongTextIsNotCompared() {
        let name = String(repeating: "n", count: 64)
        #expect(name.nearest(in: [name + "x"]) == name + "x")
        #expect((name + "n").nearest(in: [name]) == nil)
    }

    @Test func distanceCountsSwapsOnceAndTheStartOfLongTexts() {
        #expect("".editDistance(to: "abc") == 3)
        #expect("nmae".editDistance(to: "name") == 1)
        let long = String(repeating: "n", count: 64)
        #expect((long + "xyz").editDistance(to: long) == 0)
    }
}
