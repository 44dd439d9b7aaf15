// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The pictures that a terminal has and shows, and the bytes that change them.
struct PictureOutput {
    /// A picture that was sent to the terminal.
    private struct Sent: Hashable {
        var number: Int
        var id: UInt32
    }

    /// The colors of a picture, which take some time to compute.
    private struct Palette {
        var number: Int
        var colors: ColorQuantizer
    }

    let kind: PictureProtocol
    /// The number of the first picture in the terminal.
    let firstID: UInt32
    private var cellPixels: Size
    private let kitty: KittyGraphics
    /// The pictures that the terminal has, by their slots.
    private var sent: [Int: Sent] = [:]
    /// The parts that the terminal shows, each with the number of its place.
    private var shown: [PicturePart: Int] = [:]
    private var lastPlace = 0
    /// The colors of pictures for sixels, by their slots.
    private var palettes: [Int: Palette] = [:]
    /// The number of rows of the screen.
    private var rows = 0
    /// The parts of the present frame.
    private var parts: [PicturePart] = []
    /// The commands of a picture that are still to be sent.
    private var waiting: ArraySlice<[UInt8]> = []
    /// The commands that remove pictures.
    private var removals: [UInt8] = []
    /// The slots of all pictures that the terminal ever got.
    private(set) var slots: Set<Int> = []

    /// Creates the state of a terminal without pictures.
    init(_ kind: PictureProtocol, cellPixels: Size, firstID: UInt32) {
        self.kind = kind
        self.cellPixels = cellPixels
        self.firstID = firstID
        kitty = KittyGraphics(passesThrough: kind == .placeholders(passesThrough: true))
    }

    /// Returns the same state with another size of a cell, for which all pictures are sent again.
    func with(_ cellPixels: Size) -> PictureOutput {
        var result = self
        if cellPixels != self.cellPixels { result.invalidate() }
        result.cellPixels = cellPixels
        if cellPixels != self.cellPixels { result.palettes = [:] }
        return result
    }

    /// Whether a frame has pictures, or the terminal shows some or waits for commands.
    func isNeeded(for table: PictureTable) -> Bool {
        table.isInUse || !isEmpty || !waiting.isEmpty || !removals.isEmpty
    }

    /// Whether the terminal shows no pixels at places of the screen.
    var isEmpty: Bool { shown.isEmpty && parts.isEmpty }

    /// The bytes that remove all pictures that the terminal ever got.
    ///
    /// The terminal may wait for the rest of a picture, and then takes no other command. So the first
    /// one ends a picture; without such a picture it does nothing.
    var leaving: [UInt8] {
        if case .sixels = kind { return [] }
        guard !slots.isEmpty else { return [] }
        return kitty.end + slots.sorted().flatMap { kitty.removal(id: id(of: $0)) }
    }

    private func id(of slot: Int) -> UInt32 { firstID + UInt32(slot) }

    /// Forgets the content of the terminal; all pictures are sent again.
    mutating func invalidate() {
        removals = leaving
        sent.removeAll()
        shown.removeAll()
        waiting = []
    }

    // MARK: A frame

    /// Returns the cells of a frame with characters in place of references to pictures.
    ///
    /// - Returns: The cells, and the rectangles in which the terminal shows pixels that must go.
    mutating func begin(_ buffer: CellBuffer) -> (cells: CellBuffer, stale: [Rect]) {
        parts = PicturePart.parts(of: buffer)
        rows = buffer.size.height
        let table = buffer.clusters.pictures
        table.noteFrame(visible: Set(parts.map(\.number)))
        let cells = CellBuffer(size: buffer.size, clusters: buffer.clusters)
        cells.copyCells(of: buffer, in: buffer.bounds)
        var slots: [Int: Int] = [:]
        for entry in table.entries.values { slots[entry.number] = entry.slot }
        for part in parts { replace(part, slots[part.number], in: cells) }
        forgetRemoved(in: table)
        return (cells, kind.isText ? [] : removeStale(table))
    }

    private func replace(_ part: PicturePart, _ slot: Int?, in cells: CellBuffer) {
        for y in part.rect.minY..<part.rect.maxY {
            let row = cells.row(y)
            for x in part.rect.minX..<part.rect.maxX {
                guard kind.isText, let slot else {
                    row[x].glyph = .space
                    continue
                }
                let text = PlaceholderMarks.cluster(
                    row: part.origin.y + y - part.rect.minY,
                    column: part.origin.x + x - part.rect.minX)
                row[x].glyph = cells.clusters.visibleGlyph(for: text) ?? .space
                row[x].foreground = color(of: id(of: slot))
            }
        }
    }

    /// The color that names a picture to the terminal.
    private func color(of id: UInt32) -> Color {
        id < 256 ? .palette(UInt8(id)) : .hex(id)
    }

    /// Removes pictures from the terminal that no cell can refer to any more.
    private mutating func forgetRemoved(in table: PictureTable) {
        for (slot, picture) in sent where table.entries[slot]?.number != picture.number {
            if kind.isText || kind == .places { removals += kitty.removal(id: picture.id) }
            sent[slot] = nil
        }
        for (slot, palette) in palettes where table.entries[slot]?.number != palette.number {
            palettes[slot] = nil
        }
    }

    /// Removes the shown parts that the frame does not have.
    ///
    /// - Returns: The rectangles that must be written again, so that their sixels go.
    private mutating func removeStale(_ table: PictureTable) -> [Rect] {
        let new = Set(parts)
        // Sixels without gaps cover the pixels below them, and need no blanks in between. The covered
        // part stays until then, because a slow line may delay the sixels, or never get them.
        let opaque = Set(
            table.entries.values.filter { hasNewPart($0) && $0.picture?.isOpaque == true }
                .map(\.number))
        let rects = Set(parts.filter { opaque.contains($0.number) }.map(\.rect))
        var stale: [Rect] = []
        for (part, place) in shown where !new.contains(part) {
            if kind != .places, rects.contains(part.rect) { continue }
            shown[part] = nil
            if kind == .places {
                for picture in sent.values where picture.number == part.number {
                    removals += kitty.removal(id: picture.id, place: place)
                }
            } else {
                stale.append(part.rect)
            }
        }
        return stale
    }

    /// Whether the frame has a part of a picture that the terminal does not show yet.
    private func hasNewPart(_ entry: PictureTable.Entry) -> Bool {
        parts.contains { $0.number == entry.number && shown[$0] == nil }
    }

    /// Appends pictures after the cells of a frame, with approximately a maximum number of bytes.
    ///
    /// - Returns: Whether all pictures were sent.
    mutating func append(
        _ table: PictureTable, to output: OutputBuffer, limit: Int
    ) -> Bool {
        let end = limit == .max ? Int.max : output.count.saturatingAdding(limit)
        // A picture whose commands were sent in part must be completed first.
        while let command = waiting.first {
            guard output.count < end else { return false }
            output.append(contentsOf: command)
            waiting.removeFirst()
        }
        output.append(contentsOf: removals)
        removals = []
        let visible = Set(parts.map(\.number))
        for entry in table.entries.values.sorted(by: { $0.number < $1.number })
        where visible.contains(entry.number) {
            guard output.count < end else { return false }
            guard send(entry, to: output, end), showParts(of: entry, output, end) else {
                return false
            }
        }
        return true
    }

    /// Sends a picture that the terminal does not have; returns whether all of it was sent.
    private mutating func send(_ entry: PictureTable.Entry, to output: OutputBuffer, _ end: Int)
        -> Bool
    {
        slots.insert(entry.slot)
        if case .sixels = kind { return true }
        guard sent[entry.slot]?.number != entry.number, let picture = entry.picture else {
            return true
        }
        let id = id(of: entry.slot)
        sent[entry.slot] = Sent(number: entry.number, id: id)
        let image = picture.image.raster(of: entry.pixels, at: entry.place)
        waiting =
            kitty.transmission(
                of: image, id: id, placeholder: kind.isText ? entry.size : nil)[...]
        while let command = waiting.first {
            guard output.count < end else { return false }
            output.append(contentsOf: command)
            waiting.removeFirst()
        }
        return true
    }

    /// Shows the parts of a picture that the terminal does not show yet; returns whether it shows all.
    private mutating func showParts(
        of entry: PictureTable.Entry, _ output: OutputBuffer, _ end: Int
    ) -> Bool {
        guard !kind.isText else { return true }
        for part in parts where part.number == entry.number && shown[part] == nil {
            guard output.count < end else { return false }
            for old in shown.keys where old.rect == part.rect { shown[old] = nil }
            lastPlace = lastPlace % 1_000_000 + 1
            shown[part] = lastPlace
            guard let part = safePart(part) else { continue }
            // DECSC and DECRC keep the cursor and the pen of the cells.
            output.append(
                contentsOf: "\u{1B}7\u{1B}[\(part.rect.minY + 1);\(part.rect.minX + 1)H".utf8)
            output.append(contentsOf: bytes(of: part, entry))
            output.append(contentsOf: "\u{1B}8".utf8)
        }
        return true
    }

    /// Returns a part without the last row of the screen, where sixels would scroll; nil if nothing
    /// remains.
    private func safePart(_ part: PicturePart) -> PicturePart? {
        guard case .sixels = kind, part.rect.maxY >= rows else { return part }
        var part = part
        part.rect.size.height -= 1
        return part.rect.isEmpty ? nil : part
    }

    private mutating func bytes(of part: PicturePart, _ entry: PictureTable.Entry) -> [UInt8] {
        guard case .sixels(let colors) = kind else {
            let area = area(of: part, in: entry.pixels, of: entry.size)
            return kitty.placement(
                id: id(of: entry.slot), place: lastPlace, part: area, cells: part.rect.size)
        }
        guard let picture = entry.picture else { return [] }
        let pixels = Size(
            width: entry.size.width * cellPixels.width,
            height: entry.size.height * cellPixels.height)
        let image = picture.image.raster(
            area(of: part, in: pixels, of: entry.size), of: pixels, at: entry.place)
        var palette = palette(of: picture, entry, colors)
        palette.add(image.rgba)
        palettes[entry.slot] = Palette(number: entry.number, colors: palette)
        return SixelWriter.bytes(of: image, palette: palette)
    }

    /// Returns the colors of a whole picture, so that all of its parts have the same ones.
    private func palette(
        of picture: Picture, _ entry: PictureTable.Entry, _ colors: Int
    ) -> ColorQuantizer {
        if let known = palettes[entry.slot], known.number == entry.number { return known.colors }
        let image = picture.image.raster(of: entry.pixels, at: entry.place)
        return ColorQuantizer(image.rgba, colors: colors)
    }

    /// Returns the pixels of a part of a picture.
    private func area(of part: PicturePart, in pixels: Size, of cells: Size) -> Rect {
        let left = part.origin.x * pixels.width / cells.width
        let top = part.origin.y * pixels.height / cells.height
        let right = (part.origin.x + part.rect.width) * pixels.width / cells.width
        let bottom = (part.origin.y + part.rect.height) * pixels.height / cells.height
        return Rect(
            x: min(left, pixels.width - 1), y: min(top, pixels.height - 1),
            width: max(1, right - left), height: max(1, bottom - top))
    }
}
