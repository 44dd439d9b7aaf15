// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Finds the view that drew each cell: it draws the views again into cells of its own, and compares
/// the cells before and after each view.
///
/// The author of a cell is the last view that changed its text, or else the last view that changed
/// its colors.
@MainActor
final class CellAuthors {
    private var cells = CellBuffer(size: .zero)
    private var before: [Cell] = []
    private var authors: [UInt16] = []
    private var haveText: [Bool] = []

    /// The rectangle of the screen.
    var bounds: Rect { cells.bounds }

    /// Adopts the size and the abilities of a renderer's screen.
    func prepare(for renderer: FrameRenderer) {
        let buffer = renderer.buffer
        if cells.size != buffer.size {
            cells = CellBuffer(size: buffer.size)
            before = Array(repeating: .blank, count: buffer.size.area)
            authors = Array(repeating: ViewNumbers.none, count: buffer.size.area)
            haveText = Array(repeating: false, count: buffer.size.area)
        }
        if cells.clusters.isFull { cells.clusters.removeAll() }
        cells.clusters.joinedClusters = buffer.clusters.joinedClusters
        cells.clusters.agreedClusters = buffer.clusters.agreedClusters
    }

    /// Returns the authors and the texts of a rectangle that a renderer has drawn.
    func part(
        in rect: Rect, of windows: [Window], by renderer: FrameRenderer,
        _ numbers: ViewNumbers
    ) -> FrameRecord.Part {
        let rect = rect.intersection(bounds)
        let canvas = Canvas(
            buffer: cells, clip: rect, isUnicode: renderer.isUnicode, theme: renderer.theme,
            colorDepth: renderer.colorDepth)
        canvas.fill(rect, with: Style(background: .default))
        forEachCell(of: rect) { place, cell in
            (before[place], authors[place], haveText[place]) = (cell, ViewNumbers.none, false)
        }
        for (number, window) in windows.enumerated() where !window.isHidden {
            if window.dimsBackground, window.backdropStep > 0 {
                canvas.dim(rect, part: Double(window.backdropStep) / Double(Motion.backdropSteps))
                for behind in windows[..<number] { behind.displayExemptViews(in: canvas) }
                forEachCell(of: rect) { place, cell in before[place] = cell }
            }
            window.display(in: canvas) { view, own in
                note(view, in: own.bufferClip.intersection(rect), numbers)
            }
        }
        return FrameRecord.Part(
            rect: rect, runs: runs(in: rect), texts: CellTexts(of: renderer.buffer, in: rect))
    }

    private func note(_ view: View, in rect: Rect, _ numbers: ViewNumbers) {
        var author: UInt16?
        forEachCell(of: rect) { place, cell in
            let old = before[place]
            guard cell != old else { return }
            before[place] = cell
            let changesText = cell.glyph != old.glyph
            guard changesText || !haveText[place] else { return }
            let number = author ?? numbers.number(of: view)
            author = number
            authors[place] = number
            if changesText { haveText[place] = true }
        }
    }

    private func forEachCell(of rect: Rect, _ body: (Int, Cell) -> Void) {
        for y in rect.minY..<rect.maxY {
            let row = cells.row(y)
            for x in rect.minX..<rect.maxX { body(y * cells.size.width + x, row[x]) }
        }
    }

    private func runs(in rect: Rect) -> [FrameRecord.Run] {
        var runs: [FrameRecord.Run] = []
        forEachCell(of: rect) { place, _ in
            if let last = runs.indices.last, runs[last].author == authors[place],
                runs[last].count < .max
            {
                runs[last].count += 1
            } else {
                runs.append(FrameRecord.Run(count: 1, author: authors[place]))
            }
        }
        // Without the room for more that the array has grown by.
        return runs.map { $0 }
    }
}
