// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Titles in a row, one of which the user chooses, such as the titles of the minimized windows of a desktop.
///
/// The last item stands for the titles without room.
package final class OverflowBar: ItemBar {
    /// The maximum width of a title in cells.
    private static var longestTitle: Int { 20 }

    /// The titles, in order.
    package var titles: [String] = [] {
        didSet { itemsDidChange() }
    }
    /// Runs with the index of the title that the user chose.
    package var onChoose: @MainActor (Int) -> Void = { _ in }
    /// Runs when the user chooses the last item; gets the bar, the item's rectangle, and the indices of the titles
    /// without room.
    package var onList: @MainActor (OverflowBar, Rect, Range<Int>) -> Void = { _, _, _ in }
    /// The number of titles with room; the last item stands for all others.
    private var shownCount = 0

    /// The name of the last item for a screen reader.
    private let restName: String

    /// Creates a row without titles.
    ///
    /// - Parameter restName: The name of the last item for a screen reader.
    package init(restName: String) {
        self.restName = restName
        super.init(ground: ControlLook.bar.background)
    }

    private func width(of title: String) -> Int {
        min(cellWidth(of: title), Self.longestTitle) + 4
    }

    private func restTitle(_ count: Int) -> String { "+\(count)" }

    override func placedSlots() -> [Range<Int>] {
        let widths = titles.map(width)
        let isWhole = widths.reduce(0, +) <= bounds.width
        let rest = restTitle(titles.count).count + 4
        var x = 0
        var slots: [Range<Int>] = []
        for width in widths {
            guard x + width <= bounds.width - (isWhole ? 0 : rest) else { break }
            slots.append(x..<x + width)
            x += width
        }
        shownCount = slots.count
        if shownCount < titles.count, bounds.width > 0 {
            slots.append(x..<min(bounds.width, x + rest))
        }
        return slots
    }

    override func title(ofSlot slot: Int) -> String {
        slot < shownCount ? titles[slot] : restName
    }

    override func chooseSlot(_ slot: Int, byKey: Bool) {
        if slot < shownCount {
            onChoose(slot)
        } else {
            onList(self, rect(ofSlot: slot), shownCount..<titles.count)
        }
    }

    package override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, titles.map(width).reduce(0, +)), height: 1)
    }

    package override func draw(_ rect: Rect, in canvas: Canvas) {
        for slot in slots.indices {
            let text =
                slot < shownCount ? titles[slot] : restTitle(titles.count - shownCount)
            let chip = ControlLook.drawChip(
                state(ofSlot: slot), contentWidth: cellWidth(of: text), in: self.rect(ofSlot: slot),
                of: canvas)
            canvas.draw(text, in: chip.room, style: chip.style)
        }
    }
}
