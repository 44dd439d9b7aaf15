// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The newest records of the input from a terminal.
///
/// Their number is limited, however much input arrives.
///
/// It is a class: with a value, a copy in a view would make each new record copy the storage.
public final class InputHistory {
    /// The largest number of records to keep.
    public let limit: Int
    /// The number of all records so far.
    public private(set) var total = 0
    private var ring: [InputRecord] = []

    /// Creates an empty history, with a limit on its records.
    public init(limit: Int = 10_000) {
        self.limit = max(1, limit)
    }

    /// The numbers of the kept records.
    public var numbers: ClosedRange<Int>? {
        ring.isEmpty ? nil : (total - ring.count + 1)...total
    }

    /// Returns the record with a number; nil if it is not kept.
    public subscript(number: Int) -> InputRecord? {
        guard let numbers, numbers.contains(number) else { return nil }
        return ring[(number - 1) % limit]
    }

    /// Adds a record for each event in some bytes; the first record gets the bytes.
    ///
    /// - Returns: The new records.
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
