// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

/// The bytes that dragging a window writes to a terminal of 24-bit colors.
@MainActor
@Suite struct DesktopCostTests {
    private func makeDesktop(count: Int) -> DesktopView {
        let windows = (0..<count).map { number in
            DesktopWindow(
                "Window \(number)", view: ListView((0..<9).map { "Row \($0) of \(number)" }),
                frame: Rect(x: 2 + number % 40, y: 1 + number % 9, width: 40, height: 11))
        }
        return DesktopView(windows)
    }

    @Test func aStepOfADragWritesOnlyWhatChanges() async {
        let meter = await FrameMeter(
            ViewController(view: makeDesktop(count: 1)), columns: 100, rows: 30)
        let pilot = meter.pilot
        let whole = meter.bytes()
        await pilot.mouseDown(column: 20, row: 1)
        _ = meter.bytes()
        await pilot.move(column: 21, row: 1)
        _ = meter.bytes()
        // Both frames have the size and the place of the window in the lower edge.
        await pilot.move(column: 22, row: 1)
        let step = meter.bytes()
        #expect(step > 0)
        // Measured: 600 of the 1,279 bytes of the whole screen. The limit leaves 5 %.
        #expect(step <= 630)
        #expect(step < whole)
        await pilot.settle()
        #expect(meter.bytes() == 0)
    }

    @Test func windowsBehindAddNothing() async {
        let desktop = makeDesktop(count: 200)
        let meter = await FrameMeter(ViewController(view: desktop), columns: 100, rows: 30)
        let pilot = meter.pilot
        _ = meter.bytes()
        await pilot.press("ctrl-f10")
        #expect(meter.bytes() > 0)
        // The maximized window covers the others: what changes in them writes nothing.
        for window in desktop.windows.dropLast() { window.title = "Another title" }
        await pilot.settle()
        #expect(meter.bytes() == 0)
    }
}
