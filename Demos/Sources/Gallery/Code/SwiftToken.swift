// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A piece of Swift code in one colour.
struct SwiftToken: Equatable {
    /// What the piece is, as far as its letters and its neighbours tell.
    enum Kind: Equatable {
        case plain, keyword, type, function, string, number, comment
    }

    let kind: Kind
    let text: String
}
