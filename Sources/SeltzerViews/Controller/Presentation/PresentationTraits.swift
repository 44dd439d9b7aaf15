// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What few controllers have: a title, the style in which they are presented, and the controller that they present.
@MainActor
struct PresentationTraits {
    var title: String?
    var navigationItem: NavigationItem?
    /// The appearance that a container has announced and not ended.
    var appearance: AppearanceTransition?
    var style = ModalPresentationStyle.formSheet
    var preferredContentSize = Size.zero
    var isModal = false
    var popover: PopoverPresentationController?
    /// The window of the controller that this one presents.
    var presentedWindow: PresentationWindow?
    /// The window of this controller while another one presents it.
    weak var ownWindow: PresentationWindow?
}
