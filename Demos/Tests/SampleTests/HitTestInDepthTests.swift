// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A view with a name that lies in another one.
private class Nested: View {
    required init(_ name: String, _ frame: Rect, in superview: View) {
        super.init(frame: frame)
        identifier = name
        superview.addSubview(self)
    }
}

/// Claims every point for itself.
private final class Greedy: Nested {
    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? { self }
    override func point(inside point: Point, with event: MouseEvent?) -> Bool { true }
}

/// Does by hand what every view does.
private final class Manual: Nested {
    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        bounds.contains(point)
    }
}

/// Contains the points of its subviews, too, even of those that are disabled.
private final class Stretched: Nested {
    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        bounds.contains(point)
            || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
}

/// Contains the points of its subviews, too, except those of disabled ones.
private final class Extended: Nested {
    required init(_ name: String, _ frame: Rect, in superview: View) {
        super.init(name, frame, in: superview)
        extendsHitAreaToSubviews = true
    }
}

/// Six nested views, of which BBBB reaches beyond its superview BBB.
@MainActor
private struct SixViews {
    let root = View(frame: Rect(x: 0, y: 0, width: 32, height: 56))
    let bbbb: View

    init(_ kind: Nested.Type) {
        let bb = kind.init("BB", Rect(x: 1, y: 25, width: 30, height: 30), in: root)
        let bbb = kind.init("BBB", Rect(x: 5, y: 0, width: 20, height: 20), in: bb)
        bbbb = kind.init("BBBB", Rect(x: 5, y: 0, width: 18, height: 18), in: bbb)
        _ = kind.init("BBBBB", Rect(x: 1, y: 0, width: 10, height: 5), in: bbbb)
        let aa = kind.init("AA", Rect(x: 1, y: 2, width: 30, height: 20), in: root)
        _ = kind.init("AAA", Rect(x: 5, y: 5, width: 10, height: 10), in: aa)
    }

    /// The names of the views that the article's seven points hit.
    var hits: [String?] {
        [(7, 8), (2, 3), (13, 26), (12, 40), (27, 30), (7, 30), (2, 30)].map { x, y in
            root.hitTest(Point(x: x, y: y), with: nil)?.identifier
        }
    }
}

/// The hit tests of the page "Routed events in depth".
@MainActor
@Suite struct HitTestInDepthTests {
    @Test func aPointOutsideTheSuperviewMissesTheSubview() {
        let views = SixViews(Nested.self)
        #expect(views.hits == ["AAA", "AA", "BBBBB", "BBBB", "BB", "BBB", "BB"])
        #expect(SixViews(Manual.self).hits == views.hits)
    }

    @Test func theViewInFrontTakesEverythingIfItClaimsEveryPoint() {
        let views = SixViews(Greedy.self)
        #expect(views.hits == Array(repeating: "AA", count: 7))
    }

    @Test func aViewMayContainThePointsOfItsSubviews() {
        let views = SixViews(Stretched.self)
        #expect(views.hits == ["AAA", "AA", "BBBBB", "BBBB", "BBBB", "BBB", "BB"])
        #expect(SixViews(Extended.self).hits == views.hits)
    }

    @Test func aDisabledSubviewAddsNothing() {
        let views = SixViews(Stretched.self)
        views.bbbb.isUserInteractionEnabled = false
        #expect(views.hits == ["AAA", "AA", "BBB", "BBB", "BBB", "BBB", "BB"])
        let extended = SixViews(Extended.self)
        extended.bbbb.isUserInteractionEnabled = false
        #expect(extended.hits == ["AAA", "AA", "BBB", "BBB", "BB", "BBB", "BB"])
    }

    @Test func aClickReachesTheRecognizerOfTheViewThatIsHit() async {
        var tapped: [String] = []
        let views = SixViews(Nested.self)
        let tap = TapGestureRecognizer()
        tap.addAction { recognizer in tapped.append(recognizer.view?.identifier ?? "none") }
        views.bbbb.addGestureRecognizer(tap)
        let pilot = await Pilot(ViewController(view: views.root), columns: 32, rows: 56)
        await pilot.click(column: 12, row: 40)
        await pilot.click(column: 27, row: 30)
        #expect(tapped == ["BBBB"])
        print(pilot.explanation(ofPressAtColumn: 27, row: 30))
    }
}
