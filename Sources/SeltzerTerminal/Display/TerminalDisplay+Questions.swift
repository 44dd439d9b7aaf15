// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Questions to the terminal, and the effect of its answers.
extension TerminalDisplay {
    /// Sends the questions of the start, and uses remembered answers at once.
    func askAtStart() {
        let questions = interview.questionsAtStart(measuringWidths: measuresWidths)
        for mode in answers.modes.keys.sorted() { use(mode: mode) }
        keyboardFlagsChanged()
        modifiedKeysChanged()
        ask(questions)
    }

    /// Whether clusters may be written at the start.
    ///
    /// Clusters need room and a blank screen, which an inline display does not have.
    private var measuresWidths: Bool {
        area == nil && profile.capabilities.isUnicode
            && knownSize.width >= WidthProbe.minimumSize.width
            && knownSize.height >= WidthProbe.minimumSize.height
    }

    private func ask(_ questions: [UInt8]) {
        interview.ask(at: channel.now)
        expectAnswers()
        send(questions)
    }

    /// Asks for the size of a cell in pixels.
    func askAboutCells() { ask(TerminalQuestions.cellPixels) }

    /// Gives the channel the number of expected answers.
    ///
    /// The channel waits for them if the process ends without this object.
    func expectAnswers() {
        let limits = [interview.deadline, output.limitAtEnd].compactMap(\.self)
        channel.expectAnswers(
            interview.pending + output.awaitedCount, until: limits.max() ?? .zero)
    }

    /// Takes a report, which may be a late answer.
    func take(_ report: TerminalReport) {
        let (modes, flags) = (answers.modes, keyboardFlags)
        let capabilities = interview.features.capabilities
        let questions = interview.take(report, at: channel.now)
        output.take(report)
        if report.isAwaited { expectAnswers() }
        if !questions.isEmpty { ask(questions) }
        let quirks = interview.features.quirks
        if let event = requests.takeClipboard(
            report, isComplete: isInterviewComplete, quirks: quirks)
        {
            receive?(event)
        }
        area?.take(report)
        if case .primaryAttributes = report, isInterviewComplete { area?.originIsLost() }
        teachEncoder()
        if case .mode(let number, isPrivate: true, _) = report, answers.modes != modes {
            use(mode: number)
        }
        if keyboardFlags != flags { keyboardFlagsChanged() }
        modifiedKeysChanged()
        if interview.features.capabilities != capabilities { receive?(.capabilitiesChanged) }
    }

    /// The time at which awaited answers are given up: the text of the clipboard, or the place of
    /// the rows.
    var answerDeadline: Duration? {
        awaitsClipboard || area?.awaitsOrigin == true ? interview.deadline : nil
    }

    /// Whether the text of the clipboard is expected, and the terminal does not ask its user first.
    private var awaitsClipboard: Bool {
        requests.awaitsClipboard && !interview.features.quirks.asksBeforeClipboard
    }

    /// Gives up overdue answers, so that nothing waits for them.
    func expireAnswers() {
        guard let deadline = answerDeadline, channel.now >= deadline else { return }
        interview.giveUp()
        expectAnswers()
        area?.originIsLost()
        if awaitsClipboard, let event = requests.giveUpClipboard() { receive?(event) }
    }

    /// Gives the encoder the present features of the terminal.
    func teachEncoder() {
        let features = interview.features
        encoder.colorDepth = features.capabilities.colorDepth
        encoder.setDecorations(
            links: features.capabilities.hasLinks,
            underlineStyles: features.capabilities.hasUnderlineStyles)
        encoder.hasSynchronizedUpdates = features.hasSynchronizedUpdates
        encoder.hasSideMargins = features.hasSideMargins
        encoder.wrapsErasedCells = features.quirks.wrapsErasedCells
        // Inline rows stay on the screen after the end, and scroll away with the pixels of others.
        encoder.setPictures(
            area == nil ? features.pictures : nil, cellPixels: features.capabilities.cellPixels)
    }

    /// Switches a mode on if the terminal knows it, or prepares to switch it off at the end.
    private func use(mode: Int) {
        let off = "\u{1B}[?\(mode)l"
        switch mode {
        // Each frame switches this mode on and off itself, and a frame may be cut.
        case TerminalQuestions.synchronizedUpdates where answers.canSet(mode),
            TerminalQuestions.sideMargins where answers.modes[mode] == .reset:
            switchOn(.mode(mode), on: "", off: off)
        // A mode that is already on was switched on by another program, and stays on.
        case TerminalQuestions.clusterWidths where answers.modes[mode] == .reset,
            TerminalQuestions.colorSchemeNotices where answers.modes[mode] == .reset,
            TerminalQuestions.sizeNotices where answers.modes[mode] == .reset:
            switchOn(.mode(mode), on: "\u{1B}[?\(mode)h", off: off)
        default: break
        }
    }

    /// Whether the terminal reports each new size in the input.
    var reportsSizes: Bool { answers.canSet(TerminalQuestions.sizeNotices) }

    /// Switches a part on until the end, only once, because a terminal may repeat or change an
    /// answer.
    func switchOn(_ part: TerminalModes.Part, on: String, off: String) {
        guard !modes.contains(part) else { return }
        modes.set(part, on: Array(on.utf8), off: Array(off.utf8))
        sendModes(Array(on.utf8))
    }

    /// Sends bytes that change the modes.
    func sendModes(_ bytes: [UInt8]) {
        // Set before the bytes are sent, so that every end switches these modes off.
        setChannelModes()
        send(bytes)
    }

    /// Gives the channel the present bytes that set up and restore the terminal.
    func setChannelModes() {
        channel.setModes(entering: modes.entering, leaving: modes.leaving)
    }

    /// Waits until the terminal has answered, because the shell would take answers for typed text.
    ///
    /// - Returns: All bytes that arrived during the wait.
    @discardableResult
    func awaitAnswers() -> [UInt8] {
        var received: [UInt8] = []
        while let remaining = interview.remaining(at: channel.now) ?? output.remaining {
            let bytes = channel.awaitBytes(for: remaining)
            if bytes.isEmpty { break }
            received += bytes
            for case .report(let report) in input.decode(bytes, at: channel.now) {
                interview.note(report, at: channel.now)
                output.take(report)
            }
            expectAnswers()
        }
        // The channel must not wait again for answers that are still missing.
        channel.expectAnswers(0, until: .zero)
        return received
    }
}

extension TerminalReport {
    /// Whether the report ends a list of questions, or answers a question about the line.
    fileprivate var isAwaited: Bool {
        switch self {
        case .primaryAttributes, .status: true
        default: false
        }
    }
}
