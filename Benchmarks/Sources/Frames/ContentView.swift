// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows a part of the content, in the screen's coordinates.
final class ContentView: View {
    private let content: FrameContent
    private let number: FrameNumber

    init(_ content: FrameContent, number: FrameNumber, area: Rect) {
        self.content = content
        self.number = number
        super.init(frame: area)
        bounds.origin = area.origin
        clipsToBounds = true
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        content.draw(frame: number.value, in: rect, on: canvas)
    }

    /// Answers a press and a release by a byte each.
    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard content.workload == .mouse, event.phase == .down || event.phase == .up else {
            return .ignored
        }
        writeToTerminal(0x06)
        return .stop
    }
}

/// The number of the frame that is shown next.
@MainActor
final class FrameNumber {
    var value = 0
}
