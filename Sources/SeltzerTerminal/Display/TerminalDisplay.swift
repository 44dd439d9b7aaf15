// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A display on a terminal that speaks ECMA-48, reached through a ``ByteChannel``.
///
/// A frame is one block of bytes and one write. While the terminal has not taken all of it, further
/// frames are refused, never queued, and input is handled meanwhile: a slow or stuck terminal costs
/// frames but neither memory nor the keys that end the program.
public final class TerminalDisplay: Display {
    private let channel: any ByteChannel
    private let profile: TerminalProfile
    private let encoder: FrameEncoder
    private let output = OutputBuffer()
    /// The bytes of the output that the channel has taken.
    private var written = 0
    private var isFrameRefused = false
    private var isBellPending = false
    private var decoder: InputDecoder
    private var receive: (@MainActor (DisplayEvent) -> Void)?
    private var knownSize: Size
    private let asksTerminal: Bool
    private var interview = TerminalInterview()
    private var modes: TerminalModes

    /// Creates a display; nothing is sent before ``start(mouse:receive:)``.
    ///
    /// - Parameters:
    ///   - channel: The bytes to and from the terminal.
    ///   - profile: What is known of the terminal, whose ``TerminalProfile/isANSI`` must hold.
    ///   - asksTerminal: Whether the terminal is asked at the start what it can do. Nothing waits for the
    ///     answers; ``/SeltzerScreen/DisplayEvent/capabilitiesChanged`` follows when they matter.
    public init(channel: any ByteChannel, profile: TerminalProfile, asksTerminal: Bool = false) {
        self.channel = channel
        self.profile = profile
        encoder = FrameEncoder(profile: profile)
        decoder = InputDecoder(profile: profile)
        knownSize = channel.size
        self.asksTerminal = asksTerminal
        modes = TerminalModes(profile: profile, mouse: .off)
    }

    /// The terminal's extent in cells.
    public var size: Size { knownSize }

    /// What the terminal can show and tell.
    public var capabilities: DisplayCapabilities {
        var result = profile.capabilities
        result.appearance = answers.appearance ?? result.appearance
        result.background = answers.background ?? result.background
        result.hasKeyPhases = answers.keyboardFlags != nil
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
        let modes = TerminalModes(profile: profile, mouse: mouse)
        forgetTerminal()
        interview = TerminalInterview()
        encoder.hasSynchronizedUpdates = profile.hasSynchronizedUpdates
        decoder = InputDecoder(profile: profile)
        try channel.open(entering: modes.entering, leaving: modes.leaving) { [weak self] event in
            self?.handle(event)
        }
        self.receive = receive
        self.modes = modes
        knownSize = channel.size
        if asksTerminal { ask(TerminalQuestions.atStart) }
    }

    /// Sends what changed, if the terminal has taken all of the frame before; false before the start.
    @discardableResult
    public func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        guard receive != nil else { return false }
        guard output.isEmpty else {
            isFrameRefused = true
            return false
        }
        encoder.encode(buffer, damage: damage, cursor: cursor, into: output)
        write()
        return true
    }

    /// Forgets what the terminal shows, so that the next frame paints every cell.
    public func invalidate() {
        encoder.invalidate()
    }

    /// Gives the terminal back, stops the process, and takes the terminal again afterwards.
    public func suspend() {
        guard receive != nil else { return }
        forgetTerminal()
        awaitAnswers()
        channel.suspend()
    }

    /// Rings the terminal's bell; once for all times that it is asked to while the terminal is busy.
    public func beep() {
        guard receive != nil, !isBellPending else { return }
        isBellPending = true
        output.append(contentsOf: profile.string("bel") ?? [0x07])
        write()
    }

    /// Gives the terminal back; does nothing on a display that is not started.
    public func stop() {
        guard receive != nil else { return }
        receive = nil
        forgetTerminal()
        channel.setAlarm(after: nil)
        awaitAnswers()
        channel.close()
    }

    // MARK: Output

    /// Hands over what is left of the output.
    private func write() {
        guard written < output.count else { return }
        let taken = output.withUnsafeBytes { bytes in
            channel.write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
        }
        written += min(max(0, taken), output.count - written)
        guard written == output.count else { return }
        dropOutput()
    }

    /// Goes on with a frame that was not taken whole, and asks for the next if one was refused.
    private func resumeOutput() {
        write()
        guard output.isEmpty, isFrameRefused else { return }
        isFrameRefused = false
        receive?(.ready)
    }

    /// Forgets what was to be sent and what the terminal shows.
    ///
    /// What is sent next begins with ESC, which ends a control sequence that was cut.
    private func forgetTerminal() {
        dropOutput()
        encoder.invalidate()
    }

    private func dropOutput() {
        output.removeAll()
        written = 0
        isBellPending = false
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
        var found: [DecodedInput] = []
        decoder.decode(bytes, at: channel.now, into: &found)
        deliver(found)
    }

    private func expire() {
        var found: [DecodedInput] = []
        decoder.expire(at: channel.now, into: &found)
        deliver(found)
    }

    /// Sets the alarm for what the decoder waits for, then tells of the events.
    private func deliver(_ found: [DecodedInput]) {
        let now = channel.now
        channel.setAlarm(after: decoder.deadline.map { max(.zero, $0 - now) })
        var batch = InputBatch()
        for input in found {
            guard case .event(let event) = input else {
                if case .report(let report) = input { take(report) }
                continue
            }
            if case .resize(let size) = event {
                guard size != knownSize else { continue }
                knownSize = size
                encoder.invalidate()
            }
            batch.append(event)
        }
        if !batch.events.isEmpty { receive?(.input(batch.events)) }
    }

    private func hangUp() {
        interview = TerminalInterview()
        receive?(.disconnected)
    }

    private func resize(to size: Size) {
        // Terminals move text about when they change size, also when it changes back at once.
        encoder.invalidate()
        let isNew = size != knownSize
        knownSize = size
        receive?(isNew ? .input([.resize(size)]) : .contentLost)
    }

    private func resume() {
        forgetTerminal()
        isFrameRefused = false
        decoder = InputDecoder(profile: profile)
        channel.setAlarm(after: nil)
        let size = channel.size
        if size != knownSize {
            knownSize = size
            receive?(.input([.resize(size)]))
        }
        receive?(.contentLost)
    }

    // MARK: Questions and answers

    private func ask(_ questions: [UInt8]) {
        interview.ask(at: channel.now)
        output.append(contentsOf: questions)
        write()
    }

    private func take(_ report: TerminalReport) {
        let before = answers
        let known = capabilities
        interview.take(report)
        switch report {
        case .mode(TerminalQuestions.synchronizedUpdates, _, _) where before.modes != answers.modes:
            startMarkingFrames()
        case .mode(TerminalQuestions.colorSchemeNotices, _, .reset)
        where before.modes != answers.modes:
            switchOn("\u{1B}[?2031h", off: "\u{1B}[?2031l")
        case .keyboardFlags where before.keyboardFlags == nil:
            switchOn("\u{1B}[>\(Self.keyboardFlags)u", off: "\u{1B}[<u")
        case .colorScheme:
            ask(TerminalQuestions.background)
        default: break
        }
        if capabilities != known { receive?(.capabilitiesChanged) }
    }

    /// Keys that are not ambiguous (1), repeats and releases (2), the key under Shift (4); keys that type
    /// text still come as that text.
    private static let keyboardFlags = 1 | 2 | 4

    private func startMarkingFrames() {
        guard answers.canSet(TerminalQuestions.synchronizedUpdates) else { return }
        encoder.hasSynchronizedUpdates = true
        modes.append(on: "", off: "\u{1B}[?2026l")
        channel.setModes(entering: modes.entering, leaving: modes.leaving)
    }

    /// Switches something on until the terminal is given back.
    private func switchOn(_ on: String, off: String) {
        modes.append(on: on, off: off)
        // Before the bytes: whatever happens, what is switched on will be switched off.
        channel.setModes(entering: modes.entering, leaving: modes.leaving)
        output.append(contentsOf: Array(on.utf8))
        write()
    }

    /// Waits until the terminal has answered, lest the shell be given its answers to read.
    private func awaitAnswers() {
        while let remaining = interview.remaining(at: channel.now) {
            let bytes = channel.awaitBytes(for: remaining)
            if bytes.isEmpty { return }
            var found: [DecodedInput] = []
            decoder.decode(bytes, at: channel.now, into: &found)
            for case .report(let report) in found { interview.take(report) }
        }
    }
}
