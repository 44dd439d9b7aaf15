// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 9: ranges of a text.
@Suite struct RangeRuleTests {
    private func body(_ statements: String) -> String {
        let text = port(
            """
            import UIKit

            class A: UITextField {
                func b(_ a: UITextField, shouldChangeCharactersIn range: NSRange, c: String) {
                    \(statements)
                }
            }
            """)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        return lines.dropFirst(5).dropLast(2).joined(separator: "\n")
    }

    @Test func aRangeIsSeltzers() {
        let start = "import Foundation\nimport Seltzer\nimport typealias Seltzer.NSRange\n"
        #expect(port("import UIKit\nlet a: NSRange? = nil\n").hasPrefix(start))
        #expect(
            port("import UIKit\nlet a = NSMakeRange(0, b)\n")
                == start + "let a = NSRange(location: 0, length: b)\n")
        #expect(
            port("import UIKit\nlet a = NSMaxRange(b.range)\n").hasSuffix(
                "let a = b.range.upperBound\n"))
    }

    @Test func aRegularExpressionSearchesInFoundationsRange() {
        #expect(
            body("_ = regex.firstMatch(in: c, options: [], range: NSRange(location: 0, length: 1))")
                == "_ = regex.firstMatch(in: c, options: [], "
                + "range: Foundation.NSRange(location: 0, length: 1))")
        let made = "_ = regex.matches(in: c, range: NSMakeRange(0, 2))"
        #expect(body(made) == made)
    }

    @Test func aStringReplacesCharactersInASeltzersRange() {
        #expect(
            body("let d = NSString(string: a.text!).replacingCharacters(in: range, with: c)")
                == "let d = a.text.replacingCharacters(in: range, with: c)")
        #expect(
            body(
                "let d = e as NSString\nlet f = d.replacingCharacters(in: range, with: c)"
            ) == "let d = e as String\nlet f = d.replacingCharacters(in: range, with: c)")
        #expect(
            body(
                "guard let d = e as NSString? else { return }\n"
                    + "let f = d.replacingCharacters(in: range, with: c)"
            ).hasPrefix("guard let d = e as String? else { return }"))
    }

    @Test func aCastThatReplacesNothingStays() {
        #expect(body("let d = (c as NSString).length") == "let d = (c as NSString).length")
    }

    @Test func aStringMeasuresItself() {
        #expect(
            portStatements("let w = (text as NSString).size(withAttributes: [.font: font]).width")
                == "let w = text.size(withAttributes: [.font: font]).width")
        #expect(
            portStatements(
                "let r = NSString(string: a + b).boundingRect(with: s, options: [], attributes: nil, context: nil)"
            )
                == "let r = (a + b).boundingRect(with: s, options: [], attributes: nil, context: nil)"
        )
        #expect(
            portStatements("let w = text.size(withAttributes: nil).width\nlet c = ceil(w) + 16")
                == "let w = text.size(withAttributes: nil).width\nlet c = (w) + 2")
    }
}
