// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// The kind of a view's content, which decides its layout priorities.
///
/// The numbers are UIKit's for views of these kinds.
package enum LayoutNature: UInt8 {
    /// Any content: the view hugs it with 250.
    case view
    /// Text or a picture: the view hugs it with 250. UIKit's 251 is the number of labels that
    /// Interface Builder makes.
    case text
    /// One line: the view hugs it with 250 across, and with 750 down.
    case line
    /// A control of one size, such as a switch: it hugs its content with 750.
    case fixed

    /// Returns the priorities along an axis.
    func priorities(for axis: Axis) -> LayoutPriorities {
        var priorities = LayoutPriorities()
        switch self {
        case .view, .text: break
        case .line: if axis == .vertical { priorities.hugging = .defaultHigh }
        case .fixed: priorities.hugging = .defaultHigh
        }
        return priorities
    }
}
