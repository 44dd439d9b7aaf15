// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TapGestureRecognizerTests {
    @Test(
        "C1.7: a drag beyond the next column is no tap, even when it comes back",
        arguments: [Point(x: 14, y: 12), Point(x: 10, y: 12), Point(x: 12, y: 13)])
    func dragFails(place: Point) async {
        let scene = await GestureScene()
        scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: place.x, row: place.y)
        await scene.pilot.move(column: 12, row: 12)
        await scene.pilot.mouseUp(column: 12, row: 12)
        #expect(scene.gestures.isEmpty)
        #expect(scene.phases(of: "panel") == ["down", "drag", "drag", "up"])
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["tap ended"])
    }

    @Test func onlyTheButtonOfTheRecognizerTaps() async {
        let scene = await GestureScene()
        let tap = scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        await scene.pilot.click(column: 12, row: 12, button: .right)
        #expect(scene.gestures.isEmpty)
        tap.button = .right
        await scene.pilot.click(column: 12, row: 12, button: .right)
        #expect(scene.gestures == ["tap ended"])
    }

    @Test func furtherButtonMakesItFail() async {
        let scene = await GestureScene()
        scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        let place = Point(x: 12, y: 12)
        for action: MouseInput.Action in [
            .press(.left), .press(.right), .release(.right), .release(.left),
        ] {
            await scene.pilot.send(.mouse(MouseInput(action, at: place)))
        }
        #expect(scene.gestures.isEmpty)
    }

    @Test(
        "A tap of several clicks counts presses half a second apart on one cell",
        arguments: [([300, 300], 1), ([500, 500], 1), ([501, 300], 0), ([300, 501], 0)])
    func severalTaps(pauses: [Int], recognized: Int) async {
        let scene = await GestureScene()
        let tap = scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        tap.numberOfTapsRequired = 3
        await scene.pilot.click(column: 12, row: 12)
        for pause in pauses {
            await scene.pilot.advance(by: .milliseconds(pause))
            await scene.pilot.click(column: 12, row: 12)
        }
        #expect(scene.gestures.count == recognized)
    }

    @Test(
        "A tap of more clicks is recognized, wherever the others were added",
        arguments: [[1, 2], [2, 1], [1, 2, 3], [3, 2, 1], [2, 3, 1], [1, 3, 2]])
    func orderOfAddingDoesNotMatter(counts: [Int]) async {
        let scene = await GestureScene()
        for count in counts {
            scene.add("\(count)", TapGestureRecognizer(), to: scene.panel)
                .numberOfTapsRequired = count
        }
        for _ in counts { await scene.pilot.click(column: 12, row: 12) }
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.gestures == counts.sorted().map { "\($0) ended" })
    }

    @Test func fourClicksAreTwoDoubleTaps() async {
        let scene = await GestureScene()
        let tap = scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        tap.numberOfTapsRequired = 2
        for _ in 0..<4 { await scene.pilot.click(column: 12, row: 12) }
        #expect(scene.gestures == ["tap ended", "tap ended"])
        #expect(
            scene.phases(of: "panel")
                == ["down", "cancel", "down", "cancel"])
    }

    @Test func clickOnAnotherCellIsTheFirstOfANewDoubleTap() async {
        let scene = await GestureScene()
        let tap = scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        tap.numberOfTapsRequired = 2
        await scene.pilot.click(column: 12, row: 12)
        await scene.pilot.click(column: 13, row: 12)
        #expect(scene.gestures.isEmpty)
        await scene.pilot.click(column: 13, row: 12)
        #expect(scene.gestures == ["tap ended"])
    }

    @Test func releaseOutsideTheViewIsNoTap() async {
        let scene = await GestureScene()
        scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        scene.panel.frame.origin.x = 20
        await scene.pilot.mouseUp(column: 12, row: 12)
        #expect(scene.gestures.isEmpty)
    }

    @Test func windowCanHaveARecognizer() async {
        let scene = await GestureScene()
        scene.add("tap", TapGestureRecognizer(), to: scene.pilot.application.windows[0])
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["tap ended"])
    }
}
