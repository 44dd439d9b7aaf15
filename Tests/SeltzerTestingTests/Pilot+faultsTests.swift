// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// Can be focused, and does what views must not do.
private final class Culprit: View {
    var text: String
    var isLost = false

    init(_ text: String = "before") {
        self.text = text
        super.init(frame: .zero)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var window: Window? { isLost ? nil : super.window }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: 8, height: 1) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.draw(text, in: bounds)
    }
}

@MainActor
@Suite struct PilotFaultsTests {
    private let culprit = Culprit()
    private let other = Culprit("other")

    private func start() async -> Pilot {
        let stack = StackView(.vertical, [culprit, other])
        return await Pilot(ViewController(view: stack), columns: 20, rows: 4)
    }

    @Test func aSoundScreenHasNone() async {
        let pilot = await start()
        await pilot.press("tab", "x")
        await pilot.click(column: 3, row: 2)
        await pilot.resize(columns: 7, rows: 2)
        #expect(await pilot.faults() == [])
    }

    @Test func aChangeThatWasNotMarkedIsOne() async {
        let pilot = await start()
        culprit.text = "bexore"
        #expect(await pilot.faults() == ["Cell 2, 0 differs from a screen painted anew."])
        // The screen was painted anew by that.
        #expect(await pilot.faults() == [])
    }

    @Test func aFirstResponderThatIsHiddenIsOne() async {
        let pilot = await start()
        other.isHidden = true
        await pilot.settle()
        culprit.window?.firstResponder = other
        #expect(await pilot.faults().first == "The first responder, Culprit, is hidden.")
    }

    @Test func aFirstResponderInNoWindowIsOne() async {
        let pilot = await start()
        let outsider = Culprit()
        culprit.window?.firstResponder = outsider
        #expect(
            await pilot.faults().first == "The first responder, Culprit, is not in its window.")
    }

    @Test func aViewUnderTheMouseInNoWindowIsOne() async throws {
        let pilot = await start()
        let place = try #require(pilot.location(of: "other"))
        await pilot.move(column: place.x, row: place.y)
        #expect(pilot.application.hoveredViews.contains { $0 === other })
        other.isLost = true
        #expect(await pilot.faults() == ["The mouse is on Culprit, which is not in a window."])
    }

    @Test func aFrameOutsideOfTheScreenIsOne() async {
        let pilot = await start()
        let damage = Damage(Rect(x: 18, y: 3, width: 5, height: 1))
        _ = pilot.display.show(
            CellBuffer(size: Size(width: 30, height: 4)), damage: damage, cursor: nil)
        #expect(
            await pilot.faults().first == "A frame was drawn outside of the screen: (18, 3, 5×1).")
    }

    @Test func anApplicationThatHasEndedHasNone() async {
        let pilot = await start()
        culprit.text = "after"
        await pilot.press("ctrl-c")
        #expect(pilot.ending == .cancelled)
        #expect(await pilot.faults() == [])
    }
}
