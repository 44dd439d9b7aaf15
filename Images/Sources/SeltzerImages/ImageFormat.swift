// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A format of pictures that ``ImageDecoder`` reads.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
    /// PNG; of an animated PNG, the first picture is read.
    case png = "PNG"
    /// JPEG, in gray, colors, or the four inks of printers.
    case jpeg = "JPEG"
    /// GIF, still or moving.
    case gif = "GIF"
    /// WebP, still or moving.
    case webp = "WebP"

    /// Recognizes a format by the first bytes of a file; nil for any other format.
    public init?(firstBytes bytes: some Collection<UInt8>) {
        let start = Array(bytes.prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }
}
