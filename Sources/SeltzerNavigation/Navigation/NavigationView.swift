// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A bar above the view of the top controller, and a toolbar below it.
final class NavigationView: View {
    private let bar: NavigationBar
    private let stage: PageStage
    private let toolbar: BarItemsView

    init(_ bar: NavigationBar, _ stage: PageStage, _ toolbar: BarItemsView) {
        (self.bar, self.stage, self.toolbar) = (bar, stage, toolbar)
        super.init(frame: .zero)
        stage.install(in: self, below: bar)
        addSubview(toolbar)
    }

    /// The number of rows of the bar; in at most two rows, there is room only for the content.
    private var barHeight: Int {
        bar.isHidden || bounds.height < 3 ? 0 : min(bar.rowCount, bounds.height - 2)
    }

    /// The number of rows of the toolbar; it needs five rows.
    private var toolbarHeight: Int { toolbar.isHidden || bounds.height < 5 ? 0 : 1 }

    override func sizeThatFits(_ size: Size) -> Size {
        stage.fittingSize(
            in: size, barHeight: (bar.isHidden ? 0 : bar.rowCount) + (toolbar.isHidden ? 0 : 1))
    }

    override func layoutSubviews() {
        let height = toolbarHeight
        stage.layOut(
            below: bar, height: barHeight, in: bounds.inset(by: Insets(bottom: height)))
        toolbar.frame = Rect(
            x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}
