// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A display on a terminal that speaks ECMA-48, reached through a ``ByteChannel``.
///
/// A frame is one block of bytes and one write. Until the terminal has accepted all of it, further frames are refused
/// and never queued, and input is still handled. So a slow or stuck terminal costs frames, but neither memory nor the
/// keys that end the program.
///
/// If the terminal answers questions, its answers show how much it has read. On a slow line, no
/// more bytes are in flight than the line carries in about a round trip. Frames are then sent in
/// parts, each with the newest cells; cells that input changed are sent first.
public final class TerminalDisplay: Display, OutputReportingDisplay {
    /// The profile of the terminal, without its answers.
    public let profile: TerminalProfile
    let channel: any ByteChannel
    let encoder: FrameEncoder
    let output: PacedOutput

    // Exclusivity checks are off for properties that every frame reads. No access to them lasts while
    // the receiver runs.

    var input: TerminalInput
    @exclusivity(unchecked)
    var interview: TerminalInterview
    @exclusivity(unchecked)
    var modes: TerminalModes
    @exclusivity(unchecked)
    var requests: TerminalRequests
    /// The inline rows; nil on the whole screen.
    @exclusivity(unchecked)
    var area: InlineArea?
    /// The lines that wait for a frame above the inline rows.
    @exclusivity(unchecked)
    var lines = WaitingLines()
    /// The lines that the process prints on the terminal.
    @exclusivity(unchecked)
    var printedLines = PrintedLines()
    /// The inline rows above the cursor after the last frames.
    @exclusivity(unchecked)
    var recentRows = RecentRows()
    /// The wait of the cursor of inline rows after a change of the screen's size.
    @exclusivity(unchecked)
    var settling = ResizeSettling()
    /// The requested presentation.
    ///
    /// If it is of another kind than the present one, it takes effect at the next start.
    var presentation = ScreenPresentation.fullScreen
    @exclusivity(unchecked)
    private(set) var receive: (@MainActor (DisplayEvent) -> Void)?
    /// The size of the terminal's screen.
    @exclusivity(unchecked)
    private(set) var knownSize: Size
    /// Whether input is being reported, so that the user waits for the first frame that the receiver shows.
    @exclusivity(unchecked)
    private(set) var isReportingInput = false

    /// A closure that gets all bytes from the terminal and their meaning; the display keeps it.
    ///
    /// Use it to show or record the input of a terminal. It is called before the receiver, and before pointer motions
    /// are dropped. It also gets answers, and sequences without a meaning. Decoding is slower while it is set.
    public var inputObserver: (@MainActor (ReceivedInput) -> Void)?

    /// Called when the process has printed something while the display takes the whole screen.
    private(set) var printedHandlers: [ObjectIdentifier: @MainActor () -> Void] = [:]

    /// Sets what an object does when the process has printed something while the display takes the whole screen.
    package func setPrintedHandler(of owner: AnyObject, _ handler: (@MainActor () -> Void)?) {
        printedHandlers[ObjectIdentifier(owner)] = handler
        channel.reportsPrinted = area != nil || !printedHandlers.isEmpty
    }

    /// The number of pictures that the end removes from the terminal.
    private var pictureCount = 0
    /// The shape of the text cursor that was last sent to the terminal.
    var cursorShape = CursorShape.terminal

    /// The wanted keyboard reports.
    public internal(set) var keyboardMode = KeyboardMode.distinct

    /// Creates a display; nothing is sent before ``start(mouse:receive:)``.
    ///
    /// - Parameters:
    ///   - channel: The bytes to and from the terminal.
    ///   - profile: The profile of the terminal; ``TerminalProfile/isANSI`` must be true.
    ///   - asksTerminal: Whether the terminal is asked for its capabilities at the start. Nothing waits for the
    ///     answers. If they change the capabilities, ``/SeltzerScreen/DisplayEvent/capabilitiesChanged`` is reported.
    ///   - inputSettings: The waiting time after ESC, and the limit for pastes.
    ///   - memory: The answers of terminals to earlier displays and to this one.
    public init(
        channel: any ByteChannel,
        profile: TerminalProfile,
        asksTerminal: Bool = false,
        inputSettings: InputSettings = InputSettings(),
        memory: TerminalMemory? = nil
    ) {
        self.channel = channel
        self.profile = profile
        encoder = FrameEncoder(profile: profile)
        output = PacedOutput(channel)
        input = TerminalInput(profile: profile, settings: inputSettings)
        interview = TerminalInterview(profile: profile, isOn: asksTerminal, memory: memory)
        modes = TerminalModes(profile: profile, mouse: .off)
        requests = TerminalRequests(profile: profile)
        knownSize = channel.size
    }

    /// The size in cells of the part of the screen that the display uses.
    public var size: Size { area?.size(in: knownSize) ?? knownSize }

    /// The size in cells of the terminal's screen.
    public var screenSize: Size { knownSize }

    /// The number of bytes so far, without the bytes that set up and restore the terminal.
    package var sentByteCount: Int { output.totalCount }

    /// Returns the bytes that the process printed since the start, from an offset on.
    package func printed(from offset: Int) -> [UInt8] { channel.printed(from: offset) }

    /// The ends of the last writes to standard output and to standard error.
    package var printedEnds: (output: Int, error: Int)? { channel.printedEnds }

    /// The capabilities of the terminal.
    public var capabilities: DisplayCapabilities {
        var result = interview.features.capabilities
        result.hasMouse = result.hasMouse && canUseMouse
        if area != nil { result.cellPixels = nil }
        return result
    }

    /// Whether the terminal is asked for its capabilities at the start.
    public var asksTerminal: Bool { interview.isOn }

    /// The answers of the terminal since the start.
    public var answers: TerminalAnswers { interview.answers }

    /// Whether the terminal has answered all questions that it can answer.
    public var isInterviewComplete: Bool { interview.isComplete }

    /// Opens the channel and sets up the screen; does nothing on a started display.
    ///
    /// - Throws: The channel's error.
    public func start(
        mouse: MouseMode,
        receive: @escaping @MainActor (DisplayEvent) -> Void
    ) throws {
        guard self.receive == nil else { return }
        area = InlineArea(presentation, profile: profile)
        let modes = TerminalModes(
            profile: profile, mouse: canUseMouse ? mouse : .off, isInline: area != nil)
        encoder.isInline = area != nil
        channel.reportsPrinted = area != nil || !printedHandlers.isEmpty
        printedLines = PrintedLines()
        if area != nil { encoder.cursorIsHome() }
        encoder.hasSentLink = false
        cursorShape = .terminal
        forgetTerminal()
        interview.start()
        teachEncoder()
        input.reset()
        try channel.open(entering: modes.entering, leaving: modes.leaving) { [weak self] event in
            self?.handle(event)
        }
        self.receive = receive
        self.modes = modes
        pictureCount = 0
        self.modes.set(.title, on: [], off: [])
        requests = TerminalRequests(profile: profile)
        knownSize = channel.size
        output.start(isPaced: asksTerminal)
        guard asksTerminal else { return }
        appendLineQuestion()
        askAtStart()
    }

    /// Changes the requested mouse reports.
    public func setMouseMode(_ mode: MouseMode) {
        guard receive != nil, canUseMouse else { return }
        let bytes = modes.setMouse(mode)
        if !bytes.isEmpty { sendModes(bytes) }
    }

    /// Sends the changes, unless the terminal has not accepted all of the frame before.
    ///
    /// - Returns: Whether all changes were sent; false before the start. If false, a part may have
    ///   been sent, and the next frame compares the rest again.
    @discardableResult
    public func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        guard receive != nil else { return false }
        guard output.isEmpty, !holdsFrames else {
            output.refuseFrame()
            return false
        }
        output.expire()
        let cursor = area == nil ? cursor : settlingCursor(cursor)
        let hadSentLink = encoder.hasSentLink
        prepareRows(for: buffer.size)
        repeat {
            let room = output.room(isUrgent: isReportingInput)
            guard room > 0 else { break }
            let isWhole = send(
                buffer, damage: damage, cursor: cursor, limit: room, hadSentLink: hadSentLink)
            settleArea()
            if encoder.isDamagePainted {
                // All other bytes in this turn were waiting before the input.
                output.releaseUser()
                isReportingInput = false
            }
            if isWhole {
                output.releaseFrame()
                settling.noteFrame()
                return !continueLines()
            }
        } while output.isEmpty && !isReportingInput
        waitForRoom()
        return false
    }

    /// Sends the changes or a part of them; returns whether all were sent.
    private func send(
        _ buffer: CellBuffer, damage: Damage, cursor: Cursor?, limit: Int, hadSentLink: Bool
    ) -> Bool {
        encoder.isUrgent = isReportingInput
        if let cursor { appendCursorShape(cursor.shape) }
        let isWhole = encoder.encode(
            buffer, damage: damage, cursor: cursor, into: output.buffer, limit: limit)
        if !output.isEmpty {
            output.notePaint()
            if area != nil { noteRows() }
        }
        if output.wantsQuestion(isHeld: !isWhole) { appendLineQuestion() }
        removePicturesAtEnd()
        if encoder.hasSentLink, !hadSentLink {
            modes.endsCutStrings = true
            switchOn(.links, on: "", off: "\u{1B}]8;;\u{1B}\\")
        } else {
            write()
        }
        return isWhole
    }

    /// Prepares the end to remove all pictures that the terminal has got.
    private func removePicturesAtEnd() {
        guard let pictures = encoder.pictures, pictures.slots.count != pictureCount else { return }
        pictureCount = pictures.slots.count
        // A picture may be cut, and the rest of its commands is lost.
        modes.endsCutStrings = true
        modes.set(.pictures, on: [], off: pictures.leaving)
        // Set before the bytes are sent, so that every end removes the pictures.
        setChannelModes()
    }

    /// Forgets the content of the terminal, so that the next frame paints every cell.
    public func invalidate() {
        encoder.invalidate()
        area?.setDue()
    }

    /// Restores the terminal, stops the process, and sets up the terminal again when the process continues.
    public func suspend() {
        guard receive != nil else { return }
        clearAreaWhenLeaving()
        forgetTerminal()
        awaitAnswers()
        channel.suspend()
    }

    /// Restores the terminal, runs another program on it, and sets the terminal up again when the
    /// program has ended.
    ///
    /// - Returns: The program's exit status, or 128 plus the signal's number if a signal ended it.
    /// - Throws: The channel's error if the program cannot be started.
    public func runForeground(_ command: [String]) async throws -> Int32 {
        clearAreaWhenLeaving()
        forgetTerminal()
        awaitAnswers()
        return try await channel.runForeground(command)
    }

    /// Restores the terminal; does nothing on a display that is not started.
    public func stop() {
        guard receive != nil else { return }
        receive = nil
        trimAreaBeforeLeaving()
        readPrintedAtEnd()
        forgetTerminal()
        channel.setAlarm(after: nil)
        unreadPending(after: awaitAnswers())
        channel.close()
    }

    // MARK: State that the receiver sees

    /// Reports events; the first frame that the receiver shows during the report is urgent.
    func report(_ events: [InputEvent]) {
        isReportingInput = true
        receive?(.input(events))
        isReportingInput = false
    }

    /// Sets the size of the screen.
    ///
    /// The next frame paints every cell, because terminals move text when they are resized.
    func setSize(_ size: Size) {
        knownSize = size
        encoder.invalidate()
        // The font may have changed, too.
        if interview.features.pictures != nil { askAboutCells() }
        guard area != nil else { return }
        recentRows.end(at: channel.now)
        moveHome(beforeWidth: size.width)
        area?.setDue()
        settling.begin(at: channel.now)
    }
}
