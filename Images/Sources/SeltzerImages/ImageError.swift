// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The reason why a picture cannot be shown.
public enum ImageError: Error, Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(FileError)
    /// The file has more bytes than ``ImageLimits/bytes``.
    case tooManyBytes(Int, limit: Int)
    /// The bytes have no known format.
    case unknownFormat
    /// The bytes are damaged, or end too early.
    case broken(ImageFormat)
    /// The picture has more pixels than ``ImageLimits/pixels``.
    case tooManyPixels(ImageFormat, size: Size, limit: Int)
    /// The pixels need more memory than ``ImageLimits/memory``, or there are more frames than
    /// ``ImageLimits/frames``.
    case tooMuchMemory(ImageFormat, size: Size)
    /// The system has no memory for the picture.
    case noMemory(ImageFormat)
}

extension ImageError: CustomStringConvertible {
    /// The error in one or two sentences: what happened, and what to do.
    public var description: String {
        switch self {
        case .unreadable(let error): "\(error)"
        case .tooManyBytes(let count, let limit):
            """
            The file has \(Self.grouped(count)) bytes, and at most \(Self.grouped(limit)) are read. \
            Choose a smaller file.
            """
        case .unknownFormat: "The file is no picture in PNG, JPEG, GIF or WebP. Convert it first."
        case .broken(let format):
            "The \(format.rawValue) file is damaged, or ends too early. Copy or download it again."
        case .tooManyPixels(let format, let size, let limit):
            """
            The \(format.rawValue) file has \(Self.grouped(size.width)) × \
            \(Self.grouped(size.height)) pixels, and at most \(Self.grouped(limit)) are decoded. \
            Make the picture smaller first.
            """
        case .tooMuchMemory(let format, let size):
            """
            The \(format.rawValue) file with \(Self.grouped(size.width)) × \
            \(Self.grouped(size.height)) pixels needs too much memory, or has too many frames. Make \
            it smaller or shorter first.
            """
        case .noMemory(let format):
            "There is no memory for the \(format.rawValue) file. Close other programs, and try again."
        }
    }

    /// Returns a number with a comma between groups of three digits.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        let pieces = stride(from: digits.count % 3, through: digits.count, by: 3).map { end in
            String(digits[max(0, end - 3)..<end])
        }
        return pieces.filter { !$0.isEmpty }.joined(separator: ",")
    }
}
