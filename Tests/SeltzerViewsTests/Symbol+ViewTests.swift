// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct SymbolViewTests {
    @Test(arguments: [true, false])
    func theTextIsThatOfTheDisplay(isUnicode: Bool) async {
        let view = View()
        #expect(Symbol.ellipsis.text(in: view) == "…")
        let pilot = await Pilot(
            ViewController(view: view), columns: 8, rows: 1,
            capabilities: DisplayCapabilities(isUnicode: isUnicode))
        #expect(Symbol.ellipsis.text(in: view) == (isUnicode ? "…" : "~"))
        #expect(pilot.ending == nil)
    }
}
