// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The constraints that a view holds, as far as the view knows them.
///
/// The only subclass is ``ConstraintStore``. A view knows no more of its constraints, so the folder
/// Layout stands above the folder View.
@MainActor
class ViewConstraints {
    /// Whether constraints between views are solved here.
    var isIndependent: Bool { false }
}
