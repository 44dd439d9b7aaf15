// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the stations as boxes below their superiors, indented by level.
final class TreeView: View {
    let boxes: [StationBox]
    /// Whether the boxes have frames and three rows.
    var isFramed = false { didSet { if isFramed != oldValue { setNeedsLayout() } } }

    init(_ page: Page) {
        boxes = page.stations.map { StationBox($0, of: page) }
        super.init()
        boxes.forEach(addSubview)
    }

    func height(framed: Bool) -> Int { boxes.count * (framed ? 3 : 1) }

    override func layoutSubviews() {
        let rows = isFramed ? 3 : 1
        let step = indentation
        for (index, box) in boxes.enumerated() {
            let indent = min(bounds.width, box.station.depth * step)
            let width = bounds.width - indent
            box.frame = Rect(x: indent, y: index * rows, width: width, height: rows)
        }
    }

    /// The indentation is two cells a level, if there is room.
    private var indentation: Int { bounds.width >= 60 ? 2 : 1 }
}
