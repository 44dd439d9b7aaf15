// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct WindowDimmingTests {
    private final class Bar: View {
        override func draw(_ rect: Rect, in canvas: Canvas) {
            canvas.draw("bar", at: .zero)
        }
    }

    private func start() async -> (Pilot, bar: Bar, other: Bar) {
        let root = ViewController()
        let (bar, other) = (Bar(), Bar())
        bar.backgroundColor = .surface
        bar.isExemptFromDimming = true
        let pane = View(frame: Rect(x: 2, y: 6, width: 20, height: 2))
        bar.frame = Rect(x: 1, y: 1, width: 10, height: 1)
        other.frame = Rect(x: 0, y: 0, width: 10, height: 1)
        pane.addSubview(bar)
        root.view.addSubview(pane)
        root.view.addSubview(other)
        let pilot = await Pilot(root, columns: 24, rows: 8)
        pilot.application.theme = .fathom
        let sheet = ViewController()
        sheet.preferredContentSize = Size(width: 4, height: 1)
        root.present(sheet)
        await pilot.settle()
        return (pilot, bar, other)
    }

    @Test func anExemptViewKeepsItsColorsBehindADialog() async {
        let (pilot, bar, _) = await start()
        let style = pilot.display.buffer[Point(x: 3, y: 7)]
        #expect(style.background == Theme.fathom[.surface])
        #expect(style.foreground == Theme.fathom[.label])
        #expect(pilot.display.buffer[.zero].foreground != Theme.fathom[.label])
        bar.isExemptFromDimming = false
        await pilot.settle()
        #expect(pilot.display.buffer[Point(x: 3, y: 7)].foreground != Theme.fathom[.label])
    }

    @Test func aHiddenOneStaysHidden() async {
        let (pilot, bar, _) = await start()
        bar.superview?.isHidden = true
        await pilot.settle()
        #expect(!pilot.screen.split(separator: "\n").last.map(String.init)!.contains("bar"))
    }
}
