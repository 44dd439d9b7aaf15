// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The style in which a controller is presented, and the controller that it presents.
@MainActor
struct PresentationTraits {
    var title: String?
    var style = ModalPresentationStyle.formSheet
    var preferredContentSize = Size.zero
    var isModal = false
    var popover: PopoverPresentationController?
    /// The window of the controller that this one presents.
    var presentedWindow: PresentationWindow?
    /// The window of this controller while another one presents it.
    weak var ownWindow: PresentationWindow?
}
