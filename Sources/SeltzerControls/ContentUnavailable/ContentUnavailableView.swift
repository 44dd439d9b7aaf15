// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view in place of missing content: it shows what is missing, how to get it, and a button to begin.
///
/// ```swift
/// table.emptyView = ContentUnavailableView(
///     "No alarms today", message: "A new one shows up here.", button: Button("New alarm"))
/// ```
///
///             °
///            ○
///       No alarms today
///     A new one shows up here.
///
///        [ New alarm ]
///
/// The content is centered. If the height is too small, the bubbles are left out first, then the message, and finally
/// the button.
public final class ContentUnavailableView: View {
    /// The first line, in bold: the missing content.
    public var title: String { didSet { textChanged() } }
    /// The text below the title: how to get the content; empty for none.
    public var message: String { didSet { textChanged() } }
    /// The button below the text; nil for none.
    public let button: Button?
    private let titleLabel = Label(style: Style(attributes: .bold), alignment: .center)
    private let messageLabel = Label(
        style: Style(foreground: .secondaryLabel), alignment: .center)

    private static var bubbleRows: Int { 2 }
    private static var readableWidth: Int { 60 }

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - title: The missing content.
    ///   - message: How to get the content; empty for none.
    ///   - button: A button that adds the content; nil for none.
    public init(_ title: String, message: String = "", button: Button? = nil) {
        (self.title, self.message, self.button) = (title, message, button)
        super.init()
        messageLabel.numberOfLines = 0
        for view in [titleLabel, messageLabel, button].compactMap({ $0 }) { addSubview(view) }
        textChanged()
    }

    private func textChanged() {
        titleLabel.text = title
        messageLabel.text = message
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func messageRows(in width: Int) -> Int {
        guard !message.isEmpty else { return 0 }
        return messageRows(atWidth: min(Self.readableWidth, max(1, width)))
    }

    private func messageRows(atWidth width: Int) -> Int {
        messageLabel.sizeThatFits(Size(width: width, height: .max)).height
    }

    /// Returns the least width that needs no more rows, so that no word stands alone in the last row.
    private func messageWidth(in width: Int) -> Int {
        var most = min(Self.readableWidth, max(1, width))
        let rows = messageRows(atWidth: most)
        guard rows > 1 else { return most }
        var least = 1
        while least < most {
            let middle = (least + most) / 2
            if messageRows(atWidth: middle) > rows { least = middle + 1 } else { most = middle }
        }
        return most
    }

    /// Returns the size of the bubbles, the texts and the button.
    public override func sizeThatFits(_ size: Size) -> Size {
        let width = min(size.width, Self.readableWidth)
        let text = messageLabel.sizeThatFits(Size(width: width, height: .max))
        let buttonSize = button?.sizeThatFits(.unbounded) ?? .zero
        let rows = Self.bubbleRows + 1 + messageRows(in: width) + (button == nil ? 0 : 2)
        return Size(
            width: min(size.width, max(cellWidth(of: title), text.width, buttonSize.width)),
            height: min(size.height, rows))
    }

    /// Lays out the texts and the button in the middle.
    public override func layoutSubviews() {
        let wanted = messageRows(in: bounds.width)
        var spare = max(0, bounds.height - 1)
        let buttonRows = button == nil ? 0 : min(1, spare)
        spare -= buttonRows
        let messageRows = min(wanted, spare)
        spare -= messageRows
        let gap = buttonRows > 0 ? min(1, spare) : 0
        spare -= gap
        let bubbles = spare >= Self.bubbleRows ? Self.bubbleRows : 0
        var y = bounds.minY + bubbles + (spare - bubbles) / 2
        bubblesRow = bubbles > 0 ? y - bubbles : nil
        titleLabel.frame = Rect(
            x: bounds.minX, y: y, width: bounds.width, height: min(1, bounds.height))
        y += 1
        let width = min(messageWidth(in: bounds.width), bounds.width)
        messageLabel.frame = Rect(
            x: bounds.minX + (bounds.width - width) / 2, y: y, width: width, height: messageRows)
        y += messageRows + gap
        guard let button else { return }
        let buttonWidth = min(button.sizeThatFits(.unbounded).width, bounds.width)
        button.frame = Rect(
            x: bounds.minX + (bounds.width - buttonWidth) / 2, y: y, width: buttonWidth,
            height: buttonRows)
    }

    /// The row of the upper bubble; nil if there is no room for bubbles.
    private var bubblesRow: Int?

    /// Draws the bubbles.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let bubblesRow else { return }
        let style = Style(foreground: .secondaryLabel)
        let middle = bounds.minX + max(0, bounds.width - 1) / 2
        canvas.draw(.degree, at: Point(x: middle + 1, y: bubblesRow), style: style)
        canvas.draw(.circle, at: Point(x: middle, y: bubblesRow + 1), style: style)
    }
}
