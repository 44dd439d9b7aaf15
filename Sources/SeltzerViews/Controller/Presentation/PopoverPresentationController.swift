// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The source of a popover, and the sides of the source where the popover may lie.
@MainActor
public final class PopoverPresentationController {
    /// The view that the popover lies beside and follows; held weakly.
    ///
    /// If no source view is on the screen behind the popover, the popover stays at its last place.
    /// Its first place is the middle of the screen.
    public weak var sourceView: View?
    /// The part of the source view that the popover leaves free, in that view's own coordinates;
    /// nil for the whole view.
    public var sourceRect: Rect?
    /// The item of a bar that the popover lies beside; setting it sets the source view and its
    /// part.
    public weak var barButtonItem: BarButtonItem? {
        didSet {
            guard let barButtonItem else { return }
            sourceView = barButtonItem.bar
            sourceRect = barButtonItem.placeInBar?()
        }
    }
    /// The sides to try, in order.
    public var permittedSides: [PopoverSide] = PopoverSide.allCases

    /// Whether a press that opened the popover continues in it when the pointer moves there; false
    /// by default.
    ///
    /// If true, the user can press to open a menu and release to choose. The view under the pointer
    /// then gets the press as if it had begun there. If false, a press in one of the
    /// ``passthroughViews`` stays with that view.
    public var continuesPress = false

    /// The views behind the popover that receive the mouse while it is shown; none by default, held
    /// weakly.
    ///
    /// For instance, a menu bar follows the pointer while one of its menus is open. Presses,
    /// motions and the wheel reach these views and their subviews. Such a press does not dismiss
    /// the popover. The popover stays in front and keeps the focus.
    public var passthroughViews: [View] {
        get { passthrough.compactMap(\.object) }
        set { passthrough = newValue.map { Weak($0) } }
    }
    private var passthrough: [Weak<View>] = []

    init() {}
}
