// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The change that one view made to a cell of the screen when it was drawn; see
/// ``Application/drawings(at:)``.
package struct CellDrawing {
    /// The view that drew.
    package let view: View
    /// The cell afterwards.
    package let cell: Cell
    /// The text of the cell afterwards.
    package let text: String
    /// Whether the character changed, and not only its colors.
    package let changesText: Bool
    /// The level that the view was drawn on; nil without levels.
    package let level: ColorRole?
    /// The roles of the view's theme that have the color of the text.
    package let foregroundRoles: [ColorRole]
    /// The roles of the view's theme that have the color of the background.
    package let backgroundRoles: [ColorRole]
}

extension Application {
    /// Draws one cell of the screen again in a separate buffer, and returns how each view changed
    /// it, from the back to the front.
    ///
    /// Views that drew the same cell again are left out. The right half of a wide character counts
    /// as its left half.
    ///
    /// - Parameter location: In the coordinates of the screen.
    package final func drawings(at location: Point) -> [CellDrawing] {
        guard frames.bounds.contains(location) else { return [] }
        let shown = frames.cell(at: location)
        let place = shown.isTrailingHalf ? location.offsetBy(dx: -1, dy: 0) : location
        let buffer = CellBuffer(size: frames.bounds.size)
        buffer.clusters.joinedClusters = capabilities.joinedClusters
        let rect = Rect(x: place.x - 1, y: place.y, width: 4, height: 1)
            .intersection(frames.bounds)
        let canvas = Canvas(
            buffer: buffer, clip: rect, isUnicode: capabilities.isUnicode,
            theme: effectiveTheme, colorDepth: capabilities.colorDepth)
        canvas.fill(rect, with: Style(background: .default))
        var drawings: [CellDrawing] = []
        for window in windows where !window.isHidden {
            if window.dimsBackground { canvas.dim(rect, part: 1) }
            var before = buffer[place]
            window.display(in: canvas) { view, canvas in
                let after = buffer[place]
                guard after != before else { return }
                drawings.append(CellDrawing(of: view, after, before, in: buffer, canvas))
                before = after
            }
        }
        return drawings
    }
}

extension CellDrawing {
    fileprivate init(
        of view: View, _ cell: Cell, _ before: Cell, in buffer: CellBuffer, _ canvas: Canvas
    ) {
        self.view = view
        self.cell = cell
        text = buffer.clusters.text(of: cell.glyph)
        changesText = cell.glyph != before.glyph
        level = canvas.levelRole
        foregroundRoles = canvas.roles(of: cell.foreground)
        backgroundRoles = canvas.roles(of: cell.background)
    }
}
