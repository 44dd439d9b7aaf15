// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Events of the channel, and input that is returned to it.
extension TerminalDisplay {
    /// The maximum number of bytes that are searched for typed input at the end.
    private static let pendingLimit = 64 * 1024

    /// Handles an event of the channel.
    func handle(_ event: ByteChannelEvent) {
        guard receive != nil else { return }
        switch event {
        case .bytes(let bytes): decode(bytes)
        case .alarm: expire()
        case .writable:
            write()
            askForFrame()
        case .printed:
            if area == nil { printedHandlers.values.forEach { $0() } } else { receive?(.ready) }
        case .resized(let size): resize(to: size)
        case .resumed: resume()
        case .hungUp: hangUp()
        case .terminated(let signal): receive?(.terminated(signal: signal))
        }
    }

    private func decode(_ bytes: [UInt8]) {
        input.setReported(bytes)
        defer { input.setReported([]) }
        if inputObserver == nil {
            deliver(input.decode(bytes, at: channel.now))
        } else {
            deliver(input.transcribe(bytes, at: channel.now))
        }
    }

    private func expire() {
        output.expire()
        settling.expire(at: channel.now)
        expireAnswers()
        if inputObserver == nil {
            deliver(input.expire(at: channel.now))
        } else {
            deliver(input.transcribeExpired(at: channel.now))
        }
    }

    private func deliver(_ received: [ReceivedInput]) {
        for input in received { inputObserver?(input) }
        deliver(received.flatMap(\.decoded))
    }

    /// Sets the alarm for the decoder, takes the answers, and reports the events.
    private func deliver(_ found: [DecodedInput]) {
        setAlarm()
        var batch = InputBatch()
        for input in found {
            switch input {
            case .report(let report): take(report)
            case .event(let event):
                if let event = reported(event) { batch.append(event) }
            }
        }
        if !batch.events.isEmpty { report(batch.events) }
        askForFrame()
    }

    /// Returns the form of an event that the receiver gets; nil if the event is not reported.
    private func reported(_ event: InputEvent) -> InputEvent? {
        switch event {
        case .resize(let size):
            guard size != knownSize else { return nil }
            setSize(size)
            return .resize(self.size)
        case .key(let press) where dropsModifierKeys && press.key.isModifier: return nil
        case .mouse:
            guard area != nil else { return event }
            findOriginAgain()
            return area?.converted(event)
        default: return event
        }
    }

    // MARK: Size, resumption, end

    private func resize(to size: Size) {
        // The terminal may have reported this size in the input already.
        let isNew = size != knownSize
        // Also if the size changed back, because terminals move text with every change.
        setSize(size)
        if isNew {
            receive?(.input([.resize(self.size)]))
        } else if !reportsSizes {
            receive?(.contentLost)
        }
    }

    private func resume() {
        forgetTerminal()
        output.forgetLine()
        input.reset()
        channel.setAlarm(after: nil)
        areaIsLost()
        let size = channel.size
        if size != knownSize {
            setSize(size)
            receive?(.input([.resize(self.size)]))
        }
        if output.askForFrame() { receive?(.ready) }
        receive?(.contentLost)
    }

    private func hangUp() {
        interview.end()
        output.forgetLine()
        expectAnswers()
        receive?(.disconnected)
    }

    // MARK: Typed ahead

    /// Returns keys and pastes to the terminal's channel.
    ///
    /// - Parameter events: The last events of the batch that is being reported.
    public func unread(_ events: [InputEvent]) {
        let bytes = input.bytes(of: events)
        if !bytes.isEmpty { channel.unread(bytes) }
    }

    /// Returns typed input that was not reported to the channel.
    ///
    /// - Parameter bytes: The bytes that arrived last; bytes that have reached the channel since
    ///   then are added.
    func unreadPending(after bytes: [UInt8]) {
        var pending = bytes
        while pending.count < Self.pendingLimit {
            let more = channel.awaitBytes(for: .zero)
            if more.isEmpty { break }
            pending += more
        }
        let typed = input.typed(in: pending)
        if !typed.isEmpty { channel.unread(typed) }
    }
}
