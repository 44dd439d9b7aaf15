// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A rule, what is excluded, and who wins then: at seven points, and how many of 100×40 cells.
struct HitTestCase: CustomTestStringConvertible {
    let testDescription: String
    var rule = HitTestRule.system
    var aaFirst = false
    var extends = false
    var off: String?
    var hidden: String?
    let winners: [String]
    /// Of the root, AA, AAA, BB, BBB, BBBB and BBBBB.
    let counts: [Int]

    @MainActor
    func makeScene() -> Families {
        let scene = Families(aaFirst: aaFirst)
        scene.follow(rule)
        scene.views.values.forEach { $0.extendsHitAreaToSubviews = extends }
        if let off { scene[off].isUserInteractionEnabled = false }
        if let hidden { scene[hidden].isHidden = true }
        return scene
    }

    static let systemWinners = ["AAA", "AA", "BBBBB", "BBBB", "BB", "BBB", "BB"]
    static let systemCounts = [850, 1050, 210, 1050, 300, 450, 90]
    static let extendedWinners = ["AAA", "AA", "BBBBB", "BBBB", "BBBB", "BBB", "BB"]
    static let extendedCounts = [850, 1050, 210, 942, 300, 558, 90]
    static let excludedWinners = ["AAA", "AA", "BBB", "BBB", "BB", "BBB", "BB"]
    static let excludedCounts = [850, 1050, 210, 1050, 840, 0, 0]

    static let all = [
        HitTestCase(
            testDescription: "TEST_1, R-HIT-1, R-HIT-2, R-HIT-3: bounds",
            winners: systemWinners, counts: systemCounts),
        HitTestCase(
            testDescription: "TEST_2, R-HIT-4, R-HIT-5: each takes every point",
            rule: .everything,
            winners: Array(repeating: "AA", count: 7), counts: [0, 4000, 0, 0, 0, 0, 0]),
        HitTestCase(
            testDescription: "TEST_2 with AA added first, R-HIT-4",
            rule: .everything, aaFirst: true,
            winners: Array(repeating: "BB", count: 7), counts: [0, 0, 0, 4000, 0, 0, 0]),
        HitTestCase(
            testDescription: "TEST_3a, R-HIT-5: written by hand", rule: .byHand,
            winners: systemWinners, counts: systemCounts),
        HitTestCase(
            testDescription: "TEST_3b: any subview's area", rule: .anySubview,
            winners: extendedWinners, counts: extendedCounts),
        HitTestCase(
            testDescription: "TEST_3b, R-HIT-6: the overflow rule", extends: true,
            winners: extendedWinners, counts: extendedCounts),
        HitTestCase(
            testDescription: "TEST_4a, R-HIT-7: any subview's area, BBBB off",
            rule: .anySubview, off: "BBBB",
            winners: ["AAA", "AA", "BBB", "BBB", "BBB", "BBB", "BB"],
            counts: [850, 1050, 210, 942, 948, 0, 0]),
        HitTestCase(
            testDescription: "TEST_4b, R-HIT-7, R-HIT-8: the overflow rule, BBBB off",
            extends: true, off: "BBBB", winners: excludedWinners, counts: excludedCounts),
        HitTestCase(
            testDescription: "R-HIT-8, R-HIT-10: the overflow rule, BBBB hidden",
            extends: true, hidden: "BBBB", winners: excludedWinners, counts: excludedCounts),
        HitTestCase(
            testDescription: "R-HIT-7: bounds, BBBB off", off: "BBBB",
            winners: excludedWinners, counts: excludedCounts),
        HitTestCase(
            testDescription: "R-HIT-10: bounds, BBBB hidden", hidden: "BBBB",
            winners: excludedWinners, counts: excludedCounts),
    ]
}

@MainActor
@Suite struct HitTestTests {
    @Test(
        "D-46, D-47, D-48, D-49, R-HIT-1 to R-HIT-10: which view wins each of 4,000 cells",
        arguments: HitTestCase.all)
    func winners(of row: HitTestCase) {
        let scene = row.makeScene()
        #expect(scene.winnersAtPoints() == row.winners)
        let names = ["root", "AA", "AAA", "BB", "BBB", "BBBB", "BBBBB"]
        let counts = scene.counts()
        #expect(names.map { counts[$0] ?? 0 } == row.counts)
        #expect(counts.keys.allSatisfy(names.contains))
    }

    @Test("D-46: outside all labels the root wins")
    func root() {
        #expect(Families().winner(0, 0) == "root")
    }

    @Test(
        "D-50, R-HIT-8, R-HIT-9: an excluded view and what is in it add no area",
        arguments: [false, true], [(82, 18), (82, 22)])
    func excludedOverhang(hides: Bool, point: (x: Int, y: Int)) {
        let scene = Families()
        scene.views.values.forEach { $0.extendsHitAreaToSubviews = true }
        scene["BBBBB"].frame = Rect(x: 40, y: 0, width: 14, height: 3)
        #expect(scene.winner(point.x, point.y) == (point.y == 18 ? "BBBBB" : "BBBB"))
        if hides {
            scene["BBBB"].isHidden = true
        } else {
            scene["BBBB"].isUserInteractionEnabled = false
        }
        #expect(scene.winner(point.x, point.y) == "BB")
    }

    @Test("R-HIT-6: the overflow rule adds nothing where the overhang is cut off")
    func clippedOverhang() {
        let scene = Families()
        scene.views.values.forEach { $0.extendsHitAreaToSubviews = true }
        scene["BBB"].clipsToBounds = true
        #expect(scene.winner(82, 22) == "BB")
        #expect(scene.winner(50, 25) == "BBBB")
    }

    @Test(
        "R-HIT-12: left and top edges are inside, right and bottom ones are not",
        arguments: [
            (3, 1, "AA"), (2, 1, "root"), (92, 14, "AA"), (93, 14, "root"), (92, 15, "root"),
            (77, 20, "BBBB"), (78, 20, "BB"),
        ])
    func edges(x: Int, y: Int, expected: String) {
        #expect(Families().winner(x, y) == expected)
    }

    @Test("R-HIT-13: what sticks out is drawn, and not hit")
    func overhang() async {
        let scene = Families()
        let pilot = await Pilot(ViewController(view: scene.root), columns: 100, rows: 40)
        let overhang = Point(x: 82, y: 22)
        #expect(pilot.display.buffer.text(row: 22).utf8.count > 86)
        let shown = pilot.display.buffer.text(row: 22)
        #expect(shown[shown.index(shown.startIndex, offsetBy: overhang.x)] == "4")
        #expect(scene.winner(overhang.x, overhang.y) == "BB")
        scene["BBB"].clipsToBounds = true
        await pilot.settle()
        let clipped = pilot.display.buffer.text(row: 22)
        #expect(clipped[clipped.index(clipped.startIndex, offsetBy: overhang.x)] == "2")
    }

    @Test func scrolledViewIsHitAtItsContentCoordinates() {
        let outer = View(frame: Rect(x: 10, y: 5, width: 20, height: 10))
        let inner = View(frame: Rect(x: 30, y: 40, width: 4, height: 2))
        outer.addSubview(inner)
        outer.bounds.origin = Point(x: 28, y: 36)
        #expect(outer.hitTest(Point(x: 30, y: 40), with: nil) === inner)
        #expect(outer.hitTest(Point(x: 33, y: 41), with: nil) === inner)
        #expect(outer.hitTest(Point(x: 34, y: 41), with: nil) === outer)
        #expect(outer.hitTest(Point(x: 0, y: 0), with: nil) == nil)
    }

    @Test func viewsOfNoExtentAreNeverHit() {
        let view = View(frame: Rect(x: 0, y: 0, width: 0, height: 5))
        #expect(view.hitTest(.zero, with: nil) == nil)
        view.frame.size = Size(width: -3, height: 2)
        #expect(view.hitTest(Point(x: -1, y: 0), with: nil) == nil)
    }
}
