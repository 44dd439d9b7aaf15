// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rules 1 and 2: imports and names.
@Suite struct NameRuleTests {
    @Test func uiKitBecomesFoundationAndSeltzer() {
        #expect(port("import UIKit\n") == "import Foundation\nimport Seltzer\n")
        #expect(port("import Foundation\nimport UIKit\n") == "import Foundation\nimport Seltzer\n")
        #expect(port("import CoreGraphics\nimport UIKit\n").hasPrefix("\nimport Foundation"))
    }

    @Test func anIndexPathIsSeltzers() {
        let text = port("import UIKit\nlet first = IndexPath(row: 0, section: 0)\n")
        #expect(text.contains("import Seltzer\nimport typealias Seltzer.IndexPath\n"))
    }

    @Test func aFileThatUsesTheNetworkImportsItOnLinux() {
        let text = port("import UIKit\nlet session = URLSession.shared\n")
        #expect(
            text.contains(
                "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"))
    }

    @Test func aFileWithoutViewsImportsSeltzerWhereItUsesIts() {
        #expect(
            port("import Foundation\nvar size: CGSize\n")
                == "import Foundation\nimport Seltzer\nvar size: Size\n")
        #expect(port("struct Note { var text: String }\n") == "struct Note { var text: String }\n")
    }

    @Test func typesThatSeltzerHasLoseTheirPrefix() {
        let text = port("class A: UIView { let b: UIButton? = nil; let c = UIColor.red }")
        #expect(text.hasSuffix("class A: View { let b: Button? = nil; let c = Color.red }"))
        #expect(
            portStatements("NSLayoutConstraint.activate([])") == "LayoutConstraint.activate([])")
    }

    @Test func aTypeThatSeltzerLacksStaysAndIsListed() {
        let file = portAll("import UIKit\n\nlet picker = UIPrintInfo()\n")[0]
        #expect(file.text.contains("UIPrintInfo()"))
        #expect(
            file.leftovers == [
                Leftover(
                    line: 4, text: "let picker = UIPrintInfo()", row: LeftoverTable.otherTypes)
            ])
    }

    @Test func aNameThatTheProgramHasToNamesItsModule() {
        let files = portAll("class Label: UILabel {}\n", "let label = UILabel()\n")
        #expect(files[0].text.hasSuffix("class Label: Seltzer.Label {}\n"))
        #expect(files[1].text.hasSuffix("let label = Seltzer.Label()\n"))
    }

    @Test func lengthsAreWholeAndFractionsAreDoubles() {
        #expect(port("func move(by dx: CGFloat) {}").hasSuffix("func move(by dx: Int) {}"))
        #expect(port("var progress: CGFloat = 0").hasSuffix("var progress: Double = 0"))
        #expect(port("let part: CGFloat = 0.25").hasSuffix("let part: Double = 0.25"))
        #expect(
            portStatements("return .greatestFiniteMagnitude") == "return .greatestFiniteMagnitude")
        #expect(portStatements("let none = CGFloat.leastNormalMagnitude") == "let none = 0")
    }

    @Test func numbersOfSlidersAreDoubles() {
        let text = port("let slider = UISlider()\nfunc set(_ value: Float) {}")
        #expect(text.contains("func set(_ value: Double) {}"))
        #expect(port("func set(_ value: Float) {}") == "func set(_ value: Float) {}")
    }

    @Test func thePasteboardIsTheApplications() {
        #expect(
            portStatements("UIPasteboard.general.string = text")
                == "Application.current?.pasteboard.string = text")
    }

    @Test func aTextThatChangesIsAVariable() {
        let text = portStatements(
            """
            let a = NSMutableAttributedString(string: b)
            a.addAttribute(.font, value: c, range: NSRange(location: 0, length: 2))
            """)
        #expect(text.hasPrefix("var a = StyledText(string: b)\n"))
        #expect(
            text.hasSuffix("range: Range(NSRange(location: 0, length: 2), in: a.string))"))
        let file = portAll("import UIKit\nlet a = NSMutableParagraphStyle()\n")[0]
        #expect(file.leftovers.map(\.row) == [LeftoverTable.attributes])
    }

    @Test func anUndoManagerIsSeltzers() {
        let text = port("import UIKit\nvar manager: UndoManager?\n")
        #expect(text.contains("import class Seltzer.UndoManager\n"))
    }

    @Test func theActionsOfAnAlertHaveANameOfTheirOwn() {
        #expect(
            portStatements(
                "let alert = UIAlertController()\nalert.actions.first?.isEnabled = false"
            )
            .hasSuffix("alert.alertActions.first?.isEnabled = false"))
    }

    @Test func textsAndCommentsStay() {
        #expect(portStatements("print(\"UIView\") // UIView") == "print(\"UIView\") // UIView")
    }

    @Test func textsOfFoundationAreStyledTexts() {
        #expect(
            portStatements(
                "var text = AttributedString(\"a\", attributes: AttributeContainer([.kern: 1]))")
                == "var text = StyledText(\"a\", attributes: Style(attributes: [.kern: 1]))")
        #expect(portStatements("var a = AttributeContainer()") == "var a = Style()")
    }

    @Test func theStyleOfAParagraphIsAValueAndIsListed() {
        let file = portAll(
            "import UIKit\nfunc a() {\n    let style = NSMutableParagraphStyle()\n"
                + "    style.lineSpacing = 4\n    style.alignment = .center\n}\n")[0]
        #expect(
            file.text.hasSuffix(
                "    var style = ParagraphStyle()\n    style.alignment = .center\n}\n"))
        #expect(file.leftovers.map(\.row) == [LeftoverTable.attributes])
    }

    @Test func savedNumbersOfASliderHaveItsType() {
        #expect(
            portStatements("let slider = UISlider()\nslider.value = defaults.float(forKey: \"v\")")
                .hasSuffix("slider.value = defaults.double(forKey: \"v\")"))
        let other = "a = defaults.float(forKey: \"v\")"
        #expect(portStatements(other) == other)
    }
}
