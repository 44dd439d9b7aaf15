// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A view that shows its name's letter, and may answer for every point.
private final class LabelledView: View {
    let name: String
    var takesEverything = false

    init(_ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        self.name = name
        super.init(frame: Rect(x: x, y: y, width: width, height: height))
    }

    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        takesEverything ? self : super.hitTest(point, with: event)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let digit = Character("\(name.count)")
        canvas.fill(bounds, with: Style(), character: name.hasPrefix("B") ? digit : "a")
    }
}

/// Two families of nested views on 100×40 cells, where BBBB sticks out of BBB.
@MainActor
private struct Families {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    let views: [String: LabelledView]

    init(aaFirst: Bool = false) {
        let aa = LabelledView("AA", 3, 1, 90, 14)
        let aaa = LabelledView("AAA", 15, 3, 30, 7)
        let bb = LabelledView("BB", 3, 17, 90, 21)
        let bbb = LabelledView("BBB", 15, 0, 60, 14)
        let bbbb = LabelledView("BBBB", 15, 0, 54, 12)
        let bbbbb = LabelledView("BBBBB", 3, 0, 30, 3)
        if aaFirst { root.addSubview(aa) }
        root.addSubview(bb)
        bb.addSubview(bbb)
        bbb.addSubview(bbbb)
        bbbb.addSubview(bbbbb)
        if !aaFirst { root.addSubview(aa) }
        aa.addSubview(aaa)
        let all = [aa, aaa, bb, bbb, bbbb, bbbbb]
        views = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }

    subscript(name: String) -> LabelledView { views[name]! }

    func winner(_ x: Int, _ y: Int) -> String {
        let hit = root.hitTest(Point(x: x, y: y), with: nil)
        return (hit as? LabelledView)?.name ?? (hit === root ? "root" : "none")
    }

    func counts() -> [String: Int] {
        var counts: [String: Int] = [:]
        for y in 0..<40 {
            for x in 0..<100 { counts[winner(x, y), default: 0] += 1 }
        }
        return counts
    }

    static let points = [(30, 7), (70, 12), (50, 18), (50, 25), (82, 22), (25, 28), (50, 34)]

    func winnersAtPoints() -> [String] { Self.points.map { winner($0.0, $0.1) } }
}

@MainActor
@Suite struct HitTestTests {
    @Test("D-46, R-HIT-1, R-HIT-2, R-HIT-3: the deepest view whose superviews hold the point wins")
    func systemRule() {
        let scene = Families()
        let winners = scene.winnersAtPoints()
        #expect(winners == ["AAA", "AA", "BBBBB", "BBBB", "BB", "BBB", "BB"])
        #expect(scene.winner(0, 0) == "root")
        #expect(
            scene.counts() == [
                "root": 850, "AA": 1050, "AAA": 210, "BB": 1050, "BBB": 300, "BBBB": 450,
                "BBBBB": 90,
            ])
    }

    @Test("D-47, R-HIT-4, R-HIT-5: of views that take every point the last added wins")
    func overriddenRule() {
        for aaFirst in [false, true] {
            let scene = Families(aaFirst: aaFirst)
            scene.views.values.forEach { $0.takesEverything = true }
            let name = aaFirst ? "BB" : "AA"
            #expect(scene.winnersAtPoints() == Array(repeating: name, count: 7))
            #expect(scene.counts() == [name: 4000])
        }
    }

    @Test("R-HIT-7, R-HIT-10: a view switched off or hidden leaves its points to what is beneath")
    func excludedViews() {
        for hides in [false, true] {
            let scene = Families()
            if hides {
                scene["BBBB"].isHidden = true
            } else {
                scene["BBBB"].isUserInteractionEnabled = false
            }
            #expect(
                scene.winnersAtPoints() == ["AAA", "AA", "BBB", "BBB", "BB", "BBB", "BB"])
            #expect(
                scene.counts() == [
                    "root": 850, "AA": 1050, "AAA": 210, "BB": 1050, "BBB": 840,
                ])
        }
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
