// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A display on a terminal that speaks ECMA-48, reached through a ``ByteChannel``.
///
/// A frame is one block of bytes and one write. While the terminal has not taken all of it, further
/// frames are refused, never queued, and input is handled meanwhile: a slow or stuck terminal costs
/// frames but neither memory nor the keys that end the program.
///
/// A terminal that answers questions is asked now and then whether it has come so far. Where that takes long no
/// more is sent than comes through in about a round trip: frames are shown part by part, each with the newest
/// cells, and what input changes goes before all that waits.
public final class TerminalDisplay: Display {
    /// What is known of the terminal, apart from its answers.
    public let profile: TerminalProfile
    let channel: any ByteChannel
    let encoder: FrameEncoder
    let output = OutputBuffer()
    /// The bytes of the output that the channel has taken.
    private var written = 0
    var isFrameRefused = false
    /// How much may be on its way to the terminal.
    var pace = LinePace()
    /// Whether the receiver is told of input, so that what it shows first is what the user waits for.
    private(set) var isTellingInput = false
    var decoder: InputDecoder
    private(set) var receive: (@MainActor (DisplayEvent) -> Void)?
    /// The extent of the terminal's screen.
    private(set) var knownSize: Size
    /// How much of the screen is taken from the next start on, and now unless it is another kind.
    var presentation = ScreenPresentation.fullScreen
    /// The rows below the prompt; nil where the whole screen is taken.
    var area: InlineArea?
    /// Whether the terminal is asked at the start what it can do.
    public let asksTerminal: Bool
    var interview = TerminalInterview()
    var modes: TerminalModes
    var requests: TerminalRequests
    /// Whether the terminal has been asked what the clipboard holds, and the receiver waits for it.
    var isClipboardAwaited = false
    let memory: TerminalMemory?
    /// The version of the terminal whose answers are made use of, until it has told its own.
    var rememberedVersion: String?
    private var transcript = InputTranscript()
    /// The bytes whose events are being reported.
    private(set) var reported: [UInt8] = []

    /// Called with the bytes that come from the terminal and what they mean, before anything else hears of
    /// it and before motions are left out; the display keeps the closure.
    ///
    /// For programs that show or record what a terminal sends. Answers are told of as well, and sequences
    /// that mean nothing. Decoding is slower while it is set.
    public var inputObserver: (@MainActor (ReceivedInput) -> Void)?

    /// The reports wanted of the keyboard.
    public internal(set) var keyboardMode = KeyboardMode.distinct

    /// Creates a display; nothing is sent before ``start(mouse:receive:)``.
    ///
    /// - Parameters:
    ///   - channel: The bytes to and from the terminal.
    ///   - profile: What is known of the terminal, whose ``TerminalProfile/isANSI`` must hold.
    ///   - asksTerminal: Whether the terminal is asked at the start what it can do. Nothing waits for the
    ///     answers; ``/SeltzerScreen/DisplayEvent/capabilitiesChanged`` follows when they matter.
    ///   - memory: What terminals have answered to earlier displays, and to this one.
    public init(
        channel: any ByteChannel,
        profile: TerminalProfile,
        asksTerminal: Bool = false,
        memory: TerminalMemory? = nil
    ) {
        self.channel = channel
        self.profile = profile
        encoder = FrameEncoder(profile: profile)
        decoder = InputDecoder(profile: profile)
        knownSize = channel.size
        self.asksTerminal = asksTerminal
        self.memory = memory
        modes = TerminalModes(profile: profile, mouse: .off)
        requests = TerminalRequests(profile: profile)
    }

    /// The extent in cells of what is taken of the terminal's screen.
    public var size: Size { area?.size(in: knownSize) ?? knownSize }

    /// What the terminal can show and tell.
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

    /// What the terminal has answered since the start.
    public var answers: TerminalAnswers { interview.answers }

    /// Whether the terminal has answered all it was asked, as far as it can.
    public var isInterviewComplete: Bool { interview.isComplete }

    /// Opens the channel and takes hold of the screen; a display that is started already stays so.
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

    /// Asks for other reports of the mouse from now on.
    public func setMouseMode(_ mode: MouseMode) {
        guard receive != nil, canUseMouse else { return }
        let bytes = modes.setMouse(mode)
        if !bytes.isEmpty { sendModes(bytes) }
    }

    /// Sends what changed, if the terminal has taken all of the frame before; false before the start.
    ///
    /// - Returns: Whether all of it was sent. A part may have been where not: the rest is compared anew.
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
                // What goes with it, or after it in this turn, has waited already.
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

    /// Sends what changed or a part of it; returns whether it was all.
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

    /// Forgets what the terminal shows, so that the next frame paints every cell.
    public func invalidate() {
        encoder.invalidate()
        // Others may have written below the prompt.
        area?.isDue = true
    }

    /// Gives the terminal back, stops the process, and takes the terminal again afterwards.
    public func suspend() {
        guard receive != nil else { return }
        clearAreaWhenLeaving()
        forgetTerminal()
        awaitAnswers()
        channel.suspend()
    }

    /// Gives the terminal to another program and takes it again when that has ended.
    ///
    /// - Returns: The program's exit status, 128 and the signal's number where a signal ended it.
    /// - Throws: The channel's error, where the program does not start.
    public func runForeground(_ command: [String]) async throws -> Int32 {
        clearAreaWhenLeaving()
        forgetTerminal()
        awaitAnswers()
        return try await channel.runForeground(command)
    }

    /// Gives the terminal back; does nothing on a display that is not started.
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

    /// Adds bytes to the output and hands over what the terminal takes.
    func send(_ bytes: [UInt8]) {
        output.append(contentsOf: bytes)
        write()
    }

    /// Asks, behind what is in the output, whether the terminal has come so far.
    func addLineQuestion() {
        output.append(contentsOf: LinePace.question)
        pace.ask(with: output.count - written, at: seconds)
        tellOwedAnswers()
    }

    /// Hands over what is left of the output.
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

    /// Goes on with a frame that was not taken whole, and asks for the next if one was refused.
    private func resumeOutput() {
        write()
        takeNextFrame()
    }

    /// Forgets what was to be sent and what the terminal shows.
    ///
    /// What is sent next begins with ESC, which ends a control sequence that was cut.
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
        decoder = InputDecoder(keys: decoder.keys)
        transcript = InputTranscript()
    }

    /// Sets the alarm for what the decoder waits for, then tells of the events.
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

    /// Takes another extent of the screen: terminals move text about then.
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
