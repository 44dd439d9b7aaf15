// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Options in one bar, of which at most one is selected.
///
/// ``OptionControl`` describes its keys, its mouse and its reports. As in UIKit, the options are called segments.
///
/// ```swift
/// let range = SegmentedControl(items: ["Day", "Week", "Month"], selectedSegmentIndex: 0)
/// range.addAction(for: .valueChanged) { show($0.selectedSegmentIndex) }
/// ```
///
///     [ Day │ Week │ Month ]
open class SegmentedControl: OptionControl {
    /// Creates a control.
    ///
    /// - Parameters:
    ///   - items: The titles, with `&` before a mnemonic (``MnemonicTitle``).
    ///   - selectedSegmentIndex: The index of the selected segment; nil for none.
    ///   - action: Runs when the user has selected a segment. The control retains it.
    public init(
        items: [String] = [], selectedSegmentIndex: Int? = nil,
        action: (@MainActor (SegmentedControl) -> Void)? = nil
    ) {
        super.init(items, axis: .horizontal, selectedIndex: selectedSegmentIndex)
        setAction(action)
    }

    // MARK: Segments

    /// The number of segments.
    public final var numberOfSegments: Int { list.count }

    /// The index of the selected segment, as ``OptionControl/selectedIndex``.
    public final var selectedSegmentIndex: Int? {
        get { selectedIndex }
        set { selectedIndex = newValue }
    }

    /// Returns the title of a segment, without the mark of a mnemonic; nil for an index that does not exist.
    public final func titleForSegment(at index: Int) -> String? {
        list.titles.indices.contains(index) ? list.titles[index].text : nil
    }

    /// Sets the title of a segment; does nothing for an index that does not exist.
    public final func setTitle(_ title: String, forSegmentAt index: Int) {
        change { $0.setTitle(title, at: index) }
    }

    /// Inserts a segment at an index; at the nearest end for an index beyond it.
    public final func insertSegment(withTitle title: String, at index: Int) {
        change { $0.insert(title, at: index) }
    }

    /// Removes a segment; if it was selected, none is.
    public final func removeSegment(at index: Int) {
        change { $0.remove(at: index) }
    }

    /// Removes all segments.
    public final func removeAllSegments() {
        options = []
    }

    // MARK: The picture

    override func length(of title: MnemonicTitle) -> Int {
        axis == .horizontal ? cellWidth(of: title.text).saturatingAdding(2) : 1
    }

    override var gap: Int { axis == .horizontal ? 1 : 0 }

    /// The part between the brackets; a very narrow control has no brackets.
    override var optionsRect: Rect {
        var rect = axis == .horizontal ? bounds.middleRow : bounds
        guard hasBrackets else { return rect }
        if axis == .horizontal {
            rect.size.width = min(rect.width, line.length.saturatingAdding(2))
        }
        return rect.inset(by: Insets(left: 1, right: 1))
    }

    private final var hasBrackets: Bool {
        bounds.width > 6 || axis == .horizontal && bounds.width >= line.length.saturatingAdding(2)
    }

    /// Returns the size that shows all segments.
    open override func sizeThatFits(_ size: Size) -> Size {
        let line = measuredLine()
        guard axis == .vertical else {
            return Size(width: line.length.saturatingAdding(2), height: 1)
        }
        let widest = list.titles.map { cellWidth(of: $0.text) }.max() ?? 0
        return Size(width: widest.saturatingAdding(4), height: max(1, line.length))
    }

    /// Draws the visible segments, with lines between them.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let inner = canvas.clipped(to: optionsRect)
        let lineStyle = ControlLook.track(state)
        forEachVisibleOption { index, rect in
            var state = state(ofOptionAt: index)
            if state.contains(.focused) { state.remove(.selected) }
            drawSegment(list.titles[index], in: rect, of: inner, style: ControlLook.control(state))
            if axis == .horizontal, index + 1 < list.count {
                let place = Point(x: rect.maxX, y: rect.minY)
                inner.draw(canvas.isUnicode ? "│" : "|", at: place, style: lineStyle)
            }
        }
        drawOverflow(in: canvas)
        guard hasBrackets else { return }
        let bracketStyle = isFocused ? ControlLook.thumb(state) : lineStyle
        for y in optionsRect.minY..<optionsRect.maxY {
            canvas.draw("[", at: Point(x: bounds.minX, y: y), style: bracketStyle)
            canvas.draw("]", at: Point(x: optionsRect.maxX, y: y), style: bracketStyle)
        }
    }

    private final func drawSegment(
        _ title: MnemonicTitle, in rect: Rect, of canvas: Canvas, style: Style
    ) {
        // Underlines the title, but not the blanks around it.
        var ground = style
        ground.attributes.remove(.underline)
        canvas.fill(rect, with: ground)
        let room = rect.inset(by: Insets(left: 1, right: 1))
        canvas.draw(title.text, in: room, style: style)
        title.drawMnemonic(ofTextIn: room, in: canvas, style: style)
    }
}
