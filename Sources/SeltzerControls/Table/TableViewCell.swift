// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A row of a ``TableView`` while it is visible; used again for another row when it is not.
///
/// What it shows are subviews of its ``contentView``, so that the chain from a button in it goes over the
/// content view and the cell to the table.
///
/// ```swift
/// final class RowCell: TableViewCell {
///     required init(reuseIdentifier: String?) {
///         super.init(reuseIdentifier: reuseIdentifier)
///         contentView.addSubview(button)
///     }
/// }
/// ```
open class TableViewCell: View {
    /// The kind of cell that it is used again as; nil for one that is not used again.
    public let reuseIdentifier: String?
    /// The view that everything in the cell belongs into; as large as the cell, without the column of the table's
    /// bar.
    public let contentView = View()
    /// The row shown, counted over all sections; of a cell that is not shown, the last one.
    final var row = 0

    /// The columns on the right that the table's bar covers.
    final var coveredColumns = 0 {
        didSet { if coveredColumns != oldValue { setNeedsLayout() } }
    }

    private final var textLabelIfLoaded: Label?

    /// Creates a cell; a table calls it for the classes that are registered with it.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(contentView)
    }

    /// A label over the width of the cell, on its middle line; made at the first use.
    public final var textLabel: Label {
        if let textLabelIfLoaded { return textLabelIfLoaded }
        let label = Label()
        textLabelIfLoaded = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// The middle line, the upper one of two, in the coordinates of the content view.
    public final var middleLine: Int { max(0, bounds.height - 1) / 2 }

    /// Called before the cell is handed out for another row; does nothing unless a subclass does.
    open func prepareForReuse() {}

    /// Gives the content view the cell, and the text label its line; subclasses call `super`.
    open override func layoutSubviews() {
        contentView.frame = bounds.inset(by: Insets(right: coveredColumns))
        textLabelIfLoaded?.frame = Rect(
            x: 1, y: middleLine, width: max(0, bounds.width.saturatingSubtracting(2)),
            height: min(1, bounds.height))
    }
}
