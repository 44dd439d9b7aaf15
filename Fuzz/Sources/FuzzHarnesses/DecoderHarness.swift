// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

/// Decodes bytes as they come from a terminal, at once and cut in two.
///
/// The first byte says where they are cut. However that is, the events must be the same, at most one
/// for each byte and one for the silence, and a key after it all must be that key.
@_cdecl("fuzz_decoder")
public func fuzzDecoder(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 1 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
    let cut = Int(start[0]) % bytes.count
    for decoder in decoders {
        let whole = events(of: [bytes], decoder)
        let parts = events(of: [Array(bytes[..<cut]), Array(bytes[cut...])], decoder)
        precondition(whole == parts, "The events depend on how the bytes are cut.")
        precondition(whole.count <= bytes.count + 2, "There are more events than bytes.")
        precondition(
            whole.last == .event(.key(KeyPress(.character("k")))), "A key after it all is lost.")
    }
    return 0
}

/// Made once: what costs time is the tree of a profile's keys.
private let decoders = [TerminalProfile(name: "none"), .ansi].map {
    InputDecoder(profile: $0, settings: InputSettings(pasteLimit: 256))
}

/// Returns the events of reads, then of a silence, and of `k` at the end.
private func events(of reads: [[UInt8]], _ decoder: InputDecoder) -> [DecodedInput] {
    var decoder = decoder
    var found: [DecodedInput] = []
    for read in reads { decoder.decode(read, at: .zero, into: &found) }
    while let deadline = decoder.deadline { decoder.expire(at: deadline, into: &found) }
    decoder.decode(Array("k".utf8), at: .seconds(100), into: &found)
    return found
}
