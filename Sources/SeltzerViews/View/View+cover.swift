// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// A view that covers this view, and gets its place at each layout of this view; nil, the
    /// default, for none.
    ///
    /// It is a subview of this view, or a sibling if it must not scroll with this view. The caller
    /// adds it and removes it. It is held weakly.
    package final var cover: View? {
        get { rare?.cover }
        set {
            if newValue != nil || rare != nil { rareState.cover = newValue }
            placeCover()
        }
    }

    /// Gives the cover the cells of this view.
    final func placeCover() {
        guard let cover = rare?.cover, let place = cover.superview else { return }
        if place === self {
            cover.frame = bounds
        } else if place === superview {
            cover.frame = frame
        }
    }
}
