// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct AlertAnsweredTests {
    @Test func ofTwoAlertsOneAfterTheOtherEachIsAnswered() async {
        let root = ViewController()
        let pilot = await Pilot(root, columns: 40, rows: 10)
        #expect(root.present(Alert("First", actions: [AlertAction("&A"), AlertAction("&B")])))
        // One alert at a time: the second one is presented by the first.
        #expect(!root.present(Alert("Second")))
        #expect(root.presentedViewController?.present(Alert("Second")) == true)
        await pilot.press("enter")
        #expect(pilot.events(AlertAnswered.self) == [AlertAnswered(title: "OK", index: 0)])
        await pilot.press("alt-b")
        #expect(pilot.events(AlertAnswered.self).last == AlertAnswered(title: "B", index: 1))
        #expect(root.presentedViewController == nil)
    }
}
