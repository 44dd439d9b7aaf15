// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Bytes to the terminal, and frames that wait for it.
extension TerminalDisplay {
    /// Appends bytes to the output, and writes the bytes that the terminal accepts.
    func send(_ bytes: [UInt8]) {
        output.buffer.append(contentsOf: bytes)
        write()
    }

    /// Writes the bytes of the output that the terminal accepts, and then the waiting requests.
    func write() {
        guard output.write() else { return }
        settleLines()
        settleArea()
        sendRequests()
    }

    /// Appends a question about the line, which the terminal answers when it reaches it.
    func appendLineQuestion() {
        output.appendQuestion()
        expectAnswers()
    }

    /// Refuses a frame until bytes in flight have arrived.
    func waitForRoom() {
        if output.holdFrame(isUrgent: isReportingInput) {
            appendLineQuestion()
            write()
        }
        setAlarm()
    }

    /// Requests the next frame if one was refused and there is room for it.
    func askForFrame() {
        showSettledCursor()
        guard output.isFrameRefused, output.isEmpty, !holdsFrames else { return }
        guard output.room(isUrgent: false) > 0 else { return waitForRoom() }
        if output.askForFrame() { receive?(.ready) }
    }

    /// Sets the alarm for an unfinished sequence, or for an answer that something waits for.
    func setAlarm() {
        let deadline = [input.deadline, output.deadline, answerDeadline, settling.end]
            .compactMap(\.self).min()
        channel.setAlarm(after: deadline.map { max(.zero, $0 - channel.now) })
    }

    /// Drops the output, and forgets the content of the terminal.
    ///
    /// The next output begins with ESC, which ends a control sequence that was cut.
    func forgetTerminal() {
        lines.takeBack(after: output.writtenCount, clearing: knownSize.height)
        output.drop()
        requests.removeAll()
        encoder.invalidate()
        settling.forget()
    }
}
