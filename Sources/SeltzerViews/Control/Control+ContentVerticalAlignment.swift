// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Control {
    /// The place of the content in a high control.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// The content is in the middle.
        case center
        /// The content is in the first rows.
        case top
        /// The content is in the last rows.
        case bottom
        /// The content is in the middle.
        case fill
    }
}
