// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A cell of a list in a ``CollectionView``, with a text and a second text, as in UIKit.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = note.title
/// cell.contentConfiguration = content
/// ```
open class CollectionViewListCell: CollectionViewCell {
    /// Returns a configuration without texts.
    public final func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
}
