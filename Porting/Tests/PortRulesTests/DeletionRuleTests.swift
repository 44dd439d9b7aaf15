// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 6: lines without a meaning in a terminal.
@Suite struct DeletionRuleTests {
    @Test func statementsWithoutMeaningGo() {
        #expect(
            portStatements(
                "first()\nfield.keyboardType = .decimalPad\na.layer.cornerRadius = 8\nlast()")
                == "first()\nlast()")
        #expect(
            portStatements("first()\nUINavigationBar.appearance().tintColor = .red") == "first()")
    }

    @Test func sheetsHaveNoDetents() {
        #expect(
            portStatements(
                "first()\nlist.sheetPresentationController?.detents = [.medium()]\nlast()")
                == "first()\nlast()")
        #expect(
            portStatements(
                "first()\nif let sheet = list.sheetPresentationController {\n"
                    + "    sheet.detents = [.medium(), .large()]\n}\nlast()")
                == "first()\nlast()")
        let other = "if let sheet = list.sheet { sheet.show() } else { first() }"
        #expect(portStatements(other) == other)
    }

    @Test func aPropertyOfSeltzerStays() {
        #expect(portStatements("a.separatorStyle = .none") == "a.separatorStyle = .none")
    }

    @Test func theLabelInsideAButtonHasNoLookOfItsOwn() {
        #expect(
            portStatements(
                "let save = UIButton()\nsave.titleLabel?.font = .boldSystemFont(ofSize: 17)")
                == "let save = Button()")
        let own = "titleLabel.numberOfLines = 2"
        #expect(portStatements(own) == own)
    }

    @Test func theStatementStaysWhereItsValueIsUsed() {
        let file = portAll("import UIKit\nlet radius = a.layer.cornerRadius\n")[0]
        #expect(file.text.contains("a.layer.cornerRadius"))
        #expect(file.leftovers.map(\.row) == ["`layer`, `transform`"])
    }

    @Test func constraintsAsTextAreListed() {
        let file = portAll(
            "import UIKit\nlet all = NSLayoutConstraint.constraints(withVisualFormat: a, views: b)\n"
        )[0]
        #expect(file.leftovers.map(\.row) == [LeftoverTable.visualFormat])
    }

    @Test func commentsAboveAStatementStay() {
        let text = portStatements("// The name.\na.returnKeyType = .next\nlast()")
        #expect(text == "// The name.\nlast()")
    }

    @Test func blankLinesAreNotDoubled() {
        #expect(
            portStatements("first()\n\na.returnKeyType = .next\n\nlast()") == "first()\n\nlast()")
    }

    @Test func overridesAndMotorsGo() {
        let text = port(
            """
            class A: UIViewController {
                let motor = UIImpactFeedbackGenerator(style: .light)

                override var prefersStatusBarHidden: Bool { true }

                func tap() { motor.impactOccurred() }
            }
            """)
        #expect(text.hasSuffix("class A: ViewController {\n    func tap() {}\n}"))
    }

    @Test func anOwnPropertyWithoutMeaningGoes() {
        let text = port(
            """
            class A: UIViewController {
                func run() {
                    definesPresentationContext = true
                    last()
                }
            }
            class B { var bounces = 0; func run() { bounces = 1 } }
            """)
        #expect(!text.contains("definesPresentationContext") && text.contains("bounces = 1"))
    }

    @Test func theClassOfTheObjectDecidesWhetherAMemberIsThere() {
        #expect(
            portStatements(
                "let parts = UISegmentedControl()\nparts.setWidth(80, forSegmentAt: 0)\nlast()")
                == "let parts = SegmentedControl()\nlast()")
        let other = "item.setWidth(80)"
        #expect(portStatements(other) == other)
    }

    @Test func thePictureInsideAButtonHasNoLookOfItsOwn() {
        #expect(
            portStatements(
                "let save = UIButton()\nsave.imageView?.contentMode = .scaleAspectFit")
                == "let save = Button()")
    }

    @Test func aMotorGoesWithAllItsCalls() {
        #expect(
            portStatements(
                "first()\nlet motor = UINotificationFeedbackGenerator()\nmotor.prepare()\n"
                    + "motor.notificationOccurred(.success)\nlast()")
                == "first()\nlast()")
    }

    @Test func theSizeOfTextNeverChanges() {
        #expect(
            portStatements(
                "first()\ncenter.addObserver(self, selector: #selector(a), "
                    + "name: UIContentSizeCategory.didChangeNotification, object: nil)")
                == "first()")
    }
}
