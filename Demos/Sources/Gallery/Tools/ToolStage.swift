// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// Shows a command-line tool as it looks below a prompt, and passes keys and clicks on to it.
///
/// The tool runs on a display in memory. After its end, Enter or a click starts it again.
final class ToolStage: Control {
    /// An input that the tool gets in its turn.
    private enum Act {
        case start
        case input(InputEvent)
        case resize
        case theme
        case focus
        case time(Duration)
    }

    /// Runs work as a task of the page.
    var perform: (@MainActor (@escaping @MainActor @Sendable () async throws -> Void) -> Void)?
    /// Returns whether the tool has begun its work, which may take some turns.
    var hasBegun: @MainActor () -> Bool = { true }
    /// Called after the tool has started.
    var didStart: (@MainActor () -> Void)?
    private let rows: Int
    private let tool: @MainActor @Sendable () async throws -> Void
    private var program: PilotProgram<Void>?
    private var pilot: Pilot?
    /// An empty window that is key while the stage is not focused, so that no part of the tool
    /// looks focused.
    private var veil = Veil()
    private var acts: [Act] = []
    private var isActing = false

    /// Creates a stage.
    ///
    /// - Parameters:
    ///   - label: The name of the tool.
    ///   - rows: The number of rows.
    ///   - tool: The tool.
    init(_ label: String, rows: Int, _ tool: @escaping @MainActor @Sendable () async throws -> Void)
    {
        (self.rows, self.tool) = (rows, tool)
        super.init()
        accessibilityLabel = label
    }

    /// Starts the tool, or restarts it if it is running.
    func start() { act(.start) }

    /// Advances the tool's clock.
    func advance(by duration: Duration) { act(.time(duration)) }

    /// Whether the tool is running.
    var isRunning: Bool { pilot.map { $0.ending == nil } ?? false }

    /// The text of the rows.
    private var text: String {
        let rows = lines.map { line in
            String(line.string.reversed().drop { $0 == " " }.reversed())
        }
        return rows.joined(separator: "\n")
    }

    /// A control with the rows as its value.
    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.control, value: text)
    }

    // MARK: Acts

    private func act(_ act: Act) {
        acts.append(act)
        guard !isActing else { return }
        isActing = true
        perform? { [weak self] in
            while let self, !self.acts.isEmpty { await self.run(self.acts.removeFirst()) }
            self?.isActing = false
        }
    }

    private func run(_ act: Act) async {
        switch act {
        case .start: await restart()
        case .input(let event): await pilot?.send(event)
        case .time(let duration): await pilot?.advance(by: duration)
        case .theme:
            pilot?.application.theme = effectiveTheme
            await pilot?.settle()
        case .focus: await updateVeil()
        case .resize:
            if let pilot, pilot.display.size != size {
                await pilot.resize(columns: size.width, rows: size.height)
            }
        }
        setNeedsDisplay()
    }

    /// Whether the tool looks focused when the stage is focused.
    private var isVeiled: Bool { veil.application != nil }

    private func updateVeil() async {
        guard let pilot, isRunning, isVeiled == isFocused else { return }
        if isFocused {
            veil.close()
        } else {
            // The tool continues to show the keys of its question.
            veil.next = pilot.application.keyWindow?.firstResponder
            veil.makeKeyAndVisible(in: pilot.application)
        }
        await pilot.settle()
    }

    private var size: Size { Size(width: max(1, bounds.width - 1), height: rows) }

    private func restart() async {
        pilot = nil
        let program = PilotProgram(
            columns: size.width, rows: size.height,
            capabilities: window?.application?.capabilities ?? DisplayCapabilities(), tool)
        self.program = program
        pilot = await program.nextPilot()
        pilot?.recordsRoutes = false
        pilot?.application.theme = effectiveTheme
        while isRunning, !hasBegun() { await Task.yield() }
        veil = Veil()
        await updateVeil()
        await pilot?.advance(by: .milliseconds(100))
        didStart?()
    }

    // MARK: Input

    /// The action `again`, after the end of the tool; while it runs, its own keys go to the tool.
    override var actions: [Action] {
        guard !isRunning, !isActing else { return [] }
        return [
            Action("again", title: "Again", keys: ["enter"]) { responder in
                (responder as? ToolStage)?.start()
                return .stop
            }
        ]
    }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard isRunning else { return .ignored }
        // All other keys belong to the gallery.
        let isTyped = event.press.modifiers.isDisjoint(with: [.control, .alt])
        guard isTyped, event.chord != "tab", event.chord != "shift-tab", event.chord != "f1" else {
            return .ignored
        }
        act(.focus)
        act(.input(.key(event.press)))
        return .stop
    }

    override func handlePaste(_ event: PasteEvent) -> Disposition {
        act(.focus)
        act(.input(.paste(event.text, isTruncated: false)))
        return .stop
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .down, event.button == .left else { return super.handleMouse(event) }
        becomeFirstResponder()
        guard isRunning else {
            start()
            return .stop
        }
        act(.focus)
        let place = event.location.offsetBy(dx: -indent(ofRow: event.location.y), dy: 0)
        for action in [MouseInput.Action.press(.left), .release(.left)] {
            act(.input(.mouse(MouseInput(action, at: place))))
        }
        return .stop
    }

    // MARK: The picture

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: rows) }

    override func layoutSubviews() {
        if pilot != nil { act(.resize) }
    }

    override var cursorPosition: Point? {
        guard isRunning, let cursor = pilot?.display.cursor else { return nil }
        return cursor.position
    }

    /// The logged lines and the rows of the tool.
    private var lines: [StyledText] {
        guard let pilot else { return [] }
        let buffer = pilot.display.buffer
        let shown = (0..<buffer.size.height).map { Self.line($0, of: buffer) }
        let used = (shown.lastIndex { !$0.string.allSatisfy { $0 == " " } } ?? -1) + 1
        return Array((pilot.display.loggedLines + shown.prefix(used)).suffix(rows))
    }

    /// Returns the first column of a row; a question has a bar there, which is left of the texts of
    /// the page.
    private func indent(ofRow y: Int) -> Int {
        let lines = lines
        return lines.indices.contains(y) && lines[y].string.hasPrefix("▌") ? 0 : 1
    }

    /// Returns a row with its styles.
    private static func line(_ y: Int, of buffer: CellBuffer) -> StyledText {
        var line = StyledText()
        let width = buffer.size.width
        var x = 0
        while x < width {
            let start = x
            let style = buffer[Point(x: x, y: y)].style
            while x < width, buffer[Point(x: x, y: y)].style == style { x += 1 }
            let part = buffer.text(row: y, columns: start..<x)
            let blanks = String(repeating: " ", count: max(0, x - start - part.cellWidth))
            line.append(part + blanks, style: style)
        }
        return line
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        // The tool uses the colors of its own application.
        if let theme = pilot?.application.theme, theme.name != effectiveTheme.name { act(.theme) }
        if isRunning, isVeiled == isFocused { act(.focus) }
        for (y, line) in lines.enumerated() {
            canvas.draw(line, at: Point(x: indent(ofRow: y), y: y))
            // Only one view on the screen may look focused.
            if !isFocused, line.string.hasPrefix("▌") {
                canvas.draw("▏", at: Point(x: 0, y: y), style: Style(foreground: .border))
            }
        }
    }
}

/// A window without rows and without actions.
private final class Veil: Window {
    override var actions: [Action] { [] }
}
