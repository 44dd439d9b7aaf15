// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What a popover belongs to, and on which sides of it the popover may lie.
@MainActor
public final class PopoverPresentationController {
    /// The view beside which the popover lies, also when that moves; held weakly.
    ///
    /// Without one, or once it has gone from the screen or is not behind the popover but in it, the popover
    /// stays where it was last, at first in the middle.
    public weak var sourceView: View?
    /// The part of the source view that the popover does not cover, in that view's own coordinates; nil for
    /// all of it.
    public var sourceRect: Rect?
    /// The sides that are tried, in order.
    public var permittedSides: [PopoverSide] = PopoverSide.allCases

    /// Whether a press that is going on when the popover comes up goes on in it, as soon as the pointer is there.
    ///
    /// So a menu is opened by pressing, and chosen from by letting go. False at first. The view under the pointer hears of a press then, as though it had begun there.
    public var continuesPress = false

    /// The views behind the popover that receive the mouse while it is shown; none at first, held weakly.
    ///
    /// A menu bar so follows the pointer while one of its menus is open. Presses, motions and the wheel reach these
    /// views and what is in them, and such a press does not dismiss the popover. The popover stays in front, and keys
    /// go to it as before.
    public var passthroughViews: [View] {
        get { passthrough.compactMap(\.view) }
        set { passthrough = newValue.map(WeakView.init) }
    }
    private var passthrough: [WeakView] = []

    init() {}
}
