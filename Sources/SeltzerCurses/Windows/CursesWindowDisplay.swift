// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerBase
import SeltzerScreen
import SeltzerTerminal

/// A display that paints through ncurses' windows and colors, and reads through its keys and mouse.
///
/// It serves terminals that do not speak ECMA-48, programs with the variable
/// `SELTZER_DRIVER=ncurses`, and comparisons with the other display. ncurses reads from one buffer
/// and writes into another. The terminal itself is behind a ``/SeltzerTerminal/ByteChannel``, as
/// with the other display, so that no call waits and the terminal is restored in the same way.
///
/// ncurses has limits. Of a cluster with several spacing characters, only the first appears, and
/// `?` replaces characters that libc does not know. There are at most 256 colors and no
/// strikethrough. Clicks that arrive together have the same position. If terminfo has only the
/// oldest mouse protocol, the mouse ends at column 223. The horizontal wheel and buttons beyond the
/// third are not reported. A paste arrives as typed keys, and focus is not reported. The terminal
/// gets no questions, so its colors and version stay unknown. Only one such display can be started
/// in a process at a time.
public final class CursesWindowDisplay: Display {
    private let channel: any ByteChannel
    private let profile: TerminalProfile
    private let inputSettings: InputSettings
    private var receive: (@MainActor (DisplayEvent) -> Void)?
    private var isStarted = false
    private var painter: CursesPainter?
    private var gate: CursesInputGate
    private var input = CursesInput()
    /// The bytes of ncurses that the terminal has not taken yet.
    private var output: ArraySlice<UInt8> = []
    private var isFrameRefused = false
    private var isInvalid = true
    private var requests: TerminalRequests
    private var hasSentStrings = false
    private var modes: CursesModes?
    private var knownSize: Size
    private var mouseMode = MouseMode.off

    /// The capabilities of the display; after the start, ncurses' colors and libc's characters limit them.
    public private(set) var capabilities: DisplayCapabilities

    /// Creates a display; it sends nothing before ``start(mouse:receive:)``.
    ///
    /// - Parameters:
    ///   - channel: The bytes to and from the terminal.
    ///   - profile: The profile of the terminal; ncurses looks up its name again.
    ///   - inputSettings: The waiting time after ESC.
    public init(
        channel: any ByteChannel, profile: TerminalProfile,
        inputSettings: InputSettings = InputSettings()
    ) {
        self.channel = channel
        self.profile = profile
        self.inputSettings = inputSettings
        requests = TerminalRequests(profile: profile)
        gate = CursesInputGate(profile: profile)
        knownSize = channel.size
        capabilities = profile.capabilities
    }

    deinit {
        if isStarted { cn_delscreen() }
    }

    /// The size of the terminal in cells.
    public var size: Size { knownSize }

    /// Starts ncurses, opens the channel and takes over the screen.
    ///
    /// - Throws: ``TerminalError/windowsInUse`` if another such display is started, or the error of the channel.
    public func start(
        mouse: MouseMode,
        receive: @escaping @MainActor (DisplayEvent) -> Void
    ) throws {
        guard !isStarted else { return }
        knownSize = channel.size
        let wantsMouse = mouse != .off && profile.capabilities.hasMouse
        try startWindows(wantsMouse: wantsMouse)
        do {
            mouseMode = wantsMouse ? mouse : .off
            requests = TerminalRequests(profile: profile)
            hasSentStrings = false
            let modes = CursesModes(mouse: mouseMode, profile: profile)
            try channel.open(entering: modes.entering, leaving: modes.leaving) {
                [weak self] event in
                self?.handle(event)
            }
            self.modes = modes
        } catch {
            cn_delscreen()
            throw error
        }
        isStarted = true
        self.receive = receive
        isInvalid = true
    }

    private func startWindows(wantsMouse: Bool) throws(TerminalError) {
        let (columns, rows) = (Int32(knownSize.width), Int32(knownSize.height))
        switch cn_newterm(profile.name, columns, rows, wantsMouse) {
        case CN_SCREEN_READY: break
        case CN_SCREEN_IN_USE: throw .windowsInUse
        default: throw .refused("ncurses does not start on it")
        }
        let painter = CursesPainter(depth: profile.capabilities.colorDepth)
        self.painter = painter
        capabilities.colorDepth = painter.colorDepth
        capabilities.hasMouse = profile.capabilities.hasMouse
        // U+2500 is a box drawing character; every locale beyond ASCII knows its width.
        capabilities.isUnicode = profile.capabilities.isUnicode && cn_wcwidth(0x2500) == 1
    }

    private func setModes() {
        guard let modes else { return }
        channel.setModes(
            entering: modes.entering + requests.entering,
            leaving: (hasSentStrings ? TerminalRequests.endOfCutString : [])
                + requests.leaving + modes.leaving)
    }

    /// Changes the mouse reports that the application gets.
    public func setMouseMode(_ mode: MouseMode) {
        guard isStarted, profile.capabilities.hasMouse, mode != mouseMode else { return }
        output += CursesModes.motion(mouseMode, isOn: false, profile: profile)
        mouseMode = mode
        // Switched off first, because a terminal may end all modes together.
        cn_mousemask(false)
        if mode != .off { cn_mousemask(true) }
        output += CursesOutput.take()
        output += CursesModes.motion(mode, isOn: true, profile: profile)
        modes = CursesModes(mouse: mode, profile: profile)
        setModes()
        isInvalid = true
        write()
    }

    /// Sets the changed cells, and sends the bytes of ncurses if the terminal has taken all earlier ones.
    ///
    /// - Returns: Whether the display took the frame; false before the start.
    @discardableResult
    public func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        guard isStarted else { return false }
        guard output.isEmpty else {
            isFrameRefused = true
            return false
        }
        let rects =
            isInvalid ? [buffer.bounds] : damage.rects.map { buffer.wholeGlyphs(in: $0) }
        painter?.paint(buffer, rects, within: knownSize)
        let position = cursor.map(\.position).flatMap { buffer.bounds.contains($0) ? $0 : nil }
        cn_doupdate(isInvalid, Int32(position?.x ?? -1), Int32(position?.y ?? 0))
        isInvalid = false
        output = CursesOutput.take()[...]
        write()
        return true
    }

    /// Forgets the content of the terminal, so that the next frame clears the screen and paints
    /// every cell.
    public func invalidate() {
        isInvalid = true
    }

    /// Restores the terminal, stops the process, and takes over the terminal again afterwards.
    public func suspend() {
        guard isStarted else { return }
        output = []
        requests.removeAll()
        channel.suspend()
    }

    /// Lends the terminal to another program, and takes the terminal over again when the program
    /// has ended.
    ///
    /// - Returns: The exit status of the program, or 128 plus the signal's number if a signal ended it.
    /// - Throws: The error of the channel if the program cannot be started.
    public func runForeground(_ command: [String]) async throws -> Int32 {
        output = []
        requests.removeAll()
        return try await channel.runForeground(command)
    }

    /// Rings the bell, or flashes the screen if the terminal has no bell, and sends other requests
    /// to terminals that speak ECMA-48.
    ///
    /// The display does not request the clipboard, because ncurses does not understand the answer.
    @discardableResult
    public func perform(_ request: DisplayRequest) -> Bool {
        guard isStarted, request != .clipboard else { return false }
        if request == .bell {
            cn_beep()
            output += CursesOutput.take()
        } else {
            if case .progress = request, !quirks.hasProgress {
                return false
            }
            requests.passesThrough = quirks.passesThrough
            guard requests.add(request) else { return false }
            hasSentStrings = true
            setModes()
        }
        write()
        return true
    }

    /// Restores the terminal and ends ncurses; no effect on a display that is not started.
    public func stop() {
        guard isStarted else { return }
        isStarted = false
        receive = nil
        output = []
        requests.removeAll()
        cn_delscreen()
        channel.setAlarm(after: nil)
        channel.close()
    }

    private var quirks: TerminalQuirks {
        TerminalQuirks(of: profile.software, inside: profile.surroundingSoftware)
    }

    private func write() {
        let taken = output.withUnsafeBytes { channel.write($0) }
        output = output.dropFirst(taken)
        guard output.isEmpty, !requests.isEmpty else { return }
        output = requests.take(for: quirks)[...]
        write()
    }

    // MARK: Events

    private func handle(_ event: ByteChannelEvent) {
        guard isStarted else { return }
        switch event {
        case .bytes(let bytes): read(gate.accept(bytes))
        case .alarm: read(gate.release())
        case .writable: resumeOutput()
        case .printed: break
        case .resized(let size): resize(to: size)
        case .resumed: resume()
        case .hungUp: receive?(.disconnected)
        case .terminated(let signal): receive?(.terminated(signal: signal))
        }
    }

    private func read(_ bytes: [UInt8]) {
        channel.setAlarm(after: gate.isHolding ? inputSettings.escapeTimeout : nil)
        let events = input.events(of: bytes)
        if !events.isEmpty { receive?(.input(events)) }
    }

    private func resumeOutput() {
        write()
        guard output.isEmpty, isFrameRefused else { return }
        isFrameRefused = false
        receive?(.ready)
    }

    private func resize(to size: Size) {
        isInvalid = true
        guard size != knownSize else {
            receive?(.contentLost)
            return
        }
        knownSize = size
        cn_resize_term(Int32(size.width), Int32(size.height))
        receive?(.input([.resize(size)]))
    }

    private func resume() {
        output = []
        requests.removeAll()
        isFrameRefused = false
        isInvalid = true
        gate = CursesInputGate(profile: profile)
        input = CursesInput()
        // These calls bring ncurses' own state in line with the modes that the channel has set.
        cn_endwin()
        cn_enterwin()
        _ = CursesOutput.take()
        let size = channel.size
        if size != knownSize { resize(to: size) }
        receive?(.contentLost)
    }
}
