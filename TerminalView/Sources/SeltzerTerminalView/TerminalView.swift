// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CEmulator
import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A view that shows a program on a terminal of its own.
///
/// ```swift
/// let view = TerminalView()
/// try view.start(ChildCommand("vim", ["notes.txt"]))
/// view.on(TerminalEnded.self) { event in status.text = "\(event.status)"; return .stop }
/// ```
///
/// While the view is focused, the program gets all keys but the keys of the view's ``actions``, and the paste. It gets
/// the mouse if it asks for it; with Shift, and without such a request, the mouse selects text. The program's terminal
/// is as large as the view. It is of the kind `xterm-256color`.
///
/// The program's output is untrusted. It cannot leave the view, and its texts reach the clipboard only with
/// ``allowsCopying``. The program ends with the view, or when the view leaves its window for good
/// (``endsWithWindow``).
///
/// The view posts ``TerminalEnded``, ``TerminalTitleChanged`` and ``TerminalRang``.
open class TerminalView: View {
    final let emulator: Emulator
    /// The number of rows between the bottom of the screen and the bottom of the view.
    final var scrollOffset = 0
    final var selection: TerminalSelection?
    /// The way in which a drag extends the selection; nil while no drag selects.
    final var dragUnit: TerminalSelection.Unit?
    /// The cells where the drag began.
    final var pressedCells: ClosedRange<TerminalSelection.Place>?
    /// The button that the program holds; nil for none.
    final var heldButton: Int?
    /// The program; nil before the first start.
    public private(set) final var child: ChildProcess?
    /// The way in which the program ended; nil while it runs, and before the first start.
    public private(set) final var status: ChildStatus?
    /// The title that the program set, without control characters; empty for none.
    public private(set) final var title = ""
    private final var reader: Task<Void, Never>?
    private final var writes: AsyncStream<[UInt8]>.Continuation?
    private final var lastDisplay: ContinuousClock.Instant?
    private final var waitsForDisplay = false

    /// Whether output waits for the next frame.
    final var isWaitingForDisplay: Bool { waitsForDisplay }

    /// Whether the program may set the user's clipboard (OSC 52); false by default.
    public final var allowsCopying = false
    /// Whether the program ends when the view leaves its window; true by default.
    public final var endsWithWindow = true
    /// The maximum number of rows that are kept above the screen; 10,000 by default.
    public final var scrollbackLimit: Int {
        didSet {
            emulator.setScrollback(scrollbackLimit)
            scroll(to: scrollOffset)
        }
    }

    /// Creates a view without a program.
    ///
    /// - Parameter scrollbackLimit: The maximum number of rows that are kept above the screen.
    public init(scrollbackLimit: Int = 10_000) {
        self.scrollbackLimit = scrollbackLimit
        emulator = Emulator(size: Size(width: 80, height: 24), scrollback: scrollbackLimit)
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view with an emulator.
    init(scrollbackLimit: Int, _ emulator: Emulator) {
        self.scrollbackLimit = scrollbackLimit
        self.emulator = emulator
        super.init(frame: .zero)
        setUp()
    }

    private final func setUp() {
        clipsToBounds = true
        on(BecameFirstResponder.self, TerminalView.focusDidChange)
        on(ResignedFirstResponder.self, TerminalView.focusLeft)
    }

    deinit {
        reader?.cancel()
        writes?.finish()
    }

    // MARK: The program

    /// Starts a program in place of an earlier one, which ends.
    ///
    /// The variable `TERM` becomes `xterm-256color`, unless the command sets it. The command's own terminal size has no
    /// effect.
    ///
    /// - Throws: `ChildProcessError` if the program does not start, or if there is no memory for its terminal; an earlier
    ///   program then goes on.
    public final func start(_ command: ChildCommand) throws(ChildProcessError) {
        guard emulator.makeIfNeeded() else {
            throw .failed(
                operation: "make a terminal for", program: command.program, code: ENOMEM)
        }
        var command = command
        command.terminalSize = emulator.size
        if command.environment["TERM"] == nil { command.environment["TERM"] = "xterm-256color" }
        if command.environment["COLORTERM"] == nil {
            command.environment["COLORTERM"] = "truecolor"
        }
        for name in ["TMUX", "STY", "COLUMNS", "LINES", "TERM_PROGRAM", "TERM_PROGRAM_VERSION"]
        where command.environment[name] == nil {
            command.environment.updateValue(nil, forKey: name)
        }
        let child = try ChildProcess(command)
        end()
        self.child = child
        status = nil
        reader = Task { [weak self] in await Self.read(child) { [weak self] in self } }
        let (texts, writes) = AsyncStream.makeStream(
            of: [UInt8].self, bufferingPolicy: .bufferingOldest(4_096))
        self.writes = writes
        Task.detached { for await text in texts { try? await child.write(text) } }
    }

    /// Ends the program, if one runs; its end is not posted.
    public final func end() {
        reader?.cancel()
        reader = nil
        writes?.finish()
        writes = nil
        child?.cancel()
    }

    private static func read(
        _ child: ChildProcess, for view: @MainActor () -> TerminalView?
    ) async {
        do {
            for try await bytes in child.bytes {
                // Input and frames have their turns after a few milliseconds.
                for start in stride(from: 0, to: bytes.count, by: Self.sliceSize) {
                    guard let view = view() else { return child.cancel() }
                    view.feed(bytes[start..<min(start + Self.sliceSize, bytes.count)])
                    await Task.yield()
                }
            }
        } catch { return }
        let status = await child.end.status
        guard !Task.isCancelled, let view = view(), view.child === child else { return }
        view.status = status
        view.setNeedsDisplay()
        view.post(TerminalEnded(status: status), includingSelf: true)
    }

    /// Takes in output as if the program had written it.
    ///
    /// So a program can show a recorded session, or a note about its own.
    public final func feed(_ bytes: some Sequence<UInt8>) {
        feed(ArraySlice(Array(bytes)))
    }

    private final func feed(_ bytes: ArraySlice<UInt8>) {
        emulator.feed(bytes)
        send(emulator.takeOutput())
        let changes = emulator.takeChanges()
        if scrollOffset > 0 { scrollOffset += changes.pushed }
        if changes.has_cleared_scrollback { selection = nil }
        scrollOffset = min(max(0, scrollOffset), emulator.scrollbackCount)
        setNeedsDisplaySoon()
        report(changes)
    }

    private final func report(_ changes: ce_changes) {
        if changes.has_title {
            let new = TextSanitizer.line(emulator.title)
            if new != title {
                title = new
                post(TerminalTitleChanged(title: new), includingSelf: true)
            }
        }
        if changes.has_rung { post(TerminalRang(), includingSelf: true) }
        if changes.has_copied, allowsCopying, let text = emulator.copied.flatMap(Base64.decoded) {
            window?.application?.pasteboard.string = text
        }
    }

    /// Marks the view for drawing, but not more often than sixty times in a second.
    private final func setNeedsDisplaySoon() {
        guard !waitsForDisplay else { return }
        let now = ContinuousClock.now
        if let lastDisplay, lastDisplay.duration(to: now) < Self.frameInterval {
            waitsForDisplay = true
            Task { [weak self] in
                try? await Task.sleep(for: Self.frameInterval)
                self?.waitsForDisplay = false
                self?.setNeedsDisplaySoon()
            }
        } else {
            lastDisplay = now
            setNeedsDisplay()
        }
    }

    private nonisolated static var sliceSize: Int { 16_384 }
    private nonisolated static var frameInterval: Duration { .milliseconds(16) }

    /// Sends bytes to the program, as if the user had typed them.
    public final func send(_ bytes: [UInt8]) {
        if !bytes.isEmpty { writes?.yield(bytes) }
    }

    // MARK: Layout

    /// Returns 80 by 24 cells, or the room if it is smaller.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(80, size.width), height: min(24, size.height))
    }

    /// Gives the program's terminal the size of the view.
    open override func layoutSubviews() {
        guard !bounds.isEmpty, Emulator.clamped(bounds.size) != emulator.size else { return }
        emulator.resize(to: bounds.size)
        child?.resize(to: emulator.size)
        _ = emulator.takeChanges()
        selection = nil
        scroll(to: scrollOffset)
        setNeedsDisplay()
    }

    /// Ends the program when the view leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, endsWithWindow { end() }
    }

    // MARK: Focus

    /// True: the program gets the keys.
    open override var canBecomeFirstResponder: Bool { true }

    private final func focusDidChange(_ event: BecameFirstResponder) -> Disposition {
        focus(true)
    }

    private final func focusLeft(_ event: ResignedFirstResponder) -> Disposition { focus(false) }

    private final func focus(_ isFocused: Bool) -> Disposition {
        emulator.focus(isFocused)
        send(emulator.takeOutput())
        setNeedsDisplay()
        return .ignored
    }

    // MARK: Keys and the mouse

    /// Scrolling, copying, and leaving the view.
    open override var actions: [Action] {
        var leave = Action(
            "terminalLeave", title: "Leave terminal", keys: ["ctrl-]"], TerminalView.leave)
        leave.movesFocus = true
        return [
            Action("terminalPageUp", title: "Scroll up", keys: ["shift-pageup"]) {
                ($0 as? TerminalView)?.scroll(byPages: 1) ?? .ignored
            },
            Action("terminalPageDown", title: "Scroll down", keys: ["shift-pagedown"]) {
                ($0 as? TerminalView)?.scroll(byPages: -1) ?? .ignored
            },
            Action(
                "terminalCopy", title: "Copy", keys: ["ctrl-shift-c"], TerminalView.copySelection),
            leave,
        ]
    }

    /// Scrolls into the scrollback; the alternate screen has none, and leaves the keys to the program.
    private final func scroll(byPages count: Int) -> Disposition {
        guard !emulator.isAlternate || status != nil else { return .ignored }
        scroll(to: scrollOffset + count * max(1, bounds.height - 1))
        return .stop
    }

    private final func leave() {
        window?.focusNext()
        if isFirstResponder { resignFirstResponder() }
    }

    /// Sends a key to the program.
    open override func handleKey(_ event: KeyEvent) -> Disposition { type(event.press) }

    /// Sends a text to the program.
    open override func handlePaste(_ event: PasteEvent) -> Disposition { paste(event.text) }

    /// Passes the mouse on to the program, selects text, or scrolls.
    open override func handleMouse(_ event: MouseEvent) -> Disposition { point(event) }

    /// The cursor of the program; nil if it is hidden.
    open override var cursorPosition: Point? { programCursor }

    /// The shape that the program asks for.
    open override var cursorShape: CursorShape { programCursorShape }

    /// Draws the visible rows.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawRows(rect, in: canvas) }

    /// A document with the title and the text of the screen.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .document, value: text.isEmpty ? nil : text, traits: .updatesFrequently)
        attributes.placeholder = title.isEmpty ? "Terminal" : title
        return attributes
    }
}
