// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An error in a ``VisualFormat``: invalid syntax, or an unknown name.
public struct VisualFormatError: Error, Hashable, Sendable {
    /// The string.
    public let format: String
    /// The position of the error, in Unicode scalars from 0.
    public let position: Int
    /// The problem, or the expected syntax.
    public let message: String

    /// Creates an error at a position in a string, in Unicode scalars from 0.
    public init(_ message: String, in format: String, at position: Int) {
        self.message = message
        self.format = format
        self.position = position
    }
}

extension VisualFormatError: CustomStringConvertible {
    /// The message, with the part of the string around the error, which `▸` marks.
    ///
    /// Control characters appear as `?`.
    public var description: String {
        let place = max(0, position)
        let start = max(0, place - 24)
        let scalars = format.unicodeScalars
        let before = Self.printable(scalars.dropFirst(start).prefix(place - start))
        let rest = scalars.dropFirst(place)
        let after = Self.printable(rest.prefix(24))
        let head = start > 0 ? "…" : ""
        let tail = rest.dropFirst(24).isEmpty ? "" : "…"
        let number = place.saturatingAdding(1)
        let message = Self.printable(message.unicodeScalars[...])
        return "\(message) at character \(number): \(head)\(before)▸\(after)\(tail)"
    }

    /// Returns advice on an unknown name: the name that was probably meant, or the known names.
    static func hint(for name: String, among known: some Sequence<String>) -> String {
        let known = known.sorted()
        if let near = name.nearest(in: known) { return " (did you mean “\(near)”?)" }
        let list = known.prefix(8).map { "“\($0.prefix(40))”" }.joined(separator: ", ")
        return known.isEmpty ? "" : " (there are \(list)\(known.count > 8 ? " and more" : ""))"
    }

    private static func printable(_ text: Substring.UnicodeScalarView) -> String {
        var result = ""
        for scalar in text {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: result.append("?")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
