// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds out which bytes each event is made of, by decoding one byte at a time: that makes no difference
/// to the events.
struct InputTranscript {
    private var bytes: [UInt8] = []
    private var byteCount = 0

    /// Decodes bytes; returns what became of them and of those that were waiting.
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
            // Without a deadline the decoder holds nothing: the bytes so far are all there is.
            if !found.isEmpty || decoder.deadline == nil {
                received.append(take(found, last: decoder.deadline == nil ? nil : byte))
            }
        }
        return received
    }

    /// Gives up waiting; returns what the bytes that were waiting mean, if that is settled.
    mutating func expire(
        with decoder: inout InputDecoder,
        at now: Duration
    ) -> [ReceivedInput] {
        var found: [DecodedInput] = []
        decoder.expire(at: now, into: &found)
        guard byteCount > 0, !found.isEmpty || decoder.deadline == nil else { return [] }
        return [take(found, last: nil)]
    }

    /// Takes the bytes that events are made of.
    ///
    /// - Parameter last: The last byte, where the decoder still holds some: it has begun something new, or
    ///   it is a control that acts at once amid a sequence that goes on.
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
