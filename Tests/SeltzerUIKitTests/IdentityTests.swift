// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Responder+Hashable, GestureRecognizer+Hashable, LayoutConstraint+Hashable,
// LayoutGuide+Hashable, BarButtonItem+Hashable, AlertAction+Hashable.

import Seltzer
import Testing

/// UIKit's classes are compared and hashed by identity, as arrays and sets of them need.
@MainActor
@Suite struct IdentityTests {
    private func expectIdentity<Value: Hashable>(_ one: Value, _ other: Value) {
        #expect(one == one && one != other)
        #expect([one, other].firstIndex(of: other) == 1)
        #expect(Set([one, other, one]).count == 2)
    }

    @Test("responders, recognizers, constraints, guides, items and actions are equal to themselves")
    func identity() {
        expectIdentity(View(), View())
        expectIdentity(ViewController(), ViewController())
        expectIdentity(Responder(), Responder())
        expectIdentity(TapGestureRecognizer(), TapGestureRecognizer())
        let view = View()
        expectIdentity(
            view.widthAnchor.constraint(equalToConstant: 1),
            view.widthAnchor.constraint(equalToConstant: 1))
        expectIdentity(LayoutGuide(), LayoutGuide())
        expectIdentity(BarButtonItem(), BarButtonItem())
        expectIdentity(AlertAction("A"), AlertAction("A"))
    }

    @Test("a stack of controllers is searched and compared as in UIKit")
    func controllers() {
        let first = ViewController()
        let second = ViewController()
        let navigation = NavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        #expect(navigation.viewControllers == [first, second])
        #expect(navigation.viewControllers.firstIndex(of: second) == 1)
        #expect(navigation.topViewController == second)
    }
}
