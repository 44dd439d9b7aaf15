// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The place of a view in its superview, for another view that replaces it.
@MainActor
struct SubviewPlace {
    private let superview: View
    private let frame: Rect
    private let index: Int
    private let arrangedIndex: Int?

    /// Reads the place of a view; nil if it has no superview.
    init?(of view: View) {
        guard let superview = view.superview else { return nil }
        self.superview = superview
        frame = view.frame
        index = superview.subviews.firstIndex(identicalTo: view) ?? 0
        arrangedIndex = superview.arrangedIndex(of: view)
    }

    /// Puts another view in the place, with the same frame.
    func put(_ view: View) {
        view.frame = frame
        if let arrangedIndex { superview.arrange(view, at: arrangedIndex) }
        superview.insertSubview(view, at: index)
    }
}
