// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the part of the labels' screen around the crosshair; the wheel shows other parts.
final class PictureViewport: View {
    let labels = LabelsView()
    let marks = MarksView()
    private var shownSize: Size?

    init() {
        super.init()
        clipsToBounds = true
        addSubview(labels)
        addSubview(marks)
    }

    /// Scrolls only as far as needed to show the crosshair, and never beyond the labels' screen.
    func revealCrosshair() {
        let point = marks.crosshair
        bounds.origin = Point(
            x: origin(bounds.minX, showing: point.x, in: bounds.width, of: LabelsView.size.width),
            y: origin(bounds.minY, showing: point.y, in: bounds.height, of: LabelsView.size.height))
    }

    private func origin(_ origin: Int, showing place: Int, in length: Int, of whole: Int) -> Int {
        let margin = min(4, max(0, (length - 1) / 2))
        let near = min(max(origin, place + margin - length + 1), place - margin)
        return max(0, min(near, whole - length))
    }

    override func layoutSubviews() {
        guard bounds.size != shownSize else { return }
        shownSize = bounds.size
        revealCrosshair()
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll else { return .ignored }
        let room = LabelsView.size
        bounds.origin = Point(
            x: max(0, min(bounds.minX &+ 4 &* event.scroll.x, room.width - bounds.width)),
            y: max(0, min(bounds.minY &+ 2 &* event.scroll.y, room.height - bounds.height)))
        return .stop
    }
}
