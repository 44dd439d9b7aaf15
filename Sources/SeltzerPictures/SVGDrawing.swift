// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The layers of an SVG picture, in units of half a pixel: grounds, shapes, text, and the lines below and through
/// text.
struct SVGDrawing {
    /// The look that the texts of one group share.
    private struct Ink: Hashable {
        let color: UInt32
        let isBold: Bool
        let isItalic: Bool
    }

    /// The color of the ground outside all rectangles.
    let ground: UInt32
    private var grounds = PictureRects()
    private var shapes = PictureRects()
    private var strokes = ""
    private var inks: [Ink] = []
    private var texts: [Ink: String] = [:]
    private var lines = PictureRects()

    /// Draws runs of cells.
    ///
    /// - Parameters:
    ///   - runs: The runs.
    ///   - colors: The terminal's own colors.
    ///   - ground: The color where no rectangle is drawn; nil for the background of most cells.
    init(_ runs: [PictureRun], colors: PictureColors, ground known: UInt32? = nil) {
        var counts: [UInt32: Int] = [colors.background: 0]
        for run in runs { counts[run.look.background, default: 0] += run.width }
        let mostUsed = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        ground = known ?? mostUsed?.key ?? colors.background
        for run in runs { add(run) }
    }

    private mutating func add(_ run: PictureRun) {
        let (x, y) = (run.column * CellShape.width, run.row * CellShape.height)
        let width = run.width * CellShape.width
        if run.look.background != ground {
            grounds.add(
                x: x, y: y, width: width, height: CellShape.height, color: run.look.background)
        }
        addPieces(of: run)
        addUnderline(of: run.look, x: x, y: y, width: width)
        if run.look.isStruckThrough {
            lines.add(x: x, y: y + 16, width: width, height: 2, color: run.look.foreground)
        }
    }

    /// Returns the document.
    func document(size: Size, title: String) -> String {
        Self.document(size: size, title: title, ground: ground, elements: elements)
    }

    /// Returns a document with elements over a ground.
    static func document(
        size: Size, title: String, ground: UInt32, style: String = "", elements: String
    ) -> String {
        let (width, height) = (size.width * CellShape.width, size.height * CellShape.height)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width / 2)" height="\(height / 2)" \
            viewBox="0 0 \(width) \(height)">
            <title>\(MarkupText.escaped(title))</title>
            \(style)<rect width="\(width)" height="\(height)" fill="\(MarkupText.color(ground))"/>
            \(elements)</svg>

            """
    }

    /// The texts, by color and weight.
    private var textElements: String {
        inks.map { ink in
            let weight = ink.isBold ? " font-weight=\"bold\"" : ""
            let slope = ink.isItalic ? " font-style=\"italic\"" : ""
            return """
                <g fill="\(MarkupText.color(ink.color))"\(weight)\(slope)>
                \(texts[ink] ?? "")</g>

                """
        }.joined()
    }

    /// The elements over the ground, from the lowest layer up.
    var elements: String {
        """
        \(grounds.elements)\(shapes.elements)\
        <g fill="none" stroke-width="2">
        \(strokes)</g>
        \(Self.inFonts(textElements))\(lines.elements)
        """
    }

    /// The elements for a part of a larger picture, without fonts and without empty groups; the
    /// larger picture sets the fonts.
    var partElements: String {
        let drawn = strokes.isEmpty ? "" : "<g fill=\"none\" stroke-width=\"2\">\n\(strokes)</g>\n"
        return grounds.elements + shapes.elements + drawn + textElements + lines.elements
    }

    /// Returns elements in a group that sets the fonts of a screen.
    static func inFonts(_ elements: String) -> String {
        """
        <g font-family="\(MarkupText.fonts)" font-size="26.6">
        \(elements)</g>

        """
    }

    // MARK: Clusters

    /// Draws the pieces of a run: shapes as rectangles, words of plain characters as one text, and
    /// every other cluster as a separate text in the middle of its cells.
    private mutating func addPieces(of run: PictureRun) {
        var word: [PictureRun.Piece] = []
        for piece in run.pieces {
            if !piece.isPlain, !word.isEmpty {
                add(word, of: run)
                word = []
            }
            if piece.isPlain {
                word.append(piece)
            } else if let shape = piece.width == 1 ? CellShape(piece.text) : nil {
                add(shape, column: piece.column, row: run.row, color: run.look.foreground)
            } else if !piece.isBlank {
                add([piece], of: run)
            }
        }
        if !word.isEmpty { add(word, of: run) }
    }

    private mutating func add(_ pieces: [PictureRun.Piece], of run: PictureRun) {
        let column = pieces[0].column
        let width = pieces.reduce(0) { $0 + $1.width } * CellShape.width
        let place: String
        if pieces[0].isPlain {
            let length = pieces.count > 1 ? " textLength=\"\(width)\"" : ""
            place = "x=\"\(column * CellShape.width)\"\(length)"
        } else {
            place = "x=\"\(column * CellShape.width + width / 2)\" text-anchor=\"middle\""
        }
        let characters = MarkupText.escaped(pieces.map(\.text).joined())
        let text = "<text \(place) y=\"\(run.row * CellShape.height + 24)\">\(characters)</text>"
        let ink = Ink(
            color: run.look.foreground, isBold: run.look.isBold, isItalic: run.look.isItalic)
        if texts[ink] == nil { inks.append(ink) }
        let link = run.look.address.map { "<a href=\"\(MarkupText.escaped($0))\">\(text)</a>" }
        texts[ink, default: ""] += "\(link ?? text)\n"
    }

    private mutating func add(_ shape: CellShape, column: Int, row: Int, color: UInt32) {
        let (x, y) = (column * CellShape.width, row * CellShape.height)
        for box in shape.boxes {
            shapes.add(
                x: x + box.x.lowerBound, y: y + box.y.lowerBound, width: box.x.count,
                height: box.y.count, color: color, percent: shape.percent)
        }
        if let stroke = shape.stroke { addStroke(stroke, x: x, y: y, color: color) }
    }

    private mutating func addStroke(_ data: String, x: Int, y: Int, color: UInt32, dashes: Int = 0)
    {
        let pattern = dashes == 0 ? "" : " stroke-dasharray=\"\(dashes)\""
        strokes += """
            <path transform="translate(\(x) \(y))" stroke="\(MarkupText.color(color))"\(pattern) d="\(data)"/>

            """
    }

    // MARK: Underlines

    private mutating func addUnderline(of look: PictureLook, x: Int, y: Int, width: Int) {
        func add(_ offset: Int, to lines: inout PictureRects) {
            lines.add(x: x, y: y + offset, width: width, height: 2, color: look.lineColor)
        }
        switch look.underline {
        case .none: break
        case .single: add(28, to: &lines)
        case .double:
            add(26, to: &lines)
            add(30, to: &lines)
        case .curly:
            let waves = String(repeating: "q4 -5 8 0t8 0", count: width / CellShape.width)
            addStroke("M0 29\(waves)", x: x, y: y, color: look.lineColor)
        case .dotted: addStroke("M0 29h\(width)", x: x, y: y, color: look.lineColor, dashes: 2)
        case .dashed: addStroke("M0 29h\(width)", x: x, y: y, color: look.lineColor, dashes: 4)
        }
    }
}
