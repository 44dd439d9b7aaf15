// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A bar above the view of the top controller.
final class NavigationView: View {
    private let bar: NavigationBar
    private let stage: View

    init(_ bar: NavigationBar, _ stage: View) {
        (self.bar, self.stage) = (bar, stage)
        super.init(frame: .zero)
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        stage.clipsToBounds = true
        addSubview(bar)
        addSubview(stage)
    }

    /// The rows of the bar: in two rows or less the content comes first.
    private var barHeight: Int { bar.isHidden || bounds.height < 3 ? 0 : 1 }

    override func sizeThatFits(_ size: Size) -> Size {
        let rows = bar.isHidden ? 0 : 1
        let height = size.height == .max ? .max : max(0, size.height - rows)
        let content =
            stage.subviews.last?.sizeThatFits(Size(width: size.width, height: height)) ?? .zero
        return Size(width: content.width, height: content.height.saturatingAdding(rows))
    }

    override func layoutSubviews() {
        bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: barHeight)
        stage.frame = bounds.inset(by: Insets(top: barHeight))
        for view in stage.subviews { view.frame = stage.bounds }
    }
}
