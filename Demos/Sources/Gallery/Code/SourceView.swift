// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows code with the numbers of its lines; what does not fit scrolls.
final class SourceView: ScrollView {
    /// Whether keys scroll the code, and not only the wheel and the bars.
    var takesFocus = true

    override var canBecomeFirstResponder: Bool { takesFocus && super.canBecomeFirstResponder }

    /// Creates a view of Swift code.
    convenience init(code: String) {
        self.init(SourceLinesView(SourceText.lines(of: code)))
    }
}

/// Draws lines of code.
private final class SourceLinesView: View {
    private let lines: [StyledText]

    init(_ lines: [StyledText]) {
        self.lines = lines
        super.init(frame: .zero)
    }

    /// The width in cells of the numbers, with the blanks around them.
    private var gutter: Int { "\(lines.count)".count + 3 }

    override func sizeThatFits(_ size: Size) -> Size {
        let width = lines.map { $0.cellWidth(joining: joinedClusters) }.max() ?? 0
        return Size(width: width + gutter, height: lines.count)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for row in lines.indices.clamped(to: rect.minY..<rect.maxY) {
            canvas.draw(
                "\(row + 1)", in: Rect(x: 1, y: row, width: gutter - 3, height: 1),
                style: Style(foreground: .secondaryLabel), alignment: .right)
            canvas.draw(lines[row], at: Point(x: gutter, y: row))
        }
    }
}
