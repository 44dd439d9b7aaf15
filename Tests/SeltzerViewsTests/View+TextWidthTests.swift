// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Views on displays that do not join all clusters.
@MainActor
@Suite struct ViewTextWidthTests {
    /// A view as wide as its text on its display.
    private final class PlainTextView: View {
        let text = "\u{1F44D}\u{1F3FD}"

        override func sizeThatFits(_ size: Size) -> Size {
            Size(width: cellWidth(of: text), height: 1)
        }

        override func draw(_ rect: Rect, in canvas: Canvas) {
            canvas.draw(text, at: .zero)
        }
    }

    @Test func textIsMeasuredAsItsDisplayShowsIt() async {
        let view = PlainTextView()
        #expect(view.joinedClusters == .all)
        #expect(view.cellWidth(of: view.text) == 2)
        let capabilities = DisplayCapabilities(joinedClusters: [])
        let pilot = await Pilot(
            ViewController(view: StackView(.horizontal, [view, View()])), columns: 8, rows: 1,
            capabilities: capabilities)
        #expect(view.joinedClusters == [])
        #expect(view.cellWidth(of: StyledText(view.text)) == 4)
        #expect(view.frame.width == 4)
        #expect(pilot.display.buffer[Point(x: 2, y: 0)].glyph.width == 2)
    }

    @Test func viewsAreLaidOutAnewInOneFrameWhenTheDisplayTellsMore() async {
        let view = PlainTextView()
        let after = View()
        let row = StackView(.horizontal, [StackView(.horizontal, [view]), after])
        let pilot = await Pilot(ViewController(view: row), columns: 8, rows: 1)
        after.setContentHuggingPriority(.defaultLow, for: .horizontal)
        await pilot.settle()
        #expect(view.frame.width == 2)
        let frames = pilot.display.frameCount
        pilot.display.capabilities.joinedClusters = []
        await pilot.settle()
        #expect(view.frame.width == 4)
        #expect(after.frame.minX >= 4)
        #expect(pilot.display.frameCount == frames + 1)
        #expect(
            (0..<5).map { pilot.display.buffer[Point(x: $0, y: 0)].glyph.width }
                == [2, 0, 2, 0, 1])
        pilot.display.capabilities.joinedClusters = .all
        await pilot.settle()
        #expect(view.frame.width == 2)
    }

    @Test func clustersThatTheDisplayAgreesOnAreDrawnAnew() async {
        let pilot = await Pilot(ViewController(view: PlainTextView()), columns: 8, rows: 1)
        #expect(pilot.display.buffer[.zero].glyph.isWidthContested)
        pilot.display.capabilities.agreedClusters = .all
        await pilot.settle()
        #expect(!pilot.display.buffer[.zero].glyph.isWidthContested)
        pilot.display.capabilities.agreedClusters = []
        await pilot.settle()
        #expect(pilot.display.buffer[.zero].glyph.isWidthContested)
    }
}
