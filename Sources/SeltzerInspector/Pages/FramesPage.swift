// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The page with the frames of the inspected application: their costs and their causes.
///
/// Frames are measured only while the page is visible. The cells that a frame draws flash.
@MainActor
final class FramesPage: InspectorPage {
    private let frames = FramesView()
    private var flash: ApplicationTimer?

    init() {
        super.init()
        title = "Frames"
    }

    override func loadView() { view = frames }

    override var preferredFocusedView: View? { frames.table }

    override func viewWillAppear(_ animated: Bool) {
        inspector?.frameHandler = { [weak self] in self?.add($0) }
    }

    override func viewDidDisappear(_ animated: Bool) { end() }

    override func end() {
        inspector?.frameHandler = nil
        flash?.cancel()
        flash = nil
        if inspector?.controller.page === self { inspector?.display.marks = [] }
    }

    private func add(_ report: FrameReport) {
        frames.add(report)
        show(report.damage)
    }

    /// Makes the drawn cells flash.
    private func show(_ damage: Damage) {
        guard let inspector else { return }
        inspector.display.marks = damage.rects.map { ScreenMark(kind: .damage, rect: $0) }
        flash = ApplicationTimer(after: .milliseconds(150), in: inspector.application) {
            [weak inspector] in inspector?.display.marks = []
        }
    }
}
