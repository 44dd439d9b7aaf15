// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A case of `input.jsonl`; the README beside it describes the fields.
package struct InputCase: SuiteCase {
    struct Part: Decodable, Sendable {
        let bytes: [UInt8]
        let times: Int

        init(from decoder: Decoder) throws {
            var container = try decoder.unkeyedContainer()
            bytes = [UInt8](hex: try container.decode(String.self))
            times = try container.decode(Int.self)
        }
    }

    package struct Sequel: Decodable, Sendable {
        let hex: String
        let events: [InputCaseEvent]
    }

    package let id: String
    let hex: String?
    let chunks: [String]?
    let parts: [Part]?
    let gap_ms: Int?
    let end: String?
    let events: [InputCaseEvent]
    let accept: [[InputCaseEvent]]?
    let no_text_leak: Bool?
    let accept_any_key: Bool?
    let accept_any_mouse: String?
    let accept_any_button: Bool?
    let accept_any_resize: Bool?
    let accept_replacement: String?
    let accept_sanitized: Bool?
    let clamp: Bool?
    let coalesce: Bool?
    let report_name_optional: Bool?
    let then: Sequel?

    /// The reads of the case.
    var reads: [[UInt8]] {
        if let chunks { return chunks.map([UInt8].init(hex:)) }
        if let parts {
            return [
                parts.flatMap { part in
                    (0..<part.times).flatMap { _ in part.bytes }
                }
            ]
        }
        return [[UInt8](hex: hex ?? "")]
    }

    /// All bytes of the case.
    package var bytes: [UInt8] { reads.flatMap { $0 } }
}

extension [UInt8] {
    init(hex: String) {
        let digits = hex.utf8.map { $0 < 0x3A ? $0 - 0x30 : ($0 | 0x20) - 0x57 }
        self = stride(from: 0, to: digits.count - 1, by: 2).map {
            digits[$0] << 4 | digits[$0 + 1]
        }
    }
}
