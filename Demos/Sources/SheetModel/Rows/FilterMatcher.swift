// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A filter, prepared for many values.
struct FilterMatcher: Sendable {
    /// The filter.
    let filter: SheetFilter
    private let needle: [UInt8]

    init(_ filter: SheetFilter) {
        self.filter = filter
        switch filter.condition {
        case .contains(let text), .begins(let text): needle = text.utf8.map(Self.lowercased)
        default: needle = []
        }
    }

    /// Whether a row fulfills the condition.
    func matches(row values: [SheetValue]) -> Bool {
        if let column = filter.column {
            return matches(values.indices.contains(column) ? values[column] : .null)
        }
        return values.contains { matches($0) }
    }

    /// Whether a value fulfills the condition.
    func matches(_ value: SheetValue) -> Bool {
        switch filter.condition {
        case .contains: contains(value)
        case .begins: begins(value)
        case .isNull: isMissing(value)
        case .isNotNull: !isMissing(value)
        case .equal(let other): isMissing(other) ? isMissing(value) : order(value, other) == 0
        case .notEqual(let other): order(value, other) != 0
        case .less(let other): isPresent(value, other) && order(value, other) < 0
        case .atMost(let other): isPresent(value, other) && order(value, other) <= 0
        case .greater(let other): isPresent(value, other) && order(value, other) > 0
        case .atLeast(let other): isPresent(value, other) && order(value, other) >= 0
        case .between(let low, let high):
            isPresent(value, low) && isPresent(value, high) && order(value, low) >= 0
                && order(value, high) <= 0
        }
    }

    private func order(_ value: SheetValue, _ other: SheetValue) -> Int {
        SheetOrder.compare(value, other)
    }

    /// Whether a comparison makes sense: both values are numbers, or both are none.
    private func isPresent(_ value: SheetValue, _ other: SheetValue) -> Bool {
        !isMissing(value)
            && SheetOrder.rank(of: value).rank == SheetOrder.rank(of: other).rank
    }

    private func isMissing(_ value: SheetValue) -> Bool {
        value == .null || value == .text("")
    }

    private func contains(_ value: SheetValue) -> Bool {
        if needle.isEmpty { return true }
        var text = value.text
        return text.withUTF8 { bytes in
            guard bytes.count >= needle.count else { return false }
            for start in 0...(bytes.count - needle.count) where isNeedle(at: start, in: bytes) {
                return true
            }
            return false
        }
    }

    private func begins(_ value: SheetValue) -> Bool {
        var text = value.text
        return text.withUTF8 { $0.count >= needle.count && isNeedle(at: 0, in: $0) }
    }

    private func isNeedle(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for (offset, byte) in needle.enumerated()
        where Self.lowercased(bytes[start + offset]) != byte {
            return false
        }
        return true
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
}
