// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An empty view that takes the remaining room of a stack.
final class Spacer: View {
    override func sizeThatFits(_ size: Size) -> Size { .zero }
}
