// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads pictures in PNG, JPEG, GIF and WebP, by the libraries of the system.
///
/// Decoding runs off the main actor, and ends soon after its task is cancelled. Any bytes are
/// allowed: the ``limits`` are checked before anything is decoded.
///
/// ```swift
/// let photo = try await ImageDecoder().decode(path: "photo.jpg")
/// imageView.pixelImage = photo.image
/// ```
public struct ImageDecoder: Hashable, Sendable {
    /// The limits for files and pictures.
    public var limits: ImageLimits
    /// The size in pixels that is large enough; nil to keep every pixel.
    ///
    /// A larger picture may be made smaller while it is read, but no side becomes smaller than this.
    public var sufficientSize: Size?

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - limits: The limits for files and pictures.
    ///   - sufficientSize: The size in pixels that is large enough; nil to keep every pixel.
    public init(
        limits: ImageLimits = ImageLimits(),
        sufficientSize: Size? = Size(width: 1024, height: 1024)
    ) {
        self.limits = limits
        self.sufficientSize = sufficientSize
    }

    /// Reads a file.
    ///
    /// - Throws: ``ImageError``, or `CancellationError` if the task was cancelled.
    public nonisolated func decode(path: String) async throws -> DecodedImage {
        let file: FileBytes
        do {
            file = try FileBytes(path: path)
        } catch {
            throw ImageError.unreadable(error)
        }
        guard file.count <= limits.bytes else {
            throw ImageError.tooManyBytes(file.count, limit: limits.bytes)
        }
        return try decodeNow(file.bytes(in: 0..<file.count))
    }

    /// Reads the bytes of a file.
    ///
    /// - Throws: ``ImageError``, or `CancellationError` if the task was cancelled.
    public nonisolated func decode(_ bytes: [UInt8]) async throws -> DecodedImage {
        try decodeNow(bytes)
    }

    private func decodeNow(_ bytes: [UInt8]) throws -> DecodedImage {
        try Task.checkCancellation()
        guard bytes.count <= limits.bytes else {
            throw ImageError.tooManyBytes(bytes.count, limit: limits.bytes)
        }
        guard let format = ImageFormat(firstBytes: bytes) else { throw ImageError.unknownFormat }
        let reception = ImageReception()
        let result = reception.receive(bytes, format, limits, sufficientSize)
        try reception.check(result, format, limits)
        guard let first = reception.frames.first, let size = reception.size else {
            throw ImageError.broken(format)
        }
        let isMoving = reception.frames.count > 1
        return DecodedImage(
            format: format, size: size, image: first.image,
            animation: isMoving
                ? PixelAnimation(frames: reception.frames, repeatCount: reception.repeatCount) : nil
        )
    }
}
