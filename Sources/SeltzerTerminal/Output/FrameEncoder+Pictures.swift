// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Frames with pictures, on terminals that show pixels.
///
/// The cells of a picture are replaced by characters before the frame is compared with the screen.
/// So the rest of the encoder knows only text.
extension FrameEncoder {
    /// Sets how the terminal takes pictures; nil if it shows only cells.
    ///
    /// - Parameters:
    ///   - kind: The protocol.
    ///   - cellPixels: The size of a cell in pixels.
    ///   - firstID: The number of the first picture; nil for a random number, which programs on the
    ///     same terminal probably do not have.
    func setPictures(_ kind: PictureProtocol?, cellPixels: Size?, firstID: UInt32? = nil) {
        guard let kind, let cellPixels else {
            pictures = nil
            return
        }
        if let pictures, pictures.kind == kind {
            self.pictures = pictures.with(cellPixels)
            return
        }
        pictures = PictureOutput(
            kind, cellPixels: cellPixels, firstID: firstID ?? Self.randomID(for: kind, colorDepth))
    }

    /// Returns a number for the first picture, which the 24 bits of a color can hold.
    ///
    /// tmux may reduce colors, but keeps the numbers of the palette.
    private static func randomID(for kind: PictureProtocol, _ depth: ColorDepth) -> UInt32 {
        let isSmall = kind == .placeholders(passesThrough: true) || depth < .trueColor
        if isSmall {
            return 32 + UInt32.random(in: 0..<4) * UInt32(PictureTable.capacity)
        }
        return UInt32.random(in: 0x1000...0xFFFF) << 8
    }

    /// Appends the bytes of a frame or a part of it, with its pictures after its cells.
    ///
    /// - Returns: Whether everything is painted.
    func encodeWithPictures(
        _ buffer: CellBuffer, damage: Damage, cursor: Cursor?, into output: OutputBuffer, limit: Int
    ) -> Bool {
        guard let (cells, stale) = pictures?.begin(buffer) else { return true }
        var damage = damage
        for rect in stale {
            damage.insert(rect)
            forget(rect)
        }
        let start = output.count
        let isWhole = encodeCells(cells, damage: damage, cursor: cursor, into: output, limit: limit)
        guard isWhole else { return false }
        let rest = limit == .max ? .max : max(1, limit - (output.count - start))
        return pictures?.append(buffer.clusters.pictures, to: output, limit: rest) ?? true
    }

    /// Forgets the cells that the terminal shows in a rectangle.
    private func forget(_ rect: Rect) {
        let part = rect.intersection(Rect(origin: .zero, size: size))
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX { shown[y * size.width + x] = .neverShown }
        }
    }
}
