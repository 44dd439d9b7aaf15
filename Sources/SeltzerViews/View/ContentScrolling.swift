// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A view that scrolls its content without moving the origin of its bounds.
///
/// The record of frames then says that the view scrolled, and not that it called
/// `setNeedsDisplay()`.
@MainActor
package protocol ContentScrolling: View {
    /// The place of the content that the view shows first; another value means that it has
    /// scrolled.
    var firstShownPlace: AnyHashable { get }
}
