// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension TerminalDisplay {
    /// The most bytes looked through for what was typed when the terminal is given back.
    private static let pendingLimit = 64 * 1024

    /// Gives keys and pastes back to the terminal's channel.
    ///
    /// - Parameter events: The last events of the batch that is being reported.
    public func unread(_ events: [InputEvent]) {
        let count = events.count { isTyped($0) }
        if count > 0 { channel.unread(typed(in: reported, last: count)) }
    }

    /// Gives back what was typed and not reported: `bytes`, and what else has come by now.
    func unreadPending(after bytes: [UInt8]) {
        var pending = bytes
        while pending.count < Self.pendingLimit {
            let more = channel.awaitBytes(for: .zero)
            if more.isEmpty { break }
            pending += more
        }
        let typed = typed(in: pending, last: .max)
        if !typed.isEmpty { channel.unread(typed) }
    }

    /// The bytes of the last so many keys and pastes; what the mouse and the terminal itself sent is left out.
    private func typed(in bytes: [UInt8], last count: Int) -> [UInt8] {
        var decoder = decoder
        decoder.reset()
        var transcript = InputTranscript()
        let received = transcript.decode(bytes, with: &decoder, at: channel.now)
        return received.filter { input in
            // A paste of which only the beginning is there would never end.
            input.byteCount == input.bytes.count
                && input.decoded.contains {
                    if case .event(let event) = $0 { isTyped(event) } else { false }
                }
        }
        .suffix(count).flatMap(\.bytes)
    }

    private func isTyped(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let press): press.phase != .release
        case .paste: true
        case .mouse, .focus, .resize: false
        }
    }
}
