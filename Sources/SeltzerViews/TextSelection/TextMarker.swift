// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Marks text that the user drags over, without a mode.
///
/// All events go to their views, whether or not the user marks text. The marker only uses events
/// that no view and no gesture wants. While a scroll view scrolls, the marker keeps the rows that
/// were shown, so that the user can mark more text than fits on the screen.
@MainActor
final class TextMarker: PressWatcher {
    private enum Stage {
        case idle, pressed, marking, marked
    }

    private weak var application: Application?
    /// The use of marked text.
    var mode = TextMarking.copiesOnRelease {
        didSet { if mode != oldValue { clear() } }
    }
    private var stage = Stage.idle
    /// The view that the press hit.
    private weak var view: View?
    /// The view with the pressed text, such as a label, which takes no presses.
    private weak var textView: View?
    /// The view that wants the press, but leaves its drag to this marker; nil if no view wants it.
    private weak var host: (any TextMarkingHost)?
    private weak var scrollView: ScrollView?
    private var startOffset = Point.zero
    /// The ends of the marked text, in the content of the scroll view; without a scroll view, on
    /// the screen.
    private var anchor = Point.zero
    private var head = Point.zero
    /// The cell of the pointer on the screen.
    private var pointer = Point.zero
    private var unit = TextSelection.Unit.cluster
    private var isBlock = false
    private var region = Rect.zero
    /// The rows that the scroll view has shown.
    private var seen = SeenRows()
    /// Whether the button came up, but the frame with the end of the drag has not been drawn.
    private var isReleased = false
    /// The marked text at the moment when the button came up.
    private var releasedText = ""
    /// The whole line that a triple click marks, if the host knows more of it than it shows.
    private var line: String?
    /// The texts of the rows when the button came up, by their place in the content.
    private var releasedRows: [Int: String] = [:]
    private let autoscroll = DragAutoscroll()

    init(application: Application) {
        self.application = application
    }

    /// Whether cells are marked.
    var isMarking: Bool { stage == .marking || stage == .marked }

    // MARK: The press

    func begin(
        at input: MouseInput, on view: View, clickCount: Int, isWanted: Bool, gesturesWait: Bool
    ) {
        guard let application, mode != .off, !application.isSelectingText else {
            return
        }
        let views = sequence(first: view) { $0.superview }
        host = isWanted ? views.lazy.compactMap { $0 as? any TextMarkingHost }.first : nil
        if isWanted, host?.leavesDragToMarking != true { return }
        stage = .pressed
        self.view = view
        textView = view.frontmostView(at: input.location)
        scrollView = views.lazy.compactMap { $0 as? ScrollView }.first
        startOffset = scrollView?.contentOffset ?? .zero
        pointer = input.location
        anchor = input.location + offset
        head = anchor
        isBlock = !input.modifiers.isDisjoint(with: [.alt, .shift])
        unit = clickCount == 2 ? .word : clickCount > 2 ? .row : .cluster
        line = unit == .row && !isBlock ? host.flatMap { line(of: $0, at: input.location) } : nil
        if unit != .cluster, !gesturesWait, host?.leavesClicksToMarking ?? true { start() }
    }

    /// Returns the whole line that a host shows at a cell of the screen; nil for none.
    private func line(of host: any TextMarkingHost, at location: Point) -> String? {
        guard let window = host.window else { return nil }
        return host.line(at: host.convert(window.convertFromSuperview(location), from: nil))
    }

    func drag(to location: Point, isWanted: Bool, gesturesWait: Bool) {
        guard stage == .pressed || stage == .marking else { return }
        if let host {
            guard host.leavesDragToMarking else { return clear() }
        } else if isWanted {
            return clear()
        }
        guard !gesturesWait else { return }
        pointer = location
        if stage == .pressed {
            guard location + offset != anchor else { return }
            unit = .cluster
            line = nil
            start()
        }
        scrollAtEdge()
        application?.setNeedsFrame()
    }

    private func start() {
        stage = .marking
        application?.setNeedsFrame()
    }

    /// Ends marking when the button comes up, as soon as the frame shows the marked cells.
    func end() {
        autoscroll.stop()
        if stage == .pressed { clear() }
        guard stage == .marking else { return }
        isReleased = true
        if application?.frames.isBehind == false { finish() }
    }

    /// Takes the marked text, and copies it if the mode asks for it.
    private func finish() {
        let rows = markedRows
        stage = .marked
        seen = SeenRows()
        releasedText = line ?? rows.map(\.text).joined(separator: "\n")
        releasedRows = Dictionary(uniqueKeysWithValues: rows.map { ($0.row, $0.text) })
        if releasedText.isEmpty { return clear() }
        if mode == .copiesOnRelease { copy() }
    }

    /// Drops a press that is cancelled; text of an earlier press stays marked.
    func cancel() {
        if stage != .marked { clear() }
    }

    /// Removes the marks.
    func clear() {
        guard stage != .idle else { return }
        autoscroll.stop()
        stage = .idle
        isReleased = false
        (view, textView, host, scrollView) = (nil, nil, nil, nil)
        seen = SeenRows()
        line = nil
        releasedText = ""
        releasedRows = [:]
        application?.frames.unmark()
    }

    // MARK: Keys

    /// Copies marked text, or ends marking.
    ///
    /// - Returns: Whether the key is consumed.
    func take(_ press: KeyPress) -> Bool {
        guard getsKey(press) else { return false }
        let copies = wouldCopy(press)
        if copies == true { copy() }
        clear()
        return copies != nil
    }

    func wouldCopy(_ press: KeyPress) -> Bool? {
        guard getsKey(press) else { return nil }
        let chord = KeyChord(press)
        if ([chord] + press.alternativeChords).contains(where: Self.copyKeys.contains) {
            return true
        }
        return chord == "escape" ? false : nil
    }

    private func getsKey(_ press: KeyPress) -> Bool {
        stage == .marked && press.phase != .release && !press.key.isModifier
    }

    private static let copyKeys: Set<KeyChord> = [
        "ctrl-c", "ctrl-shift-c", "super-c", "alt-w", "ctrl-insert",
    ]

    private func copy() {
        if !releasedText.isEmpty { application?.pasteboard.string = releasedText }
    }

    // MARK: The marked cells

    private var offset: Point { scrollView?.contentOffset ?? .zero }

    private var isScrolled: Bool { offset != startOffset }

    /// Finds the marked cells, after the layout.
    func place() -> TextSelection? {
        guard isMarking, view?.window?.application === application else {
            clear()
            return nil
        }
        if stage == .marking {
            region = currentRegion
            head = clamped(pointer, to: region) + offset
        }
        return selection
    }

    private var selection: TextSelection {
        TextSelection(
            anchor: anchor - offset, head: head - offset, unit: unit, isBlock: isBlock,
            region: region)
    }

    /// The cells of the smallest view that contains both ends; if the scroll view has scrolled, the
    /// cells of the scroll view.
    private var currentRegion: Rect {
        if isScrolled, let scrollView { return textRect(of: scrollView) }
        guard let view, let window = view.window else { return .zero }
        let pointed = window.view(at: pointer).frontmostView(at: pointer)
        let start = textView?.window === window ? textView ?? view : view
        let common = sequence(first: start) { $0.superview }.first { pointed.isDescendant(of: $0) }
        return textRect(of: common ?? window)
    }

    /// Returns the visible cells of a view on the screen, without the columns of its bars if they
    /// contain no text.
    private func textRect(of view: View) -> Rect {
        let rect = view.markableScreenRect
        let width = (view as? any TextMarkingHost)?.barWidth ?? 0
        guard width > 0, width < rect.width, let buffer = application?.frames.buffer else {
            return rect
        }
        let isShown = (rect.minY..<max(rect.minY, rect.maxY)).contains { y in
            !buffer.textWithoutOrnaments(row: y, columns: rect.minX..<rect.minX + width).isEmpty
        }
        let wasShown = view === scrollView && seen.containsText(inFirst: width)
        return isShown || wasShown ? rect : rect.inset(by: Insets(left: width))
    }

    private func clamped(_ point: Point, to rect: Rect) -> Point {
        Point(
            x: point.x.clamped(rect.minX, max(rect.minX, rect.maxX - 1)),
            y: point.y.clamped(rect.minY, max(rect.minY, rect.maxY - 1)))
    }

    /// Keeps the rows that the new frame shows; unmarks text that has changed since the button came
    /// up.
    func didDraw() {
        keepRows()
        switch stage {
        case .marking where isReleased: finish()
        case .marked where hasChanged: clear()
        default: break
        }
    }

    /// Whether the text of a visible marked row has changed since the button came up.
    private var hasChanged: Bool {
        guard let buffer = application?.frames.buffer else { return false }
        let selection = selection
        return shownRows(of: selection).contains { y in
            guard let text = releasedRows[y + offset.y] else { return false }
            return text != selection.text(ofRow: y, in: buffer)
        }
    }

    private func keepRows() {
        guard stage == .marking, let scrollView, let buffer = application?.frames.buffer else {
            return
        }
        seen.keep(scrollView.markableScreenRect, of: buffer, scrolledBy: offset.y)
    }

    // MARK: The text

    /// The marked text: the rows without the blanks at their ends, with line feeds between them;
    /// empty for none.
    var text: String {
        switch stage {
        case .idle, .pressed: ""
        case .marking: line ?? markedRows.map(\.text).joined(separator: "\n")
        case .marked: releasedText
        }
    }

    /// The marked rows that are or were shown, by their place in the content, from top to bottom.
    private var markedRows: [(row: Int, text: String)] {
        guard let buffer = application?.frames.buffer else { return [] }
        let selection = selection
        let shown = shownRows(of: selection).clamped(to: 0..<buffer.size.height)
        let isHidden = { (y: Int) in selection.rows.contains(y) && !shown.contains(y) }
        let hidden = isScrolled ? seen.places.map { $0 - offset.y }.filter(isHidden) : []
        return (shown + hidden).sorted().map { y in
            let text =
                shown.contains(y)
                ? selection.text(ofRow: y, in: buffer)
                : seen.text(ofRow: y, in: selection, scrolledBy: offset.y)
            return (y + offset.y, text)
        }
    }

    /// Returns the rows of the screen with marked cells that the region shows.
    private func shownRows(of selection: TextSelection) -> Range<Int> {
        let first = max(selection.rows.lowerBound, region.minY)
        let last = min(selection.rows.upperBound, region.maxY - 1)
        return first..<max(first, last + 1)
    }

    // MARK: Scrolling

    /// Scrolls while the pointer is beyond an edge of the scroll view, or at an edge of the screen.
    private func scrollAtEdge() {
        autoscroll.stop()
        // A host that is the scroll view scrolls itself.
        guard stage == .marking, let scrollView, host !== scrollView, scrollStep != 0 else {
            return
        }
        autoscroll.start(in: application) { [weak self, weak scrollView] in
            guard let self, let scrollView, stage == .marking else { return false }
            // Waits for the frame, because rows that were not drawn cannot be kept.
            if application?.frames.isBehind == true { return true }
            return scrollView.scroll(to: scrollView.contentOffset + Point(x: 0, y: scrollStep))
        }
    }

    private var scrollStep: Int {
        guard let scrollView, let screen = application?.frames.bounds else { return 0 }
        let rect = scrollView.markableScreenRect
        let step = max(1, scrollView.verticalLineScroll)
        if pointer.y < rect.minY || pointer.y <= screen.minY && rect.minY <= screen.minY {
            return -step
        }
        let isBelow = pointer.y >= rect.maxY
        return isBelow || pointer.y >= screen.maxY - 1 && rect.maxY >= screen.maxY ? step : 0
    }
}
