// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A window that shows a tooltip and gets neither keys nor the mouse.
final class ToolTipWindow: Window {
    let toolTip: ToolTip
    private weak var source: View?
    /// The pointed cell, in the coordinates of the source.
    private let pointedPlace: Point
    /// Whether the tooltip must avoid the pointed cell.
    private let avoidsPlace: Bool
    private let label: Label
    private lazy var anchor = ViewAnchor(of: self, .beside(Self.sides), to: source)

    private static var sides: [PopoverSide] { [.below, .above, .right, .left] }
    /// The maximum number of columns of the text.
    static var maximumWidth: Int { 40 }
    /// The maximum height of a source for a tooltip beside the source; for a higher source, the tooltip is beside the
    /// cell.
    private static var maximumSourceHeight: Int { 3 }

    init(
        _ toolTip: ToolTip, _ text: StyledText, beside source: View, at place: Point,
        avoidsPlace: Bool
    ) {
        self.toolTip = toolTip
        self.source = source
        (pointedPlace, self.avoidsPlace) = (place, avoidsPlace)
        label = Label(text)
        label.numberOfLines = 0
        super.init()
        backgroundColor = .overlay
        floatFrame = FloatFrame()
        isUserInteractionEnabled = false
        addSubview(label)
    }

    override var canBecomeKey: Bool { false }

    /// Places the tooltip beside its source, or hides it if it would cover the pointer.
    override func place(in screen: Rect) {
        guard let source, source.window != nil else { return close() }
        let new = wantedFrame(in: screen) ?? .zero
        if new != frame { frame = new }
    }

    private func wantedFrame(in screen: Rect) -> Rect? {
        guard let source else { return nil }
        let edges = floatFrame?.insets(hasFills: hasFills) ?? .zero
        let room = Size(
            width: min(Self.maximumWidth, screen.width - edges.horizontal - 2),
            height: screen.height - edges.vertical)
        guard room.width > 0, room.height > 0 else { return nil }
        let text = label.sizeThatFits(room)
        let size = Size(
            width: text.width + edges.horizontal + 2,
            height: min(text.height, room.height) + edges.vertical)
        let cell = Rect(origin: pointedPlace, size: Size(width: 1, height: 1))
        let isLow = source.bounds.height <= Self.maximumSourceHeight
        let parts =
            isLow && source.bounds.width <= Self.maximumWidth ? [source.bounds, cell] : [cell]
        for part in parts {
            anchor.part = part
            guard anchor.locate() != nil, let frame = anchor.frame(of: size, in: screen) else {
                continue
            }
            if !avoidsPlace || !frame.contains(source.pointOnScreen(pointedPlace)) { return frame }
        }
        return nil
    }

    override func layoutSubviews() {
        label.frame = floatContent.inset(by: Insets(left: 1, right: 1))
    }
}
