// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 9: the touch that a recognizer asks about.
@Suite struct TouchRuleTests {
    @Test func aTouchIsAnEventOfTheMouse() {
        let text = port(
            """
            import UIKit
            class Board: UIViewController, UIGestureRecognizerDelegate {
                func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                    let point = touch.location(in: panel)
                    return touch.view?.isDescendant(of: panel) != true && point.x > 0 && !(touch.view is UIControl)
                }
            }

            """)
        #expect(
            text.hasSuffix(
                """
                    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: MouseEvent) -> Bool {
                        let point = (recognizer.view?.convert(touch.location, to: panel) ?? .zero)
                        return recognizer.view?.hitTest(touch.location, with: touch)?.isDescendant(of: panel) != true \
                && point.x > 0 && !(recognizer.view?.hitTest(touch.location, with: touch) is Control)
                    }
                }

                """))
    }

    @Test func otherTouchesAreListed() {
        let file = portAll(
            "import UIKit\nclass Board: UIView { func moved(_ touch: UITouch) { _ = touch.view } }\n"
        )[0]
        #expect(file.text.contains("_ = touch.view"))
        #expect(file.leftovers.map(\.row) == [LeftoverTable.touches])
    }
}
