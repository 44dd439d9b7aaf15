// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The names of series, each after a sample of its line or its bar.
@MainActor
struct PlotLegend {
    struct Entry {
        let name: String
        let width: Int
        let cells: [PlotCell]
    }

    let entries: [Entry]

    /// Creates the legend of series that have names.
    ///
    /// - Parameters:
    ///   - plot: The plot with the series.
    ///   - cells: Returns the cells before a name.
    init(of plot: PlotControl, cells: (Int) -> [PlotCell]) {
        entries = plot.series.indices.filter { !plot.series[$0].name.isEmpty }.map {
            Entry(
                name: plot.series[$0].name, width: plot.cellWidth(of: plot.series[$0].name),
                cells: cells($0))
        }
    }

    /// The width of all entries, two cells apart.
    var width: Int {
        entries.reduce(0) { $0.saturatingAdding($1.width).saturatingAdding($1.cells.count + 1) }
            .saturatingAdding(max(0, entries.count - 1) * 2)
    }

    /// Adds the entries to a picture; entries that do not fit are cut.
    func draw(in rect: Rect, of picture: inout PlotPicture) {
        var x = rect.minX
        for entry in entries where x < rect.maxX {
            for cell in entry.cells where x < rect.maxX {
                picture[x, rect.minY] = cell
                x += 1
            }
            x += 1
            let width = min(entry.width, max(0, rect.maxX - x))
            picture.labels.append(
                PlotLabel(
                    text: entry.name, rect: Rect(x: x, y: rect.minY, width: width, height: 1)))
            x = x.saturatingAdding(width).saturatingAdding(2)
        }
    }
}
