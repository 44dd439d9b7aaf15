// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows code with the numbers of its lines; code that does not fit scrolls.
final class SourceView: ScrollView {
    /// Whether keys scroll the code, in addition to the wheel and the bars.
    var takesFocus = true

    /// Whether lines that are too long end with `…`; otherwise the code scrolls sideways.
    var cutsLines: Bool {
        get { lines.cutsLines }
        set { lines.cutsLines = newValue }
    }

    private let lines: SourceLinesView

    override var canBecomeFirstResponder: Bool { takesFocus && super.canBecomeFirstResponder }

    /// Creates a view of Swift code, which it colors.
    init(code: String) {
        lines = SourceLinesView(SourceText.lines(of: code))
        super.init()
        documentView = lines
    }
}

/// Draws lines of code.
private final class SourceLinesView: View {
    private let lines: [StyledText]

    var cutsLines = false {
        didSet {
            guard cutsLines != oldValue else { return }
            superview?.setNeedsLayout()
            setNeedsDisplay()
        }
    }

    init(_ lines: [StyledText]) {
        self.lines = lines
        super.init(frame: .zero)
    }

    /// The width in cells of the numbers, with the blanks around them.
    private var gutter: Int { "\(lines.count)".count + 3 }

    override func sizeThatFits(_ size: Size) -> Size {
        let width = lines.map { $0.cellWidth(joining: joinedClusters) }.max() ?? 0
        return Size(
            width: min(width + gutter, cutsLines ? size.width : .max), height: lines.count)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for row in lines.indices.clamped(to: rect.minY..<rect.maxY) {
            canvas.draw(
                "\(row + 1)", in: Rect(x: 1, y: row, width: gutter - 3, height: 1),
                style: Style(foreground: .secondaryLabel), alignment: .right)
            let line = Rect(x: gutter, y: row, width: bounds.width - gutter - 1, height: 1)
            if cutsLines {
                canvas.draw(
                    lines[row], in: line,
                    paragraphStyle: ParagraphStyle(lineBreakMode: .byTruncatingTail))
            } else {
                canvas.draw(lines[row], at: line.origin)
            }
        }
    }
}
