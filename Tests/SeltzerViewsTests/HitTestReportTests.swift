// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+hitTestReport, HitState, HitTestRecorder.

import SeltzerBase
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// A view that answers for its subviews, or for nobody.
private final class WillfulView: View {
    var answers = true

    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        answers && bounds.contains(point) ? self : nil
    }
}

@MainActor
@Suite struct HitTestReportTests {
    private func text(_ scene: Families, _ x: Int, _ y: Int) -> [String] {
        scene.root.hitTestReport(at: Point(x: x, y: y)).text(naming: scene.name)
            .split(separator: "\n").map(String.init)
    }

    @Test func answerComesWithItsPathAndWhatItCovers() {
        #expect(
            text(Families(), 50, 18) == [
                "(50, 18): BBBBB", "path: root > BB > BBB > BBBB > BBBBB",
                "not BBBB: covered by BBBBB", "not BBB: covered by BBBBB",
                "not BB: covered by BBBBB", "not root: covered by BBBBB",
            ])
    }

    @Test func identifiersFollowTheTypes() {
        let root = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
        let leaf = View(frame: Rect(x: 0, y: 0, width: 2, height: 1))
        leaf.identifier = "leaf"
        root.addSubview(leaf)
        #expect(
            root.hitTestReport(at: .zero).description
                == "(0, 0): View#leaf\npath: View > View#leaf\nnot View: covered by View#leaf")
    }

    @Test func viewThatSticksOutIsSaidToBeOutsideOrClipped() {
        let scene = Families()
        #expect(
            text(scene, 82, 22) == [
                "(82, 22): BB", "path: root > BB",
                "not BBBB: outside BBB", "not root: covered by BB",
            ])
        scene["BBB"].clipsToBounds = true
        #expect(text(scene, 82, 22).contains("not BBBB: clipped by BBB"))
    }

    @Test func hiddenAndSwitchedOffViewsAreNamedWithWhatTheyTakeAlong() {
        let scene = Families()
        scene["BBBB"].isHidden = true
        #expect(text(scene, 50, 18)[0] == "(50, 18): BBB")
        #expect(text(scene, 50, 18).contains("not BBBBB: hidden with BBBB"))
        #expect(text(scene, 50, 18).contains("not BBBB: hidden"))
        scene["BBBB"].isHidden = false
        scene["BB"].isUserInteractionEnabled = false
        #expect(text(scene, 50, 18)[0] == "(50, 18): root")
        #expect(text(scene, 50, 18).contains("not BBBBB: interaction off with BB"))
        #expect(text(scene, 50, 18).contains("not BB: interaction off"))
    }

    @Test func frontViewCoversWhatIsBehindWithAllThatIsInIt() {
        let scene = Families()
        scene["AA"].frame = scene["BB"].frame
        #expect(
            text(scene, 50, 18) == [
                "(50, 18): AA", "path: root > AA",
                "not BBBBB: covered by AA", "not BBBB: covered by AA", "not BBB: covered by AA",
                "not BB: covered by AA", "not root: covered by AA",
            ])
    }

    @Test func viewThatDecidesForOthersIsNamed() {
        let root = View(frame: Rect(x: 0, y: 0, width: 9, height: 9))
        let willful = WillfulView(frame: root.bounds)
        let inner = View(frame: root.bounds)
        root.addSubview(willful)
        willful.addSubview(inner)
        let report = root.hitTestReport(at: .zero)
        #expect(report.view === willful)
        #expect(report.reason(for: inner) == .overruled(willful))
        #expect(report.reason(for: root) == .covered(willful))
        #expect(report.reason(for: willful) == nil)
        willful.answers = false
        let other = root.hitTestReport(at: .zero)
        #expect(other.view === root)
        #expect(other.reason(for: willful) == .overruled(willful))
        #expect(other.reason(for: inner) == .overruled(willful))
    }

    @Test func nothingIsHitOutsideAndTheTextSaysSo() {
        let report = Families().root.hitTestReport(at: Point(x: .max, y: -1))
        #expect(report.view == nil)
        #expect(report.path.isEmpty)
        #expect(report.description == "(\(Int.max), -1): nothing")
    }

    @Test("The report agrees with hit testing at every cell, and names every view there once")
    func agreement() {
        for row in HitTestCase.all {
            let scene = row.makeScene()
            let all = Array(scene.views.values) + [scene.root]
            for y in stride(from: 0, to: 40, by: 3) {
                for x in stride(from: 0, to: 100, by: 7) {
                    let point = Point(x: x, y: y)
                    let report = scene.root.hitTestReport(at: point)
                    #expect(report.view === scene.root.hitTest(point, with: nil))
                    let there = all.filter { view in
                        view !== report.view
                            && view.point(inside: scene.root.convert(point, to: view), with: nil)
                    }
                    #expect(Set(report.misses.map(\.view)) == Set(there))
                    #expect(report.misses.count == there.count)
                }
            }
        }
    }

    @Test func windowsBehindAreCoveredByTheFrontOne() async {
        let root = ViewController(view: View())
        let pilot = await Pilot(root, columns: 40, rows: 10)
        let back = pilot.application.windows[0]
        let window = Window(frame: Rect(x: 10, y: 2, width: 10, height: 5))
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
        let inside = pilot.application.hitTestReport(at: Point(x: 12, y: 3))
        #expect(inside.view === window)
        #expect(inside.reason(for: root.view) == .covered(window))
        #expect(inside.reason(for: back) == .covered(window))
        let beside = pilot.application.hitTestReport(at: Point(x: 1, y: 1))
        #expect(beside.view === root.view)
        #expect(beside.path == [back, root.view])
        window.isHidden = true
        let hidden = pilot.application.hitTestReport(at: Point(x: 12, y: 3))
        #expect(hidden.view === root.view)
        #expect(hidden.reason(for: window) == .hidden(window))
    }
}
