// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A bar above the view of the top controller.
final class NavigationView: View {
    private let bar: NavigationBar
    private let stage: PageStage

    init(_ bar: NavigationBar, _ stage: PageStage) {
        (self.bar, self.stage) = (bar, stage)
        super.init(frame: .zero)
        stage.install(in: self, below: bar)
    }

    /// The number of rows of the bar; in at most two rows, there is room only for the content.
    private var barHeight: Int { bar.isHidden || bounds.height < 3 ? 0 : 1 }

    override func sizeThatFits(_ size: Size) -> Size {
        stage.fittingSize(in: size, barHeight: bar.isHidden ? 0 : 1)
    }

    override func layoutSubviews() {
        stage.layOut(below: bar, height: barHeight, in: bounds)
    }
}
