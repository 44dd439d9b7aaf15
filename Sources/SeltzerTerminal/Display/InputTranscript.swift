// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A decoder that also finds the bytes of each event.
///
/// It decodes one byte at a time, which is slower but gives the same events.
struct InputTranscript {
    private var bytes: [UInt8] = []
    private var byteCount = 0

    /// Decodes bytes, and returns the sequences that they complete, with their meaning.
    mutating func decode(
        _ input: [UInt8],
        with decoder: inout InputDecoder,
        at now: Duration
    ) -> [ReceivedInput] {
        var received: [ReceivedInput] = []
        for byte in input {
            byteCount += 1
            if bytes.count < ReceivedInput.byteLimit { bytes.append(byte) }
            var found: [DecodedInput] = []
            decoder.decode([byte], at: now, into: &found)
            // Without a deadline, the decoder holds nothing, so the bytes so far are complete.
            if !found.isEmpty || decoder.deadline == nil {
                received.append(take(found, last: decoder.deadline == nil ? nil : byte))
            }
        }
        return received
    }

    /// Stops waiting, and returns the waiting bytes with their meaning if they are complete now.
    mutating func expire(
        with decoder: inout InputDecoder,
        at now: Duration
    ) -> [ReceivedInput] {
        var found: [DecodedInput] = []
        decoder.expire(at: now, into: &found)
        guard byteCount > 0, !found.isEmpty || decoder.deadline == nil else { return [] }
        return [take(found, last: nil)]
    }

    /// Removes and returns the bytes of events.
    ///
    /// - Parameters:
    ///   - decoded: The events.
    ///   - last: The last byte if the decoder still holds bytes, otherwise nil. This byte begins a
    ///     new sequence, or it is a control that acts at once inside a sequence.
    private mutating func take(_ decoded: [DecodedInput], last: UInt8?) -> ReceivedInput {
        var taken = ReceivedInput(bytes: bytes, byteCount: byteCount, decoded: decoded)
        var rest: [UInt8] = []
        if let last, byteCount > 1, byteCount == bytes.count, last < 0x20 || last >= 0x80 {
            let cut = bytes.count - 1
            let isAmid = last < 0x20 && last != 0x1B
            rest = Array(isAmid ? bytes[..<cut] : bytes[cut...])
            taken.bytes = Array(isAmid ? bytes[cut...] : bytes[..<cut])
            taken.byteCount = taken.bytes.count
        }
        bytes = rest
        byteCount = rest.count
        return taken
    }
}
