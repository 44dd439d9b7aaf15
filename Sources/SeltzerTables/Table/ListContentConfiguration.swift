// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// An image, a text and a second text in a cell, as in UIKit.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = file.name
/// content.secondaryText = file.size
/// cell.contentConfiguration = content
/// ```
public struct ListContentConfiguration: ContentConfiguration {
    /// The look of a text.
    public struct TextProperties: Hashable, Sendable {
        /// The color of the text.
        public var color: Color
        /// The maximum number of lines; 0 for as many as the text needs.
        public var numberOfLines: Int
        /// The weight and slant of the text.
        public var font = Font()
        /// The alignment of the text.
        public var alignment = TextAlignment.left

        init(color: Color = .label) {
            (self.color, numberOfLines) = (color, 1)
        }
    }

    /// The look of the image.
    public struct ImageProperties: Hashable, Sendable {
        /// The color of the image; nil, the default, for the tint color of the view.
        public var tintColor: Color?
    }

    /// The image before the texts; nil for none.
    public var image: Image?
    /// The look of the image.
    public var imageProperties = ImageProperties()
    /// The empty columns between the image and the texts; 1 by default.
    public var imageToTextPadding = 1
    /// The text; nil for none.
    public var text: String?
    /// The text with its styles, in place of ``text``; nil for none.
    public var attributedText: StyledText?
    /// The second text; nil for none.
    public var secondaryText: String?
    /// The second text with its styles, in place of ``secondaryText``; nil for none.
    public var secondaryAttributedText: StyledText?
    /// The look of the text.
    public var textProperties = TextProperties()
    /// The look of the second text.
    public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
    /// Whether the second text is at the right end of the text's line; otherwise it is below the text.
    public var prefersSideBySideTextAndSecondaryText = false

    init(isSideBySide: Bool) { prefersSideBySideTextAndSecondaryText = isSideBySide }

    /// Returns the configuration of a cell with one text, or with a second text below it.
    public static func cell() -> ListContentConfiguration {
        ListContentConfiguration(isSideBySide: false)
    }

    /// Returns the configuration of a cell with a second text below the text.
    public static func subtitleCell() -> ListContentConfiguration { cell() }

    /// Returns the configuration of a cell with a second text at the right.
    public static func valueCell() -> ListContentConfiguration {
        ListContentConfiguration(isSideBySide: true)
    }

    /// Returns the configuration of a header: a bold text.
    public static func plainHeader() -> ListContentConfiguration {
        var header = cell()
        header.textProperties.font = .boldSystemFont(ofSize: 1)
        return header
    }

    /// Returns the configuration of a header; as ``plainHeader()``.
    public static func groupedHeader() -> ListContentConfiguration { plainHeader() }

    /// Returns the configuration of a footer: a text in the secondary color.
    public static func plainFooter() -> ListContentConfiguration {
        var footer = cell()
        footer.textProperties.color = .secondaryLabel
        return footer
    }

    /// Returns the configuration of a footer; as ``plainFooter()``.
    public static func groupedFooter() -> ListContentConfiguration { plainFooter() }

    /// Returns a view with the image and the texts.
    public func makeContentView() -> any ContentView { ListContentView(configuration: self) }
}

/// The view of a ``ListContentConfiguration``.
open class ListContentView: View, ContentView {
    /// The configuration; it is a ``ListContentConfiguration``.
    public final var configuration: any ContentConfiguration {
        didSet { show() }
    }

    private let picture = ImageView(frame: .zero)
    private let text = Label()
    private let detail = Label()

    /// Creates a view.
    public init(configuration: ListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        picture.contentMode = .left
        addSubview(picture)
        addSubview(text)
        addSubview(detail)
        show()
    }

    private var list: ListContentConfiguration? { configuration as? ListContentConfiguration }

    private func show() {
        guard let list else { return }
        picture.image = list.image
        picture.tintColor = list.imageProperties.tintColor
        picture.isHidden = list.image == nil
        show(list.attributedText, or: list.text, in: text, list.textProperties)
        show(
            list.secondaryAttributedText, or: list.secondaryText, in: detail,
            list.secondaryTextProperties)
        setNeedsLayout()
    }

    private func show(
        _ styled: StyledText?, or plain: String?, in label: Label,
        _ properties: ListContentConfiguration.TextProperties
    ) {
        label.styledText = styled ?? StyledText(plain ?? "")
        label.style = Style(foreground: properties.color)
        label.font = properties.font
        label.textAlignment = properties.alignment
        label.numberOfLines = properties.numberOfLines
        if properties.numberOfLines != 1 { label.lineBreakMode = .byWordWrapping }
        label.isHidden = label.text.isEmpty
    }

    /// The columns before the texts: an empty one, and the image.
    private var leadingColumns: Int {
        guard let list, list.image != nil else { return 1 }
        return picture.sizeThatFits(.zero).width
            .saturatingAdding(max(0, list.imageToTextPadding)).saturatingAdding(1)
    }

    /// Returns the size of the image and the texts for a width.
    open override func sizeThatFits(_ size: Size) -> Size {
        let sides = leadingColumns.saturatingAdding(1)
        let texts = sizeOfTexts(inWidth: max(0, size.width.saturatingSubtracting(sides)))
        let least = picture.isHidden ? 0 : 1
        return Size(
            width: texts.width.saturatingAdding(sides), height: max(least, texts.height))
    }

    private func sizeOfTexts(inWidth width: Int) -> Size {
        let room = Size(width: width, height: .max)
        let first = text.sizeThatFits(room)
        guard !detail.isHidden else { return first }
        let second = detail.sizeThatFits(room)
        if list?.prefersSideBySideTextAndSecondaryText == true {
            return Size(
                width: first.width.saturatingAdding(second.width).saturatingAdding(2),
                height: max(first.height, second.height))
        }
        return Size(
            width: max(first.width, second.width),
            height: first.height.saturatingAdding(second.height))
    }

    /// Lays out the image and the texts.
    open override func layoutSubviews() {
        let room = bounds.inset(by: Insets(left: leadingColumns, right: 1))
        picture.frame = Rect(
            x: 1, y: max(0, bounds.height - 1) / 2,
            width: min(picture.sizeThatFits(.zero).width, max(0, bounds.width - 1)),
            height: min(1, bounds.height))
        guard !detail.isHidden else {
            text.frame = centered(text, in: room)
            return
        }
        let second = detail.sizeThatFits(room.size)
        if list?.prefersSideBySideTextAndSecondaryText == true || bounds.height < 2 {
            let width = min(second.width, room.width)
            text.frame = centered(
                text, in: room.inset(by: Insets(right: min(room.width, width + 1))))
            detail.frame = centered(
                detail,
                in: Rect(x: room.maxX - width, y: room.minY, width: width, height: room.height))
            return
        }
        let first = text.isHidden ? 0 : min(text.sizeThatFits(room.size).height, room.height - 1)
        let rest = min(second.height, room.height - first)
        let top = room.minY + (room.height - first - rest) / 2
        text.frame = Rect(x: room.minX, y: top, width: room.width, height: first)
        detail.frame = Rect(x: room.minX, y: top + first, width: room.width, height: rest)
    }

    private func centered(_ label: Label, in room: Rect) -> Rect {
        let height = min(label.sizeThatFits(room.size).height, room.height)
        return Rect(
            x: room.minX, y: room.minY + (room.height - height) / 2, width: room.width,
            height: height)
    }
}
