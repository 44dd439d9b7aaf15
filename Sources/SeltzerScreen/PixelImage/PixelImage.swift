// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A picture of pixels in 24-bit colors, each with its opacity.
///
/// A picture is a value, and copies share their pixels. The package `Images` reads pictures from
/// files. An `ImageView` shows a picture in cells of any terminal, and a canvas draws it with
/// ``Canvas/draw(_:in:shape:)``.
///
/// ```swift
/// let red: [UInt8] = [255, 0, 0, 255]
/// let dot = PixelImage(size: Size(width: 1, height: 1), rgba: red)
/// ```
public struct PixelImage: Hashable, Sendable {
    /// The maximum number of pixels of a picture: 67 million.
    public static let maximumPixels = 1 << 26

    /// The pixels, which all copies share.
    private final class Storage: Sendable {
        let bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    /// The number of pixels in a row, and the number of rows.
    public let size: Size
    private let storage: Storage

    /// Creates a picture from its pixels, row by row from the top left.
    ///
    /// - Parameters:
    ///   - size: The number of pixels in a row, and the number of rows.
    ///   - rgba: Four bytes for each pixel: red, green, blue and opacity. Colors are not multiplied
    ///     with the opacity.
    /// - Returns: nil if a side is not positive, if there are more than ``maximumPixels``, or if
    ///   the number of bytes does not fit the size.
    public init?(size: Size, rgba: [UInt8]) {
        guard size.width > 0, size.height > 0, size.width <= Self.maximumPixels / size.height,
            rgba.count == size.width * size.height * 4
        else { return nil }
        self.size = size
        storage = Storage(rgba)
    }

    /// Creates a picture whose bytes are known to fit its size.
    init(size: Size, bytes: [UInt8]) {
        self.size = size
        storage = Storage(bytes)
    }

    /// The bytes of the pixels, row by row: red, green, blue and opacity.
    public var rgba: [UInt8] { storage.bytes }

    /// The number of bytes of memory that the pixels take.
    public var byteCount: Int { storage.bytes.count }

    /// Returns the color of a pixel, without its opacity.
    ///
    /// - Parameter point: In pixels from the top left.
    /// - Returns: nil outside of the picture, and ``Color/clear`` for a pixel without any opacity.
    public func color(at point: Point) -> Color? {
        guard Rect(origin: .zero, size: size).contains(point) else { return nil }
        let start = (point.y * size.width + point.x) * 4
        let bytes = storage.bytes
        guard bytes[start + 3] > 0 else { return .clear }
        return .rgb(bytes[start], bytes[start + 1], bytes[start + 2])
    }

    /// Whether two pictures have the same size and the same pixels.
    public static func == (first: PixelImage, second: PixelImage) -> Bool {
        first.size == second.size
            && (first.storage === second.storage || first.storage.bytes == second.storage.bytes)
    }

    /// A reference to a picture that does not keep its pixels.
    package struct Reference {
        private let size: Size
        private weak var storage: Storage?

        /// Creates a reference to a picture.
        package init(_ image: PixelImage) { (size, storage) = (image.size, image.storage) }

        /// The picture; nil if nobody has it any more.
        package var image: PixelImage? { storage.map { PixelImage(size: size, storage: $0) } }
    }

    private init(size: Size, storage: Storage) { (self.size, self.storage) = (size, storage) }

    /// Whether two pictures share their pixels.
    package func isCopy(of other: PixelImage) -> Bool { storage === other.storage }

    /// The object that all copies share.
    package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// Hashes the size and the first pixels; equal pictures have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        for byte in storage.bytes.prefix(256) { hasher.combine(byte) }
    }
}
