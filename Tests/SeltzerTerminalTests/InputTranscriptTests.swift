// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ReceivedInput.

import SeltzerBase
import SeltzerScreen
import SuiteCases
import Testing

@testable import SeltzerTerminal

/// Which bytes an event is made of.
@Suite struct InputTranscriptTests {
    private func transcript(_ reads: [String], isSilent: Bool = true) -> [ReceivedInput] {
        var decoder = InputDecoder(profile: .ansi)
        var transcript = InputTranscript()
        var received: [ReceivedInput] = []
        for read in reads {
            received += transcript.decode(Array(read.utf8), with: &decoder, at: .zero)
        }
        while isSilent, let deadline = decoder.deadline {
            received += transcript.expire(with: &decoder, at: deadline)
        }
        return received
    }

    private func lines(_ received: [ReceivedInput]) -> [String] {
        received.map { input in
            let decoded = input.decoded.map { decoded in
                if case .event(.key(let press)) = decoded { return press.description }
                return "\(decoded)"
            }
            return "\(visible(input.bytes)): \(decoded.joined(separator: " "))"
        }
    }

    @Test func eachEventHasItsBytes() {
        let received = transcript(["aé\u{1B}[", "A\u{1B}OP", "\u{3}"])
        #expect(lines(received) == ["a: a", "é: é", "^[[A: up", "^[OP: f1", "^C: ctrl-c"])
    }

    @Test func sequenceThatMeansNothingIsToldOf() {
        let received = transcript(["\u{1B}[1;2;3;4zx"])
        #expect(lines(received) == ["^[[1;2;3;4z: ", "x: x"])
    }

    @Test func escapeIsToldOfWhenTheTimeIsUp() {
        #expect(lines(transcript(["\u{1B}"])) == ["^[: escape"])
        #expect(transcript(["\u{1B}"], isSilent: false) == [])
    }

    @Test func controlAmidASequenceIsByItself() {
        #expect(lines(transcript(["\u{1B}[1\u{3};5A"])) == ["^C: ctrl-c", "^[[1;5A: ctrl-up"])
    }

    @Test func byteThatBeginsTheNextBelongsToIt() {
        var decoder = InputDecoder(profile: .ansi)
        var transcript = InputTranscript()
        let bytes: [UInt8] = [0xC3, 0x1B, 0x5B, 0x41]
        let received = transcript.decode(bytes, with: &decoder, at: .zero)
        #expect(received.map(\.bytes) == [[0xC3], [0x1B, 0x5B, 0x41]])
    }

    @Test func longPasteKeepsItsBeginning() {
        let text = String(repeating: "p", count: 10_000)
        let received = transcript(["\u{1B}[200~\(text)\u{1B}[201~"])
        #expect(received.map(\.byteCount) == [10_012])
        #expect(received.map(\.bytes.count) == [ReceivedInput.byteLimit])
        #expect(received.first?.decoded == [.event(.paste(text, isTruncated: false))])
    }

    @Test(arguments: InputCase.all)
    func eventsAreThoseOfOneRead(_ example: InputCase) {
        let bytes = Array(example.bytes.prefix(5_000))
        var decoder = InputDecoder(profile: .ansi)
        var whole: [DecodedInput] = []
        decoder.decode(bytes, at: .zero, into: &whole)
        var other = InputDecoder(profile: .ansi)
        var transcript = InputTranscript()
        var received = transcript.decode(bytes, with: &other, at: .zero)
        #expect(received.flatMap(\.decoded) == whole)
        while let deadline = other.deadline {
            received += transcript.expire(with: &other, at: deadline)
        }
        // A control amid a sequence goes before it; nothing is lost or told twice.
        #expect(received.reduce(0) { $0 + $1.byteCount } == bytes.count)
        if received.allSatisfy({ $0.byteCount == $0.bytes.count }) {
            #expect(received.flatMap(\.bytes).sorted() == bytes.sorted())
        }
    }
}
