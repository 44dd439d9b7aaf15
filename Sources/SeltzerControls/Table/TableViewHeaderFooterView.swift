// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The header or footer of a section of a ``TableView``, used again for other sections.
///
/// A title that the data source has is shown in one; for more, the delegate has any view, one of a subclass say.
open class TableViewHeaderFooterView: View, ReusableView {
    /// The kind of view that it is used again as; nil for one that is not used again.
    public let reuseIdentifier: String?
    /// A label over the width of the view, on its middle line.
    public let textLabel = Label()

    /// Creates a view; a table calls it for the classes that are registered with it.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(textLabel)
    }

    /// Called before the view is handed out for another section; does nothing unless a subclass does.
    open func prepareForReuse() {}

    /// Puts the label on the middle line; subclasses call `super`.
    open override func layoutSubviews() {
        textLabel.frame = Rect(
            x: 1, y: max(0, bounds.height - 1) / 2,
            width: max(0, bounds.width.saturatingSubtracting(2)), height: min(1, bounds.height))
    }

    /// Draws the ground of a header.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(bounds, with: ControlLook.header)
    }
}
