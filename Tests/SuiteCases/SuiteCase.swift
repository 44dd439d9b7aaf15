// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A case of a suite: one line of a file of JSON lines.
package protocol SuiteCase: Decodable, Sendable {
    /// The name of the case.
    var id: String { get }
}

/// A line of a suite's file.
package enum SuiteLine<Case: SuiteCase>: Sendable {
    /// A case.
    case decoded(Case)
    /// What is no case of the suite, and why.
    case malformed(id: String, reason: String)
}

extension SuiteCase {
    /// Reads a file of cases, one line each; empty lines are passed over.
    package static func lines(of file: URL) throws -> [SuiteLine<Self>] {
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            if line.allSatisfy(\.isWhitespace) { return nil }
            do {
                return .decoded(try JSONDecoder().decode(Self.self, from: Data(line.utf8)))
            } catch {
                return .malformed(id: "line \(index + 1)", reason: "not a case: \(error)")
            }
        }
    }

    /// Reads a file of which every line must be a case.
    package static func cases(of file: URL) throws -> [Self] {
        try lines(of: file).map { line in
            switch line {
            case .decoded(let decoded): return decoded
            case .malformed(let id, let reason): throw MalformedCase(id: id, reason: reason)
            }
        }
    }
}

/// A line of a suite's file that is no case.
struct MalformedCase: Error {
    let id: String
    let reason: String
}

/// The development cases, copies of which the tests hold.
package enum DevelopmentCases {
    /// Bytes from the terminal and their events.
    package static let input: [InputCase] = all("input")
    /// Texts and their widths.
    package static let width: [WidthCase] = all("width")

    private static func all<Case: SuiteCase>(_ name: String) -> [Case] {
        let url = Bundle.module.url(
            forResource: name, withExtension: "jsonl", subdirectory: "Resources")!
        return try! Case.cases(of: url)
    }
}
