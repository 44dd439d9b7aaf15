// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows percentages as bars, each with its name before and its number after the bar.
final class BarsView: GridView {
    init(_ bars: [(name: String, percent: Int)]) {
        super.init(columns: [.fitting, .fraction(1), .fitting], columnSpacing: 1)
        for bar in bars {
            addArrangedSubview(Label(bar.name, style: Style(foreground: .secondaryLabel)))
            addArrangedSubview(Bar(percent: bar.percent))
            addArrangedSubview(Label("\(bar.percent) %", alignment: .right))
        }
    }
}

private final class Bar: View {
    private let percent: Int

    init(percent: Int) {
        self.percent = percent
        super.init()
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: 10, height: 1) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let filled = bounds.width * percent / 100
        let marks: (String, String) = canvas.isUnicode ? ("█", "░") : ("#", ".")
        let color: Color = percent > 80 ? .warning : .accent
        canvas.draw(
            String(repeating: marks.0, count: filled), at: .zero, style: Style(foreground: color))
        canvas.draw(
            String(repeating: marks.1, count: max(0, bounds.width - filled)),
            at: Point(x: filled, y: 0), style: Style(foreground: .separator))
    }
}
