// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The page with the frames of the inspected application: their costs and their causes, and who drew
/// the cell under the pointer in the selected frame.
///
/// Frames are measured only while the page is visible. The cells that a frame draws flash. The
/// frames before are in the history of frames, which begins with the inspector.
@MainActor
final class FramesPage: InspectorPage {
    private let frames = FramesView()
    private var flash: ApplicationTimer?
    /// The cell under the pointer; nil until the pointer moves over the program.
    private var location: Point?

    init() {
        super.init()
        title = "Frames"
    }

    override func loadView() { view = frames }

    override var preferredFocusedView: View? { frames.table }

    override var actions: [Action] {
        [
            Action("earlier", title: "Earlier", keys: ["e"], FramesPage.showEarlierFrames)
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        inspector?.frameHandler = { [weak self] in self?.add($0) }
        inspector?.display.pointerDidMove = { [weak self] location in
            self?.location = location
            self?.explainCell()
        }
        frames.frameWasChosen = { [weak self] in self?.explainCell() }
        if let history = program?.frameHistory { frames.addMissed(of: history) }
    }

    /// Adds rows for the frames before the page was shown.
    private func showEarlierFrames() {
        if let history = program?.frameHistory { frames.addEarlier(of: history) }
    }

    /// Says who drew the cell under the pointer in the selected frame, and why.
    private func explainCell() {
        guard let location, let history = program?.frameHistory else { return }
        let number = frames.selectedNumber ?? history.frames?.upperBound ?? 0
        let cell = history.provenance(at: location, frame: number)
        frames.cell =
            cell.map { "\($0)" }
            ?? "Frame \(number) is not kept: only the last \(FrameHistory.frameLimit) are."
    }

    override func viewDidDisappear(_ animated: Bool) { end() }

    override func end() {
        inspector?.frameHandler = nil
        inspector?.display.pointerDidMove = nil
        flash?.cancel()
        flash = nil
        if inspector?.controller.page === self { inspector?.display.marks = [] }
    }

    private func add(_ report: FrameReport) {
        frames.add(report)
        show(report.damage)
        explainCell()
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
