// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An object that a view owns and informs of changes of its margins.
@MainActor
protocol MarginsFollowing: AnyObject {
    /// Follows the new margins of the view.
    func follow(_ margins: Insets)
}
