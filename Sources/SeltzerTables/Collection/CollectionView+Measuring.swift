// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Items that are as high as their cells.
extension CollectionView {
    /// The maximum number of measurements in one layout.
    private static var maximumMeasurements: Int { 4 }

    /// Measures the visible cells, and lays them out again until their heights are right.
    ///
    /// Measured cells may make room for other items, which are measured in turn.
    ///
    /// - Parameter layOut: Lays out the scroll view for another size of the content.
    final func measureElements(_ layOut: () -> Void) {
        for _ in 0..<Self.maximumMeasurements {
            guard collectionViewLayout.measuresCells, measureCells() else { break }
            showMeasuredCells()
            layOut()
            showElements(in: seenRect)
        }
        let visible = visibleRect
        itemAtTop = shownCells.filter { $0.value.frame.intersects(visible) }.keys.min()
        requestedItem = nil
    }

    /// Measures the visible cells.
    ///
    /// - Returns: Whether a height changed.
    private final func measureCells() -> Bool {
        var hasChanged = false
        for (item, cell) in shownCells {
            let path = sections.indexPath(ofRow: item)
            guard let estimate = collectionViewLayout.estimatedLength(inSection: path.section),
                let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
            else { continue }
            let fitting = cell.preferredLayoutAttributesFitting(attributes).size.height
            let length = fitting > estimate ? fitting : nil
            guard length != itemLengths[item] else { continue }
            itemLengths[item] = length
            hasChanged = true
        }
        return hasChanged
    }

    /// Applies measured heights, and keeps the first item that was visible before at its place.
    private final func showMeasuredCells() {
        let anchor = itemAtTop.flatMap { shownCells[$0] == nil ? nil : $0 }
        let old = anchor.flatMap { frame(of: $0) }?.minY
        collectionViewLayout.needsPreparation = true
        prepareLayout()
        invalidateIntrinsicContentSize()
        if let anchor, let old, let new = frame(of: anchor)?.minY, new != old, contentOffset.y > 0 {
            contentOffset.y = contentOffset.y.saturatingAdding(new - old)
        }
        guard let requested = requestedItem, requested.item < sections.rowCount else { return }
        scroll(to: requested.item, at: requested.position, animated: false)
    }

    /// Returns the measured lengths of the items of each section.
    final func itemLengthsBySection() -> [Int: [Int: Int]] {
        var lengths: [Int: [Int: Int]] = [:]
        for (item, length) in itemLengths where item < sections.rowCount {
            let path = sections.indexPath(ofRow: item)
            lengths[path.section, default: [:]][path.row] = length
        }
        return lengths
    }
}
