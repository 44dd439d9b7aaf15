// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension String {
    /// The letters by which a folded text is ordered first: without accents and points; nil if they are the text itself.
    package var baseLetters: String? {
        if isASCII { return nil }
        var letters = UnicodeScalarView(), isSame = true
        for scalar in unicodeScalars {
            if scalar.isAccent {
                isSame = false
            } else if let base = Self.strokedLetters[scalar] {
                letters.append(contentsOf: base.unicodeScalars)
                isSame = false
            } else {
                letters.append(scalar)
            }
        }
        return isSame ? nil : String(letters)
    }

    /// Small letters that Unicode does not decompose, and those among which readers look for them.
    private static let strokedLetters: [Unicode.Scalar: String] = [
        "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l",
        "ŧ": "t", "ƀ": "b", "ɨ": "i", "ɇ": "e", "ȼ": "c", "ꞓ": "c", "ɉ": "j", "ɍ": "r",
        "ɏ": "y", "ƶ": "z", "ⱥ": "a", "ŋ": "n", "þ": "th", "ǥ": "g", "ʉ": "u",
    ]
}

extension Unicode.Scalar {
    /// Whether the scalar is a mark that leaves the letter what it is.
    ///
    /// The sign for a vowel that is left out, as in Devanagari, is none.
    fileprivate var isAccent: Bool {
        let combiningClass = combiningClass
        return combiningClass != 0 && combiningClass != 9
    }
}
