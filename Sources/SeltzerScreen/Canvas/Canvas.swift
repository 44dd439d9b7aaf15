// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A part of a ``CellBuffer`` to draw into, with its own coordinates and clip.
///
/// A canvas is a value. A canvas for a part of another costs nothing, and both draw into the same buffer. Drawing
/// outside of the clip has no effect, and every coordinate is allowed. Wide glyphs stay whole: a glyph that does
/// not fit into the clip becomes a space, and overwriting one half blanks the other half, even outside of the clip.
public struct Canvas {
    /// The buffer to draw into.
    let buffer: CellBuffer
    /// The offset from the canvas' own coordinates to the buffer's coordinates.
    let translation: Point
    /// The visible part, in the buffer's coordinates and inside of the buffer.
    let visible: Rect

    /// Whether the display shows characters beyond ASCII, including box drawing.
    public let isUnicode: Bool
    /// The resolved colors of the theme.
    let palette: ThemePalette
    /// The level on which the canvas draws.
    let level: ThemePalette.Level

    /// The color that dims the content behind a dialog.
    var backdrop: Backdrop { palette.backdrop }

    /// Whether the theme fills controls and levels with colors; otherwise, brackets and lines
    /// replace fills.
    public var hasFills: Bool { palette.hasFills }

    /// Whether the display shows colors; otherwise, signs and attributes replace colors.
    public var hasColors: Bool { palette.hasColors }

    /// The kinds of clusters that are drawn as one character; other clusters take more cells.
    public var joinedClusters: JoinedClusters { buffer.clusters.joinedClusters }

    /// Creates a canvas with the buffer's coordinates.
    ///
    /// - Parameters:
    ///   - buffer: The cells to draw into.
    ///   - clip: The part to draw into; nil for the whole buffer.
    ///   - isUnicode: Whether boxes and ellipses may use characters beyond ASCII.
    ///   - theme: The theme that resolves roles.
    ///   - colorDepth: The number of colors that the theme may use.
    public init(
        buffer: CellBuffer,
        clip: Rect? = nil,
        isUnicode: Bool = true,
        theme: Theme = .automatic(for: nil),
        colorDepth: ColorDepth = .trueColor
    ) {
        self.init(
            buffer: buffer,
            translation: .zero,
            visible: clip.map { $0.intersection(buffer.bounds) } ?? buffer.bounds,
            isUnicode: isUnicode,
            palette: theme.palette(for: colorDepth),
            level: .ground
        )
    }

    private init(
        buffer: CellBuffer, translation: Point, visible: Rect, isUnicode: Bool,
        palette: ThemePalette, level: ThemePalette.Level
    ) {
        self.buffer = buffer
        self.translation = translation
        self.visible = visible
        self.isUnicode = isUnicode
        self.palette = palette
        self.level = level
    }

    /// The background of the level on which the canvas draws.
    var ground: Color { palette.ground(of: level) }

    /// Returns the same canvas with another theme, on the level of the screen.
    public func themed(_ theme: Theme) -> Canvas {
        Canvas(
            buffer: buffer,
            translation: translation,
            visible: visible,
            isUnicode: isUnicode,
            palette: theme.palette(asRichAs: palette),
            level: .ground
        )
    }

    /// Returns the same canvas with another color for ``Color/accent`` and ``Color/link``.
    public func tinted(_ color: Color) -> Canvas {
        Canvas(
            buffer: buffer, translation: translation, visible: visible, isUnicode: isUnicode,
            palette: palette.tinted(color), level: level)
    }

    /// Returns the same canvas on the level that a background starts; the canvas itself if the
    /// background starts no level.
    ///
    /// The levels are ``Color/background``, ``Color/surface``, ``Color/raised`` and ``Color/overlay``.
    public func leveled(by background: Color) -> Canvas {
        guard let level = palette.level(of: background), level != self.level else { return self }
        return Canvas(
            buffer: buffer,
            translation: translation,
            visible: visible,
            isUnicode: isUnicode,
            palette: palette,
            level: level
        )
    }

    /// Returns the cell attributes of a style, with roles resolved by the theme.
    @inline(__always)
    func look(of style: Style) -> CellLook {
        // A choice between two styles would count references to their links.
        var look =
            style.underlineColor.isThemed
            ? lookResolvingUnderline(of: style) : buffer.look(of: style)
        palette.resolve(&look, on: level)
        return look
    }

    @inline(never)
    private func lookResolvingUnderline(of style: Style) -> CellLook {
        var style = style
        style.underlineColor = palette.resolve(style.underlineColor, on: level, default: .default)
        return buffer.look(of: style)
    }

    // The visible part lies inside of the buffer, so the sums cannot overflow.

    @inline(__always) var visibleColumns: Range<Int> {
        let start = visible.origin.x
        return Range(uncheckedBounds: (start, start &+ visible.size.width))
    }

    @inline(__always) var visibleRows: Range<Int> {
        let start = visible.origin.y
        return Range(uncheckedBounds: (start, start &+ visible.size.height))
    }

    /// The visible part, in this canvas' own coordinates; empty if nothing is visible.
    public var clip: Rect {
        Rect(origin: visible.origin - translation, size: visible.size)
    }

    /// Returns a canvas for a part of this one.
    ///
    /// - Parameters:
    ///   - frame: The part, in this canvas' coordinates.
    ///   - boundsOrigin: The point, in the new canvas' coordinates, that lies at the origin of the
    ///     frame.
    ///   - clipsToFrame: Whether the new canvas draws only inside of the frame.
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
            palette: palette,
            level: level
        )
    }

    /// Returns a canvas with the same coordinates that draws only inside a rectangle.
    public func clipped(to rect: Rect) -> Canvas {
        Canvas(
            buffer: buffer,
            translation: translation,
            visible: visiblePart(of: rect),
            isUnicode: isUnicode,
            palette: palette,
            level: level
        )
    }

    /// Returns whether a cell shows a blank; false outside of the clip.
    package func isBlank(at point: Point) -> Bool {
        let place = point + translation
        return visible.contains(place) && buffer[place].glyph == .space
    }

    /// Draws one character into every cell of a rectangle.
    ///
    /// A wide character takes two columns, counted from the left edge of the rectangle; a wide
    /// character that does not fit becomes a space. A character without width becomes a space, too.
    ///
    /// The characters are ornaments (``markOrnaments(in:)``).
    public func fill(_ rect: Rect, with style: Style, character: Character = " ") {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let glyph = character == " " ? .space : buffer.clusters.glyph(for: character)
        let look = glyph == .space ? look(of: style) : ornamentLook(of: style)
        for y in part.minY..<part.maxY {
            if glyph.width == 1 {
                buffer.fill(part.minX..<part.maxX, y: y, with: glyph, look: look)
            } else {
                fillRow(y, of: part, with: glyph, left: rect.minX, look: look)
            }
        }
    }

    /// Changes the style of every glyph that begins in a rectangle; a clear color keeps the old one.
    ///
    /// Both halves of a wide glyph get the style.
    public func setStyle(_ style: Style, in rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let look = look(of: style)
        for y in part.minY..<part.maxY {
            buffer.apply(look, to: part.minX..<part.maxX, y: y)
        }
    }

    /// Merges a style into every glyph that begins in a rectangle: attributes are added, and a clear color keeps
    /// the old one.
    ///
    /// Both halves of a wide glyph get the style.
    public func addStyle(_ style: Style, in rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let look = look(of: style)
        for y in part.minY..<part.maxY {
            buffer.add(look, to: part.minX..<part.maxX, y: y)
        }
    }

    /// Returns the visible part of a rectangle, in the buffer's coordinates.
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

extension ThemePalette {
    /// Resolves the roles of a look.
    @inline(__always)
    fileprivate func resolve(_ look: inout CellLook, on level: Level) {
        if look.foreground.isThemed || look.background.isThemed {
            look.attributes.formUnion(
                attributes(foreground: look.foreground, background: look.background, on: level))
        }
        look.foreground = foreground(look.foreground, on: level)
        look.background = background(look.background, on: level)
    }
}
