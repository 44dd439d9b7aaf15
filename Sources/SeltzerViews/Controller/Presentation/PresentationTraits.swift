// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The presentation state that few controllers have: a title, a style, and a presented controller.
@MainActor
struct PresentationTraits {
    var title: String?
    var navigationItem: NavigationItem?
    /// The transition that a container has begun and not ended.
    var appearance: AppearanceTransition?
    /// The arrival of the view in its window, up to `viewDidAppear(_:)`.
    var arrival: ControllerArrival?
    /// The change of the screen or of the parents that makes the view appear or disappear.
    var change: ControllerChange?
    /// Whether a full-screen controller covers the view, which counts as disappeared.
    var isCovered = false
    /// Whether `becomeFirstResponder()` is deferred until the view enters a window.
    var defersFocus = false
    /// The responder in the view that asked for the focus before the view had a window.
    weak var deferredFocus: InputResponder?
    /// The closures that follow changes of the traits of the view.
    var registrations: [TraitChangeRegistration] = []
    /// The style of the interface that the program chose for the view.
    var interfaceStyle = UserInterfaceStyle.unspecified
    var hidesBottomBarWhenPushed = false
    var style = ModalPresentationStyle.formSheet
    var preferredContentSize = Size.zero
    var isModal = false
    /// The traits of alerts.
    var showsTitleInView = false
    var pressOutsideCancels = false
    var popover: PopoverPresentationController?
    var presentation: PresentationController?
    /// The window of the controller that this controller presents.
    var presentedWindow: PresentationWindow?
    /// The window of this controller while another controller presents it.
    weak var ownWindow: PresentationWindow?
}
