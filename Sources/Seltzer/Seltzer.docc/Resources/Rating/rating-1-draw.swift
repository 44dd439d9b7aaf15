import Seltzer

/// A row of stars.
public final class RatingControl: Control {
    /// The possible numbers of stars.
    public static let range = 0...5

    /// The number of stars; a number beyond the range becomes its nearest end.
    public var stars: Int {
        get { count }
        set { count = min(max(newValue, Self.range.lowerBound), Self.range.upperBound) }
    }

    private var count = 0 {
        didSet { if count != oldValue { setNeedsDisplay() } }
    }

    // MARK: The look

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: Self.range.upperBound + 2, height: 1)
    }

    public override func draw(_ rect: Rect, in canvas: Canvas) {
        let full = canvas[.starFill]
        let empty = canvas[.star]
        let row =
            String(repeating: full, count: stars)
            + String(repeating: empty, count: Self.range.upperBound - stars)
        canvas.draw(row, at: Point(x: 1, y: 0), style: Style(foreground: .warning))
    }
}
