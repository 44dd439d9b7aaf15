// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension StringProtocol {
    /// The text without characters that control a terminal; lines and tabs stay.
    ///
    /// The text of a model is untrusted. Scalars are replaced one by one, so the result does not depend on the pieces of
    /// a stream, apart from carriage returns, which are left out.
    public var harmless: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == "\n" || scalar == "\t" {
                result.append(scalar)
            } else if scalar != "\r" {
                switch TextSanitizer.substitute(for: scalar) {
                case .itself: result.append(scalar)
                case .scalar(let other): result.append(other)
                case .nothing: break
                }
            }
        }
        return String(result)
    }

    /// Whether the text has characters that a reader does not see, or that control a terminal.
    ///
    /// Line feeds and tabs count as visible.
    public var hasHiddenCharacters: Bool {
        unicodeScalars.contains { scalar in
            if scalar == "\n" || scalar == "\t" { return false }
            if case .itself = TextSanitizer.substitute(for: scalar) { return false }
            return true
        }
    }
}
