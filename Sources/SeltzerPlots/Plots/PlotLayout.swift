// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The places of the parts of a plot with axes.
struct PlotLayout: Hashable {
    /// The title, and the legend after it; empty if there is no room.
    var header = Rect.zero
    /// The row of the legend, if it does not fit after the title.
    var legend = Rect.zero
    /// The numbers of the vertical axis.
    var verticalAxis = Rect.zero
    /// The values.
    var plot: Rect
    /// The row of the horizontal axis.
    var horizontalAxis = Rect.zero

    /// The sizes that a layout depends on.
    struct Needs {
        var titleWidth = 0
        var legendWidth = 0
        var verticalAxisWidth = 0
        var hasHorizontalAxis = false
    }

    /// Divides a size among the parts; if there is little room, the plot itself stays longest.
    ///
    /// - Parameters:
    ///   - size: The size of the plot with everything around it.
    ///   - needs: The widths of the texts.
    init(in size: Size, needs: Needs) {
        plot = Rect(origin: .zero, size: size)
        // The outer columns are for the focus bars.
        if size.width > 2 { plot = plot.inset(by: Insets(left: 1, right: 1)) }
        if needs.hasHorizontalAxis, plot.height >= 4 {
            plot.size.height -= 1
            horizontalAxis = Rect(x: plot.minX, y: plot.maxY, width: plot.width, height: 1)
        }
        if needs.titleWidth + needs.legendWidth > 0, plot.height >= 3 { addHeader(needs) }
        if needs.verticalAxisWidth > 0, plot.height > 1, plot.width >= needs.verticalAxisWidth + 8 {
            verticalAxis = Rect(
                x: plot.minX, y: plot.minY, width: needs.verticalAxisWidth, height: plot.height)
            plot = plot.inset(by: Insets(left: needs.verticalAxisWidth + 1))
        }
        horizontalAxis.origin.x = plot.minX
        horizontalAxis.size.width = horizontalAxis.isEmpty ? 0 : plot.width
    }

    private mutating func addHeader(_ needs: Needs) {
        header = Rect(x: plot.minX, y: 0, width: plot.width, height: 1)
        plot = plot.inset(by: Insets(top: 1))
        guard needs.legendWidth > 0 else { return }
        let legendWidth = min(needs.legendWidth, header.width)
        let besideTitle = needs.titleWidth == 0 ? 0 : needs.titleWidth.saturatingAdding(2)
        if besideTitle.saturatingAdding(legendWidth) <= header.width {
            legend = Rect(x: header.maxX - legendWidth, y: 0, width: legendWidth, height: 1)
            header.size.width = max(0, header.width - legendWidth - 2)
            if needs.titleWidth == 0 { legend.origin.x = plot.minX }
        } else if plot.height >= 6 {
            legend = Rect(x: plot.minX, y: 1, width: legendWidth, height: 1)
            plot = plot.inset(by: Insets(top: 1))
        }
    }
}
