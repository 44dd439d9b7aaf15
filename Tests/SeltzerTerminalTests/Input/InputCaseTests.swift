// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct InputCaseTests {
    @Test(arguments: InputCase.all, [TerminalProfile.withoutKeys, .xtermKeys, .linuxKeys])
    func caseMeansItsEvents(_ inputCase: InputCase, profile: TerminalProfile) {
        var decoder = InputDecoder(profile: profile)
        let found = decoder.events(of: inputCase)
        let events = found.map(InputCaseEvent.init)
        #expect(inputCase.isMet(by: events), "\(inputCase.id): \(found)")
        if inputCase.no_text_leak == true {
            #expect(!inputCase.leaks(events), "\(inputCase.id): \(found)")
        }
        guard let then = inputCase.then else { return }
        var more: [DecodedInput] = []
        decoder.decode([UInt8](hex: then.hex), at: .seconds(100), into: &more)
        #expect(more.map(InputCaseEvent.init) == then.events, "\(inputCase.id), then: \(more)")
    }

    @Test(arguments: InputCase.all) func cuttingTheBytesChangesNothing(_ inputCase: InputCase) {
        let bytes = inputCase.bytes
        let whole = Self.decode([bytes])
        #expect(Self.decode(bytes.map { [$0] }) == whole, "\(inputCase.id), byte by byte")
        // A cut costs a run over all bytes, so that of the few long cases only some cuts are tried.
        let step = max(1, bytes.count * bytes.count / 1_000_000)
        for cut in stride(from: 0, through: bytes.count, by: step) {
            let parts = [Array(bytes[..<cut]), Array(bytes[cut...])]
            if Self.decode(parts) != whole {
                Issue.record("\(inputCase.id), cut at \(cut)")
            }
        }
    }

    private static func decode(_ reads: [[UInt8]]) -> [DecodedInput] {
        var decoder = InputDecoder(profile: .linuxKeys)
        var found: [DecodedInput] = []
        for read in reads { decoder.decode(read, at: .zero, into: &found) }
        decoder.expireAll(&found)
        return found
    }
}

extension InputCase {
    fileprivate func isMet(by events: [InputCaseEvent]) -> Bool {
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
        return events.count == expected.count
            && zip(events, expected).allSatisfy { $0.meets($1, in: self) }
    }

    /// Whether anything was typed that no list of the case has.
    fileprivate func leaks(_ events: [InputCaseEvent]) -> Bool {
        let allowed = (self.events + (accept ?? []).flatMap { $0 }).compactMap(\.key)
        return events.contains { event in
            guard let text = event.text ?? event.key, event.kind == "key" else { return false }
            let isPrintable = text.count == 1 || event.text != nil
            return isPrintable && accept_any_key != true && !allowed.contains(text)
        }
    }
}

extension InputDecoder {
    /// Returns what a case means, with its pauses, and its silence at the end.
    fileprivate mutating func events(of inputCase: InputCase) -> [DecodedInput] {
        var found: [DecodedInput] = []
        var now = Duration.seconds(1)
        for read in inputCase.reads {
            expire(at: now, into: &found)
            decode(read, at: now, into: &found)
            now += .milliseconds(inputCase.gap_ms ?? 0)
            #expect(heldByteCount <= 65_536)
        }
        if inputCase.end != nil { expireAll(&found) }
        return found
    }

    /// Lets silence end whatever was begun.
    mutating func expireAll(_ found: inout [DecodedInput]) {
        while let deadline { expire(at: deadline, into: &found) }
    }

    /// How many bytes are kept of what is not yet decided, a paste apart.
    var heldByteCount: Int { held.capacity }
}
