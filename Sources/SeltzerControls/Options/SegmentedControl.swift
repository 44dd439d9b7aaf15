// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A bar of options, of which at most one is selected.
///
/// ``OptionControl`` describes its keys, its mouse and its reports. As in UIKit, the options are called segments.
///
/// ```swift
/// let range = SegmentedControl(items: ["Day", "Week", "Month"], selectedSegmentIndex: 0)
/// range.addAction(for: .valueChanged) { show($0.selectedSegmentIndex) }
/// ```
///
///     [ Day  │ Week  │ Month ]
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
        layoutNature = .line
        if let action { addAction(for: .valueChanged, action) }
    }

    /// Creates a control without segments, with a frame.
    public init(frame: Rect) {
        super.init([], axis: .horizontal, selectedIndex: nil)
        layoutNature = .line
        self.frame = frame
    }

    /// Creates a control, with the argument labels of the other option controls.
    ///
    /// - Parameters:
    ///   - options: The titles, with `&` before a mnemonic (``MnemonicTitle``).
    ///   - selectedIndex: The index of the selected segment; nil for none.
    ///   - action: Runs when the user has selected a segment. The control retains it.
    public convenience init(
        _ options: [String], selectedIndex: Int? = nil,
        action: (@MainActor (SegmentedControl) -> Void)? = nil
    ) {
        self.init(items: options, selectedSegmentIndex: selectedIndex, action: action)
    }

    // MARK: Segments

    /// The number of segments.
    public final var numberOfSegments: Int { list.count }

    /// The ``selectedSegmentIndex`` of a control without a selected segment: -1.
    public nonisolated static var noSegment: Int { -1 }

    /// The index of the selected segment; ``noSegment`` for none.
    ///
    /// Setting it is not reported. ``OptionControl/selectedIndex`` is nil for none.
    public final var selectedSegmentIndex: Int {
        get { selectedIndex ?? Self.noSegment }
        set { selectedIndex = newValue }
    }

    /// Returns the title of a segment, without the mark of a mnemonic; nil for an index that does not exist.
    public final func titleForSegment(at index: Int) -> String? {
        list.titles.indices.contains(index) ? list.titles[index].text : nil
    }

    /// Sets the title of a segment, nil for an empty one; does nothing for an index that does not exist.
    public final func setTitle(_ title: String?, forSegmentAt index: Int) {
        change { $0.setTitle(title ?? "", at: index) }
    }

    /// Inserts a segment at an index; at the nearest end for an index out of range.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before a mnemonic; nil for an empty one.
    ///   - index: The index of the new segment.
    ///   - animated: Without effect: the segment is there in the next frame.
    public final func insertSegment(
        withTitle title: String?, at index: Int, animated: Bool = false
    ) {
        change { $0.insert(title ?? "", at: index) }
    }

    /// Inserts a segment with a picture at an index; at the nearest end for an index out of range.
    ///
    /// - Parameters:
    ///   - image: The picture, which is the title of the segment; nil for an empty one.
    ///   - index: The index of the new segment.
    ///   - animated: Without effect: the segment is there in the next frame.
    public final func insertSegment(with image: Image?, at index: Int, animated: Bool = false) {
        insertSegment(withTitle: image?.unicode, at: index, animated: animated)
    }

    /// Gives a segment a picture in place of its title, nil for an empty one; does nothing for an index that does not
    /// exist.
    public final func setImage(_ image: Image?, forSegmentAt index: Int) {
        setTitle(image?.unicode, forSegmentAt: index)
    }

    /// Removes a segment; if it was selected, no segment is selected afterwards.
    ///
    /// - Parameters:
    ///   - index: The index of the segment.
    ///   - animated: Without effect: the segment is gone in the next frame.
    public final func removeSegment(at index: Int, animated: Bool = false) {
        change { $0.remove(at: index) }
    }

    /// Returns whether the user can select a segment; false for an index that does not exist.
    public final func isEnabledForSegment(at index: Int) -> Bool { isEnabledForOption(at: index) }

    /// Enables or disables a segment; does nothing for an index that does not exist.
    public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
        setEnabled(isEnabled, forOptionAt: index)
    }

    /// Removes all segments.
    public final func removeAllSegments() {
        options = []
    }

    // MARK: The picture

    /// The empty cells at each side of a title: two, or one if that does not fit or the layout is compact.
    private final func padding(in width: Int) -> Int {
        let wanted = list.titles.reduce(2) {
            $0.saturatingAdding(cellWidth(of: $1.text)).saturatingAdding(4)
        }
        return hasCompactLayout || (axis == .horizontal && wanted > width) ? 1 : 2
    }

    private final func line(in width: Int) -> OptionLine {
        guard axis == .horizontal else {
            return OptionLine(lengths: list.titles.map { _ in 1 }, gap: gap)
        }
        let padding = 2 * padding(in: width)
        return OptionLine(
            lengths: list.titles.map { cellWidth(of: $0.text).saturatingAdding(padding) }, gap: gap)
    }

    override func measuredLine() -> OptionLine { line(in: bounds.width) }

    /// The part between the bars.
    override var optionsRect: Rect {
        var rect = axis == .horizontal ? bounds.middleRow : bounds
        guard rect.width > 2 else { return rect }
        if axis == .horizontal {
            rect.size.width = min(rect.width, max(1, line.length).saturatingAdding(2))
        }
        return rect.inset(by: Insets(left: 1, right: 1))
    }

    /// Returns the size of all segments and of the bars.
    open override func sizeThatFits(_ size: Size) -> Size {
        let line = line(in: size.width)
        guard axis == .vertical else {
            return Size(width: max(1, line.length).saturatingAdding(2), height: 1)
        }
        let widest = list.titles.map { cellWidth(of: $0.text) }.max() ?? 0
        let margins = 2 + 2 * padding(in: size.width)
        return Size(width: widest.saturatingAdding(margins), height: max(1, line.length))
    }

    /// Draws the visible segments.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = optionsRect
        ControlLook.drawBars(
            state, in: bounds.width > 2 ? room.inset(by: Insets(left: -1, right: -1)) : room,
            of: canvas)
        let inner = canvas.clipped(to: room)
        // A control without segments is as wide as a cell, so that its focus can be seen.
        if list.count == 0 {
            inner.fill(room, with: canvas.hasFills ? ControlLook.chip(state) : Style())
        }
        forEachVisibleOption { drawSegment($0, in: $1, of: inner) }
        if !canvas.hasFills, !state.contains(.disabled) { drawBrackets(around: room, in: canvas) }
        drawOverflow(in: canvas)
    }

    private final func drawSegment(_ index: Int, in rect: Rect, of canvas: Canvas) {
        let state = state(ofOptionAt: index).subtracting(.focused)
        let style = ControlLook.chip(state)
        let title = list.titles[index]
        if canvas.hasFills {
            canvas.fill(rect, with: Style(background: style.background))
        } else if style.background == Tone.primary.tint {
            canvas.fill(rect.inset(by: Insets(left: 1, right: 1)), with: style)
        }
        let padding = padding(in: bounds.width)
        let room = rect.inset(by: Insets(left: padding, right: padding))
        canvas.draw(title.text, in: room, style: style)
        title.drawMnemonic(ofTextIn: room, in: canvas, style: style)
    }

    /// Draws the brackets at the ends of the segments, if the theme has no fills.
    private final func drawBrackets(around room: Rect, in canvas: Canvas) {
        let style = Style(foreground: .secondaryLabel)
        let inner = canvas.clipped(to: room)
        forEachVisibleOption { index, rect in
            guard axis == .horizontal, index > 0 else { return }
            inner.drawOrnament(.verticalLine, at: rect.origin, style: style)
        }
        guard room.width > 2 else { return }
        var bracket = Rect(x: room.minX, y: room.minY, width: 1, height: room.height)
        canvas.fill(bracket, with: style, character: "[")
        bracket.origin.x = room.maxX - 1
        canvas.fill(bracket, with: style, character: "]")
    }
}
