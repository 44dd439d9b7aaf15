// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A text and a second text in a cell, as in UIKit.
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

    /// Returns a view with the texts.
    public func makeContentView() -> any ContentView { ListContentView(configuration: self) }
}

/// The view of a ``ListContentConfiguration``.
open class ListContentView: View, ContentView {
    /// The configuration; it is a ``ListContentConfiguration``.
    public final var configuration: any ContentConfiguration {
        didSet { show() }
    }

    private let text = Label()
    private let detail = Label()

    /// Creates a view.
    public init(configuration: ListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(text)
        addSubview(detail)
        show()
    }

    private var list: ListContentConfiguration? { configuration as? ListContentConfiguration }

    private func show() {
        guard let list else { return }
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

    /// Returns the height of the texts for a width.
    open override func sizeThatFits(_ size: Size) -> Size {
        let room = Size(width: max(0, size.width.saturatingSubtracting(2)), height: .max)
        let first = text.sizeThatFits(room)
        guard !detail.isHidden else { return Size(width: first.width + 2, height: first.height) }
        let second = detail.sizeThatFits(room)
        if list?.prefersSideBySideTextAndSecondaryText == true {
            return Size(
                width: first.width.saturatingAdding(second.width).saturatingAdding(4),
                height: max(first.height, second.height))
        }
        return Size(
            width: max(first.width, second.width) + 2,
            height: first.height.saturatingAdding(second.height))
    }

    /// Lays out the texts.
    open override func layoutSubviews() {
        let room = bounds.inset(by: Insets(left: 1, right: 1))
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
