// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 2: names before Swift 4.2, and literals of Xcode.
@Suite struct OldNameRuleTests {
    @Test(arguments: [
        ("UIControlEvents.touchUpInside", "Control.Event.touchUpInside"),
        ("UITableViewAutomaticDimension", "TableView.automaticDimension"),
        ("bringSubview(toFront: a)", "bringSubviewToFront(a)"),
        ("b.sendSubview(toBack: a)", "b.sendSubviewToBack(a)"),
        ("b.addChildViewController(a)", "b.addChild(a)"),
        ("a.didMove(toParentViewController: b)", "a.didMove(toParent: b)"),
        (
            "let i = UIEdgeInsetsMake(0, a, 0, 0)",
            "let i = Insets(top: 0, left: a, bottom: 0, right: 0)"
        ),
        (
            "let c = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
            "let c = Color(red: 1, green: 0.5, blue: 0, alpha: 1)"
        ),
    ])
    func anOldNameBecomesTodays(old: String, new: String) {
        #expect(portStatements(old) == new)
    }

    @Test func aPictureOfXcodeIsListed() {
        let file = portAll("import UIKit\nlet a = #imageLiteral(resourceName: \"b\")\n")[0]
        #expect(file.leftovers.map(\.row) == [LeftoverTable.assets])
    }
}
