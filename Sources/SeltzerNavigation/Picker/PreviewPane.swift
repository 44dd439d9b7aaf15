// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The preview of a picker behind a line: a text or a view, and a sign while it is loading.
final class PreviewPane: View {
    let textView = PreviewTextView()
    private let line = Divider(.vertical)
    private let activity = ActivityIndicator()
    /// The view in place of the text; nil for the text.
    private(set) var contentView: View?

    /// Whether the line is at the left; if not, it is at the top.
    var isAtRight = true {
        didSet {
            guard isAtRight != oldValue else { return }
            line.axis = isAtRight ? .vertical : .horizontal
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        activity.accessibilityLabel = "Preview"
        for view in [line, textView, activity] as [View] { addSubview(view) }
    }

    /// The room for the content, in cells.
    var contentSize: Size { contentRect.size }

    var isLoading: Bool {
        get { activity.isAnimating }
        set { if newValue { activity.startAnimating() } else { activity.stopAnimating() } }
    }

    /// Shows lines.
    func show(_ lines: [StyledText]) {
        setContentView(nil)
        textView.lines = lines
    }

    /// Shows a view; nil for nothing.
    func show(_ view: View?) {
        textView.lines = []
        setContentView(view)
    }

    private func setContentView(_ view: View?) {
        guard view !== contentView else { return }
        contentView?.removeFromSuperview()
        contentView = view
        textView.isHidden = view != nil
        if let view { insertSubview(view, belowSubview: activity) }
        setNeedsLayout()
    }

    private var contentRect: Rect {
        let (left, top) = isAtRight ? (2, 0) : (2, 1)
        return Rect(
            x: left, y: top, width: max(0, bounds.width - left - (isAtRight ? 1 : 2)),
            height: max(0, bounds.height - top))
    }

    override func layoutSubviews() {
        line.frame =
            isAtRight
            ? Rect(x: 0, y: 0, width: 1, height: bounds.height)
            : Rect(x: 2, y: 0, width: max(0, bounds.width - 4), height: 1)
        textView.frame = contentRect
        contentView?.frame = contentRect
        activity.frame = Rect(
            x: max(0, bounds.width - 2), y: 0, width: min(1, bounds.width),
            height: min(1, bounds.height))
    }
}
