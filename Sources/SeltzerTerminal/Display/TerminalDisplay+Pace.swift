// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How frames wait for a slow line.
extension TerminalDisplay {
    /// The channel's time in seconds.
    var seconds: Double {
        let (seconds, attoseconds) = channel.now.components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }

    /// Refuses a frame, and sees to it that something tells when the next one finds room.
    func waitForRoom() {
        isFrameRefused = true
        pace.hold(isUrgent: isTellingInput, at: seconds)
        if pace.wantsQuestion(with: 0, isHeld: true, at: seconds), !pace.isAwaiting {
            addLineQuestion()
            write()
        }
        setAlarm()
    }

    /// Takes the answer that the terminal has come so far, or that it does not tell: it was asked before DA1.
    func takeLineAnswer(_ report: TerminalReport) {
        switch report {
        case .status: pace.answer(at: seconds)
        case .primaryAttributes where !pace.hasAnswered: pace.giveUp()
        default: break
        }
    }

    /// Asks for the next frame if one was refused and there is room for it.
    func takeNextFrame() {
        guard isFrameRefused, output.isEmpty else { return }
        guard pace.room(isUrgent: false, at: seconds) > 0 else { return waitForRoom() }
        isFrameRefused = false
        receive?(.ready)
    }

    /// Sets the alarm for what the decoder waits for, and for an answer without which no frame is shown.
    func setAlarm() {
        var deadline = decoder.deadline
        if isFrameRefused, let line = pace.deadline.map({ Duration.seconds($0) }) {
            deadline = min(deadline ?? line, line)
        }
        channel.setAlarm(after: deadline.map { max(.zero, $0 - channel.now) })
    }
}
