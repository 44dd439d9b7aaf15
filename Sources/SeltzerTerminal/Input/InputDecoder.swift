// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A state machine that turns the bytes of a terminal into input events.
///
/// The decoder has no clock: callers pass the time. The events do not depend on the pieces in which
/// the bytes arrive. It holds at most 64 KiB, not counting a paste, and spends a bounded time on
/// each byte. Bytes of a sequence that is unknown, cut off or malformed are never reported as typed
/// text. The same is true for a late rest of a sequence: bytes that arrive in one read and have the
/// form of a rest were not typed by a person.
///
/// ```swift
/// var decoder = InputDecoder(profile: profile)
/// var found: [DecodedInput] = []
/// decoder.decode(bytes, at: channel.now, into: &found)
/// channel.setAlarm(after: decoder.deadline.map { $0 - channel.now })
/// ```
///
/// If the deadline passes and bytes arrive at the same time, decode the bytes first. Otherwise, an
/// ESC whose sequence has not been read yet becomes the Escape key.
public struct InputDecoder: Sendable {
    enum State {
        case ground
        case profileKey
        case escape
        case controlSequence
        case linuxKey
        case mouseBytes
        case singleShift
        case string
        case stringEscape
        case paste
        case scalar
    }

    /// The maximum number of bytes of a control string; a longer string is ignored.
    static let stringLimit = 32 * 1024

    /// The time at which ``expire(at:into:)`` must be called if no bytes arrive earlier; nil if the
    /// decoder waits for nothing.
    public private(set) var deadline: Duration?

    let keys: ProfileKeys
    let settings: InputSettings
    let plain: PlainBytes
    /// The keys that consist of a single byte, by this byte.
    let singles = KeyTables.singles
    let timing: InputTiming
    var state = State.ground
    /// Whether an ESC before the sequence gives its key the Alt modifier.
    var hasAlt = false
    var sequence = ControlSequence()
    /// The code points of a long text in the sequence.
    var longText: [Int32] = []
    var scalars = ScalarDecoder()
    var paste: PasteBuffer
    /// The bytes of a profile's key, a mouse report or a string, kept until their meaning is clear.
    var held: [UInt8] = []
    /// The place in the profile's keys, and the longest key found so far.
    var place = 0
    var candidate: (press: KeyPress, length: Int)?
    /// The byte after ESC that began a control string.
    var introducer: UInt8 = 0
    var isOverlong = false
    /// Whether an 8-bit control began the sequence, instead of ESC and a character.
    var isEightBit = false
    /// The previous byte in the ground state.
    ///
    /// An 8-bit control begins a sequence only after a 7-bit byte. After another 8-bit byte, it is
    /// the rest of malformed text.
    var previous: UInt8 = 0
    /// A sequence that was given up; its rest may still arrive.
    var late: LateSequence?
    private var lastOfRead: UInt8 = 0
    private var expectedCursorReports = 0
    /// The number of bytes since the deadline was set.
    private var progress = 0

    /// Creates a decoder for the input of a terminal.
    ///
    /// - Parameters:
    ///   - profile: The profile of the terminal; its key strings take precedence over the general rules.
    ///   - settings: The waiting time after ESC, and the limit for pastes.
    public init(profile: TerminalProfile, settings: InputSettings = InputSettings()) {
        self.init(keys: ProfileKeys(profile), settings: settings)
    }

    init(keys: ProfileKeys, settings: InputSettings = InputSettings()) {
        self.keys = keys
        self.settings = settings
        plain = PlainBytes(keys)
        timing = InputTiming(settings)
        paste = PasteBuffer(limit: max(settings.pasteLimit, 0))
    }

    /// Forgets the bytes of an unfinished sequence; the keys of the terminal and the settings stay.
    mutating func reset() {
        self = InputDecoder(keys: keys, settings: settings)
    }

    /// Decodes bytes that were read together, and appends their meaning.
    public mutating func decode(
        _ bytes: UnsafeRawBufferPointer,
        at now: Duration,
        into found: inout [DecodedInput]
    ) {
        guard !bytes.isEmpty else { return }
        var index = late == nil ? 0 : decodeLate(bytes, at: now, &found)
        while index < bytes.count {
            switch state {
            case .ground:
                index = decodeGround(bytes, from: index, &found)
            case .controlSequence:
                processControlSequence(bytes[index], &found)
                index += 1
            case .paste:
                let (count, isEnd) = paste.append(bytes[index...])
                index += count
                if isEnd { endPaste(isComplete: true, &found) }
            default:
                process(bytes[index], &found)
                index += 1
            }
        }
        lastOfRead = bytes[bytes.count - 1]
        setDeadline(now, after: bytes.count)
    }

    /// Returns the byte before an index; for the first index, the last byte of the read before.
    func byte(before index: Int, in bytes: UnsafeRawBufferPointer) -> UInt8 {
        index > 0 ? bytes[index - 1] : lastOfRead
    }

    /// Sets the deadline, or moves it.
    ///
    /// In a paste or a string, a few bytes do not move the deadline.
    private mutating func setDeadline(_ now: Duration, after count: Int) {
        progress += min(count, timing.progress)
        if deadline != nil, state == .paste || state == .string, progress < timing.progress {
            return
        }
        progress = 0
        deadline = patience.map { now + $0 }
    }

    /// Enters a state in which many bytes may arrive.
    mutating func begin(_ long: State) {
        state = long
        progress = 0
        deadline = nil
    }

    /// Decodes bytes that were read together, and appends their meaning.
    public mutating func decode(
        _ bytes: [UInt8],
        at now: Duration,
        into found: inout [DecodedInput]
    ) {
        bytes.withUnsafeBytes { decode($0, at: now, into: &found) }
    }

    /// Stops waiting if the ``deadline`` has passed, and appends the meaning of the bytes so far.
    public mutating func expire(at now: Duration, into found: inout [DecodedInput]) {
        guard let deadline, now >= deadline else { return }
        if late?.isOpen == true {
            giveUpLate(&found)
        } else {
            late = nil
            giveUp(&found)
        }
        late?.end = now + timing.late
        self.deadline = patience.map { now + $0 }
    }

    /// Expects a report of the cursor's position.
    ///
    /// A report about the first row looks like F3 with modifiers. Unless the report is expected, it
    /// is decoded as F3.
    public mutating func expectCursorPosition() {
        expectedCursorReports = min(expectedCursorReports + 1, 1_000)
    }

    mutating func takeExpectedCursorReport() -> Bool {
        guard expectedCursorReports > 0 else { return false }
        expectedCursorReports -= 1
        return true
    }

    /// The time to wait for more bytes; nil if the bytes so far are complete.
    private var patience: Duration? {
        if let late, late.isOpen, !late.isSent { return timing.introducer }
        return switch state {
        case .ground: nil
        case .escape: timing.escape
        case .profileKey:
            held.count == 1 ? timing.escape : held.count == 2 ? timing.introducer : timing.sequence
        case .controlSequence: sequence.isEmpty ? timing.introducer : timing.sequence
        case .singleShift: sequence.isEmpty ? timing.introducer : timing.sequence
        case .string: held.isEmpty && !isOverlong ? timing.introducer : timing.sequence
        case .stringEscape: timing.introducer
        case .linuxKey, .mouseBytes, .scalar: timing.sequence
        case .paste: timing.paste
        }
    }
}

extension InputDecoder {
    /// Appends a key press, with Alt after an ESC.
    mutating func emit(_ press: consuming KeyPress, _ found: inout [DecodedInput]) {
        if hasAlt {
            hasAlt = false
            press.modifiers.insert(.alt)
            press.text = nil
        } else if case .keypad(let character) = press.key, character >= " ",
            press.modifiers.isEmpty, press.phase != .release
        {
            press.text = String(character)
        }
        state = .ground
        found.append(.event(.key(press)))
    }

    /// Returns to the ground state after a sequence that was not a key.
    ///
    /// In this case, an ESC before the sequence was the Escape key, pressed while the mouse moved
    /// or an answer arrived.
    mutating func endWithoutKey(_ found: inout [DecodedInput]) {
        if hasAlt { found.append(.event(.key(KeyPress(.escape)))) }
        finish()
    }

    private mutating func finish() {
        state = .ground
        hasAlt = false
    }

    mutating func endPaste(isComplete: Bool, _ found: inout [DecodedInput]) {
        let (text, isTruncated) = paste.finish(isComplete: isComplete)
        found.append(.event(.paste(text, isTruncated: isTruncated)))
        finish()
    }

    /// Returns the key of a string; nil if the string is not exactly one key.
    mutating func onlyKey(in string: [UInt8]) -> KeyPress? {
        var found: [DecodedInput] = []
        decode(string, at: .zero, into: &found)
        while let deadline { expire(at: deadline, into: &found) }
        late = nil
        guard found.count == 1, case .event(.key(let press)) = found[0] else { return nil }
        return press
    }
}
