// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The diagram of a page: each responder under its superior.
final class TreeView: View {
    let boxes: [StationBox]

    init(_ page: Page) {
        boxes = page.stations.map { StationBox($0, of: page) }
        super.init()
        boxes.forEach(addSubview)
        setGuides()
    }

    /// Gives each box the lines from the stations above it: one line for each level.
    private func setGuides() {
        let stations = boxes.map(\.station)
        // For each level, whether a later station is on it, before any station on a higher level.
        var goesOn: [Bool] = []
        for (box, station) in zip(boxes, stations).reversed() {
            let depth = station.depth
            goesOn += Array(repeating: false, count: max(0, depth - goesOn.count))
            box.guides = Array(goesOn.prefix(depth))
            goesOn = Array(goesOn.prefix(depth))
            if depth > 0 { goesOn[depth - 1] = true }
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: boxes.count)
    }

    override func layoutSubviews() {
        for (row, box) in boxes.enumerated() {
            box.frame = Rect(x: 0, y: row, width: bounds.width, height: 1)
        }
    }
}
