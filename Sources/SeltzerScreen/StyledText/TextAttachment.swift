// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A picture in a text: a character or two, as in UIKit.
///
/// ```swift
/// let star = TextAttachment()
/// star.image = Image(systemName: "star.fill")
/// label.attributedText = StyledText(attachment: star) + " 4.5"
/// ```
public final class TextAttachment {
    /// The picture; nil for none.
    public var image: Image?
    /// The place of the picture, in cells; without effect, because a picture is as large as its characters.
    public var bounds = Rect.zero

    /// Creates an attachment.
    public init(image: Image? = nil) { self.image = image }
}

extension StyledText {
    /// Creates text that is the picture of an attachment at this moment; empty without a picture.
    public init(attachment: TextAttachment) { self.init(attachment.image?.unicode ?? "") }
}
