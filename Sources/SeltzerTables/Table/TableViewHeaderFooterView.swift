// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The header or footer of a section of a ``TableView``, which the table reuses for other sections.
///
/// It shows the title from the data source. For other content the delegate returns its own view, such as an instance of
/// a subclass.
open class TableViewHeaderFooterView: View, ReusableView {
    /// The kind of view, for reuse; nil for a view that is not reused.
    public let reuseIdentifier: String?
    /// A label over the width of the view, on its middle line; never nil, and optional as in UIKit.
    public final var textLabel: Label? { label }
    private let label = Label()
    /// A view as large as the header or footer, for subviews; created at the first use, behind the label.
    public final lazy var contentView: View = {
        let view = View(frame: bounds)
        insertSubview(view, at: 0)
        return view
    }()
    /// Whether the view is below its section; then it has no fill of its own, so that it differs from the next header.
    final var isFooter = false {
        didSet { if isFooter != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view.
    ///
    /// The table calls it for registered classes.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(label)
    }

    /// The heading of a section; a group of that name if there are other views in it.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(subviews.count == 1 ? .heading : .group, label: label.text)
    }

    static func makeReusable(withIdentifier identifier: String?) -> Self {
        self.init(reuseIdentifier: identifier)
    }

    /// Called before the view is reused for another section; does nothing by default.
    open func prepareForReuse() {}

    /// Returns the height that the constraints between the subviews need, and at least one line.
    open override func sizeThatFits(_ size: Size) -> Size {
        let own = constraints.isEmpty ? 0 : super.sizeThatFits(size).height
        let hasContent = subviews.count > 1 && subviews.first !== label
        let content =
            hasContent && !contentView.constraints.isEmpty
            ? contentView.sizeThatFits(size).height : 0
        let text = label.numberOfLines == 1 ? 1 : label.sizeThatFits(size).height
        return Size(width: bounds.width, height: max(1, own, content, text))
    }

    /// Lays out the label on the middle line; subclasses call `super`.
    open override func layoutSubviews() {
        if subviews.count > 1, subviews.first !== label { contentView.frame = bounds }
        label.frame = Rect(
            x: 1, y: max(0, bounds.height - 1) / 2,
            width: max(0, bounds.width.saturatingSubtracting(2)), height: min(1, bounds.height))
    }

    /// Draws the background; the background of a footer is the background of the level.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let ground = canvas.levelRole.map { Color.role($0) } ?? .default
        canvas.fill(
            bounds, with: isFooter ? Style(background: ground) : ControlLook.header.adding(.bold))
    }
}
