// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The decoder of a display, and the bytes of the events that are being reported, which the
/// application may return.
struct TerminalInput {
    private var decoder: InputDecoder
    private var transcript = InputTranscript()
    private var reported: [UInt8] = []

    /// Creates a decoder for a terminal.
    init(profile: TerminalProfile, settings: InputSettings) {
        decoder = InputDecoder(profile: profile, settings: settings)
    }

    /// The time at which ``expire(at:)`` must be called if no bytes arrive earlier; nil if the
    /// decoder waits for nothing.
    var deadline: Duration? { decoder.deadline }

    /// Decodes bytes.
    mutating func decode(_ bytes: [UInt8], at now: Duration) -> [DecodedInput] {
        var found: [DecodedInput] = []
        decoder.decode(bytes, at: now, into: &found)
        return found
    }

    /// Stops waiting for the rest of a sequence, and decodes its beginning.
    mutating func expire(at now: Duration) -> [DecodedInput] {
        var found: [DecodedInput] = []
        decoder.expire(at: now, into: &found)
        return found
    }

    /// Decodes bytes, and returns the bytes of each event with it, which is slower.
    mutating func transcribe(_ bytes: [UInt8], at now: Duration) -> [ReceivedInput] {
        transcript.decode(bytes, with: &decoder, at: now)
    }

    /// Stops waiting for the rest of a sequence, and returns its bytes and their meaning.
    mutating func transcribeExpired(at now: Duration) -> [ReceivedInput] {
        transcript.expire(with: &decoder, at: now)
    }

    /// Forgets an unfinished sequence; the settings stay.
    mutating func reset() {
        decoder.reset()
        transcript = InputTranscript()
    }

    // MARK: Typed ahead

    /// Notes the bytes whose events are reported next; set it to none after the report.
    mutating func setReported(_ bytes: [UInt8]) { reported = bytes }

    /// Returns the bytes of the last reported events, but only of keys and pastes.
    func bytes(of events: [InputEvent]) -> [UInt8] {
        let count = events.count { Self.isTyped($0) }
        return count > 0 ? typed(in: reported, last: count) : []
    }

    /// Returns the bytes of the last keys and pastes, without the bytes of the mouse and of
    /// answers.
    func typed(in bytes: [UInt8], last count: Int = .max) -> [UInt8] {
        var decoder = decoder
        decoder.reset()
        var transcript = InputTranscript()
        let received = transcript.decode(bytes, with: &decoder, at: .zero)
        return received.filter { input in
            // The bytes of a long paste are not complete; without their end mark, the paste would
            // never end.
            input.byteCount == input.bytes.count
                && input.decoded.contains {
                    if case .event(let event) = $0 { Self.isTyped(event) } else { false }
                }
        }
        .suffix(count).flatMap(\.bytes)
    }

    private static func isTyped(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let press): press.phase != .release
        case .paste: true
        case .mouse, .focus, .resize: false
        }
    }
}
