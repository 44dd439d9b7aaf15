// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The display of an inspected application, which gives a part of the screen to the inspector.
///
/// The inspector is an application of its own. The inspected application has a smaller screen, and
/// does not know the inspector. So no view, event or element of the inspector appears in the
/// inspected application.
@MainActor
final class SplitDisplay: InterposedDisplay {
    /// One of the two applications.
    enum Pane {
        case program, inspector
    }

    let base: any Display
    weak var program: Application?
    private(set) var area: SplitArea
    private(set) lazy var inspectorDisplay = PaneDisplay(of: self)

    /// The application that gets keys.
    var focusedPane = Pane.inspector {
        didSet { if focusedPane != oldValue { focusDidChange() } }
    }
    /// Called when keys begin to go to the other application.
    var focusedPaneDidChange: @MainActor () -> Void = {}
    /// Takes the mouse over the inspected application, in its coordinates, in the application's
    /// place; nil to pass the mouse on.
    var pointerTap: (@MainActor (MouseInput) -> Void)?
    /// Gets each cell of the inspected application that the pointer moves to.
    var pointerDidMove: (@MainActor (Point) -> Void)?
    /// Gets each key before an application does; returns whether it consumed the key.
    var keyTap: (@MainActor (KeyPress) -> Bool)?
    /// Called when the display is about to be given back.
    var willStop: @MainActor () -> Void = {}
    /// The inspector, which the display keeps alive while it is open.
    var owner: AnyObject?
    /// Whether the inspector has shown all its changes.
    var isInspectorQuiet: @MainActor () -> Bool = { true }

    /// The marks of the visible page over the cells of the inspected application.
    var marks: [ScreenMark] = [] {
        didSet { if marks != oldValue { marksDidChange(oldValue, marks) } }
    }
    /// The mark that flashes at a press without effect, over the other marks and on every page.
    var deadClick: ScreenMark? {
        didSet {
            guard deadClick != oldValue else { return }
            marksDidChange([oldValue].compactMap { $0 }, [deadClick].compactMap { $0 })
        }
    }

    /// The picture drawn over the inspected application; nil for none.
    var cover: ExplodedLayers? {
        didSet {
            guard cover != oldValue else { return }
            pending.insert(area.program)
            schedule()
        }
    }

    private var screen: CellBuffer
    private var programPicture: CellBuffer?
    private var inspectorPicture: CellBuffer?
    private var programCursor: Cursor?
    private var inspectorCursor: Cursor?
    /// The cells of the screen to paint and show.
    private var pending = Damage()
    private var isBusy = false
    /// The pane in which the held button was pressed; nil without a press.
    private var pressedPane: Pane?
    private var isDraggingLine = false
    /// The columns or rows of the inspector that the user chose; nil for the default.
    private var length: Int?
    private var isScheduled = false
    private let clusters = ClusterTable()

    init(over base: any Display, of program: Application) {
        self.base = base
        self.program = program
        area = SplitArea(base.size)
        screen = CellBuffer(size: base.size, clusters: clusters)
        invalidateAll()
    }

    // MARK: Display

    var size: Size { area.program.size }
    var capabilities: DisplayCapabilities {
        var result = base.capabilities
        // Each pane has a table of pictures of its own, so pictures are shown in ordinary cells.
        result.cellPixels = nil
        return result
    }
    var hasWaitingLines: Bool { base.hasWaitingLines }
    var isQuiet: Bool { isInspectorQuiet() && !isScheduled }

    func start(mouse: MouseMode, receive: @escaping @MainActor (DisplayEvent) -> Void) throws {}
    /// Does nothing, because the inspector needs all reports.
    func setMouseMode(_ mode: MouseMode) {}
    func setKeyboardMode(_ mode: KeyboardMode) { base.setKeyboardMode(mode) }
    func setPresentation(_ presentation: ScreenPresentation) {
        base.setPresentation(presentation)
    }
    func log(_ lines: [StyledText]) -> Bool { base.log(lines) }
    func takeWaitingLines() -> [StyledText] { base.takeWaitingLines() }
    func suspend() { base.suspend() }
    func unread(_ events: [InputEvent]) { base.unread(events) }
    func perform(_ request: DisplayRequest) -> Bool { base.perform(request) }
    func runForeground(_ command: [String]) async throws -> Int32 {
        try await base.runForeground(command)
    }

    func stop() {
        willStop()
        base.stop()
    }

    func invalidate() {
        base.invalidate()
        invalidateAll()
    }

    func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        programPicture = buffer
        programCursor = cursor
        note(damage, in: area.program)
        return flush()
    }

    /// Shows cells of the inspector.
    func showInspector(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        inspectorPicture = buffer
        inspectorCursor = cursor
        note(damage, in: area.inspector)
        return flush()
    }

    // MARK: Painting

    private func note(_ damage: Damage, in pane: Rect) {
        for rect in damage.rects {
            let place = Rect(origin: rect.origin + pane.origin, size: rect.size)
            pending.insert(place.intersection(pane))
        }
    }

    private func invalidateAll() { pending = Damage(screen.bounds) }

    /// Shows the pending cells, and returns whether the display took them.
    private func flush() -> Bool {
        guard !isBusy else { return false }
        if clusters.isFull {
            clusters.removeAll()
            invalidateAll()
        }
        for rect in pending.rects { paint(rect) }
        paintMarks()
        let isTaken = base.show(screen, damage: pending, cursor: cursor)
        if isTaken { pending.removeAll() } else { isBusy = true }
        return isTaken
    }

    private func paint(_ rect: Rect) {
        let capabilities = capabilities
        clusters.joinedClusters = capabilities.joinedClusters
        clusters.agreedClusters = capabilities.agreedClusters
        copy(programPicture, in: rect, to: area.program)
        copy(inspectorPicture, in: rect, to: area.inspector)
        if let cover, !area.program.intersection(rect).isEmpty {
            cover.draw(in: canvas.subcanvas(in: area.program), size: area.program.size)
        }
        guard !area.line.intersection(rect).isEmpty else { return }
        paintLine()
    }

    private func copy(_ picture: CellBuffer?, in rect: Rect, to pane: Rect) {
        let part = rect.intersection(pane)
        guard !part.isEmpty else { return }
        let inner = Rect(origin: part.origin - pane.origin, size: part.size)
        guard let picture, picture.size == pane.size else {
            return canvas.fill(part, with: Style(background: .default))
        }
        screen.copyCells(translating: picture, in: inner, to: pane.origin)
    }

    private var canvas: Canvas {
        Canvas(
            buffer: screen, isUnicode: capabilities.isUnicode,
            theme: program?.effectiveTheme ?? .automatic(for: nil),
            colorDepth: capabilities.colorDepth)
    }

    /// Draws the line, which is heavy while the inspector is focused.
    private func paintLine() {
        let canvas = canvas
        let isFocused = focusedPane == .inspector
        canvas.fill(area.line, with: Style(background: .background))
        let style = Style(
            foreground: isFocused ? .focus : .border, background: .background,
            attributes: isFocused ? .bold : [])
        let border: LineStyle = isFocused ? .heavy : .single
        if area.side == .right {
            canvas.drawVerticalLine(
                at: area.line.origin, length: area.line.height, border: border, style: style)
        } else {
            canvas.drawHorizontalLine(
                at: area.line.origin, length: area.line.width, border: border, style: style)
        }
    }

    private func paintMarks() {
        guard cover == nil, !marks.isEmpty || deadClick != nil else { return }
        let part = canvas.subcanvas(in: area.program)
        for mark in marks { mark.draw(in: part) }
        deadClick?.draw(in: part)
    }

    private func marksDidChange(_ old: [ScreenMark], _ new: [ScreenMark]) {
        for mark in old + new where !(old.contains(mark) && new.contains(mark)) {
            let grown = mark.rect.inset(by: Insets(left: -1, right: -1))
            note(Damage(grown), in: area.program)
        }
        schedule()
    }

    /// Shows the pending cells at the end of the current turn of the main actor.
    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Task { @MainActor [weak self] in
            guard let self else { return }
            isScheduled = false
            if !pending.isEmpty { _ = flush() }
        }
    }

    private var cursor: Cursor? {
        let (cursor, pane) =
            focusedPane == .program
            ? (programCursor, area.program) : (inspectorCursor, area.inspector)
        return cursor.map { Cursor(position: $0.position + pane.origin, shape: $0.shape) }
    }

    private func focusDidChange() {
        pending.insert(area.line)
        focusedPaneDidChange()
        schedule()
    }

    // MARK: Events

    func take(_ event: DisplayEvent) {
        switch event {
        case .input(let events): events.forEach(take)
        case .ready:
            isBusy = false
            _ = flush()
            sendToBoth(.ready)
        case .contentLost, .capabilitiesChanged, .clipboard: sendToBoth(event)
        case .disconnected, .terminated: program?.receive(event)
        }
    }

    private func sendToBoth(_ event: DisplayEvent) {
        program?.receive(event)
        inspectorDisplay.send(event)
    }

    private func send(_ event: InputEvent, to pane: Pane) {
        switch pane {
        case .program: program?.receive(.input([event]))
        case .inspector: inspectorDisplay.send(.input([event]))
        }
    }

    private func take(_ event: InputEvent) {
        switch event {
        case .key(let press):
            if keyTap?(press) != true { send(event, to: focusedPane) }
        case .paste: send(event, to: focusedPane)
        case .focus: sendToBoth(.input([event]))
        case .resize: divide()
        case .mouse(let input): take(input)
        }
    }

    private func take(_ input: MouseInput) {
        if isDraggingLine { return dragLine(input) }
        let isOnLine = pressedPane == nil && area.line.contains(input.location)
        if isOnLine, case .press(.left) = input.action {
            isDraggingLine = true
            return
        }
        let pane =
            pressedPane ?? (area.inspector.contains(input.location) ? .inspector : .program)
        switch input.action {
        case .press:
            pressedPane = pane
            if pointerTap == nil || pane == .inspector { focusedPane = pane }
        case .release: pressedPane = nil
        case .drag, .move, .scroll: break
        }
        guard !isOnLine else { return }
        switch input.action {
        case .move, .drag: if pane == .program { pointerDidMove?(input.location) }
        case .press, .release, .scroll: break
        }
        if pane == .program, let pointerTap { return pointerTap(input) }
        var inner = input
        if pane == .inspector { inner.location = input.location - area.inspector.origin }
        send(.mouse(inner), to: pane)
    }

    private func dragLine(_ input: MouseInput) {
        switch input.action {
        case .drag:
            length = area.length(forLineAt: input.location)
            divide()
        case .release, .move, .press: isDraggingLine = false
        case .scroll: break
        }
    }

    /// Divides the screen again, and sends both applications their new sizes.
    private func divide() {
        let new = SplitArea(base.size, length: length)
        guard new != area || screen.size != base.size else { return }
        let old = area
        area = new
        if screen.size != base.size { screen = CellBuffer(size: base.size, clusters: clusters) }
        if new.side != old.side { length = nil }
        invalidateAll()
        send(.resize(area.program.size), to: .program)
        send(.resize(area.inspector.size), to: .inspector)
        schedule()
    }
}
