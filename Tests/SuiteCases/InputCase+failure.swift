// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTerminal

extension InputCase {
    /// Returns how a decoder for a profile fails the case; nil if it does not.
    package func failure(profile: TerminalProfile) -> String? {
        var decoder = InputDecoder(profile: profile)
        let found = decodeAll(&decoder)
        let events = found.map(InputCaseEvent.init)
        if !isMet(by: events) { return "\(found)" }
        if no_text_leak == true, leaks(events) { return "leaks text: \(found)" }
        guard let then else { return nil }
        var more: [DecodedInput] = []
        decoder.decode([UInt8](hex: then.hex), at: .seconds(100), into: &more)
        let isMet = matches(then.events, more.map(InputCaseEvent.init))
        return isMet ? nil : "then: \(more)"
    }

    /// Returns what the case means, with its pauses, and its silence at the end.
    private func decodeAll(_ decoder: inout InputDecoder) -> [DecodedInput] {
        var found: [DecodedInput] = []
        var now = Duration.seconds(1)
        for read in reads {
            decoder.expire(at: now, into: &found)
            decoder.decode(read, at: now, into: &found)
            now += .milliseconds(gap_ms ?? 0)
        }
        if end != nil {
            while let deadline = decoder.deadline { decoder.expire(at: deadline, into: &found) }
        }
        return found
    }

    private func isMet(by events: [InputCaseEvent]) -> Bool {
        if ([self.events] + (accept ?? [])).contains(where: { matches($0, events) }) { return true }
        guard events.count <= 1 else { return false }
        let kind = events.first?.kind
        return accept_any_key == true && kind ?? "key" == "key"
            || accept_any_mouse != nil && kind ?? "mouse" == "mouse"
            || accept_any_resize == true && kind ?? "resize" == "resize"
    }

    private func matches(_ expected: [InputCaseEvent], _ events: [InputCaseEvent]) -> Bool {
        var expected = expected
        var events = events
        if accept_replacement != nil {
            expected.removeAll { $0.key == "\u{FFFD}" }
            events.removeAll { $0.key == "\u{FFFD}" }
        }
        if coalesce == true {
            expected = Self.coalesced(expected)
            events = Self.coalesced(events)
        }
        return events.count == expected.count
            && zip(events, expected).allSatisfy { meets($0, $1) }
    }

    /// Keeps the last of moves that follow one another.
    private static func coalesced(_ events: [InputCaseEvent]) -> [InputCaseEvent] {
        var result: [InputCaseEvent] = []
        for event in events {
            if event.isMotion, let last = result.last, last.isMotion, last.button == event.button,
                last.mods == event.mods
            {
                result.removeLast()
            }
            result.append(event)
        }
        return result
    }

    /// Returns whether an event of ours is what the case expects.
    ///
    /// The text of a key is optional in the file: a key with Alt types nothing here.
    private func meets(_ event: InputCaseEvent, _ expectation: InputCaseEvent) -> Bool {
        var ours = event
        var expected = expectation
        if ours.kind == "key" {
            if expected.text == nil, ours.text == ours.typedCharacter { ours.text = nil }
            if ours.text == nil, ours.mods?.contains("alt") == true { expected.text = nil }
            if expected.type == "press" { expected.type = nil }
            expected.mods = expected.mods?.sorted()
        }
        if ours.kind == "report" {
            if report_name_optional == true { expected.name = ours.name }
            if expected.row == nil { (ours.row, ours.col) = (nil, nil) }
        }
        if accept_any_button == true { expected.button = ours.button }
        if clamp == true { clampLocation(ours, &expected) }
        if accept_sanitized == true, ours.text == expected.text?.withoutControls {
            expected.text = ours.text
        }
        return ours == expected
    }

    /// Takes a smaller coordinate for the one expected, as if the screen ended there.
    private func clampLocation(_ ours: InputCaseEvent, _ expected: inout InputCaseEvent) {
        guard let x = ours.x, let y = ours.y, let toX = expected.x, let toY = expected.y else {
            return
        }
        if (0...max(0, toX)).contains(x) { expected.x = x }
        if (0...max(0, toY)).contains(y) { expected.y = y }
    }

    /// Whether anything was typed that no list of the case has.
    private func leaks(_ events: [InputCaseEvent]) -> Bool {
        let allowed = (self.events + (accept ?? []).flatMap { $0 }).compactMap(\.key)
        return events.contains { event in
            guard let text = event.text ?? event.key, event.kind == "key" else { return false }
            let isPrintable = text.count == 1 || event.text != nil
            return isPrintable && accept_any_key != true && !allowed.contains(text)
        }
    }
}

extension InputCaseEvent {
    fileprivate var isMotion: Bool { kind == "mouse" && (action == "move" || action == "drag") }

    fileprivate var typedCharacter: String? {
        guard let key else { return nil }
        return key == "space" ? " " : key.hasPrefix("kp-") ? String(key.dropFirst(3)) : key
    }
}

extension String {
    /// The text without control characters, line feeds and tabs apart.
    fileprivate var withoutControls: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars
        where scalar == "\n" || scalar == "\t"
            || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
        {
            result.append(scalar)
        }
        return String(result)
    }
}
