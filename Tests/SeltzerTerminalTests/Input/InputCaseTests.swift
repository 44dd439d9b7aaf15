// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SuiteCases
import Testing

@testable import SeltzerTerminal

@Suite struct InputCaseTests {
    @Test(arguments: InputCase.all, [TerminalProfile.withoutKeys, .xtermKeys, .linuxKeys])
    func caseMeansItsEvents(_ inputCase: InputCase, profile: TerminalProfile) {
        #expect(inputCase.failure(profile: profile) == nil, "\(inputCase.id)")
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
        for read in reads {
            decoder.decode(read, at: .zero, into: &found)
            #expect(decoder.heldByteCount <= 65_536)
        }
        decoder.expireAll(&found)
        return found
    }
}

extension InputCase: CustomTestStringConvertible {
    /// The id.
    public var testDescription: String { id }

    static let all = DevelopmentCases.input
}

extension InputDecoder {
    /// Lets silence end whatever was begun.
    mutating func expireAll(_ found: inout [DecodedInput]) {
        while let deadline { expire(at: deadline, into: &found) }
    }

    /// How many bytes are kept of what is not yet decided, a paste apart.
    var heldByteCount: Int { held.capacity }
}
