// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension ExplodedLayers {
    /// The minimum width in cells of a truncated title that is still useful.
    private static var fewestCells: Int { 4 }

    /// Returns the cells of the titles: no title lies on another sheet, or on another title.
    ///
    /// A title is on the first row of its sheet, as far left as the sheets above it leave room for
    /// the whole title. Otherwise it takes the longest free part of the first or the last row, and
    /// is truncated. The title of the picked view is never left out: if no part is free, it lies
    /// over the sheets that cover its own.
    ///
    /// - Parameter size: The size of the picture.
    /// - Returns: The indices in ``sheets`` and the cells of their titles; picked sheets come
    ///   first.
    func titleRooms(in size: Size) -> [(index: Int, room: Rect)] {
        var owners = ExplodedOwners(size)
        let shown = sheets.indices.filter { sheets[$0].level >= peeled }
        for index in shown { owners.fill(place(of: sheets[index]), with: index) }
        var rooms: [(index: Int, room: Rect)] = []
        let picked = Array(shown.filter { sheets[$0].isPicked }.reversed())
        for index in picked + shown.filter({ !sheets[$0].isPicked }) {
            // The innermost picked sheet is the sheet that the user picked.
            let isNeeded = index == picked.first
            guard let room = titleRoom(of: index, in: owners, isNeeded: isNeeded) else { continue }
            rooms.append((index, room))
            owners.fill(room, with: nil)
        }
        return rooms
    }

    private func titleRoom(
        of index: Int, in owners: ExplodedOwners, isNeeded: Bool
    ) -> Rect? {
        let sheet = sheets[index]
        let place = place(of: sheet)
        let hasEdges = place.width >= 3 && place.height >= 3
        let length = sheet.title.cellWidth + (hasEdges ? 2 : 0)
        let edge = hasEdges ? 1 : 0
        let columns = place.minX + edge..<max(place.minX + edge, place.maxX - edge)
        guard length > 0, !columns.isEmpty, place.height > 0 else { return nil }
        let wanted = min(length, columns.count)
        var best = Rect.zero
        for y in Set([place.minY, place.maxY - 1]).sorted() {
            let room = owners.freeRoom(of: index, y: y, columns: columns, wanted: wanted)
            if room.width == wanted { return room }
            if room.width > best.width { best = room }
        }
        if best.width >= min(wanted, Self.fewestCells + 2 * edge) { return best }
        guard isNeeded else { return nil }
        return Rect(x: columns.lowerBound, y: place.minY, width: wanted, height: 1)
    }
}

/// The visible sheet in each cell of the picture.
private struct ExplodedOwners {
    private let size: Size
    private var cells: [Int?]

    init(_ size: Size) {
        self.size = size
        cells = Array(repeating: nil, count: size.width * size.height)
    }

    mutating func fill(_ rect: Rect, with owner: Int?) {
        let rect = rect.intersection(Rect(origin: .zero, size: size))
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { cells[y * size.width + x] = owner }
        }
    }

    /// Returns the first part of a row that belongs to a sheet and is long enough, or else the
    /// longest such part, which may be empty.
    ///
    /// A cell beside another sheet stays empty, so that titles do not touch.
    func freeRoom(of owner: Int, y: Int, columns: Range<Int>, wanted: Int) -> Rect {
        var best = Rect.zero
        guard (0..<size.height).contains(y) else { return best }
        let limit = min(columns.upperBound, size.width)
        var x = max(0, columns.lowerBound)
        while x < limit {
            let start = x
            while x < limit, isOwn(owner, x, y) { x += 1 }
            let first = start > max(0, columns.lowerBound) ? start + 1 : start
            let end = x < limit ? x - 1 : x
            if end - first >= wanted { return Rect(x: first, y: y, width: wanted, height: 1) }
            if end - first > best.width {
                best = Rect(x: first, y: y, width: end - first, height: 1)
            }
            x += 1
        }
        return best
    }

    private func isOwn(_ owner: Int, _ x: Int, _ y: Int) -> Bool {
        cells[y * size.width + x] == owner
    }
}
