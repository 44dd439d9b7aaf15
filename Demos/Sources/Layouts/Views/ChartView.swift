// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Draws values as a curve in eighths of cells, the last values at the right.
final class ChartView: View {
    private let values: [Int]

    init(_ values: [Int]) {
        self.values = values
        super.init()
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: min(24, size.width), height: 3) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let highest = values.max(), highest > 0 else { return }
        let parts: [Character] = canvas.isUnicode ? Array(" ▁▂▃▄▅▆▇█") : Array("  ..::###")
        for (column, value) in values.suffix(max(0, bounds.width)).enumerated() {
            let eighths = max(1, value * bounds.height * 8 / highest)
            for row in 0..<bounds.height {
                let part = (eighths - (bounds.height - 1 - row) * 8).magnitudeInEighths
                canvas.draw(
                    String(parts[part]), at: Point(x: column, y: row),
                    style: Style(foreground: .accent))
            }
        }
    }
}

extension Int {
    /// The number in eighths of a cell, clamped to 0 to 8.
    fileprivate var magnitudeInEighths: Int { Swift.min(8, Swift.max(0, self)) }
}
