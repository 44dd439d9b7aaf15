// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews
import Testing

@MainActor
@Suite struct ViewBuilderTests {
    @Test func aTreeIsWrittenAsItIs() {
        let isLong = true
        let absent: View? = nil
        let page = VStack(spacing: 1) {
            Label("Name")
            HStack(spacing: 2, alignment: .center, distribution: .equalSpacing) {
                Label("a")
                if isLong { Label("b") }
                if let absent { absent }
                if isLong { Label("c") } else { Label("d") }
                for number in 1...2 { Label("\(number)") }
            }
        }
        let row = page.arrangedSubviews[1] as? HStack
        #expect(
            row?.arrangedSubviews.compactMap { ($0 as? Label)?.text } == ["a", "b", "c", "1", "2"])
        #expect(row?.spacing == 2 && row?.alignment == .center)
        #expect(row?.distribution == .equalSpacing)
        #expect(page.axis == .vertical && row?.axis == .horizontal)
        page.frame = Rect(x: 0, y: 0, width: 20, height: 3)
        page.layoutIfNeeded()
        #expect(row?.frame == Rect(x: 0, y: 2, width: 20, height: 1))
    }
}
