// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// How ``StyledText/boundingRect(with:options:context:)`` measures.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int

    /// Creates a set from its bits, as ``rawValue`` holds them.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text wraps at the width; without it, the text is one line.
    public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1)
    /// Without effect: lines follow each other without a gap.
    public static let usesFontLeading = StringDrawingOptions(rawValue: 2)
    /// Without effect: a character has the size of its cells.
    public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 8)
    /// The text is at most as high as the given size.
    public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 32)
}

/// The scale of drawn text in UIKit; without effect, because all text has one size.
public struct StringDrawingContext: Hashable, Sendable {
    /// Creates a context.
    public init() {}
}

extension StyledText {
    /// Returns the size of the text in cells, with a row for each line; an empty text has one row.
    public func size() -> Size {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin).size
    }

    /// Returns the rectangle of cells, from (0, 0), that the text fills on a display that joins every kind of cluster.
    ///
    /// - Parameters:
    ///   - size: The room, in cells; a width of 0 is no limit, and a height counts only with
    ///     ``StringDrawingOptions/truncatesLastVisibleLine``.
    ///   - options: Whether the text wraps, between words; one line by default.
    ///   - context: Without effect.
    public func boundingRect(
        with size: Size, options: StringDrawingOptions = [], context: StringDrawingContext? = nil
    ) -> Rect {
        guard options.contains(.usesLineFragmentOrigin) else {
            return Rect(x: 0, y: 0, width: cellWidth, height: 1)
        }
        let isLimited = options.contains(.truncatesLastVisibleLine) && size.height > 0
        var layout = TextLayout(
            self, width: size.width > 0 ? size.width : .max,
            paragraphStyle: ParagraphStyle(lineBreakMode: .byWordWrapping))
        let extent = layout.size(numberOfLines: isLimited ? size.height : 0)
        return Rect(x: 0, y: 0, width: extent.width, height: max(1, extent.height))
    }
}

extension StringProtocol {
    /// Returns the size of the text in cells, with a row for each line; an empty text has one row.
    ///
    /// - Parameter attributes: Without effect: a style changes no size.
    public func size(withAttributes attributes: [StyledText.Key: Any]? = nil) -> Size {
        StyledText(self).size()
    }

    /// Returns the rectangle of cells that the text fills, as ``StyledText/boundingRect(with:options:context:)`` does.
    ///
    /// - Parameters:
    ///   - size: The room, in cells.
    ///   - options: Whether the text wraps.
    ///   - attributes: Without effect: a style changes no size.
    ///   - context: Without effect.
    public func boundingRect(
        with size: Size, options: StringDrawingOptions = [],
        attributes: [StyledText.Key: Any]? = nil, context: StringDrawingContext?
    ) -> Rect {
        StyledText(self).boundingRect(with: size, options: options)
    }
}
