// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Records who draws the cells of an application's frames, and why, while somebody asks for it.
@MainActor
final class FrameRecorder {
    /// The maximum number of reasons of one frame; later reasons are not recorded.
    private static let causeLimit = 256

    let history = FrameHistory()
    private let authors = CellAuthors()
    private let places = ViewPlaces()
    private let observer = ApplicationObserver()
    private weak var application: Application?
    private var causes: [FrameRecord.Cause] = []
    /// A mark of a view, in the coordinates of the screen.
    private struct Mark: Hashable {
        let view: ObjectIdentifier
        let rect: Rect
    }
    /// The marks that were collected for the next frame.
    private var seen: Set<Mark> = []
    private var parts: [FrameRecord.Part] = []
    /// The inputs that were handled since the last frame.
    private var inputs: [String] = []
    /// Whether the last of the inputs is being handled.
    private var isAnswering = false
    /// Whether animations change views now.
    private var isAnimating = false

    init(of application: Application) {
        self.application = application
        observer.willDispatch = { [weak self] in self?.begin($0, isSecret: $1) }
    }

    /// Starts with the present cells.
    func begin(with renderer: FrameRenderer) {
        guard let application else { return }
        application.observers.append(observer)
        guard !renderer.buffer.bounds.isEmpty else { return }
        capture([renderer.buffer.bounds], of: application.windows, by: renderer)
        history.begin(record(of: renderer, at: .zero))
        finish(application)
    }

    /// Stops; the history stays.
    func end() { application?.observers.removeAll { $0 === observer } }

    // MARK: Reasons

    /// Notes a reason that concerns a rectangle of the screen.
    func note(_ kind: FrameCause.Kind, _ rect: Rect) {
        if kind == .firstFrame { forgetCauses() }
        add(isAnimating && kind == .placement ? .animation : kind, nil, rect)
    }

    private func add(_ kind: FrameCause.Kind, _ view: View?, _ rect: Rect) {
        // The first frame needs no other reason.
        guard causes.count < Self.causeLimit, causes.first?.kind != .firstFrame else { return }
        let number = view.map { history.numbers.number(of: $0) } ?? ViewNumbers.none
        let cause = FrameRecord.Cause(
            kind: kind, view: number, input: isAnswering ? UInt8(clamping: inputs.count) : 0,
            rect: rect)
        guard !causes.contains(cause) else { return }
        history.numbers.retain(number)
        causes.append(cause)
    }

    /// Collects the marks of the views that were made since the last collection.
    func collect(_ kind: FrameCause.Kind) {
        guard let application else { return }
        for window in application.windows where !window.displayMarks.isEmpty {
            window.forEachMark(origin: .zero, clip: application.screenBounds) { view, own, shown in
                let mark = Mark(view: ObjectIdentifier(view), rect: shown)
                guard seen.insert(mark).inserted else { return }
                let (kind, changed) = places.reason(for: view, own, marked: kind)
                add(kind, changed, shown)
            }
        }
    }

    /// Runs the steps of animations; the marks that they make are theirs.
    func animate(_ body: () -> Void) {
        collect(.setNeedsDisplay)
        isAnimating = true
        body()
        collect(.animation)
        isAnimating = false
    }

    private func begin(_ event: InputEvent, isSecret: Bool) {
        // The marks up to now come from earlier input.
        collect(.setNeedsDisplay)
        if inputs.count < UInt8.max { inputs.append(event.recordName(isSecret: isSecret)) }
        isAnswering = true
    }

    /// Notes that the handling of input has ended.
    func inputEnded() {
        isAnswering = false
        if causes.isEmpty { inputs = [] }
    }

    // MARK: Frames

    /// Finds the authors of drawn cells, before the display shows them.
    func capture(_ rects: [Rect], of windows: [Window], by renderer: FrameRenderer) {
        authors.prepare(for: renderer)
        parts = rects.map { authors.part(in: $0, of: windows, by: renderer, history.numbers) }
    }

    /// Adds the captured frame to the history, after the display took it.
    ///
    /// - Parameter isWhole: Whether everything that was marked is drawn.
    func commit(_ renderer: FrameRenderer, isWhole: Bool) {
        guard let application else { return }
        if !parts.isEmpty { history.append(record(of: renderer, at: application.clock.now)) }
        if isWhole { finish(application) }
    }

    private func record(of renderer: FrameRenderer, at time: Duration) -> FrameRecord {
        let drawn = parts
        parts = []
        let reasons = causes.filter { cause in drawn.contains { $0.rect.intersects(cause.rect) } }
        return FrameRecord(
            number: history.nextNumber, time: time, size: renderer.buffer.size, parts: drawn,
            causes: reasons, inputs: inputs)
    }

    private func forgetCauses() {
        for cause in causes { history.numbers.release(cause.view) }
        causes = []
    }

    private func finish(_ application: Application) {
        forgetCauses()
        seen = []
        inputs = []
        isAnswering = false
        places.take(application.windows)
    }
}

extension InputEvent {
    /// The input in words: `the key enter`, `a press at (3, 4)`.
    @MainActor
    fileprivate func recordName(isSecret: Bool) -> String {
        switch self {
        case .key(let press): isSecret ? "a secret key" : "the key \(KeyChord(press))"
        case .paste: "a paste"
        case .focus: "a change of the terminal's focus"
        case .resize: "a resize"
        case .mouse(let input):
            switch input.action {
            case .press: "a press at \(input.location.words)"
            case .release: "a release at \(input.location.words)"
            case .drag: "a drag at \(input.location.words)"
            case .move: "a move of the mouse to \(input.location.words)"
            case .scroll: "the wheel at \(input.location.words)"
            }
        }
    }
}

extension Point {
    fileprivate var words: String { "(\(x), \(y))" }
}
