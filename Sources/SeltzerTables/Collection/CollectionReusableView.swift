// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A header, a footer or a cell of a ``CollectionView``, which is reused, as in UIKit.
open class CollectionReusableView: View, ReusableView {
    /// The position of an item or of a section, by UIKit's name.
    public typealias IndexPath = TableIndexPath

    /// The kind of view, for reuse; nil for a view that is not reused.
    public internal(set) final var reuseIdentifier: String?

    /// The position of the element; for a spare view, its last one.
    final var indexPath = TableIndexPath(row: 0, section: 0)

    /// The columns and rows at the end that scroll bars cover.
    final var covered = Insets.zero {
        didSet { if covered != oldValue { setNeedsLayout() } }
    }

    /// Creates a view; the collection view calls it for registered classes.
    public required override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    static func makeReusable(withIdentifier identifier: String?) -> Self {
        let view = self.init(frame: .zero)
        view.reuseIdentifier = identifier
        return view
    }

    /// Called before the view is reused for another element; does nothing by default.
    open func prepareForReuse() {}

    /// Applies the place of the element; called before it is shown.
    ///
    /// Does nothing by default.
    ///
    /// The collection view sets the frame itself.
    open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

    /// Returns the place that fits the content; by default the place of the layout.
    ///
    /// The collection view uses the height, for items of a list and for others with an estimated height.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes { layoutAttributes }
}
