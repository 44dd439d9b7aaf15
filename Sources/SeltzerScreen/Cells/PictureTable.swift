// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The pictures that the cells of a buffer refer to, for terminals that show pixels.
///
/// A view draws cells that refer to a picture by its number. The display sends the picture to the
/// terminal once, and finds the visible cells of each picture in every frame. So pictures are
/// clipped, covered, scrolled and removed as all cells are. The number and the size of pictures are
/// limited; a view draws any further picture in ordinary cells.
///
/// The table keeps the pixels of the pictures to which cells refer. All others stay only as long as
/// the program has them, because nothing can refer to them afterwards.
package final class PictureTable {
    /// The maximum number of pictures.
    package static let capacity = 48
    /// The maximum number of pixels of all pictures together.
    package static let maximumPixels = 12_000_000
    /// The maximum number of pixels of one picture; a larger one is sent with fewer pixels.
    package static let maximumPixelsOfOne = 2_000_000

    /// A picture that cells refer to.
    package struct Entry {
        package let number: Int
        /// The place in the table; a picture that is gone leaves it to another one.
        package let slot: Int
        /// The size of the area in cells.
        package let size: Size
        /// The place of the pixels in the area.
        package let place: PicturePlace
        /// The size in pixels in which a display sends the picture.
        package let pixels: Size
        private let reference: PixelImage.Reference
        /// The picture while it is in use.
        private var kept: PixelImage?

        fileprivate init(number: Int, slot: Int, _ picture: Picture, pixels: Size) {
            (self.number, self.slot, self.pixels) = (number, slot, pixels)
            (size, place, kept) = (picture.size, picture.place, picture.image)
            reference = PixelImage.Reference(picture.image)
        }

        /// Whether cells of the last frame refer to the picture, or drawing has referred to it since.
        fileprivate(set) var isInUse: Bool {
            get { kept != nil }
            set { kept = newValue ? reference.image : nil }
        }

        /// The picture; nil if it is out of use, and nobody has it any more.
        package var picture: Picture? {
            reference.image.map { Picture($0, size: size, place: place) }
        }
    }

    /// The size of a cell in pixels; nil, the default, if the display shows no pictures.
    package var cellPixels: Size? {
        didSet { if cellPixels != oldValue { entries.removeAll() } }
    }
    /// The pictures, by their slots.
    package private(set) var entries: [Int: Entry] = [:]
    private var lastNumber = 0
    /// The state of the numbers that choose which picture makes room.
    private var chance: UInt64 = 0

    package init() {}

    /// Whether cells refer to a picture.
    package var isInUse: Bool { entries.values.contains { $0.isInUse } }

    /// Returns the number of a picture for its cells, and adds a new picture.
    ///
    /// - Returns: nil if the display shows no pictures, or if there is no room for another one.
    package func number(of picture: Picture) -> Int? {
        guard let cellPixels, !picture.size.isEmpty, picture.size.width <= Glyph.maximumSide.width,
            picture.size.height <= Glyph.maximumSide.height
        else { return nil }
        for (slot, entry) in entries
        where entry.size == picture.size && entry.place == picture.place
            && entry.picture?.image.isCopy(of: picture.image) == true
        {
            entries[slot]?.isInUse = true
            return entry.number
        }
        let pixels = Self.pixels(of: picture, cell: cellPixels)
        guard makeRoom(for: pixels.area),
            let slot = (0..<Self.capacity).first(where: { entries[$0] == nil })
        else { return nil }
        let number = newNumber()
        entries[slot] = Entry(number: number, slot: slot, picture, pixels: pixels)
        return number
    }

    /// Returns a number that no picture of the table has.
    private func newNumber() -> Int {
        repeat {
            lastNumber = (lastNumber + 1) % Glyph.pictureNumbers
        } while entries.values.contains { $0.number == lastNumber }
        return lastNumber
    }

    /// Removes pictures that are out of use, until there is room for another one.
    ///
    /// Chance decides which ones. The pictures of moving pictures return in a circle, and in a circle
    /// that is a little too large, the oldest picture is always the one that comes next.
    private func makeRoom(for pixels: Int) -> Bool {
        func isFull() -> Bool {
            entries.count >= Self.capacity
                || entries.values.reduce(pixels) { $0 + $1.pixels.area } > Self.maximumPixels
        }
        while isFull() {
            let unused = entries.values.filter { !$0.isInUse }.sorted { $0.slot < $1.slot }
            guard !unused.isEmpty else { return false }
            // Multiplier and increment of Knuth's MMIX.
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let removed =
                unused.first { $0.picture == nil }
                ?? unused[Int(chance >> 33) % unused.count]
            entries[removed.slot] = nil
        }
        return true
    }

    /// Notes the pictures to which the cells of a complete frame refer, and removes those that
    /// nobody has any more.
    package func noteFrame(visible: Set<Int>) {
        for slot in Array(entries.keys) {
            guard let number = entries[slot]?.number else { continue }
            entries[slot]?.isInUse = visible.contains(number)
        }
        entries = entries.filter { $0.value.picture != nil }
    }

    /// Returns the size of a picture in the pixels of the terminal, but with no more pixels than the
    /// picture has.
    private static func pixels(of picture: Picture, cell: Size) -> Size {
        let width = Double(picture.size.width * cell.width)
        let height = Double(picture.size.height * cell.height)
        let across = Double(picture.image.size.width) / max(1, picture.place.width * width)
        let down = Double(picture.image.size.height) / max(1, picture.place.height * height)
        let room = (Double(maximumPixelsOfOne) / (width * height)).squareRoot()
        let scale = min(1, max(across, down), room)
        return Size(
            width: max(1, Int((width * scale).rounded())),
            height: max(1, Int((height * scale).rounded())))
    }
}

extension Glyph {
    /// The bit of a glyph that is a cell of a picture.
    private static var pictureBit: UInt32 { 0x2000_0000 }
    /// The number of pictures that have different numbers.
    static var pictureNumbers: Int { 1 << 12 }
    /// The maximum size in cells of a picture.
    static var maximumSide: Size { Size(width: 297, height: 256) }

    /// Creates the glyph of a cell of a picture.
    init(picture: Int, cell: Point) {
        let place = UInt32(cell.y) << 9 | UInt32(cell.x)
        self.init(bits: Self.pictureBit | UInt32(picture) << 17 | place, width: 1)
    }

    /// The number of the picture, and the cell of the picture; nil for other glyphs.
    package var picture: (number: Int, cell: Point)? {
        guard bits & 0xE000_0000 == Self.pictureBit else { return nil }
        return (
            Int(bits >> 17 & 0xFFF), Point(x: Int(bits & 0x1FF), y: Int(bits >> 9 & 0xFF))
        )
    }
}
