// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Action.Group {
    /// Returns the group for a move and its opposite: one group for steps, one for pages, one for
    /// both ends.
    ///
    /// - Parameters:
    ///   - move: A move.
    ///   - title: The effect of the moves.
    ///   - identifier: The name of the group of steps; the names of the other groups begin with it;
    ///     nil for movement.
    package static func moves(
        _ move: ListMove, _ title: String = "Move", named identifier: String? = nil
    ) -> Self {
        let name = identifier ?? movement().identifier
        let isPlain = identifier == nil
        return switch move {
        case .items: Self(name, title: title)
        case .pages: Self("\(name)-pages", title: isPlain ? "By pages" : "\(title) by pages")
        case .first, .last:
            Self("\(name)-ends", title: isPlain ? "First, last" : "\(title) to first, last")
        }
    }
}
