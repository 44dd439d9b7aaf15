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
/// If the terminal answers questions, its answers show how far it has come. On a slow line no more bytes are in flight
/// than the line carries in about a round trip. Frames are then sent in parts, each with the newest cells, and the
/// changes that input made come first.
public final class TerminalDisplay: Display {
    /// The profile of the terminal, without its answers.
    public let profile: TerminalProfile
    let channel: any ByteChannel
    let encoder: FrameEncoder
    let output = OutputBuffer()
    /// The number of bytes of the output that the channel has accepted.
    private var written = 0
    var isFrameRefused = false
    /// The limit for bytes in flight to the terminal.
    var pace = LinePace()
    /// Whether input is being reported, so that the user waits for the first frame that the receiver shows.
    private(set) var isTellingInput = false
    var decoder: InputDecoder
    private(set) var receive: (@MainActor (DisplayEvent) -> Void)?
    /// The size of the terminal's screen.
    private(set) var knownSize: Size
    /// How much of the screen is taken from the next start on, and now unless it is another kind.
    var presentation = ScreenPresentation.fullScreen
    /// The rows below the prompt; nil on the whole screen.
    var area: InlineArea?
    /// Whether the terminal is asked for its capabilities at the start.
    public let asksTerminal: Bool
    var interview = TerminalInterview()
    var modes: TerminalModes
    var requests: TerminalRequests
    /// Whether the receiver waits for the text of the clipboard.
    var isClipboardAwaited = false
    let memory: TerminalMemory?
    /// The version of the remembered terminal whose answers are in use, until the terminal reports its own.
    var rememberedVersion: String?
    private var transcript = InputTranscript()
    /// The bytes whose events are being reported.
    private(set) var reported: [UInt8] = []

    /// A closure that gets all bytes from the terminal and their meaning; the display keeps it.
    ///
    /// Use it to show or record the input of a terminal. It is called before the receiver, and before pointer motions
    /// are dropped. It also gets answers, and sequences without a meaning. Decoding is slower while it is set.
    public var inputObserver: (@MainActor (ReceivedInput) -> Void)?

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
        decoder = InputDecoder(profile: profile, settings: inputSettings)
        knownSize = channel.size
        self.asksTerminal = asksTerminal
        self.memory = memory
        modes = TerminalModes(profile: profile, mouse: .off)
        requests = TerminalRequests(profile: profile)
    }

    /// The size in cells of the part of the screen that the display uses.
    public var size: Size { area?.size(in: knownSize) ?? knownSize }

    /// The capabilities of the terminal.
    public var capabilities: DisplayCapabilities {
        var result = profile.capabilities
        result.appearance = answers.appearance ?? result.appearance
        result.background = answers.background ?? result.background
        result.foreground = answers.foreground ?? result.foreground
        if answers.hasTrueColor, result.colorDepth == .palette { result.colorDepth = .trueColor }
        result.hasMouse = result.hasMouse && canUseMouse
        result.hasKeyPhases = answers.keyboardFlags != nil
        if let joined = answers.joinedClusters { result.joinedClusters = joined }
        // Asked for after the widths were measured, if it was off then.
        if answers.canSet(TerminalQuestions.clusterWidths) { result.joinedClusters = .all }
        // One cluster of each kind was measured; that the others are alike is what the mode promises.
        if answers.hadClusterWidths { result.agreedClusters = answers.agreedClusters }
        if let software = answers.software, software.isKnown {
            result.hasLinks = software.hasLinks
            result.hasUnderlineStyles = software.hasUnderlineStyles
        }
        return result
    }

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
        if area != nil { encoder.cursorIsHome() }
        forgetTerminal()
        let remembered = asksTerminal ? memory?.answers(ofTerminalNamed: profile.name) : nil
        interview = TerminalInterview(answers: remembered ?? TerminalAnswers())
        encoder.hasSynchronizedUpdates = profile.hasSynchronizedUpdates
        encoder.hasSideMargins = false
        encoder.hasSentLink = false
        teachEncoder()
        forgetInput()
        try channel.open(entering: modes.entering, leaving: modes.leaving) { [weak self] event in
            self?.handle(event)
        }
        self.receive = receive
        self.modes = modes
        self.modes.set(.title, on: [], off: [])
        requests = TerminalRequests(profile: profile)
        isClipboardAwaited = false
        knownSize = channel.size
        pace = LinePace(isOn: asksTerminal, bytesPerSecond: channel.bytesPerSecond)
        guard asksTerminal else { return }
        addLineQuestion()
        ask(remembering: remembered)
    }

    /// Changes the wanted mouse reports.
    public func setMouseMode(_ mode: MouseMode) {
        guard receive != nil, canUseMouse else { return }
        let bytes = modes.setMouse(mode)
        if !bytes.isEmpty { sendModes(bytes) }
    }

    /// Sends the changes, unless the terminal has not accepted all of the frame before.
    ///
    /// - Returns: Whether all changes were sent; false before the start. If false, a part may have been sent, and the
    ///   next frame compares the rest anew.
    @discardableResult
    public func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        guard receive != nil else { return false }
        guard output.isEmpty else {
            isFrameRefused = true
            return false
        }
        pace.expire(at: seconds)
        takeRows(for: buffer.size)
        repeat {
            let room = pace.room(isUrgent: isTellingInput, at: seconds)
            guard room > 0 else { break }
            let isWhole = send(buffer, damage: damage, cursor: cursor, limit: room)
            settleArea()
            if encoder.isDamagePainted {
                // Whatever follows in this turn was waiting before the input.
                pace.releaseUser()
                isTellingInput = false
            }
            if isWhole {
                pace.release()
                return true
            }
        } while output.isEmpty && !isTellingInput
        waitForRoom()
        return false
    }

    /// Sends the changes or a part of them; returns whether it sent all.
    private func send(
        _ buffer: CellBuffer, damage: Damage, cursor: Cursor?, limit: Int
    ) -> Bool {
        let hadSentLink = encoder.hasSentLink
        encoder.isUrgent = isTellingInput
        let isWhole = encoder.encode(
            buffer, damage: damage, cursor: cursor, into: output, limit: limit)
        if pace.wantsQuestion(with: output.count, isHeld: !isWhole, at: seconds) {
            addLineQuestion()
        }
        if encoder.hasSentLink, !hadSentLink {
            modes.endsCutStrings = true
            switchOn(.links, on: "", off: "\u{1B}]8;;\u{1B}\\")
        } else {
            write()
        }
        return isWhole
    }

    /// Forgets the content of the terminal, so that the next frame paints every cell.
    public func invalidate() {
        encoder.invalidate()
        // Others may have written below the prompt.
        area?.isDue = true
    }

    /// Restores the terminal, stops the process, and sets up the terminal again when the process continues.
    public func suspend() {
        guard receive != nil else { return }
        clearAreaWhenLeaving()
        forgetTerminal()
        awaitAnswers()
        channel.suspend()
    }

    /// Restores the terminal, runs another program on it, and sets it up again at the program's end.
    ///
    /// - Returns: The program's exit status, or 128 plus the signal's number if a signal ended it.
    /// - Throws: The channel's error if the program does not start.
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
        forgetTerminal()
        channel.setAlarm(after: nil)
        unreadPending(after: awaitAnswers())
        channel.close()
    }

    // MARK: Output

    /// Appends bytes to the output, and writes as many as the terminal accepts.
    func send(_ bytes: [UInt8]) {
        output.append(contentsOf: bytes)
        write()
    }

    /// Appends a question, which the terminal answers when it has come so far.
    func addLineQuestion() {
        output.append(contentsOf: LinePace.question)
        pace.ask(with: output.count - written, at: seconds)
        tellOwedAnswers()
    }

    /// Writes as much of the output as the terminal accepts.
    func write() {
        guard written < output.count else { return }
        let taken = output.withUnsafeBytes { bytes in
            channel.write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
        }
        let count = min(max(0, taken), output.count - written)
        written += count
        pace.send(count)
        guard written == output.count else { return }
        dropOutput()
        settleArea()
        sendRequests()
    }

    /// Continues to write a frame, and asks for the next one if one was refused.
    private func resumeOutput() {
        write()
        takeNextFrame()
    }

    /// Drops the output, and forgets the content of the terminal.
    ///
    /// The next output begins with ESC, which ends a control sequence that was cut.
    private func forgetTerminal() {
        dropOutput()
        requests.removeAll()
        encoder.invalidate()
    }

    private func dropOutput() {
        output.removeAll()
        written = 0
        pace.forgetUnsent()
    }

    // MARK: Input

    private func handle(_ event: ByteChannelEvent) {
        guard receive != nil else { return }
        switch event {
        case .bytes(let bytes): decode(bytes)
        case .alarm: expire()
        case .writable: resumeOutput()
        case .resized(let size): resize(to: size)
        case .resumed: resume()
        case .hungUp: hangUp()
        case .terminated(let signal): receive?(.terminated(signal: signal))
        }
    }

    private func decode(_ bytes: [UInt8]) {
        reported = bytes
        defer { reported = [] }
        guard inputObserver == nil else {
            return deliver(transcript.decode(bytes, with: &decoder, at: channel.now))
        }
        var found: [DecodedInput] = []
        decoder.decode(bytes, at: channel.now, into: &found)
        deliver(found)
    }

    private func expire() {
        pace.expire(at: seconds)
        guard inputObserver == nil else {
            return deliver(transcript.expire(with: &decoder, at: channel.now))
        }
        var found: [DecodedInput] = []
        decoder.expire(at: channel.now, into: &found)
        deliver(found)
    }

    private func deliver(_ received: [ReceivedInput]) {
        for input in received { inputObserver?(input) }
        deliver(received.flatMap(\.decoded))
    }

    private func forgetInput() {
        decoder.reset()
        transcript = InputTranscript()
    }

    /// Sets the alarm for the decoder, and reports the events.
    private func deliver(_ found: [DecodedInput]) {
        setAlarm()
        var batch = InputBatch()
        let dropsModifiers = dropsModifierKeys
        for input in found {
            guard case .event(let event) = input else {
                if case .report(let report) = input { take(report) }
                continue
            }
            if case .resize(let size) = event {
                guard size != knownSize else { continue }
                takeSize(size)
                batch.append(.resize(self.size))
            } else if dropsModifiers, case .key(let press) = event, press.key.isModifier {
                continue
            } else if let event = inArea(event) {
                batch.append(event)
            }
        }
        if !batch.events.isEmpty {
            isTellingInput = true
            receive?(.input(batch.events))
            isTellingInput = false
        }
        takeNextFrame()
    }

    /// Takes a new size; everything is painted anew, because terminals move text when they are resized.
    private func takeSize(_ size: Size) {
        knownSize = size
        encoder.invalidate()
        area?.isDue = true
    }

    private func hangUp() {
        interview = TerminalInterview()
        pace.forget()
        tellOwedAnswers()
        receive?(.disconnected)
    }

    private func resize(to size: Size) {
        // One that tells of each size by itself has told of this one.
        let isNew = size != knownSize
        // Also when it changes back at once.
        takeSize(size)
        if isNew {
            receive?(.input([.resize(self.size)]))
        } else if !isToldOfSizes {
            receive?(.contentLost)
        }
    }

    private func resume() {
        forgetTerminal()
        pace.forget()
        forgetInput()
        channel.setAlarm(after: nil)
        areaIsLost()
        let size = channel.size
        if size != knownSize {
            knownSize = size
            receive?(.input([.resize(self.size)]))
        }
        if isFrameRefused {
            isFrameRefused = false
            receive?(.ready)
        }
        receive?(.contentLost)
    }
}
