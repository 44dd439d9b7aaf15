// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A text of a plot, and its place.
struct PlotLabel: Hashable {
    var text: String
    var rect: Rect
    var style = Style(foreground: .secondaryLabel)
    var alignment = TextAlignment.left
}

/// Pixels of a plot, and how displays show them.
struct PlotLine: Hashable {
    var grid: PixelGrid
    /// The character on a display with only ASCII.
    var asciiSign: Character
    /// Whether the pixels need a theme with fills, or a theme without fills; nil for any theme.
    var needsFills: Bool?
}

/// Everything that a plot shows, as data: comparing two pictures finds the cells that differ.
struct PlotPicture: Hashable {
    private(set) var size = Size.zero
    private var cells: [PlotCell] = []
    /// The lines of the series and other pixels, from the front to the back.
    var lines: [PlotLine] = []
    /// The place of the first cell of the lines.
    var linesOrigin = Point.zero
    /// The texts; they lie in front of the cells.
    var labels: [PlotLabel] = []
    /// Cells in front of the lines.
    var marks: [Point: PlotCell] = [:]

    init() {}

    init(size: Size) {
        self.size = size.isEmpty ? .zero : size
        cells = Array(repeating: PlotCell(), count: self.size.area)
    }

    /// A cell; setting a cell outside the picture has no effect.
    subscript(x: Int, y: Int) -> PlotCell {
        get { contains(x, y) ? cells[y * size.width + x] : PlotCell() }
        set { if contains(x, y) { cells[y * size.width + x] = newValue } }
    }

    private func contains(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size.width && y < size.height
    }

    // MARK: Differences

    /// Returns rectangles around the cells that differ from an earlier picture.
    func changes(from old: PlotPicture) -> [Rect] {
        guard old.size == size, old.linesOrigin == linesOrigin, old.lines.count == lines.count
        else { return size.isEmpty ? [] : [Rect(origin: .zero, size: size)] }
        var changes = CellRuns.changes(size: size) { cells[$0] != old.cells[$0] }
        for (line, oldLine) in zip(lines, old.lines) {
            changes += line.grid.changes(from: oldLine.grid)
                .map { $0.offsetBy(dx: linesOrigin.x, dy: linesOrigin.y) }
        }
        if labels != old.labels {
            changes += Set(labels).symmetricDifference(old.labels).map(\.rect)
        }
        if marks != old.marks {
            changes += Set(marks.keys).union(old.marks.keys).filter { marks[$0] != old.marks[$0] }
                .map { Rect(origin: $0, size: Size(width: 1, height: 1)) }
        }
        return changes
    }

    // MARK: Drawing

    /// Draws a part of the picture.
    func draw(_ rect: Rect, in canvas: Canvas) {
        let part = rect.intersection(canvas.clip).intersection(Rect(origin: .zero, size: size))
        guard !part.isEmpty else { return }
        let canvas = canvas.clipped(to: part)
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX {
                cells[y * size.width + x]
                    .draw(in: Rect(x: x, y: y, width: 1, height: 1), of: canvas)
            }
        }
        drawLines(in: canvas)
        for (place, cell) in marks where part.contains(place) {
            cell.draw(
                in: Rect(origin: place, size: Size(width: 1, height: 1)), of: canvas)
        }
        for label in labels where label.rect.intersects(part) {
            if label.style.background != .clear { canvas.fill(label.rect, with: label.style) }
            canvas.draw(
                label.text, in: label.rect, style: label.style, alignment: label.alignment)
        }
    }

    private func drawLines(in canvas: Canvas) {
        var merged: PixelGrid?
        for line in lines.reversed() where line.needsFills != !canvas.hasFills {
            guard canvas.isUnicode, line.grid.shape == .braille else {
                if let dots = merged { canvas.draw(dots, at: linesOrigin) }
                merged = nil
                canvas.draw(line.grid, at: linesOrigin, ascii: line.asciiSign)
                continue
            }
            // A cell where lines of dots cross shows the dots of all of them.
            if merged == nil { merged = line.grid } else { merged?.merge(line.grid) }
        }
        if let merged { canvas.draw(merged, at: linesOrigin) }
    }
}

/// The picture that a view shows; a new one damages only the cells that differ.
struct PlotSurface {
    private(set) var picture = PlotPicture()

    @MainActor
    mutating func show(_ picture: PlotPicture, in view: View) {
        for rect in picture.changes(from: self.picture) {
            view.setNeedsDisplay(
                rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY))
        }
        self.picture = picture
    }

    @MainActor
    func draw(_ rect: Rect, of view: View, in canvas: Canvas) {
        let origin = view.bounds.origin
        picture.draw(
            rect.offsetBy(dx: -origin.x, dy: -origin.y),
            in: canvas.subcanvas(in: Rect(origin: origin, size: picture.size)))
    }
}
