// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the terminal is asked, and what becomes of its answers.
extension TerminalDisplay {
    /// Asks at the start; makes use of what is remembered at once, and asks for less then.
    func ask(remembering remembered: TerminalAnswers?) {
        rememberedVersion = remembered?.version
        let probe = probesWidths ? WidthProbe.bytes : []
        if probesWidths { interview.probeWidths() }
        guard let remembered else { return ask(probe + TerminalQuestions.atStart) }
        for mode in remembered.modes.keys.sorted() { use(mode: mode) }
        keyboardFlagsChanged()
        ask(probe + TerminalQuestions.ofRemembered)
    }

    /// Whether clusters may be written at the start: where there is room, and a blank screen for them, which
    /// there is not below a prompt.
    private var probesWidths: Bool {
        area == nil && profile.capabilities.isUnicode
            && knownSize.width >= WidthProbe.minimumSize.width
            && knownSize.height >= WidthProbe.minimumSize.height
    }

    /// Takes a version, or the lack of one, for a sign whether the terminal is the one remembered.
    private func compareVersions(_ report: TerminalReport) {
        guard let version = rememberedVersion else { return }
        switch report {
        case .version(version):
            rememberedVersion = nil
        case .version, .primaryAttributes:
            rememberedVersion = nil
            interview.forgetAnswers()
            encoder.hasSynchronizedUpdates = profile.hasSynchronizedUpdates
            encoder.hasSideMargins = false
            ask(TerminalQuestions.atStart)
        default: break
        }
    }

    func ask(_ questions: [UInt8]) {
        interview.ask(at: channel.now)
        tellOwedAnswers()
        send(questions)
    }

    /// Tells the channel what the terminal still owes: it waits for that on the ways out that do not come here.
    func tellOwedAnswers() {
        let limits = [
            interview.pending > 0 ? interview.limit : nil,
            pace.limitAtEnd.map { Duration.seconds($0) },
        ]
        channel.expectAnswers(
            interview.pending + pace.awaitedCount, until: limits.compactMap(\.self).max() ?? .zero)
    }

    /// Takes an answer, whenever it comes.
    func take(_ report: TerminalReport) {
        let before = answers
        let known = capabilities
        let flags = keyboardFlags
        interview.take(report)
        takeLineAnswer(report)
        if report.isAwaited { tellOwedAnswers() }
        compareVersions(report)
        takeClipboard(report)
        takeOrigin(report)
        switch report {
        case .mode(let number, isPrivate: true, _) where before.modes != answers.modes:
            use(mode: number)
        case .version where before.version == nil && asksTerminal:
            ask(TerminalQuestions.ofVersioned)
        case .colorScheme:
            ask(TerminalQuestions.colorsAgain)
        default: break
        }
        if keyboardFlags != flags { keyboardFlagsChanged() }
        if interview.isComplete { memory?.remember(answers, ofTerminalNamed: profile.name) }
        guard capabilities != known else { return }
        teachEncoder()
        receive?(.capabilitiesChanged)
    }

    /// Tells the encoder what the terminal is known to show.
    func teachEncoder() {
        let capabilities = capabilities
        encoder.colorDepth = capabilities.colorDepth
        encoder.setDecorations(
            links: capabilities.hasLinks, underlineStyles: capabilities.hasUnderlineStyles)
    }

    /// Makes use of a mode that the terminal knows.
    private func use(mode: Int) {
        switch mode {
        case TerminalQuestions.synchronizedUpdates where answers.canSet(mode):
            encoder.hasSynchronizedUpdates = true
            switchOn(.mode(mode), on: "", off: "\u{1B}[?\(mode)l")
        case TerminalQuestions.sideMargins where answers.modes[mode] == .reset:
            encoder.hasSideMargins = true
            switchOn(.mode(mode), on: "", off: "\u{1B}[?\(mode)l")
        case TerminalQuestions.clusterWidths, TerminalQuestions.colorSchemeNotices,
            TerminalQuestions.sizeNotices:
            // One that is on already is somebody else's to switch off.
            guard answers.modes[mode] == .reset else { return }
            switchOn(.mode(mode), on: "\u{1B}[?\(mode)h", off: "\u{1B}[?\(mode)l")
        default: break
        }
    }

    /// Whether each new size comes with the input.
    var isToldOfSizes: Bool { answers.canSet(TerminalQuestions.sizeNotices) }

    /// Switches something on until the terminal is given back, once: a terminal may repeat an answer or change it.
    func switchOn(_ part: TerminalModes.Part, on: String, off: String) {
        guard !modes.contains(part) else { return }
        modes.set(part, on: Array(on.utf8), off: Array(off.utf8))
        sendModes(Array(on.utf8))
    }

    /// Sends bytes that change the modes.
    func sendModes(_ bytes: [UInt8]) {
        // Before the bytes: whatever happens, what is switched on will be switched off.
        channel.setModes(entering: modes.entering, leaving: modes.leaving)
        send(bytes)
    }

    /// Waits until the terminal has answered, lest the shell be given its answers to read.
    ///
    /// - Returns: All that came meanwhile.
    @discardableResult
    func awaitAnswers() -> [UInt8] {
        var received: [UInt8] = []
        while let remaining = interview.remaining(at: channel.now) ?? pace.remaining(at: seconds) {
            let bytes = channel.awaitBytes(for: remaining)
            if bytes.isEmpty { break }
            received += bytes
            var found: [DecodedInput] = []
            decoder.decode(bytes, at: channel.now, into: &found)
            for case .report(let report) in found {
                interview.take(report)
                takeLineAnswer(report)
            }
            tellOwedAnswers()
        }
        // What has not come by now is waited for no longer.
        channel.expectAnswers(0, until: .zero)
        return received
    }
}

extension TerminalReport {
    /// Whether it ends a list of questions, or is the answer to a question about the line.
    fileprivate var isAwaited: Bool {
        switch self {
        case .primaryAttributes, .status: true
        default: false
        }
    }
}
