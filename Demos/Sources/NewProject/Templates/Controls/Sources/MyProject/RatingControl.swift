import Seltzer

/// The user chose another number of stars.
public struct RatingChanged: RoutedEvent {
    /// The number of stars.
    public let stars: Int
}

/// A row of stars that the user sets with the arrow keys, a digit or the mouse.
///
/// The control posts ``RatingChanged`` when the user changes it. Setting ``stars`` posts nothing.
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

    /// Sets the number for the user, and reports it.
    private func choose(_ wanted: Int) {
        let old = stars
        stars = wanted
        if stars != old { post(RatingChanged(stars: stars)) }
    }

    // MARK: The look

    // One column at each end is for the bars of the focus.
    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: Self.range.upperBound + 2, height: 1)
    }

    public override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = ControlLook.drawBars(state, in: bounds, of: canvas)
        let full = canvas[.starFill]
        let empty = canvas[.star]
        var style = ControlLook.title(state)
        if isEnabled { style.foreground = .warning }
        let row =
            String(repeating: full, count: stars)
            + String(repeating: empty, count: Self.range.upperBound - stars)
        canvas.draw(row, in: room, style: style)
    }

    // MARK: Words

    public override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility
        attributes.role = .slider
        attributes.value = "\(stars) of \(Self.range.upperBound) stars"
        return attributes
    }

    public override func accessibilityIncrement() { addOne() }
    public override func accessibilityDecrement() { takeOne() }

    public override func accessibilityChangeValue(to value: String) -> Bool {
        guard let number = Int(value), Self.range.contains(number) else { return false }
        choose(number)
        return true
    }

    // MARK: Keys

    public override var actions: [Action] {
        [
            Action("fewer", title: "Fewer", keys: ["left"], RatingControl.takeOne)
                .group(.movement("Stars")),
            Action("more", title: "More", keys: ["right"], RatingControl.addOne)
                .group(.movement("Stars")),
        ]
    }

    private func takeOne() { choose(stars - 1) }
    private func addOne() { choose(stars + 1) }

    public override func handleKey(_ event: KeyEvent) -> Disposition {
        guard let text = event.text, let digit = Int(text), Self.range.contains(digit) else {
            return .ignored
        }
        choose(digit)
        return .stop
    }

    // MARK: The mouse

    public override func beginTracking(_ event: MouseEvent) -> Bool {
        choose(event.location.x)
        return true
    }

    public override func continueTracking(_ event: MouseEvent) -> Bool {
        choose(event.location.x)
        return true
    }
}
