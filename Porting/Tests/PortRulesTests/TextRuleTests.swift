// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 7: the text of a field is never nil.
@Suite struct TextRuleTests {
    private func ported(_ text: String) -> String {
        let all = portStatements("let field = UITextField()\n\(text)")
        return String(all.drop { $0 != "\n" }.dropFirst())
    }

    @Test func theTextOfAFieldNeedsNoUnwrapping() {
        #expect(ported("use(field.text!)") == "use(field.text)")
        #expect(ported("use(field.text ?? \"\")") == "use(field.text)")
        #expect(ported("use((field.text ?? \"\").count)") == "use(field.text.count)")
        #expect(ported("use(field.text?.isEmpty ?? true)") == "use(field.text.isEmpty)")
    }

    @Test func aTextBehindAnOptionalChainStays() {
        #expect(
            ported("use(alert?.textFields?.first?.text ?? \"\")")
                == "use(alert?.textFields?.first?.text ?? \"\")")
        #expect(ported("use(alert.textFields![0].text!)") == "use(alert.textFields![0].text)")
        #expect(ported("use(note.text ?? \"\")") == "use(note.text ?? \"\")")
    }

    @Test func aFieldOfAnAlertIsAField() {
        #expect(
            ported(
                "guard let a = alert.textFields?.first, let b = a.text, !b.isEmpty else { return }")
                == "guard let a = alert.textFields?.first, case let b = a.text, !b.isEmpty else { return }"
        )
        #expect(ported("let b = alert.textFields![0]\nuse(b.text!)").hasSuffix("use(b.text)"))
    }

    @Test func aStringReplacesCharactersInTheRangeOfADelegate() {
        func ported(_ line: String) -> Bool {
            port(
                """
                let field = UITextField()
                class A: NSObject {
                    func b(_ a: UITextField, shouldChangeCharactersIn range: NSRange, c: String) {
                        \(line)
                    }
                }
                """
            ).contains("    let a = field.text.replacingCharacters(in: range, with: c)\n")
        }
        #expect(
            ported("let a = (field.text! as NSString).replacingCharacters(in: range, with: c)"))
        #expect(
            !ported("let a = (field.text! as NSString).replacingCharacters(in: other, with: c)"))
    }

    @Test func otherPropertiesAreNeverNil() {
        #expect(
            ported("alert.popoverPresentationController?.sourceView = view")
                == "alert.popoverPresentationController.sourceView = view")
        #expect(
            ported("if let a = b.popoverPresentationController { use(a) }")
                == "if let a = b.popoverPresentationController as PopoverPresentationController? { use(a) }"
        )
        #expect(
            ported("use(tabBarController?.viewControllers?.first)")
                == "use(tabBarController?.viewControllers.first)")
    }

    @Test func aConditionWithMorePartsIsAPattern() {
        #expect(
            ported("guard let a = field.text, !a.isEmpty else { return }")
                == "guard case let a = field.text, !a.isEmpty else { return }")
    }

    @Test func aConditionAloneIsAConstant() {
        #expect(ported("guard let a = field.text else { return }") == "let a = field.text")
        #expect(
            ported("if let a = field.text { use(a) }")
                == "if let a = field.text as String? { use(a) }")
    }

    @Test func aTextThatMayBeNilGetsATextInstead() {
        #expect(ported("field.text = nil") == "field.text = \"\"")
        #expect(ported("field.text = note?.title") == "field.text = note?.title ?? \"\"")
        #expect(ported("let a: String?\nfield.text = a").hasSuffix("field.text = a ?? \"\""))
        #expect(ported("field.text = note.title") == "field.text = note.title")
    }

    @Test func aPropertyThatMayBeNilGetsAText() {
        let text = port(
            """
            struct Model { let detail: String?; let title: String }
            func show(_ model: Model, label: UILabel) {
                label.text = model.detail
                label.text = model.title
            }
            """)
        #expect(text.contains("label.text = model.detail ?? \"\"\n"))
        #expect(text.contains("label.text = model.title\n"))
    }

    @Test func theTitleOfAButtonIsReadFromTheButton() {
        #expect(
            portStatements("let save = UIButton()\nprint(save.titleLabel?.text ?? \"\")")
                .hasSuffix("print(save.currentTitle ?? \"\")"))
        #expect(
            portStatements("let save = UIButton()\nprint(save.titleLabel!.text!)")
                .hasSuffix("print(save.currentTitle!)"))
    }

    @Test(arguments: [
        "lines.first", "lines.randomElement()", "defaults.string(forKey: \"a\")",
        "button.currentTitle",
        "segments.titleForSegment(at: 0)",
    ])
    func aTextThatMayBeNilIsNeverSet(_ value: String) {
        #expect(
            portStatements("let label = UILabel()\nlabel.text = \(value)")
                .hasSuffix("label.text = \(value) ?? \"\""))
    }

    @Test(arguments: ["lines.joined()", "first(lines)", "defaults.string(at: 0)", "max(a, b)"])
    func otherTextsStay(_ value: String) {
        #expect(
            portStatements("let label = UILabel()\nlabel.text = \(value)")
                .hasSuffix("label.text = \(value)"))
    }

    @Test func onlyTheTextOfANumberMayBeNil() {
        let start =
            "let label = UILabel()\nlet numbers = NumberFormatter()\nlet dates = DateFormatter()\n"
        #expect(
            portStatements(start + "label.text = numbers.string(from: 1)")
                .hasSuffix("label.text = numbers.string(from: 1) ?? \"\""))
        #expect(
            portStatements(start + "label.text = dates.string(from: day)")
                .hasSuffix("label.text = dates.string(from: day)"))
    }
}
