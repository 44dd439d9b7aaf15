// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 6: layers, their animations and appearances go.
@Suite struct LayerRuleTests {
    @Test func aVariableOfALayerGoesWithItsStatements() {
        let text = portStatements(
            """
            let gradient = CAGradientLayer()
            gradient.frame = a.bounds
            gradient.colors = [UIColor.red.cgColor]
            a.layer.insertSublayer(gradient, at: 0)
            CATransaction.begin()
            last()
            """)
        #expect(text == "last()")
    }

    @Test func aPropertyOfALayerGoes() {
        let text = port(
            """
            class A: UIView {
                private var shape: CAShapeLayer?

                func run() {
                    self.shape?.fillColor = UIColor.red.cgColor
                    shape?.removeFromSuperlayer()
                    last()
                }
            }
            """)
        #expect(!text.contains("shape") && text.contains("last()"))
    }

    @Test func anAppearanceGoes() {
        let text = portStatements(
            """
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            let bar = UITabBar.appearance()
            bar.tintColor = .red
            last()
            """)
        #expect(text == "last()")
    }

    @Test func aMovementThatGoesIsListed() {
        let file = portAll(
            """
            import UIKit
            func shake(a: UIView) {
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.duration = 0.4
                a.layer.add(animation, forKey: "shake")
                a.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
            """)[0]
        #expect(file.text.contains("func shake(a: View) {\n}"))
        #expect(file.leftovers.map(\.row) == [LeftoverTable.layers, LeftoverTable.layers])
    }

    @Test func aTransformThatMovesStays() {
        let text = portStatements(
            "a.transform = CGAffineTransform(translationX: 8, y: 0)\na.transform = .identity")
        #expect(text.contains("a.transform = .identity"))
    }
}
