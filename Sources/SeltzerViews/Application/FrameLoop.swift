// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Shows changes on the display: one layout and one frame for all changes in a turn of the main
/// actor.
///
/// While the display is busy with an earlier frame, it gets no other. When it is ready, it gets the
/// newest.
@MainActor
final class FrameLoop {
    // Exclusivity checks are off for properties that every frame reads: the checks took an eighth of
    // a small frame. No access to them lasts while a view is laid out or drawn, or while a handler runs.

    private(set) weak var application: Application?
    private let renderer = FrameRenderer()
    /// The display while the application runs; nil before and afterwards.
    @exclusivity(unchecked)
    private(set) var display: (any Display)?
    /// The display that was started: ``display``, or the display on which it runs.
    private var ownDisplay: (any Display)?
    /// Measures frames; nil unless an observer asks for it.
    @exclusivity(unchecked)
    private var meter: FrameMeter?
    @exclusivity(unchecked)
    private var isScheduled = false
    /// Whether views are being drawn.
    @exclusivity(unchecked)
    private var isDrawing = false
    /// The timer of the next frame, for changes that views made while they were drawn.
    @exclusivity(unchecked)
    private var nextFrame: ApplicationTimer?
    @exclusivity(unchecked)
    private var isDisplayBusy = false
    /// Whether a part of the last frame is still missing on the display.
    @exclusivity(unchecked)
    private var isDisplayBehind = false
    @exclusivity(unchecked)
    private(set) var shownCursor: Cursor?
    /// The wait for the display to take the last frame; nil before the end.
    @exclusivity(unchecked)
    private var lastFrame: LastFrame?
    /// The anchors of subviews; each layout moves the subviews to their targets.
    @exclusivity(unchecked)
    var anchors: [Weak<ViewAnchor>] = []
    /// The traits of the application at the last layout; nil before the first one.
    @exclusivity(unchecked)
    var traits: TraitCollection?
    /// The controllers whose views have entered a window, before `viewDidAppear(_:)`.
    @exclusivity(unchecked)
    var arriving: [ViewController] = []

    /// Records who drew the cells, and why; nil unless somebody asks for it.
    @exclusivity(unchecked)
    private(set) var recorder: FrameRecorder?
    private var recordingCount = 0
    /// Whether the program itself asks for the record.
    var isRecordingWanted = false

    /// The maximum number of times that one frame compares the current actions.
    private static var mostLooks: Int { 8 }

    init(application: Application) {
        self.application = application
    }

    /// Whether views may have changed since the last layout.
    var isDue: Bool { isScheduled || nextFrame != nil }

    /// Whether no frame is due now, and the display has taken the last one; the frame for changes
    /// during drawing may come later.
    var isQuiet: Bool { !isScheduled && !isDisplayBusy }

    /// A copy of the cells of the last frame.
    var picture: CellBuffer { renderer.buffer.copy() }

    /// Returns a cell of the last frame.
    func cell(at location: Point) -> Cell { renderer.buffer[location] }

    /// The cells of the last frame.
    var buffer: CellBuffer { renderer.buffer }

    /// Whether the last frame lacks changes.
    var isBehind: Bool { isScheduled || isDisplayBusy || isDisplayBehind || renderer.isDue }

    /// Removes the mark of the text that the user marked.
    func unmark() {
        guard renderer.marked != nil else { return }
        mark(nil)
        setNeedsFrame()
    }

    private func mark(_ new: TextSelection?) {
        let old = renderer.marked
        renderer.mark(new)
        guard let recorder, new != old else { return }
        for rows in [old?.rows, new?.rows].compactMap({ $0 }) {
            let rect = Rect(x: 0, y: rows.lowerBound, width: bounds.width, height: rows.count)
            recorder.note(.markedText, rect)
        }
    }

    /// Returns whether a cell of the last frame is part of a link.
    func hasLink(at location: Point) -> Bool {
        bounds.contains(location)
            && renderer.buffer.style(of: renderer.buffer[location]).link != nil
    }

    /// The rectangle of the whole screen.
    var bounds: Rect { renderer.buffer.bounds }

    /// Starts showing frames on a started display.
    func start(on display: any Display) {
        self.display = display
        ownDisplay = display
        isDisplayBusy = false
        isDisplayBehind = false
        takeCapabilities(of: display)
        renderer.resize(to: display.size)
        renderer.invalidateAll()
        recorder?.note(.firstFrame, bounds)
    }

    /// Adopts the present capabilities of a display; the next frame uses them.
    func takeCapabilities(of display: any Display) {
        renderer.isUnicode = display.capabilities.isUnicode
    }

    /// Gives the display back.
    func stop() {
        let display = display
        self.display = nil
        ownDisplay = nil
        meter = nil
        lastFrame = nil
        traits = nil
        arriving = []
        forgetNextFrame()
        display?.stop()
    }

    /// Shows frames on another display from now on; nil for the started display.
    func interpose(_ other: (any Display)?) {
        guard let ownDisplay else { return }
        display = other ?? ownDisplay
        isDisplayBusy = false
        isDisplayBehind = false
        shownCursor = nil
        invalidateAll()
    }

    /// Sets the size, and marks everything for drawing.
    func resize(to size: Size) {
        if size != renderer.buffer.size {
            renderer.resize(to: size)
            recorder?.note(.resize, bounds)
        }
        setNeedsFrame()
    }

    /// Marks a rectangle of the screen that must be drawn, for a reason.
    func invalidate(_ rect: Rect, because kind: FrameCause.Kind = .placement) {
        renderer.invalidate(rect)
        recorder?.note(kind, rect)
        setNeedsFrame()
    }

    /// Records that a view moved or left the screen.
    func placesDidChange() {
        guard isDrawing else { return }
        renderer.isDisturbed = true
        setNeedsFrame()
    }

    /// Shows lines above the inline rows with the next frame.
    ///
    /// - Returns: Whether the display will show them.
    func log(_ lines: [StyledText]) -> Bool {
        guard display?.log(lines) == true else { return false }
        setNeedsFrame()
        return true
    }

    /// Marks every cell, including cells that the display should already show.
    func invalidateAll() {
        display?.invalidate()
        renderer.invalidateAll()
        recorder?.note(.repaint, bounds)
        setNeedsFrame()
    }

    // MARK: Recording

    /// Records frames until the same number of calls of ``endRecording()``.
    func beginRecording() {
        recordingCount += 1
        guard recorder == nil, let application else { return }
        let recorder = FrameRecorder(of: application)
        renderer.theme = application.effectiveTheme
        isDrawing = true
        recorder.begin(with: renderer)
        isDrawing = false
        self.recorder = recorder
    }

    /// Ends a request to record frames.
    func endRecording() {
        recordingCount = max(0, recordingCount - 1)
        guard recordingCount == 0 else { return }
        recorder?.end()
        recorder = nil
    }

    /// Requests a frame at the end of the current turn of the main actor.
    func setNeedsFrame() {
        guard display != nil, !isScheduled else { return }
        if isDrawing { return setNeedsNextFrame() }
        isScheduled = true
        // Captures the application and not the loop: a weakly referenced object is slower to use,
        // and marks are frequent.
        Task { @MainActor [weak application] in
            guard let application, application.frames.isScheduled else { return }
            application.frames.drawFrame(asCurrent: application)
        }
    }

    /// Requests a frame at the rate of animations, because a view may request one each time it is
    /// drawn.
    private func setNeedsNextFrame() {
        guard nextFrame == nil, let application else { return }
        nextFrame = ApplicationTimer(after: application.frameInterval, in: application) {
            [weak self] in self?.drawFrame()
        }
    }

    private func forgetNextFrame() {
        nextFrame?.cancel()
        nextFrame = nil
    }

    /// Draws the changes that have waited for the display.
    func displayIsReady() {
        isDisplayBusy = false
        drawFrame()
        if lastFrame != nil { checkLastFrame() }
    }

    /// After the application has ended, shows the last changes and waits until the display has
    /// taken them.
    ///
    /// The wait ends after ``LastFrame/timeLimit`` at the latest.
    func showLastFrame() async {
        guard let application else { return }
        application.motion.finishAll()
        application.motion.deliver()
        let lastFrame = LastFrame()
        self.lastFrame = lastFrame
        setNeedsFrame()
        drawFrame()
        checkLastFrame()
        await lastFrame.isTaken(in: application)
    }

    /// Checks whether the display has taken the last frame; until then it refuses even an empty
    /// frame.
    private func checkLastFrame() {
        guard !isDisplayBusy, let display else { return }
        if show(Damage(), shownCursor, on: display) { lastFrame?.finish() }
    }

    /// Handles input, and shows its changes before other changes that wait for a slow display.
    func answer(_ handle: @MainActor () -> Void) {
        recorder?.collect(.setNeedsDisplay)
        if let application { renderer.takeMarks(of: application.windows) }
        renderer.isAnswering = true
        handle()
        drawFrame()
        renderer.isAnswering = false
        recorder?.inputEnded()
    }

    /// Lays out, draws and shows the changes; does nothing if there are none.
    func drawFrame() {
        guard let application else { return isScheduled = false }
        drawFrame(asCurrent: application)
    }

    // The application is a parameter of all that a frame calls: to load a weak reference, and to
    // count the reference to an object that has weak references, is slow.
    private func drawFrame(asCurrent application: Application) {
        application.runAsCurrent { drawFrame(of: application) }
    }

    private func drawFrame(of application: Application) {
        guard let display, !application.isEnding || lastFrame != nil else {
            isScheduled = false
            return
        }
        // If no frame is due, the layout is up to date, but the handled input may have changed the
        // current actions.
        let isLayoutDue = isDue
        if nextFrame != nil { forgetNextFrame() }
        isScheduled = true
        recorder?.collect(.setNeedsDisplay)
        beginMeasuring(application)
        if isLayoutDue { layOut(application) }
        // A new layout may change the current actions again.
        for _ in 0..<Self.mostLooks {
            guard application.watch.look(at: application) else { break }
            layOut(application)
        }
        isScheduled = false
        recorder?.collect(.layout)
        meter?.didLayOut(application)
        for observer in application.observers { observer.didLayOut() }
        renderer.takeMarks(of: application.windows)
        if application.marker.isMarking { mark(application.marker.place()) }
        guard !isDisplayBusy || renderer.isAnswering && isDisplayBehind else { return }
        let cursor = wantedCursor(of: application)
        guard renderer.isDue || cursor != shownCursor || display.hasWaitingLines else {
            if application.marker.isMarking { application.marker.didDraw() }
            return
        }
        renderer.theme = application.effectiveTheme
        let capabilities = display.capabilities
        renderer.colorDepth = capabilities.colorDepth
        renderer.buffer.clusters.joinedClusters = capabilities.joinedClusters
        renderer.buffer.clusters.agreedClusters = capabilities.agreedClusters
        renderer.buffer.clusters.pictures.cellPixels = capabilities.cellPixels
        if isDisplayBehind, !renderer.answer.isEmpty {
            isDrawing = true
            let damage = renderer.drawAnswer(application.windows)
            recorder?.capture(damage.rects, of: application.windows, by: renderer)
            isDrawing = false
            guard show(damage, cursor, on: display) else { return }
            recorder?.commit(renderer, isWhole: false)
            renderer.markAnswerShown()
        }
        guard !isDisplayBusy else { return }
        isDrawing = true
        renderer.draw(application.windows)
        recorder?.capture(renderer.damage.rects, of: application.windows, by: renderer)
        isDrawing = false
        if application.marker.isMarking { application.marker.didDraw() }
        isDisplayBehind = !show(renderer.damage, cursor, on: display)
        guard !isDisplayBehind else { return }
        recorder?.commit(renderer, isWhole: true)
        report(to: application.observers)
        renderer.markShown()
    }

    private func beginMeasuring(_ application: Application) {
        guard application.observers.contains(where: \.measuresFrames) else { return meter = nil }
        if meter == nil { meter = FrameMeter(of: ownDisplay, clock: application.clock) }
        meter?.begin(application)
    }

    /// Reports to observers a frame that the display took.
    private func report(to observers: [ApplicationObserver]) {
        guard !observers.isEmpty else { return }
        var report = meter?.take() ?? FrameReport()
        report.damage = renderer.damage
        report.number = recorder?.history.frames?.upperBound
        for observer in observers { observer.didShow(report) }
    }

    /// Shows the drawn cells, and returns whether the display took them; if not, the display counts
    /// as busy.
    private func show(_ damage: Damage, _ cursor: Cursor?, on display: any Display) -> Bool {
        meter?.didDraw()
        let isTaken = display.show(renderer.buffer, damage: damage, cursor: cursor)
        meter?.didShow()
        if isTaken { shownCursor = cursor } else { isDisplayBusy = true }
        return isTaken
    }

    private func wantedCursor(of application: Application) -> Cursor? {
        guard let view = application.keyWindow?.firstResponder as? View,
            let position = view.cursorPosition,
            let location = view.visibleScreenLocation(of: position), bounds.contains(location)
        else { return self.application?.cursorOnFocus }
        return Cursor(position: location, shape: application.cursorShape ?? view.cursorShape)
    }
}
