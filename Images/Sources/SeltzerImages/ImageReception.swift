// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CImageCodecs
import Seltzer

/// The receiver of the pictures of one file.
final class ImageReception {
    /// The size that the file states, or that of a frame that is too large; nil before it was read.
    private(set) var size: Size?
    /// The pictures so far.
    private(set) var frames: [PixelAnimation.Frame] = []
    /// How often a moving picture is shown; nil for no end.
    private(set) var repeatCount: Int?

    /// Decodes a file, and keeps its pictures.
    func receive(
        _ bytes: [UInt8], _ format: ImageFormat, _ limits: ImageLimits, _ sufficient: Size?
    ) -> ci_result {
        var cLimits = ci_limits(
            pixels: UInt64(clamping: min(limits.pixels, PixelImage.maximumPixels)),
            frames: UInt64(clamping: limits.frames), bytes: UInt64(clamping: limits.memory),
            width: UInt32(clamping: sufficient?.width ?? 0),
            height: UInt32(clamping: sufficient?.height ?? 0))
        var receiver = receiver
        return withExtendedLifetime(self) {
            bytes.withUnsafeBufferPointer { buffer in
                switch format {
                case .png: ci_read_png(buffer.baseAddress, buffer.count, &cLimits, &receiver)
                case .jpeg: ci_read_jpeg(buffer.baseAddress, buffer.count, &cLimits, &receiver)
                case .gif: ci_read_gif(buffer.baseAddress, buffer.count, &cLimits, &receiver)
                case .webp: ci_read_webp(buffer.baseAddress, buffer.count, &cLimits, &receiver)
                }
            }
        }
    }

    private var receiver: ci_receiver {
        ci_receiver(
            context: Unmanaged.passUnretained(self).toOpaque(),
            size: { context, width, height in
                ImageReception.from(context)?.size = Size(width: Int(width), height: Int(height))
            },
            frame: { context, rgba, width, height, delay in
                ImageReception.from(context)?.take(rgba, width, height, delay)
            },
            repeats: { context, count in
                ImageReception.from(context)?.repeatCount = count == 0 ? nil : Int(count)
            },
            is_cancelled: { _ in Task.isCancelled })
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> ImageReception? {
        context.map { Unmanaged<ImageReception>.fromOpaque($0).takeUnretainedValue() }
    }

    private func take(
        _ rgba: UnsafePointer<UInt8>?, _ width: UInt32, _ height: UInt32, _ delay: UInt32
    ) {
        let size = Size(width: Int(width), height: Int(height))
        let bytes = Array(UnsafeBufferPointer(start: rgba, count: size.width * size.height * 4))
        guard let image = PixelImage(size: size, rgba: bytes) else { return }
        frames.append(PixelAnimation.Frame(image, duration: .milliseconds(Int(delay))))
    }

    /// Throws the error that a result stands for.
    func check(_ result: ci_result, _ format: ImageFormat, _ limits: ImageLimits) throws {
        switch result {
        case CI_OK: break
        case CI_CANCELLED: throw CancellationError()
        case CI_NO_MEMORY: throw ImageError.noMemory(format)
        case CI_TOO_MANY_PIXELS:
            throw ImageError.tooManyPixels(format, size: size ?? .zero, limit: limits.pixels)
        case CI_TOO_LONG: throw ImageError.tooMuchMemory(format, size: size ?? .zero)
        default: throw ImageError.broken(format)
        }
    }
}
