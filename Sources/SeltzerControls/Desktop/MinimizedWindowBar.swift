// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The titles of the minimized windows in a row at the bottom of a desktop.
///
/// The last item lists those without room.
final class MinimizedWindowBar: ItemBar {
    /// The longest title in cells.
    private static var longestTitle: Int { 20 }

    var windows: [DesktopWindow] = [] {
        didSet { itemsDidChange() }
    }
    var onChoose: @MainActor (DesktopWindow) -> Void = { _ in }
    /// Lists windows in a menu beside a rectangle.
    var onList: @MainActor (MinimizedWindowBar, Rect, [DesktopWindow]) -> Void = { _, _, _ in }
    /// The windows that have a place; the rest is behind the last item.
    private var shownCount = 0

    init() { super.init(ground: ControlLook.bar.background) }

    private func width(of window: DesktopWindow) -> Int {
        min(cellWidth(of: window.title), Self.longestTitle) + 4
    }

    private func restTitle(_ count: Int) -> String { "+\(count)" }

    override func placedSlots() -> [Range<Int>] {
        let widths = windows.map(width)
        let isWhole = widths.reduce(0, +) <= bounds.width
        let rest = restTitle(windows.count).count + 4
        var x = 0
        var slots: [Range<Int>] = []
        for width in widths {
            guard x + width <= bounds.width - (isWhole ? 0 : rest) else { break }
            slots.append(x..<x + width)
            x += width
        }
        shownCount = slots.count
        if shownCount < windows.count, bounds.width > 0 {
            slots.append(x..<min(bounds.width, x + rest))
        }
        return slots
    }

    override func title(ofSlot slot: Int) -> String {
        slot < shownCount ? windows[slot].title : "More windows"
    }

    override func chooseSlot(_ slot: Int, byKey: Bool) {
        if slot < shownCount {
            onChoose(windows[slot])
        } else {
            onList(self, rect(ofSlot: slot), Array(windows.dropFirst(shownCount)))
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, windows.map(width).reduce(0, +)), height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for slot in slots.indices {
            let text =
                slot < shownCount ? windows[slot].title : restTitle(windows.count - shownCount)
            let chip = ControlLook.drawChip(
                state(ofSlot: slot), contentWidth: cellWidth(of: text), in: self.rect(ofSlot: slot),
                of: canvas)
            canvas.draw(text, in: chip.room, style: chip.style)
        }
    }
}
