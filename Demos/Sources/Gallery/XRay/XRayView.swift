// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The kiosk with its switches beside the routes of its events, or above them in a narrow window.
final class XRayView: View {
    private let kiosk: View
    private let panel: View
    private let routes: RoutesView
    private let column: ScrollView
    private let surface = View()
    private let margin: StackView
    private let switches: StackView

    /// The width of the kiosk beside the routes.
    private static let kioskWidth = 32
    /// The minimum width for routes beside the kiosk.
    private static let leastRoutes = 30
    /// The minimum number of rows for routes below the kiosk.
    private static let leastRows = 5

    init(kiosk: View, panel: View, routes: RoutesView) {
        (self.kiosk, self.panel, self.routes) = (kiosk, panel, routes)
        (margin, switches) = (StackView(.vertical, [kiosk]), StackView(.vertical, [panel]))
        column = ScrollView(StackView(.vertical, [margin, switches], spacing: 1))
        super.init()
        surface.backgroundColor = .surface
        // Controls get the fills of the surrounding level.
        column.backgroundColor = .surface
        for view in [surface, column, routes] as [View] { addSubview(view) }
    }

    override func layoutSubviews() {
        let isWide = bounds.width >= Self.kioskWidth + Self.leastRoutes
        // Texts in a card begin in its third column, otherwise below the page's title; controls
        // keep a cell free.
        margin.layoutMargins = Insets(left: isWide ? 2 : 1, right: 1)
        switches.layoutMargins = Insets(left: isWide ? 1 : 0, right: 1)
        guard isWide else {
            let rows = kiosk.sizeThatFits(Size(width: bounds.width - 3, height: .max)).height
            let height = min(bounds.height, max(2, min(rows + 1, bounds.height - Self.leastRows)))
            surface.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
            column.frame = surface.frame
            routes.frame = bounds.inset(by: Insets(top: height))
            return
        }
        let width = Self.kioskWidth + (bounds.width >= 90 ? 6 : 0)
        surface.frame = Rect(x: 0, y: 0, width: width, height: bounds.height)
        let top = bounds.height >= 20 ? 1 : 0
        column.frame = surface.frame.inset(by: Insets(top: top))
        routes.frame = Rect(
            x: width + 2, y: 0, width: bounds.width - width - 2, height: bounds.height)
    }

    /// Without colors for levels, a line separates the kiosk from the routes.
    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard !canvas.hasFills, surface.frame.height == bounds.height else { return }
        canvas.drawVerticalLine(
            at: Point(x: surface.frame.maxX, y: 0), length: bounds.height,
            style: Style(foreground: .separator))
    }
}
