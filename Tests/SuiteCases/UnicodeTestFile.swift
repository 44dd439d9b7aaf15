// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A test file of the Unicode Character Database, as the system's packages install it.
///
/// `make test` installs the package on Debian and Ubuntu and sets `SELTZER_UNICODE_TESTS` to `required` there:
/// a missing file is a failure then. Elsewhere its tests are skipped, and say so.
package struct UnicodeTestFile: Sendable {
    /// Its name, such as `GraphemeBreakTest.txt`.
    package let name: String

    /// Where Debian and Ubuntu (`unicode-data`), then Fedora (`unicode-ucd`) put such files.
    private static let directories = [
        "/usr/share/unicode/auxiliary", "/usr/share/unicode/ucd/auxiliary",
    ]

    package init(_ name: String) {
        self.name = name
    }

    /// Where the file is; nil where it is not installed.
    private var path: String? {
        Self.directories.map { "\($0)/\(name)" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Whether its tests should run: where it is installed, or has to be.
    package var isExpected: Bool {
        path != nil || ProcessInfo.processInfo.environment["SELTZER_UNICODE_TESTS"] == "required"
    }

    /// A text, and what it is made of.
    package struct Case: Sendable {
        /// The scalars, as they stand in the file.
        package let name: String
        /// The parts between the places where there is a break.
        package let parts: [String]
    }

    /// Why there are no cases.
    package struct Missing: Error, CustomStringConvertible {
        package let description: String
    }

    /// Reads the cases: lines such as `÷ 0020 × 0308 ÷ 000D ÷ # …`.
    package func cases() throws -> [Case] {
        guard let path else {
            throw Missing(
                description:
                    "\(name) is not installed: it is in the package unicode-data of Debian.")
        }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let marks = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            guard !marks.isEmpty else { return nil }
            var parts = [String.UnicodeScalarView()]
            for mark in marks {
                if mark == "÷" {
                    if parts.last?.isEmpty == false { parts.append(String.UnicodeScalarView()) }
                } else if let scalar = UInt32(mark, radix: 16).flatMap(Unicode.Scalar.init) {
                    parts[parts.count - 1].append(scalar)
                }
            }
            let name = marks.filter { $0 != "÷" && $0 != "×" }.joined(separator: " ")
            // The last mark is the end of the text.
            return Case(name: name, parts: parts.dropLast().map { String($0) })
        }
    }
}
