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
        insertSubview(view, belowSubview: label)
        hasContentView = true
        return view
    }()
    private var hasContentView = false
    /// A view behind the content, as large as the header or footer; nil, the default, for none.
    public final var backgroundView: View? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundView.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }
    /// The content in place of the label; nil, the default, for the label and the program's subviews.
    ///
    /// Its view is as large as the content view.
    public final var contentConfiguration: (any ContentConfiguration)? {
        didSet { configurationDidChange() }
    }
    private var configuredView: (any ContentView)?
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

    /// The heading of a section, or the text below it; a group of that name if there are other views
    /// in it.
    open override var defaultAccessibility: AccessibilityAttributes {
        guard subviews.count == 1 else {
            return AccessibilityAttributes(.group, label: label.text)
        }
        return AccessibilityAttributes(isFooter ? .staticText : .heading, label: label.text)
    }

    static func makeReusable(withIdentifier identifier: String?) -> Self {
        self.init(reuseIdentifier: identifier)
    }

    /// Returns a configuration without texts.
    public final func defaultContentConfiguration() -> ListContentConfiguration {
        isFooter ? .plainFooter() : .plainHeader()
    }

    private func configurationDidChange() {
        configuredView = contentView.show(contentConfiguration, by: configuredView)
        label.isHidden = configuredView != nil
        setNeedsLayout()
    }

    /// Called before the view is reused for another section; does nothing by default.
    open func prepareForReuse() {}

    /// Returns the height that the content or the constraints between the subviews need, and at least one line.
    open override func sizeThatFits(_ size: Size) -> Size {
        let own = constraints.isEmpty ? 0 : super.sizeThatFits(size).height
        let content =
            hasContentView && !contentView.constraints.isEmpty
            ? contentView.sizeThatFits(size).height : 0
        let configured = configuredView?.sizeThatFits(size).height ?? 0
        let text = label.numberOfLines == 1 ? 1 : label.sizeThatFits(size).height
        return Size(width: bounds.width, height: max(1, own, content, configured, text))
    }

    /// Lays out the label on the middle line; subclasses call `super`.
    open override func layoutSubviews() {
        backgroundView?.frame = bounds
        if hasContentView { contentView.frame = bounds }
        configuredView?.frame = Rect(origin: .zero, size: bounds.size)
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
