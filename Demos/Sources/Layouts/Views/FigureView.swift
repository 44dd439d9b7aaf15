// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows a number and its meaning in the middle.
final class FigureView: View {
    private let stack: StackView

    init(_ figure: String, _ unit: String, _ color: Color) {
        stack = VStack {
            Label(figure, style: Style(foreground: color, attributes: .bold), alignment: .center)
            Label(unit, style: Style(foreground: .secondaryLabel), alignment: .center)
        }
        super.init()
        addSubview(stack)
        LayoutConstraint.activate([
            stack.centerYAnchor == centerYAnchor, stack.leadingAnchor == leadingAnchor,
            stack.trailingAnchor == trailingAnchor,
        ])
    }
}
