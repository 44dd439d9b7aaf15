// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

extension TableViewCell {
    /// A view for an image before the texts; created at the first use.
    ///
    /// It is never nil, and optional as in UIKit. An image is a symbol of one or two cells. The texts begin one column
    /// after it; without an image they begin at the first column.
    public final var imageView: ImageView? {
        if let view = extras?.imageView { return view }
        let view = ImageView(frame: .zero)
        view.contentMode = .left
        view.isHidden = isConfigured
        loadedExtras.imageView = view
        contentView.insertSubview(view, at: 0)
        setNeedsLayout()
        return view
    }

    /// The columns that the image takes, with the empty column behind it; 0 without an image.
    final var imageColumns: Int {
        guard let view = extras?.imageView, view.image != nil, !view.isHidden else { return 0 }
        return view.sizeThatFits(.zero).width + 1
    }

    /// Lays out the image on the middle line.
    final func layOutImage() {
        guard let view = extras?.imageView else { return }
        let width = min(max(0, imageColumns - 1), max(0, contentView.bounds.width - 1))
        view.frame = Rect(x: 1, y: middleLine, width: width, height: min(1, bounds.height))
    }
}
