// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Turns frames into the bytes that make a terminal show them.
///
/// It remembers what the terminal shows and sends only what differs, within the damage: nothing at
/// all where nothing does. It never trusts the cursor after the last column, where terminals wrap at
/// different moments, nor after a glyph on whose width they disagree.
///
/// For terminals whose ``TerminalProfile/isANSI`` holds, with the line in raw mode (a line feed moves
/// straight down) and with automatic wrapping off where that can be.
public final class FrameEncoder {
    private var dialect: TerminalDialect
    private var reducer: ColorReducer?
    private let digits = DigitTable()

    private(set) var size: Size = .zero
    private(set) var shown: UnsafeMutablePointer<Cell>
    private var isShownKnown = false
    var notes = RowNotes(count: 0)
    private var clusters: ClusterTable?
    private var generation = 0

    private var pen = Pen.unknown
    var column = -1, row = -1
    /// Whether the terminal shows its cursor; nil if that is not known.
    private var isCursorShown: Bool?
    /// Whether a link has ever been sent, so that one may be open where a frame was cut.
    var hasSentLink = false

    /// The first cell that was left out of the last part of a frame.
    var partEnd = Point.zero
    /// Whether what is encoded is what the user waits for, and nothing else is to go with it.
    var isUrgent = false
    /// Rows that were moved by a frame of which a part was left out.
    var rest = Damage()

    /// Creates an encoder for a terminal of which nothing is known but its profile.
    public init(profile: TerminalProfile) {
        dialect = TerminalDialect(profile)
        reducer = Self.reducer(to: dialect.colorDepth)
        shown = .allocate(capacity: 1)
    }

    deinit {
        shown.deallocate()
    }

    /// Whether frames are put between marks (mode 2026), so that none is seen half painted.
    public var hasSynchronizedUpdates: Bool {
        get { dialect.marksFrames }
        set { dialect.marksFrames = newValue }
    }

    /// Whether the cells are rows below the prompt, wherever on the screen: the cursor moves from row to
    /// row then, and waits in the first cell while it is hidden.
    var isInline: Bool {
        get { dialect.isInline }
        set {
            guard newValue != dialect.isInline else { return }
            dialect.isInline = newValue
            invalidate()
            row = newValue ? 0 : -1
        }
    }

    /// Whether the terminal can also move a part of the columns alone (mode 69).
    public var hasSideMargins: Bool {
        get { dialect.hasSideMargins }
        set { dialect.hasSideMargins = newValue }
    }

    /// How many colours the terminal has; another number paints every cell in the next frame.
    public var colorDepth: DisplayCapabilities.ColorDepth {
        get { dialect.colorDepth }
        set {
            guard newValue != dialect.colorDepth else { return }
            dialect.colorDepth = newValue
            reducer = Self.reducer(to: newValue)
            invalidate()
        }
    }

    private static func reducer(to depth: DisplayCapabilities.ColorDepth) -> ColorReducer? {
        depth == .trueColor ? nil : ColorReducer(depth: depth)
    }

    /// Takes over what the terminal is known to show of links and underlines; cells that have such are
    /// painted anew then.
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

    /// Forgets what the terminal shows, its pen and its cursor: the next frame paints every cell.
    public func invalidate() {
        isShownKnown = false
        pen = .unknown
        column = -1
        if !dialect.isInline { row = -1 }
        isCursorShown = nil
    }

    /// Adds the bytes that turn what the terminal shows into a buffer's cells, where the damage says
    /// that they may differ, and that put the cursor in its place.
    ///
    /// - Parameters:
    ///   - buffer: The cells to show.
    ///   - damage: Where they may differ from those shown before.
    ///   - cursor: The cursor; nil, and a place outside the buffer, hide it.
    ///   - output: Where the bytes go, all of which must reach the terminal.
    public func encode(
        _ buffer: CellBuffer,
        damage: Damage,
        cursor: Cursor?,
        into output: OutputBuffer
    ) {
        _ = encode(buffer, damage: damage, cursor: cursor, into: output, limit: .max)
    }

    /// Adds the bytes of a frame, or about so many: a part of it.
    ///
    /// - Returns: Whether all is painted. If not, a later frame goes on, with this one's damage and what has
    ///   changed since.
    func encode(
        _ buffer: CellBuffer, damage: Damage, cursor: Cursor?, into output: OutputBuffer, limit: Int
    ) -> Bool {
        prepare(for: buffer)
        let position = cursor.flatMap { buffer.bounds.contains($0.position) ? $0.position : nil }
        let start = output.count
        var writer = FrameWriter(
            output: output, digits: digits, dialect: dialect, reducer: reducer,
            decorations: buffer.clusters.decorations)
        writer.pen = pen
        writer.x = column
        writer.y = row
        // A line on which so much is a part shows each as it comes.
        let marksFrame = dialect.marksFrames && limit >= Self.leastMarkedPart
        if marksFrame { writer.put("\u{1B}[?2026h".utf8) }
        let content = writer.count
        if pen.isUnknown, hasSentLink { writer.putLink(nil) }
        if position == nil { hideCursor(&writer) }
        let isWhole = paint(
            buffer, damage: isShownKnown ? damage : Damage(buffer.bounds), limit: limit, &writer)
        if writer.pen.decoration != 0 { writer.removeDecoration() }
        if let position {
            showCursor(at: position, &writer)
        } else if dialect.isInline {
            writer.reserveCell()
            writer.move(toX: 0, y: 0, shown: shown)
        }
        if writer.count == content {
            writer.finish(at: start)
        } else {
            if marksFrame { writer.put("\u{1B}[?2026l".utf8) }
            writer.finish(at: writer.count)
        }
        if !isWhole, !isShownKnown { rest.insert(buffer.bounds) }
        hasSentLink = hasSentLink || writer.hasSentLink
        isShownKnown = true
        pen = writer.pen
        column = writer.x
        row = writer.y
        return isWhole
    }

    /// Makes room for what the terminal shows; of another size or of other clusters nothing is known.
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

    /// Paints the damaged parts of all rows, from the top, after those that only moved have been moved.
    ///
    /// - Returns: Whether all is painted.
    private func paint(
        _ buffer: CellBuffer, damage: Damage, limit: Int, _ writer: inout FrameWriter
    ) -> Bool {
        let area = damage.bounds.intersection(buffer.bounds)
        guard !area.isEmpty || !rest.isEmpty else { return true }
        // A sorted copy of one is memory for nothing.
        let rects =
            damage.rects.count > 1 ? damage.rects.sorted { $0.minX < $1.minX } : damage.rects
        let rows = area.minY..<area.maxY
        notes.note(rows, of: rects, cells: buffer.row(0), shown: shown, width: size.width)
        let scroller = RowScroller(
            cells: buffer.row(0), shown: shown, size: size, notes: notes)
        scroller.scroll(rows, &writer)
        guard limit == .max, rest.isEmpty else {
            return paintPart(of: buffer, rects, in: rows, limit: limit, &writer)
        }
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

    private func hideCursor(_ writer: inout FrameWriter) {
        if isCursorShown != false { writer.put(dialect.hideCursor) }
        isCursorShown = false
    }

    private func showCursor(at position: Point, _ writer: inout FrameWriter) {
        writer.reserveCell()
        writer.move(toX: position.x, y: position.y, shown: shown + position.y * size.width)
        if isCursorShown != true { writer.put(dialect.showCursor) }
        isCursorShown = true
    }
}

extension Cell {
    /// A cell that equals no cell of a buffer.
    static var neverShown: Cell {
        Cell(Glyph(bits: .max, width: .max, isWidthContested: true))
    }
}
