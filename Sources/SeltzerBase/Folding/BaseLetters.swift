// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension String {
    /// The letters of a folded text without accents and points, by which texts are ordered first;
    /// nil if the text has no accents and points.
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

    /// Small letters that Unicode does not decompose, and the letters under which readers look for
    /// them.
    private static let strokedLetters: [Unicode.Scalar: String] = [
        "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l",
        "ŧ": "t", "ƀ": "b", "ɨ": "i", "ɇ": "e", "ȼ": "c", "ꞓ": "c", "ɉ": "j", "ɍ": "r",
        "ɏ": "y", "ƶ": "z", "ⱥ": "a", "ŋ": "n", "þ": "th", "ǥ": "g", "ʉ": "u",
    ]
}

extension Unicode.Scalar {
    /// Whether the scalar is an accent: a mark that does not change which letter it is.
    ///
    /// A sign for an omitted vowel, as in Devanagari, is not an accent.
    fileprivate var isAccent: Bool {
        let combiningClass = combiningClass
        return combiningClass != 0 && combiningClass != 9
    }
}
