// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension CollectionView {
    /// Returns the menu of a delegate's configuration for some items; nil for none.
    final func configuredMenu(
        of delegate: any CollectionViewDelegate, forItemsAt indexPaths: [TableIndexPath],
        point: Point?
    ) -> Menu? {
        let start = indexPaths.first.flatMap(layoutAttributesForItem)?.frame.origin
        return delegate.collectionView(
            self, contextMenuConfigurationForItemsAt: indexPaths,
            point: point ?? start ?? bounds.origin
        )?.makeMenu()
    }
}
