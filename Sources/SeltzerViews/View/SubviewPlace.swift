// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The place that a view has in its superview, kept so that another view can take it.
@MainActor
struct SubviewPlace {
    private let superview: View
    private let frame: Rect
    private let index: Int
    private let arrangedIndex: Int?

    /// Notes the place of a view; nil where it is in no superview.
    init?(of view: View) {
        guard let superview = view.superview else { return nil }
        self.superview = superview
        frame = view.frame
        index = superview.subviews.firstIndex { $0 === view } ?? 0
        let stack = superview as? StackView
        arrangedIndex = stack?.arrangedSubviews.firstIndex { $0 === view }
    }

    /// Gives the place to another view, with the frame.
    func put(_ view: View) {
        view.frame = frame
        if let stack = superview as? StackView, let arrangedIndex {
            stack.insertArrangedSubview(view, at: arrangedIndex)
        }
        superview.insertSubview(view, at: index)
    }
}
