// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// How the views of a scene decide what is hit.
enum HitTestRule {
    /// The toolkit's own rule.
    case system
    /// Every view answers for every point.
    case everything
    /// The toolkit's rule, written out in an override.
    case byHand
    /// A point inside any subview, even an excluded one, is inside the view.
    case anySubview
}

/// A view that shows its name's letter, and follows one of several rules of hit testing.
final class LabeledView: View {
    let name: String
    var rule = HitTestRule.system

    init(_ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        self.name = name
        super.init(frame: Rect(x: x, y: y, width: width, height: height))
    }

    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        switch rule {
        case .everything:
            return self
        case .byHand:
            guard !isHidden, isUserInteractionEnabled, self.point(inside: point, with: event) else {
                return nil
            }
            for subview in subviews.reversed() {
                let inner = convert(point, to: subview)
                if let hit = subview.hitTest(inner, with: event) { return hit }
            }
            return self
        case .system, .anySubview:
            return super.hitTest(point, with: event)
        }
    }

    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        if rule == .everything { return true }
        if super.point(inside: point, with: event) { return true }
        return rule == .anySubview
            && subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let digit = Character("\(name.count)")
        canvas.fill(bounds, with: Style(), character: name.hasPrefix("B") ? digit : "a")
    }
}

/// Two families of nested views on 100×40 cells, where BBBB sticks out of BBB.
@MainActor
struct Families {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    let views: [String: LabeledView]

    init(aaFirst: Bool = false) {
        let aa = LabeledView("AA", 3, 1, 90, 14)
        let aaa = LabeledView("AAA", 15, 3, 30, 7)
        let bb = LabeledView("BB", 3, 17, 90, 21)
        let bbb = LabeledView("BBB", 15, 0, 60, 14)
        let bbbb = LabeledView("BBBB", 15, 0, 54, 12)
        let bbbbb = LabeledView("BBBBB", 3, 0, 30, 3)
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

    subscript(name: String) -> LabeledView { views[name]! }

    /// Gives all named views a rule.
    func follow(_ rule: HitTestRule) {
        views.values.forEach { $0.rule = rule }
    }

    func winner(_ x: Int, _ y: Int) -> String {
        let hit = root.hitTest(Point(x: x, y: y), with: nil)
        return (hit as? LabeledView)?.name ?? (hit === root ? "root" : "none")
    }

    func counts() -> [String: Int] {
        var counts: [String: Int] = [:]
        for y in 0..<40 {
            for x in 0..<100 { counts[winner(x, y), default: 0] += 1 }
        }
        return counts
    }

    func name(of view: View) -> String { (view as? LabeledView)?.name ?? "root" }

    static let points = [(30, 7), (70, 12), (50, 18), (50, 25), (82, 22), (25, 28), (50, 34)]

    func winnersAtPoints() -> [String] { Self.points.map { winner($0.0, $0.1) } }
}
