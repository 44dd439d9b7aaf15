// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What a controller says about how it is presented, and whom it presents.
@MainActor
struct PresentationTraits {
    var title: String?
    var style = ModalPresentationStyle.formSheet
    var preferredContentSize = Size.zero
    var isModal = false
    var popover: PopoverPresentationController?
    /// The window that shows whom this controller presents.
    var presentedWindow: PresentationWindow?
    /// The window that shows this controller, presented by another.
    weak var ownWindow: PresentationWindow?
}
