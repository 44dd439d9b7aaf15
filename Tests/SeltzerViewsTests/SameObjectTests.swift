// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: GestureRecognizer+Hashable, LayoutConstraint+Hashable,
// BarButtonItem+Hashable, TabBarItem+Hashable, View+contentMode.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerViews

/// Objects that are equal only to themselves, as in UIKit.
@MainActor
@Suite struct SameObjectTests {
    @Test func aControllerIsFoundAmongOthers() {
        let pages = [ViewController(), ViewController(), ViewController()]
        #expect(pages.firstIndex(of: pages[1]) == 1)
        #expect(Set(pages + pages).count == 3)
        #expect(!pages.contains(ViewController()))
    }

    @Test func aRecognizerAnItemAndAConstraintEqualThemselves() {
        let taps = [TapGestureRecognizer(), TapGestureRecognizer()]
        #expect(taps[0] == taps[0] && taps[0] != taps[1] && Set(taps).count == 2)
        let items = [
            BarButtonItem(title: "A", style: .plain), BarButtonItem(title: "A", style: .plain),
        ]
        #expect(items.firstIndex(of: items[1]) == 1 && Set(items).count == 2)
        let tabs = [
            TabBarItem(title: "A", image: nil as Image?),
            TabBarItem(title: "A", image: nil as Image?),
        ]
        #expect(tabs[0] != tabs[1] && Set(tabs).count == 2)
        let view = View()
        let widths = [
            view.widthAnchor.constraint(equalToConstant: 1),
            view.widthAnchor.constraint(equalToConstant: 1),
        ]
        #expect(widths[0] != widths[1] && Set(widths + widths).count == 2)
    }

    @Test func theContentModeIsScaleToFillUntilItIsSet() {
        let view = View()
        #expect(view.contentMode == .scaleToFill)
        view.contentMode = .center
        #expect(view.contentMode == .center)
    }
}
