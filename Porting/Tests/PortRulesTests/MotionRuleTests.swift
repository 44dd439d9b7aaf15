// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 9: display links and the speed of animators.
@Suite struct MotionRuleTests {
    @Test func aDisplayLinkCallsAMethodAndNeedsNoRunLoop() {
        #expect(
            portStatements(
                "let link = CADisplayLink(target: self, selector: #selector(step))\n"
                    + "link.add(to: .main, forMode: .common)\n"
                    + "self.link?.add(to: RunLoop.current, forMode: .default)")
                == "let link = DisplayLink(target: self, action: Board.step)\n"
                + "link.add()\nself.link?.add()")
        #expect(
            port("class A { var link: CADisplayLink? }").hasSuffix(
                "class A { var link: DisplayLink? }"))
    }

    @Test func timesOfCoreFoundationAreThoseOfFoundation() {
        #expect(portStatements("var start: CFTimeInterval = 0") == "var start: TimeInterval = 0")
    }

    @Test func controlPointsOfACurveAreNoPlaces() {
        #expect(
            portStatements(
                "let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.1), "
                    + "controlPoint2: CGPoint(x: 0.25, y: 1))\n"
                    + "let mover = UIViewPropertyAnimator(duration: 1, "
                    + "controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 0.5, y: 1.5)) {}"
            )
                == "let curve = AnimationCurve.cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)\n"
                + "let mover = ViewPropertyAnimator(duration: 1, "
                + "curve: .cubic(x1: 0, y1: 0, x2: 0.5, y2: 1.5)) {}")
    }

    @Test func aTimerStaysInItsRunLoop() {
        let text = "RunLoop.main.add(timer, forMode: .common)"
        #expect(portStatements(text) == text)
    }

    @Test func theSpeedOfAnAnimatorIsACurve() {
        let file = portAll(
            """
            import UIKit
            class Board: UIView {
                var animator: UIViewPropertyAnimator?
                func run() {
                    let spring = UISpringTimingParameters(dampingRatio: 0.8)
                    let slow = UICubicTimingParameters(animationCurve: .easeIn)
                    animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: spring)
                    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
                    animator?.fractionComplete = 0.25
                }
            }

            """)[0]
        #expect(
            file.text.hasSuffix(
                """
                class Board: View {
                    var animator: ViewPropertyAnimator?
                    func run() {
                        let spring = AnimationCurve.spring(dampingRatio: 0.8)
                        let slow = AnimationCurve.easeIn
                        animator = ViewPropertyAnimator(duration: 0.4, timingParameters: spring)
                        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
                        animator?.fractionComplete = 0.25
                    }
                }

                """))
        #expect(file.leftovers.isEmpty)
    }

    @Test func aSpeedByControlPointsIsListed() {
        let file = portAll(
            "import UIKit\nfunc a() { let t = UICubicTimingParameters(controlPoint1: a, "
                + "controlPoint2: b) }\n")[0]
        #expect(file.leftovers.map(\.row) == [LeftoverTable.curves])
    }

    @Test func aColorOfTraitsStaysAColor() {
        let file = portAll(
            "import UIKit\nlet a = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }\n"
        )[0]
        #expect(
            file.text.hasSuffix(
                "let a = Color { $0.userInterfaceStyle == .dark ? .black : .white }\n"))
        #expect(file.leftovers.isEmpty)
    }

    @Test func observationsOfPropertiesAreListed() {
        let file = portAll(
            """
            import UIKit
            class Board: UIView {
                func run(_ list: UIView) {
                    token = list.observe(\\.contentOffset, options: [.new]) { _, _ in }
                    list.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
                }
            }

            """)[0]
        #expect(
            file.leftovers.map(\.row) == [LeftoverTable.observation, LeftoverTable.observation])
    }
}
