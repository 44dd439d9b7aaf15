// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews

/// Numbered lines, as many as it is high, which notes what it is asked to draw.
final class LinesView: View {
    private(set) var drawn: [Rect] = []
    var wanted = Size(width: 3, height: 20)

    override func sizeThatFits(_ size: Size) -> Size { wanted }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        drawn.append(rect)
        for row in rect.minY..<rect.maxY { canvas.draw("\(row)", at: Point(x: 0, y: row)) }
    }
}

/// A scroll view over numbered lines, on a screen as large as the scroll view.
@MainActor
final class ScrollScene {
    let lines = LinesView()
    let scrollView: ScrollView
    let pilot: Pilot
    private(set) var log: [String] = []

    init(
        lines count: Int = 20, width: Int = 3, columns: Int = 8, rows: Int = 5,
        isUnicode: Bool = true
    ) async {
        lines.wanted = Size(width: width, height: count)
        scrollView = ScrollView(lines)
        let controller = ViewController(view: scrollView)
        controller.wantsInitialFocus = false
        pilot = await Pilot(
            plain: controller, columns: columns, rows: rows,
            capabilities: DisplayCapabilities(isUnicode: isUnicode))
        controller.on { [weak self] (event: Scrolled) in
            self?.log.append("scrolled \(event.contentOffset.y)")
            return .ignored
        }
        controller.on { [weak self] (event: ScrollEnded) in
            self?.log.append("ended \(event.contentOffset.y)")
            return .ignored
        }
    }

    var offset: Point { scrollView.contentOffset }

    var screen: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
