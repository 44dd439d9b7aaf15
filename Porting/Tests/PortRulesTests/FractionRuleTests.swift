// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rules 5, 6 and 9: what real numbers, keyboards and closures of Foundation become.
@Suite struct FractionRuleTests {
    @Test func aFactorOfALengthIsAQuotientOfWholeNumbers() {
        #expect(portStatements("use(view.bounds.width * 0.8)") == "use(view.bounds.width * 4 / 5)")
        #expect(portStatements("use(0.25 * a.frame.height)") == "use(1 * a.frame.height / 4)")
        #expect(portStatements("use(a.frame.height / 1.5)") == "use(a.frame.height * 2 / 3)")
        #expect(portStatements("use(a.bounds.width / 2.0)") == "use(a.bounds.width / 2)")
        #expect(portStatements("use(price * 0.8)") == "use(price * 0.8)")
    }

    @Test func aVariableOfALengthIsOneToo() {
        let text = portStatements(
            "let width = (view.bounds.width - 32) / 2\nuse(CGSize(width: width, height: width * 1.5))"
        )
        #expect(text.contains("* 3 / 2"))
    }

    @Test func aQuotientWithANameOfAFractionIsADouble() {
        #expect(
            portStatements("let progress = a.bounds.minX / a.bounds.width")
                == "let progress = Double(a.bounds.minX) / Double(a.bounds.width)")
        #expect(
            portStatements("let columns = a.bounds.width / b.bounds.width")
                == "let columns = a.bounds.width / b.bounds.width")
    }

    @Test func aRoundedQuotientIsWhole() {
        #expect(
            portStatements("let page = Int(round(a.contentOffset.x / a.frame.width))")
                == "let page = Int(Int((Double(a.contentOffset.x) / Double(a.frame.width)).rounded()))"
        )
        #expect(portStatements("use(ceil(size.height))") == "use((size.height))")
        #expect(portStatements("use(floor(seconds / 60))") == "use(floor(seconds / 60))")
    }

    @Test func functionsOfRealNumbersGetThem() {
        let text = portStatements("let dx = a.center.x - b.center.x\nuse(sqrt(dx * dx))")
        #expect(text.hasSuffix("use(Int(sqrt(Double(dx * dx))))"))
        #expect(portStatements("use(sqrt(area))") == "use(sqrt(area))")
    }

    @Test func fractionsHaveFourDigitsAtMost() {
        #expect(FractionRule.fraction(0.8)! == (4, 5))
        #expect(FractionRule.fraction(2)! == (2, 1))
        #expect(FractionRule.fraction(0.33333) == nil)
        #expect(FractionRule.fraction(0) == nil)
    }

    @Test func anUnlimitedLengthIsTheLargestNumber() {
        #expect(
            portStatements("use(CGSize(width: 16, height: .greatestFiniteMagnitude))")
                == "use(Size(width: 2, height: .max))")
    }

    @Test func methodsForTheKeyboardGoWithTheirObservers() {
        let text = port(
            """
            import UIKit
            class A: UIViewController {
                func start() {
                    center.addObserver(self, selector: #selector(up), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(both), name: UIResponder.keyboardWillHideNotification, object: nil)
                    both()
                }
                @objc func up(_ notification: Notification) { move() }
                @objc func both() { move() }
                @objc func other(_ notification: Notification) {
                    use(notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey])
                }
            }
            """)
        #expect(!text.contains("func up") && !text.contains("func other"))
        #expect(text.contains("func both() { move() }"))
        #expect(!text.contains("addObserver"))
    }

    @Test func observersOfTheApplicationsLifeAreListed() {
        let file = portAll(
            """
            import UIKit
            class A: UIView {
                func start() {
                    center.addObserver(self, selector: #selector(save), name: UIApplication.willResignActiveNotification, object: nil)
                }
                @objc func save() {}
            }
            """)[0]
        #expect(!file.text.contains("addObserver") && file.text.contains("func save() {}"))
        #expect(file.leftovers.map(\.row) == [LeftoverTable.life])
    }

    @Test func closuresOnTheMainThreadRunOnTheMainActor() {
        #expect(
            portStatements("center.addObserver(forName: a, object: nil, queue: .main) { _ in b() }")
                .hasSuffix("{ _ in MainActor.assumeIsolated { b() } }"))
        #expect(
            portStatements("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in b() }")
                .hasSuffix("{ _ in MainActor.assumeIsolated { b() } }"))
        let queue = "center.addObserver(forName: a, object: nil, queue: nil) { _ in b() }"
        #expect(portStatements(queue) == queue)
    }

    @Test func textsOfTheProgramMayBeNil() {
        let text = portStatements("let label = UILabel()\nlabel.text = item.note")
        #expect(text.hasSuffix("label.text = item.note"))
        let optional = port(
            "struct Item { let note: String? }\nclass A: UIView { let label = UILabel()\n"
                + "func a(_ item: Item) { label.text = item.note } }")
        #expect(optional.contains("label.text = item.note ?? \"\""))
    }

    @Test func valuesNeverNilHaveNoQuestionMark() {
        #expect(
            portStatements("a.gestureRecognizers?.forEach(b)") == "a.gestureRecognizers.forEach(b)")
    }

    @Test func propertiesOfTheClassItselfWithoutMeaningGo() {
        let text = port(
            "class A: UIViewController { func a() {\n    definesPresentationContext = true\n    b()\n} }"
        )
        #expect(!text.contains("definesPresentationContext"))
        #expect(port("struct A { func a() { bounces = true } }").contains("bounces"))
    }

    @Test func valuesHaveNoConvenienceInitializers() {
        let text = port("extension UIColor { convenience init(hex: Int) { self.init() } }")
        #expect(text.contains("extension Color { init(hex: Int)"))
        #expect(port("extension UIView { convenience init(a: Int) {} }").contains("convenience"))
    }

    @Test func windowsFontsAndEventsHaveOneForm() {
        #expect(
            portStatements("let w = UIWindow(frame: UIScreen.main.bounds)") == "let w = Window()")
        #expect(portStatements("w = UIWindow(windowScene: scene)") == "w = Window()")
        #expect(
            portStatements("use(UIFontMetrics.default.scaledFont(for: font))") == "use(font)")
        #expect(
            port("class A: UIView { override func hitTest(_ p: CGPoint, with event: UIEvent?) {} }")
                .contains("with event: MouseEvent?"))
        #expect(
            portStatements("add(target: view, action: #selector(UIView.endEditing(_:)))")
                == "add(target: view, action: { view in { _ = view.endEditing(true) } })")
    }
}
