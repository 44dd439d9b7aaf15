// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What came from a terminal, the newest of it: however much comes, only so many records are kept.
///
/// A class, so that who shows it holds no copy that the next record would have to be kept out of.
public final class InputHistory {
    /// The most records kept.
    public let limit: Int
    /// How many records there have been.
    public private(set) var total = 0
    private var ring: [InputRecord] = []

    /// Makes a history without records.
    public init(limit: Int = 10_000) {
        self.limit = max(1, limit)
    }

    /// The numbers of the records that are kept.
    public var numbers: ClosedRange<Int>? {
        ring.isEmpty ? nil : (total - ring.count + 1)...total
    }

    /// Returns a record by its number; nil for one that is not kept.
    public subscript(number: Int) -> InputRecord? {
        guard let numbers, numbers.contains(number) else { return nil }
        return ring[(number - 1) % limit]
    }

    /// Adds what bytes mean: a record for each event, the bytes with the first.
    ///
    /// - Returns: The records.
    @discardableResult
    public func append(_ input: ReceivedInput) -> [InputRecord] {
        guard let first = input.decoded.first else {
            return [append(nil, bytes: input.bytes, byteCount: input.byteCount)]
        }
        return [append(first, bytes: input.bytes, byteCount: input.byteCount)]
            + input.decoded.dropFirst().map { append($0) }
    }

    /// Adds one event.
    @discardableResult
    public func append(
        _ decoded: DecodedInput?, bytes: [UInt8] = [], byteCount: Int = 0
    ) -> InputRecord {
        total += 1
        let record = InputRecord(
            number: total, bytes: bytes, byteCount: byteCount, decoded: decoded)
        if ring.count < limit {
            ring.append(record)
        } else {
            ring[(total - 1) % limit] = record
        }
        return record
    }
}
