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
    var style = ModalPresentationStyle.formSheet
    var preferredContentSize = Size.zero
    var isModal = false
    var popover: PopoverPresentationController?
    /// The window of the controller that this controller presents.
    var presentedWindow: PresentationWindow?
    /// The window of this controller while another controller presents it.
    weak var ownWindow: PresentationWindow?
}
