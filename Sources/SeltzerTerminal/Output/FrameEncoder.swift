// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Turns frames into the bytes that make a terminal show them.
///
/// The encoder remembers the content of the terminal, and sends only differences inside of the
/// damage. If nothing differs, it sends nothing. It does not trust the cursor's position after the
/// last column, because terminals wrap at different moments. The same is true after a glyph on
/// whose width terminals disagree.
///
/// It needs a terminal with ``TerminalProfile/isANSI`` and a line in raw mode, in which a line feed
/// moves straight down. Automatic wrapping must be off if the terminal can turn it off.
public final class FrameEncoder {
    // Exclusivity checks are off: each frame reads these properties, and runs no other code.
    @exclusivity(unchecked)
    private var dialect: TerminalDialect
    @exclusivity(unchecked)
    private var reducer: ColorReducer?
    private let digits = DigitTable()

    @exclusivity(unchecked)
    private(set) var size: Size = .zero
    @exclusivity(unchecked)
    private(set) var shown: UnsafeMutablePointer<Cell>
    @exclusivity(unchecked)
    private var isShownKnown = false
    @exclusivity(unchecked)
    var notes = RowNotes(count: 0)
    @exclusivity(unchecked)
    private(set) var clusters: ClusterTable?
    @exclusivity(unchecked)
    private var generation = 0

    @exclusivity(unchecked)
    var pen = Pen.unknown
    /// A cell with the look of a run of text.
    let lineCells = CellBuffer(size: Size(width: 1, height: 1))
    @exclusivity(unchecked)
    var column = -1, row = -1
    /// Whether the terminal shows its cursor; nil if unknown.
    @exclusivity(unchecked)
    private var isCursorShown: Bool?
    /// Whether a link was ever sent, so that a link may be open after a cut frame.
    @exclusivity(unchecked)
    var hasSentLink = false

    /// The first cell after the last part of a frame.
    @exclusivity(unchecked)
    var partEnd = Point.zero
    /// Whether the user waits for the frame, so that it contains only urgent cells.
    @exclusivity(unchecked)
    var isUrgent = false
    /// Whether the last frame's own damage is painted, even if damage of earlier frames is not.
    @exclusivity(unchecked)
    var isDamagePainted = true
    /// The pictures on a terminal that shows pixels; nil on other terminals.
    @exclusivity(unchecked)
    var pictures: PictureOutput? { didSet { showsPixels = pictures != nil } }
    /// Whether the terminal shows pixels: frames without pictures ask only this.
    @exclusivity(unchecked)
    private var showsPixels = false
    /// The rows that an incomplete frame moved, and that are still to be painted.
    @exclusivity(unchecked)
    var rest = Damage()

    /// Creates an encoder for a terminal from its profile, before the terminal has answered.
    public init(profile: TerminalProfile) {
        dialect = TerminalDialect(profile)
        reducer = Self.reducer(to: dialect.colorDepth)
        shown = .allocate(capacity: 1)
    }

    deinit {
        shown.deallocate()
    }

    /// Whether frames are sent between marks (mode 2026), so that the terminal shows them whole.
    public var hasSynchronizedUpdates: Bool {
        get { dialect.marksFrames }
        set { dialect.marksFrames = newValue }
    }

    /// Whether the cells are inline rows, anywhere on the screen.
    ///
    /// The cursor then moves from row to row, and waits in the first cell while it is hidden.
    var isInline: Bool {
        get { dialect.isInline }
        set {
            guard newValue != dialect.isInline else { return }
            dialect.isInline = newValue
            invalidate()
            row = newValue ? 0 : -1
        }
    }

    /// Whether the terminal also rewraps cells that were written and then erased.
    var wrapsErasedCells = false
    /// For each inline row, the number of columns that were ever written; empty unless the terminal
    /// wraps erased cells.
    var writtenColumns: [Int] = []

    /// Whether the terminal can move a part of the columns alone (mode 69).
    public var hasSideMargins: Bool {
        get { dialect.hasSideMargins }
        set { dialect.hasSideMargins = newValue }
    }

    /// The number of colors of the terminal; a change repaints every cell in the next frame.
    public var colorDepth: ColorDepth {
        get { dialect.colorDepth }
        set {
            guard newValue != dialect.colorDepth else { return }
            dialect.colorDepth = newValue
            reducer = Self.reducer(to: newValue)
            invalidate()
        }
    }

    private static func reducer(to depth: ColorDepth) -> ColorReducer? {
        depth == .trueColor ? nil : ColorReducer(depth: depth)
    }

    /// Sets whether the terminal shows links and underlines with styles; the next frame repaints
    /// cells with these.
    public func setDecorations(links: Bool, underlineStyles: Bool) {
        let underlineStyles = underlineStyles && dialect.attributes.contains(.underline)
        guard links != dialect.hasLinks || underlineStyles != dialect.hasUnderlineStyles else {
            return
        }
        dialect.hasLinks = links
        dialect.hasUnderlineStyles = underlineStyles
        guard isShownKnown else { return }
        for index in 0..<size.area where shown[index].decoration != 0 { shown[index] = .neverShown }
    }

    /// Forgets the cells that the terminal shows, its pen and its cursor; the next frame paints
    /// every cell.
    public func invalidate() {
        isShownKnown = false
        pen = .unknown
        column = -1
        if !dialect.isInline { row = -1 }
        isCursorShown = nil
        pictures?.invalidate()
    }

    /// Appends the bytes that make the terminal show a buffer's cells inside of the damage, and
    /// that place the cursor.
    ///
    /// - Parameters:
    ///   - buffer: The cells to show.
    ///   - damage: The rectangles in which cells may have changed.
    ///   - cursor: The cursor; nil or a position outside of the buffer hides it.
    ///   - output: The destination; all bytes must reach the terminal.
    public func encode(
        _ buffer: CellBuffer,
        damage: Damage,
        cursor: Cursor?,
        into output: OutputBuffer
    ) {
        _ = encode(buffer, damage: damage, cursor: cursor, into: output, limit: .max)
    }

    /// Appends the bytes of a frame, or a part with approximately a maximum number of bytes.
    ///
    /// - Returns: Whether everything is painted. If not, a later frame continues, with this frame's damage and
    ///   later changes.
    func encode(
        _ buffer: CellBuffer, damage: Damage, cursor: Cursor?, into output: OutputBuffer, limit: Int
    ) -> Bool {
        if showsPixels, pictures?.isNeeded(for: buffer.clusters.pictures) == true {
            return encodeWithPictures(
                buffer, damage: damage, cursor: cursor, into: output, limit: limit)
        }
        return encodeCells(buffer, damage: damage, cursor: cursor, into: output, limit: limit)
    }

    /// Appends the bytes of a frame without pictures, or a part of them.
    ///
    /// - Returns: Whether everything is painted.
    @inline(__always)
    func encodeCells(
        _ buffer: CellBuffer, damage: Damage, cursor: Cursor?, into output: OutputBuffer, limit: Int
    ) -> Bool {
        prepare(for: buffer)
        isDamagePainted = true
        let position = cursor.flatMap { buffer.bounds.contains($0.position) ? $0.position : nil }
        let start = output.count
        var writer = makeWriter(into: output, decorations: buffer.clusters.decorations)
        // Smaller parts are not marked: on such a slow line, the terminal shows each part as it
        // arrives.
        let marksFrame = dialect.marksFrames && limit >= Self.leastMarkedPart
        if marksFrame { writer.put("\u{1B}[?2026h".utf8) }
        let content = writer.count
        if pen.isUnknown, hasSentLink { writer.putLink(nil) }
        if position == nil { hideCursor(&writer) }
        let isWhole = paint(
            buffer, damage: isShownKnown ? damage : Damage(buffer.bounds), limit: limit, &writer)
        if writer.pen.decoration != 0 { writer.removeDecoration() }
        placeCursor(at: position, &writer)
        let isEmpty = writer.count == content
        if marksFrame, !isEmpty { writer.put("\u{1B}[?2026l".utf8) }
        writer.finish(at: isEmpty ? start : writer.count)
        if !isWhole, !isShownKnown { rest.insert(buffer.bounds) }
        isShownKnown = true
        remember(writer)
        if wrapsErasedCells, dialect.isInline { noteWrittenColumns() }
        return isWhole
    }

    /// Creates a writer that continues with the pen and the cursor of the previous frame.
    @inline(__always)
    func makeWriter(into output: OutputBuffer, decorations: DecorationTable) -> FrameWriter {
        var writer = FrameWriter(
            output: output, digits: digits, dialect: dialect, reducer: reducer,
            decorations: decorations)
        writer.pen = pen
        writer.x = column
        writer.y = row
        return writer
    }

    /// Keeps the writer's pen and cursor after a frame.
    @inline(__always)
    func remember(_ writer: FrameWriter) {
        hasSentLink = hasSentLink || writer.hasSentLink
        pen = writer.pen
        column = writer.x
        row = writer.y
    }

    /// Prepares the memory of the shown cells; if the size or the table of clusters changed, they
    /// count as unknown.
    private func prepare(for buffer: CellBuffer) {
        if clusters !== buffer.clusters || generation != buffer.clusters.generation {
            clusters = buffer.clusters
            generation = buffer.clusters.generation
            isShownKnown = false
        }
        if size != buffer.size {
            size = buffer.size
            shown.deallocate()
            shown = .allocate(capacity: max(1, size.area))
            notes = RowNotes(count: size.height)
            isShownKnown = false
        }
        guard !isShownKnown else { return }
        shown.initialize(repeating: .neverShown, count: max(1, size.area))
        rest.removeAll()
    }

    /// Adds blank rows at the end, or removes the last ones; the other cells stay known.
    ///
    /// The terminal must have erased the added rows with a plain pen.
    func changeHeight(to height: Int) {
        let new = Size(width: size.width, height: height)
        let cells = UnsafeMutablePointer<Cell>.allocate(capacity: max(1, new.area))
        let kept = min(size.area, new.area)
        cells.initialize(from: shown, count: kept)
        if new.area > kept { (cells + kept).initialize(repeating: .blank, count: new.area - kept) }
        shown.deallocate()
        (shown, size) = (cells, new)
        notes = RowNotes(count: height)
        let old = rest
        rest.removeAll()
        let bounds = Rect(origin: .zero, size: new)
        for rect in old.rects { rest.insert(rect.intersection(bounds)) }
        partEnd.y = min(partEnd.y, height)
        if !writtenColumns.isEmpty {
            writtenColumns = Array(writtenColumns.prefix(height))
            writtenColumns += Array(repeating: 0, count: height - writtenColumns.count)
        }
    }

    /// Paints the damaged parts of all rows from the top, after the terminal has moved the rows
    /// that only moved.
    ///
    /// - Returns: Whether everything is painted.
    private func paint(
        _ buffer: CellBuffer, damage: Damage, limit: Int, _ writer: inout FrameWriter
    ) -> Bool {
        let area = damage.bounds.intersection(buffer.bounds)
        guard !area.isEmpty || !rest.isEmpty else { return true }
        // One rectangle needs no sorted copy, which would allocate memory.
        let rects =
            damage.rects.count > 1 ? damage.rects.sorted { $0.minX < $1.minX } : damage.rects
        let rows = area.minY..<area.maxY
        notes.note(rows, of: rects, cells: buffer.row(0), shown: shown, width: size.width)
        let scroller = RowScroller(
            cells: buffer.row(0), shown: shown, size: size, notes: notes)
        if movesCells { scroller.scroll(rows, &writer) }
        guard limit == .max, rest.isEmpty else {
            return paintPart(of: buffer, rects, in: rows, limit: limit, &writer)
        }
        if movesCells, isWorthSaving { save(rows, of: buffer.row(0), &writer) }
        for y in rows where notes.firstDifferences[y] < size.width {
            var painter = RowPainter(
                cells: buffer.row(y), shown: shown + y * size.width, y: y, size: size,
                clusters: buffer.clusters
            )
            var done = notes.firstDifferences[y]
            if notes.moved[y] {
                _ = painter.paint(from: done, to: notes.ends[y], &writer)
                continue
            }
            for rect in rects where y >= rect.minY && y < rect.maxY {
                let columns = RowNotes.columns(of: rect, width: size.width)
                let start = max(done, columns.lowerBound)
                let end = min(columns.upperBound, notes.ends[y])
                if start < end { done = painter.paint(from: start, to: end, &writer) }
            }
        }
        return true
    }

    /// Whether the terminal may move cells, which would move pixels that are no text.
    private var movesCells: Bool {
        guard showsPixels, let pictures else { return true }
        return pictures.kind.isText || pictures.isEmpty
    }

    private func hideCursor(_ writer: inout FrameWriter) {
        if isCursorShown != false { writer.put(dialect.hideCursor) }
        isCursorShown = false
    }

    /// Shows the cursor at a position, or hides it; with inline rows, a hidden cursor waits in
    /// their first cell.
    @inline(__always)
    private func placeCursor(at position: Point?, _ writer: inout FrameWriter) {
        if let position {
            showCursor(at: position, &writer)
        } else if dialect.isInline {
            writer.reserveCell()
            writer.move(toX: 0, y: 0, shown: shown)
        }
    }

    func showCursor(at position: Point, _ writer: inout FrameWriter) {
        writer.reserveCell()
        writer.move(toX: position.x, y: position.y, shown: shown + position.y * size.width)
        if isCursorShown != true { writer.put(dialect.showCursor) }
        isCursorShown = true
    }
}

extension Cell {
    /// A cell that differs from every cell of a buffer.
    static var neverShown: Cell {
        Cell(Glyph(bits: .max, width: .max, isWidthContested: true))
    }

    /// A blank of unknown look, which differs from every cell of a buffer.
    static var unknownBlank: Cell {
        var cell = Cell.blank
        (cell.foreground, cell.background) = (.clear, .clear)
        return cell
    }
}
