// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A bar whose thumb shows the visible part of the content.
///
/// The user can drag the thumb.
///
/// A click beside the thumb moves it by a page. A click with Alt held, or with the middle button,
/// moves it to the pointer. The bar sends ``Control/Event/valueChanged`` whenever the user moves
/// it.
///
///     ▕
///     ▗
///     ▐
///     ▕
///
/// On a display without colors the thumb is a line, because a block would look like the bar of the
/// focus.
public final class ScrollBar: Control {
    /// The direction of the bar.
    public let axis: Axis

    /// The values from one end of the bar to the other.
    public var values: ClosedRange<Int> = 0...0 {
        didSet { if values != oldValue { setNeedsDisplay() } }
    }

    /// The length of the visible part, in the unit of the values.
    public var visibleLength = 0 {
        didSet { if visibleLength != oldValue { setNeedsDisplay() } }
    }

    /// The distance that a click beside the thumb moves it; values below 1 count as 1.
    public var pageLength = 1

    /// The value that the thumb shows.
    ///
    /// A value outside of ``values`` is shown at the nearest end.
    public var value = 0 {
        didSet { if value != oldValue { setNeedsDisplay() } }
    }

    /// The places in the content that have a mark, such as the matches of a search, in the unit of
    /// the values.
    public var marks: [Int] = [] {
        didSet { if marks != oldValue { setNeedsDisplay() } }
    }

    /// The place whose mark is highlighted; nil for none.
    public var currentMark: Int? {
        didSet { if currentMark != oldValue { setNeedsDisplay() } }
    }

    /// The place at which the pointer holds the thumb; nil while it does not.
    private var grip: Grip? {
        didSet {
            // A press that ends outside of the bar changes only the thumb's look.
            setNeedsDisplay()
            if (grip == nil) != (oldValue == nil) { gripDidChange?(grip != nil) }
        }
    }

    /// Called when the user takes hold of the thumb, and when the user releases it.
    var gripDidChange: ((Bool) -> Void)?

    private struct Grip {
        let cell: Int
        let thumbStart: Int
        let value: Int
    }

    /// Creates a bar along an axis, whose only value is 0.
    public init(_ axis: Axis) {
        self.axis = axis
        super.init()
    }

    /// False: the scrolled view is focused, and not its bar.
    public override var canBecomeFirstResponder: Bool { false }

    /// Returns the size of a bar that is one cell thick and as long as the room.
    public override func sizeThatFits(_ size: Size) -> Size {
        axis == .horizontal
            ? Size(width: size.width, height: 1) : Size(width: 1, height: size.height)
    }

    /// A scroll bar with the visible part of the content as its value; no element for the bars of a
    /// scroll view.
    public override var defaultAccessibility: AccessibilityAttributes {
        if superview is ScrollView || superview is Control { return AccessibilityAttributes() }
        let end = value.saturatingAdding(visibleLength)
        return super.defaultAccessibility.with(
            .scrollBar, label: axis == .vertical ? "Vertical" : "Horizontal",
            value: value == end
                ? "\(value) of \(values.upperBound)"
                : "from \(value) to \(end) of \(values.upperBound)")
    }

    // MARK: The mouse

    private func geometry(unitsPerCell: Int = 2) -> ScrollBarGeometry {
        ScrollBarGeometry(
            length: bounds.size[axis], values: values, visibleLength: visibleLength, value: value,
            unitsPerCell: unitsPerCell)
    }

    /// Tracks the left and the middle button, and ignores the wheel.
    public override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.button == .middle, isEnabled else { return super.handleMouse(event) }
        switch event.phase {
        case .down: jump(to: event.location)
        case .drag: drag(to: event.location)
        case .up, .cancel: grip = nil
        default: break
        }
        return .stop
    }

    /// True: a drag scrolls.
    public override var tracksDrags: Bool { true }

    /// Takes hold of the thumb, or moves it by a page or to the pointer.
    public override func beginTracking(_ event: MouseEvent) -> Bool {
        let geometry = geometry()
        let cell = event.location[axis]
        if event.modifiers.contains(.alt) {
            jump(to: event.location)
            return true
        }
        switch geometry.part(at: cell) {
        case .thumb: grip = Grip(cell: cell, thumbStart: geometry.thumb.lowerBound, value: value)
        case .before: move(to: ListMove.pages(-1).target(from: value, in: values, page: pageLength))
        case .after: move(to: ListMove.pages(1).target(from: value, in: values, page: pageLength))
        }
        return true
    }

    /// Moves the thumb with the pointer.
    public override func continueTracking(_ event: MouseEvent) -> Bool {
        drag(to: event.location)
        return true
    }

    /// Releases the thumb.
    public override func endTracking(_ event: MouseEvent) {
        grip = nil
    }

    /// Releases the thumb at its present place.
    public override func cancelTracking(_ event: MouseEvent) {
        grip = nil
    }

    /// Whether the pointer holds the thumb.
    public var isGripped: Bool { grip != nil }

    private func jump(to location: Point) {
        let geometry = geometry()
        let cell = location[axis]
        let start = geometry.thumbStart(centeredAt: cell)
        let newValue = geometry.value(whereThumbBeginsAt: start)
        grip = Grip(cell: cell, thumbStart: start, value: newValue)
        move(to: newValue)
    }

    private func drag(to location: Point) {
        guard let grip else { return }
        let cell = location[axis]
        // The thumb shows the value only roughly, so a pointer that comes back restores the exact
        // value.
        guard cell != grip.cell else { return move(to: grip.value) }
        let geometry = geometry()
        let distance = cell.saturatingSubtracting(grip.cell)
        let start = grip.thumbStart.saturatingAdding(
            distance.saturatingMultiplied(by: geometry.unitsPerCell))
        move(to: geometry.value(whereThumbBeginsAt: start))
    }

    private func move(to newValue: Int) {
        guard newValue != value else { return }
        value = newValue
        sendActions(for: .valueChanged)
    }

    // MARK: Drawing

    /// Draws the thumb, with half cells if the display has characters beyond ASCII; under the
    /// pointer, also draws the track.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        let glyphs = ScrollBarGlyphs(
            axis, isUnicode: canvas.isUnicode, hasColors: canvas.hasColors)
        let geometry = geometry(unitsPerCell: canvas.isUnicode ? 2 : 1)
        // A view that gets or loses the focus is redrawn with its subviews.
        let hasKeys =
            (superview?.isFirstResponder ?? false)
            && ((superview as? ScrollView)?.showsFocusInScrollIndicators ?? true)
        var state = state
        if isTracking || isGripped { state.insert(.highlighted) }
        if hasKeys { state.insert(.focused) }
        let thumb = ControlLook.thumb(state), track = ControlLook.track(state)
        let showsTrack = !state.isDisjoint(with: [.highlighted, .hovered])
        let cells = rect.intersection(bounds)
        for cell in cells.origin[axis]..<cells.origin[axis].saturatingAdding(cells.size[axis]) {
            let units = geometry.units(ofCell: cell)
            var place = bounds
            place.origin[axis] = cell
            if axis == .horizontal { place.size.width = 1 } else { place.size.height = 1 }
            let isTrack = units == .none
            canvas.fill(
                place, with: isTrack ? track : thumb,
                character: isTrack && !showsTrack ? " " : glyphs[units])
        }
        drawMarks(in: canvas)
    }

    private func drawMarks(in canvas: Canvas) {
        guard !marks.isEmpty || currentMark != nil else { return }
        let isVertical = axis == .vertical
        func draw(_ mark: Int, _ symbol: Symbol, _ style: Style) {
            var place = bounds
            place.origin[axis] = bounds.origin[axis].saturatingAdding(
                ScrollBarGeometry.cell(
                    of: mark, in: values, visibleLength: visibleLength, length: bounds.size[axis]))
            if isVertical { place.size.height = 1 } else { place.size.width = 1 }
            canvas.fill(place.intersection(bounds), with: style, symbol: symbol)
        }
        for mark in marks {
            draw(mark, isVertical ? .horizontalLine : .verticalLine, Style(foreground: .accent))
        }
        if let currentMark {
            draw(
                currentMark, isVertical ? .heavyHorizontalLine : .heavyVerticalLine,
                Style(foreground: .label, attributes: .bold))
        }
    }
}

/// The characters of a scroll bar.
private struct ScrollBarGlyphs {
    let track: Character
    let full: Character
    let firstHalf: Character
    let secondHalf: Character

    init(_ axis: Axis, isUnicode: Bool, hasColors: Bool) {
        switch (axis, isUnicode) {
        case (.vertical, true):
            (track, full, firstHalf, secondHalf) =
                hasColors ? ("▕", "▐", "▝", "▗") : ("│", "┃", "╹", "╻")
        case (.horizontal, true):
            (track, full, firstHalf, secondHalf) =
                hasColors ? ("▁", "▄", "▖", "▗") : ("─", "━", "╸", "╺")
        case (.vertical, false): (track, full, firstHalf, secondHalf) = ("|", "#", "#", "#")
        case (.horizontal, false): (track, full, firstHalf, secondHalf) = ("-", "#", "#", "#")
        }
    }

    subscript(units: ScrollBarGeometry.CellUnits) -> Character {
        switch units {
        case .none: track
        case .all: full
        case .first: firstHalf
        case .second: secondHalf
        }
    }
}
