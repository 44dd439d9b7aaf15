// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// A number by which the program finds the view; 0 by default.
    public final var tag: Int {
        get { rare?.tag ?? 0 }
        set { if newValue != tag { rareState.tag = newValue } }
    }

    /// Returns the first view with a tag: this view or one below it, depth first; nil if there is
    /// none.
    public final func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }
}
