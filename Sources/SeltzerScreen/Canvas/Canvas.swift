// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A part of a ``CellBuffer`` to draw into, with coordinates and a clip of its own.
///
/// A canvas is a value: making one for a part of another costs nothing, and what is drawn through
/// either is in the same buffer. Nothing outside the clip is drawn, any coordinates are allowed, and
/// wide glyphs stay whole: one that does not fit into the clip whole becomes a space, and overwriting
/// one half of one blanks the other, which may lie outside the clip.
public struct Canvas {
    /// The buffer that is drawn into.
    let buffer: CellBuffer
    /// What is added to the canvas' own coordinates to get the buffer's.
    let translation: Point
    /// The visible part, in the buffer's coordinates and inside the buffer.
    let visible: Rect

    /// Whether characters beyond ASCII can be shown, box drawing among them.
    public let isUnicode: Bool
    /// The colours that roles become.
    private let palette: ThemePalette

    /// The clusters that are shown as one character: others take more cells.
    public var joinedClusters: JoinedClusters { buffer.clusters.joinedClusters }

    /// Creates a canvas with the buffer's coordinates.
    ///
    /// - Parameters:
    ///   - buffer: The cells to draw into.
    ///   - clip: The part that is drawn into; nil for all of the buffer.
    ///   - isUnicode: Whether boxes and ellipses may be of characters beyond ASCII.
    ///   - theme: What colours that are roles become.
    ///   - colorDepth: How many colours the theme may use.
    public init(
        buffer: CellBuffer,
        clip: Rect? = nil,
        isUnicode: Bool = true,
        theme: Theme = .automatic(for: nil),
        colorDepth: DisplayCapabilities.ColorDepth = .trueColor
    ) {
        self.init(
            buffer: buffer,
            translation: .zero,
            visible: clip.map { $0.intersection(buffer.bounds) } ?? buffer.bounds,
            isUnicode: isUnicode,
            palette: theme.palette(for: colorDepth)
        )
    }

    private init(
        buffer: CellBuffer, translation: Point, visible: Rect, isUnicode: Bool,
        palette: ThemePalette
    ) {
        self.buffer = buffer
        self.translation = translation
        self.visible = visible
        self.isUnicode = isUnicode
        self.palette = palette
    }

    /// Returns the same canvas with another theme.
    public func themed(_ theme: Theme) -> Canvas {
        Canvas(
            buffer: buffer,
            translation: translation,
            visible: visible,
            isUnicode: isUnicode,
            palette: theme.palette(asRichAs: palette)
        )
    }

    /// Returns what cells hold for a style, with the theme's colours.
    @inline(__always)
    func look(of style: Style) -> CellLook {
        // Not one style or the other: choosing between them counts their links.
        var look =
            style.underlineColor.isRole ? lookResolvingUnderline(of: style) : buffer.look(of: style)
        palette.resolve(&look)
        return look
    }

    @inline(never)
    private func lookResolvingUnderline(of style: Style) -> CellLook {
        var style = style
        style.underlineColor = palette.resolve(style.underlineColor, default: .default)
        return buffer.look(of: style)
    }

    // The visible part lies inside the buffer: nothing overflows.

    @inline(__always) var visibleColumns: Range<Int> {
        let start = visible.origin.x
        return Range(uncheckedBounds: (start, start &+ visible.size.width))
    }

    @inline(__always) var visibleRows: Range<Int> {
        let start = visible.origin.y
        return Range(uncheckedBounds: (start, start &+ visible.size.height))
    }

    /// The visible part, in this canvas' own coordinates; empty if nothing is.
    public var clip: Rect {
        Rect(origin: visible.origin - translation, size: visible.size)
    }

    /// Returns a canvas for a part of this one.
    ///
    /// - Parameters:
    ///   - frame: The part, in this canvas' coordinates.
    ///   - boundsOrigin: The point of the new canvas' coordinates that lies at the frame's origin.
    ///   - clipsToFrame: Whether the new canvas can draw in the frame only.
    public func subcanvas(
        in frame: Rect,
        boundsOrigin: Point = .zero,
        clipsToFrame: Bool = true
    ) -> Canvas {
        Canvas(
            buffer: buffer,
            translation: translation + (frame.origin - boundsOrigin),
            visible: clipsToFrame ? visiblePart(of: frame) : visible,
            isUnicode: isUnicode,
            palette: palette
        )
    }

    /// Returns a canvas with the same coordinates that draws only inside a rectangle of them.
    public func clipped(to rect: Rect) -> Canvas {
        Canvas(
            buffer: buffer,
            translation: translation,
            visible: visiblePart(of: rect),
            isUnicode: isUnicode,
            palette: palette
        )
    }

    /// Draws one character into every cell of a rectangle.
    ///
    /// Of a wide character there is one for every two columns, counted from the rectangle's left
    /// edge; one that does not fit becomes a space. One without width becomes a space too.
    public func fill(_ rect: Rect, with style: Style, character: Character = " ") {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let glyph = character == " " ? .space : buffer.clusters.glyph(for: character)
        let look = look(of: style)
        for y in part.minY..<part.maxY {
            if glyph.width == 1 {
                buffer.fill(part.minX..<part.maxX, y: y, with: glyph, look: look)
            } else {
                fillRow(y, of: part, with: glyph, left: rect.minX, look: look)
            }
        }
    }

    /// Gives every glyph that begins in a rectangle another style; a clear colour keeps the old one.
    ///
    /// A wide glyph takes the style with both halves, so that it always has only one.
    public func applyStyle(_ style: Style, to rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let look = look(of: style)
        for y in part.minY..<part.maxY {
            buffer.apply(look, to: part.minX..<part.maxX, y: y)
        }
    }

    /// Lays a style over every glyph that begins in a rectangle: attributes come to those that are there, and a
    /// clear colour keeps the old one.
    ///
    /// A wide glyph takes the style with both halves, so that it always has only one.
    public func addStyle(_ style: Style, to rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let look = look(of: style)
        for y in part.minY..<part.maxY {
            buffer.add(look, to: part.minX..<part.maxX, y: y)
        }
    }

    /// Returns the part of a rectangle that can be drawn into, in the buffer's coordinates.
    func visiblePart(of rect: Rect) -> Rect {
        let columns = visibleColumns, rows = visibleRows
        let left = rect.minX.saturatingAdding(translation.x)
            .clamped(columns.lowerBound, columns.upperBound)
        let top = rect.minY.saturatingAdding(translation.y)
            .clamped(rows.lowerBound, rows.upperBound)
        let right = rect.maxX.saturatingAdding(translation.x).clamped(left, columns.upperBound)
        let bottom = rect.maxY.saturatingAdding(translation.y).clamped(top, rows.upperBound)
        return Rect(x: left, y: top, width: right &- left, height: bottom &- top)
    }

    private func fillRow(_ y: Int, of part: Rect, with glyph: Glyph, left: Int, look: CellLook) {
        let isOdd = part.minX.saturatingSubtracting(left.saturatingAdding(translation.x)) & 1
        var x = part.minX
        if isOdd == 1 {
            buffer.repaintArea?.noteCut(x - 1..<x + 1)
            buffer.write(.space, x: x, y: y, look: look)
            x += 1
        }
        while x + 1 < part.maxX {
            buffer.write(glyph, x: x, y: y, look: look)
            x += 2
        }
        if x < part.maxX {
            buffer.repaintArea?.noteCut(x..<x + 2)
            buffer.write(.space, x: x, y: y, look: look)
        }
    }
}
