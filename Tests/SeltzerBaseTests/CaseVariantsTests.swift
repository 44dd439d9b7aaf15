// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct CaseVariantsTests {
    @Test(
        arguments: [
            ("a", "Aa"), ("1", "1"), ("k", "Kk\u{212A}"), ("\u{212A}", "Kk\u{212A}"), ("ß", "ßẞ"),
            ("ς", "Σςσ"), ("ǆ", "Ǆǅǆ"), ("ı", "ı"), ("i", "Ii"), ("İ", "İ"),
        ] as [(Unicode.Scalar, String)])
    func scalarsThatDifferInCaseAreVariants(scalar: Unicode.Scalar, variants: String) {
        #expect(CaseVariants.of(scalar) == Array(variants.unicodeScalars))
    }

    /// Every scalar that maps to another is found from that one, too: no mapping was left out of the table.
    @Test func variantsAreThoseOfEachOther() {
        for value in UInt32(0)...0x1_FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped
            else { continue }
            let variants = CaseVariants.of(scalar)
            for variant in variants {
                #expect(CaseVariants.of(variant) == variants, "\(value) and \(variant.value)")
            }
        }
    }
}
