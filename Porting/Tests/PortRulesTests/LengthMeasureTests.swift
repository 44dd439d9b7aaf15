// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 5: lengths in the other direction, and heights of controls.
@Suite struct LengthMeasureTests {
    @Test func aColorHasFractions() {
        let text = port(
            """
            extension UIColor {
                convenience init(r: CGFloat, g: CGFloat) { self.init(red: r / 255, green: g) }
            }
            """)
        #expect(text.contains("init(r: Double, g: Double)"))
    }

    @Test func aSquareIsHalfAsManyRows() {
        #expect(
            portStatements(
                "let size: CGFloat = 80\na.frame = CGRect(x: 0, y: 0, width: size, height: size)"
            )
            .hasSuffix("Rect(x: 0, y: 0, width: size, height: size / 2)"))
        #expect(
            portStatements(
                "let s = CGSize(width: a.bounds.width / 3, height: a.bounds.width / 3 + 16)")
                == "let s = Size(width: a.bounds.width / 3, height: a.bounds.width / 2 / 3 + 1)")
        #expect(
            portStatements("a.heightAnchor.constraint(equalTo: a.widthAnchor).isActive = true")
                == "a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5).isActive = true"
        )
        #expect(
            portStatements("a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 1.5)")
                == "a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2 * (1.5))")
    }

    @Test func aDistanceOfAllSidesIsHalfAsManyRows() {
        let text = portStatements(
            """
            let padding: CGFloat = 20
            a.topAnchor.constraint(equalTo: b.topAnchor, constant: padding)
            a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: padding)
            a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -padding)
            """)
        #expect(
            text.contains("padding: Int = 3")
                && text.contains("b.topAnchor, constant: padding / 2)"))
        #expect(text.contains("b.leftAnchor, constant: padding)"))
        #expect(text.hasSuffix("constant: -padding / 2)"))
    }

    @Test func aParameterWithoutADirectionCountsAsAcross() {
        let text = port(
            """
            extension UIView {
                func fill(_ view: UIView, margin: CGFloat = 0) {
                    topAnchor.constraint(equalTo: view.topAnchor, constant: margin).isActive = true
                    leftAnchor.constraint(equalTo: view.leftAnchor, constant: margin).isActive = true
                }
                func use() { fill(self, margin: 16) }
            }
            """)
        #expect(text.contains("view.topAnchor, constant: margin / 2)"))
        #expect(text.contains("view.leftAnchor, constant: margin)") && text.contains("margin: 2)"))
    }

    @Test func aControlIsOneLineHigh() {
        #expect(
            portStatements("let b = UIButton()\nb.heightAnchor.constraint(equalToConstant: 50)")
                .hasSuffix("constraint(equalToConstant: 1)"))
        #expect(
            portStatements("let b = UILabel()\nb.heightAnchor.constraint(equalToConstant: 60)")
                .hasSuffix("constraint(equalToConstant: 3)"))
        #expect(
            portStatements(
                "let b = UIButton()\nb.frame = CGRect(x: 0, y: 0, width: 80, height: 52)"
            )
            .hasSuffix("width: 10, height: 1)"))
        #expect(
            portStatements("let b = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 52))")
                .hasSuffix("width: 10, height: 1))"))
    }
}
