// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An image view shows a picture from a file; the event travels up from the view.
public struct ImageLoaded: RoutedEvent {
    /// The path of the file.
    public let path: String
    /// The picture.
    public let image: DecodedImage
}

/// A picture cannot be shown; the event travels up from the image view.
public struct ImageLoadFailed: RoutedEvent {
    /// The path of the file.
    public let path: String
    /// The reason.
    public let error: ImageError
}

extension ImageView {
    /// Reads a picture from a file, and shows it.
    ///
    /// Until then, the view says that it is loading. If the file cannot be shown, the view shows the
    /// reason. Another call replaces the first one. The work is cancelled when the view leaves its
    /// window. Posts ``ImageLoaded`` or ``ImageLoadFailed``.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - decoder: The decoder, with its limits.
    /// - Returns: The task, which ends after the event.
    @discardableResult
    public func load(path: String, decoder: ImageDecoder = ImageDecoder()) -> Task<Void, Never> {
        pixelImage = nil
        animation = nil
        failureText = nil
        isLoading = true
        return task(exclusive: "load a picture") { [weak self] in
            do {
                let image = try await decoder.decode(path: path)
                guard let self, !Task.isCancelled else { return }
                isLoading = false
                pixelImage = image.image
                animation = image.animation
                post(ImageLoaded(path: path, image: image))
            } catch let error as ImageError {
                guard let self, !Task.isCancelled else { return }
                isLoading = false
                failureText = error.description
                post(ImageLoadFailed(path: path, error: error))
            }
        }
    }
}
