// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Rect {
    /// The maximum number of parts; with more parts, a rectangle counts as visible.
    ///
    /// This limits the cost of many windows.
    private static var mostParts: Int { 24 }

    /// Returns whether other rectangles together cover this rectangle.
    func isCovered(by others: some Sequence<Rect>) -> Bool {
        guard !isEmpty else { return true }
        var parts = [self]
        for other in others where other.intersects(self) {
            parts = parts.flatMap { $0.subtracting(other) }
            if parts.isEmpty { return true }
            if parts.count > Self.mostParts { return false }
        }
        return false
    }

    /// Returns the parts of this rectangle outside of another rectangle.
    private func subtracting(_ other: Rect) -> [Rect] {
        let shared = intersection(other)
        guard !shared.isEmpty else { return [self] }
        return [
            Rect(x: minX, y: minY, width: width, height: shared.minY - minY),
            Rect(x: minX, y: shared.maxY, width: width, height: maxY - shared.maxY),
            Rect(x: minX, y: shared.minY, width: shared.minX - minX, height: shared.height),
            Rect(x: shared.maxX, y: shared.minY, width: maxX - shared.maxX, height: shared.height),
        ].filter { !$0.isEmpty }
    }
}
