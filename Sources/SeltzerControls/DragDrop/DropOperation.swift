// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
    /// Nothing: there is no target, or the drag was cancelled.
    case cancel
    /// The target refuses the items now, although it handles such items.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved; only within the program, and only if the origin allows it.
    case move

    /// Whether a release performs the drop.
    package var performs: Bool { self == .copy || self == .move }
}

/// The effect that a target proposes for a drop at the pointer.
public struct DropProposal: Hashable, Sendable {
    /// The part of the target that is marked; rectangles are in the coordinates of its view.
    public enum Highlight: Hashable, Sendable {
        /// The whole view, by bars at both ends.
        case view
        /// A part, by bars at both ends: the items go into it.
        case inside(Rect)
        /// A line above a row, given by its rectangle: the items go there.
        case above(Rect)
        /// A line below a row, given by its rectangle, with an indent.
        case below(Rect, indent: Int = 1)
        /// Nothing.
        case none
    }

    /// The effect of a drop.
    public var operation: DropOperation
    /// The part that is marked if a drop would have an effect.
    public var highlight: Highlight

    /// Creates a proposal.
    public init(operation: DropOperation, highlight: Highlight = .view) {
        (self.operation, self.highlight) = (operation, highlight)
    }
}
