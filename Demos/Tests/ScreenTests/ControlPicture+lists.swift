// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

@testable import Gallery

extension ControlPicture {
    static let lists = [
        ControlPicture(
            "list-view",
            "Three lists: one has a selected row, one has two of them, and an empty one says how rows come",
            of: .listView, columns: 80, rows: 13),
        ControlPicture(
            "table-view",
            "A table of planets with five columns, sorted by the moons; the row of Venus is selected",
            of: .tableColumns, columns: 66, rows: 11
        ) { pilot in
            try await pilot.element(.columnHeader, "Moons").click()
            await pilot.press("down", "down")
        },
        ControlPicture(
            "outline-view",
            "An outline of drinks with prices: the group Lemonades is unfolded, and Lemon is selected",
            of: .outlineView, columns: 50, rows: 14
        ) { pilot in
            await pilot.press("down", "down")
        },
        ControlPicture(
            "directory-view",
            "A directory: an unfolded folder, links with their targets, and an error below a folder with a way to try again",
            of: .directoryView, columns: 48, rows: 16, parts: ["Files"]
        ) { pilot in
            try await pilot.element(.row, "private").click()
            await pilot.press("right")
        },
        ControlPicture(
            "file-panel",
            "An open panel: a path, the files of a folder with sizes and times, a preview of the selected file, and buttons",
            of: .filePanel, columns: 78, rows: 26, parts: ["Open panel"]
        ) { pilot in
            await pilot.click(on: "README.md")
            await pilot.advance(by: .milliseconds(100))
        },
        ControlPicture(
            "cell-grid-view",
            "A grid of numbers in six columns; the cell with 6 is highlighted, and bars show the scroll position",
            of: .cellGrid, columns: 66, rows: 12
        ) { pilot in
            await pilot.press("down", "down", "right")
        },
        ControlPicture(
            "data-grid-view",
            "Water levels of harbors in six columns, with a row of filters below the titles; five levels are selected, and bars show the current one",
            of: .dataGrid, columns: 78, rows: 16
        ) { pilot in
            await pilot.press("alt-s", "alt-s", "right", "right", "down", "down")
            await pilot.press("shift-down", "shift-down", "shift-down", "shift-down")
        },
        ControlPicture(
            "drag-interaction",
            "The row Mint of a list, and its preview with an arrow over another list, where a line marks the place of the drop",
            of: .dragAndDrop, columns: 60, rows: 11, parts: ["Shelf", "Fridge"]
        ) { pilot in
            guard let from = pilot.location(of: "Mint"), let to = pilot.location(of: "Plain") else {
                return
            }
            await pilot.mouseDown(column: from.x, row: from.y)
            await pilot.move(column: to.x, row: to.y + 1)
        },
    ]

    static let plots = [
        ControlPicture(
            "sparkline",
            "Sparklines of columns and of dots: with thresholds, negative values, gaps, titles and values",
            of: .sparkline),
        ControlPicture(
            "gauge",
            "Gauges as arcs and as bars: plain ones, others in the tones of warning and danger, and one without a value",
            of: .gauge, columns: 81),
        ControlPicture(
            "bar-chart",
            "Bar charts: two series side by side, negative values, horizontal bars, and bars in the tones of thresholds",
            of: .barChart, columns: 81, rows: 24,
            parts: ["Two series", "Below zero", "Horizontal", "Thresholds"]),
        ControlPicture(
            "line-chart",
            "Line charts: three series with a crosshair at one value, a filled area, and two series with signs for each value",
            of: .lineChart, columns: 72, rows: 26, parts: ["At the bar", "Few values", "Area"]
        ) { pilot in
            await pilot.press("left")
        },
        ControlPicture(
            "progress-view",
            "Progress bars: one with rate and time left, one with a percentage, an indeterminate one, a done and a failed one",
            of: .progress, columns: 78
        ) { pilot in
            try await pilot.element(.button, "Begin").click()
            await pilot.advance(by: .seconds(4))
        },
        ControlPicture(
            "activity-indicator",
            "Activity indicators in the styles bubble, dots, line, bar and box, and one that is stopped",
            of: .activityIndicator
        ) { pilot in
            await pilot.advance(by: .milliseconds(700))
        },
    ]
}
