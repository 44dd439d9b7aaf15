// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: StickyHeaderSource.

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

/// A million sections of ten rows, which counts what it is asked.
private final class Sections: StickyHeaderSource {
    var count = 1_000_000
    var made = 0
    var questions = 0

    func numberOfStickyHeaders(in scrollView: ScrollView) -> Int { count }

    func scrollView(_ scrollView: ScrollView, rowsOfSection section: Int) -> Range<Int> {
        questions += 1
        return section * 10..<section * 10 + 10
    }

    func scrollView(
        _ scrollView: ScrollView, stickyHeader section: Int, reusing view: View?
    ) -> View {
        if view == nil { made += 1 }
        let label = view as? Label ?? Label()
        label.text = "S\(section)"
        return label
    }
}

@MainActor
@Suite struct SuppliedHeadersTests {
    private func start(rows: Int = 5) async -> (Pilot, ScrollView, Sections) {
        let scrollView = ScrollView(), sections = Sections()
        scrollView.contentSize = Size(width: 5, height: 10_000_000)
        scrollView.showsVerticalScrollIndicator = false
        scrollView.stickyHeaderSource = sections
        let pilot = await Pilot(ViewController(view: scrollView), columns: 10, rows: rows)
        return (pilot, scrollView, sections)
    }

    @Test func headersOfAMillionSectionsCostWhatIsSeen() async {
        let (pilot, scrollView, sections) = await start()
        #expect(pilot.screen == "S0\n\n\n\n")
        for offset in [7, 123_456, 5, 9_999_995, 0, 50] {
            sections.questions = 0
            scrollView.contentOffset.y = offset
            await pilot.settle()
            #expect(sections.questions < 60)
        }
        #expect(pilot.screen == "S5\n\n\n\n")
        #expect(sections.made <= 3)
        #expect(scrollView.subviews.count { $0 is Label } == 1)
    }

    @Test func theNextHeaderPushesTheOneBeforeOut() async {
        let (pilot, scrollView, sections) = await start()
        scrollView.contentOffset.y = 7
        await pilot.settle()
        #expect(pilot.screen == "S0\n\n\nS1\n")
        scrollView.contentOffset.y = 10
        await pilot.settle()
        #expect(pilot.screen == "S1\n\n\n\n")
        #expect(sections.made == 2)
    }

    @Test func whatIsScrolledIntoSightIsNotCovered() async {
        let (pilot, scrollView, sections) = await start()
        scrollView.contentOffset.y = 500
        await pilot.settle()
        scrollView.scrollRectToVisible(Rect(x: 0, y: 205, width: 1, height: 1))
        #expect(scrollView.contentOffset.y == 204)
        scrollView.scrollRectToVisible(Rect(x: 0, y: 200, width: 1, height: 1))
        #expect(scrollView.contentOffset.y == 200)
        #expect(sections.count == 1_000_000)
    }

    @Test func fewerSectionsTakeTheirHeadersAway() async {
        let (pilot, scrollView, sections) = await start(rows: 25)
        #expect(pilot.screen.contains("S2"))
        sections.count = 1
        scrollView.reloadStickyHeaders()
        await pilot.settle()
        #expect(!pilot.screen.contains("S2"))
        scrollView.subviews.first { $0 is Label }?.removeFromSuperview()
        await pilot.settle()
        scrollView.stickyHeaderSource = nil
        await pilot.settle()
        #expect(!pilot.screen.contains("S"))
        sections.count = -3
        scrollView.stickyHeaderSource = sections
        await pilot.resize(columns: 0, rows: 0)
        await pilot.resize(columns: 1, rows: 1)
    }
}
