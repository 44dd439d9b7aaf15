// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The options on the command line of a program.
public struct OptionValues: Sendable {
    /// The text of each given option; empty for an option without a value.
    var texts: [String: String] = [:]

    /// Returns whether an option was given.
    public func has(_ name: String) -> Bool { texts[name] != nil }

    /// Returns the value whose name an option contains; nil if the option was not given.
    ///
    /// Names may be in upper or lower case.
    ///
    /// - Throws: An error that lists the names, if the option contains another name.
    public func value<Value>(
        _ name: String, of values: [Value], named valueName: (Value) -> String
    ) throws(UsageError) -> Value? {
        guard let text = texts[name] else { return nil }
        let wanted = text.lowercased()
        if let value = values.first(where: { valueName($0).lowercased() == wanted }) {
            return value
        }
        let names = values.map { valueName($0).lowercased() }.joined(separator: ", ")
        throw UsageError("\(Self.quoted(text)) is no value for --\(name). Choose one of: \(names).")
    }

    /// Returns the number in an option; nil if the option was not given.
    ///
    /// - Throws: An error with the range, if the text is not a number in the range.
    public func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = texts[name] else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        let (least, most) = (range.lowerBound, range.upperBound)
        throw UsageError(
            "\(Self.quoted(text)) is no value for --\(name). Give a number from \(least) to \(most)."
        )
    }

    /// Returns an argument in quotation marks, truncated after 40 characters.
    static func quoted(_ text: some StringProtocol) -> String {
        let start = text.prefix(40)
        return "\"\(start)\(start.endIndex == text.endIndex ? "" : "…")\""
    }
}
