// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct StickyHeadersTests {
    private func header(_ name: String, _ frame: Rect) -> ProbeView {
        ProbeView(name, frame)
    }

    /// Sections of six lines, each with a header of one line.
    private func sections() async -> (scene: ScrollScene, headers: [ProbeView]) {
        let scene = await ScrollScene(lines: 18)
        let headers = ["A", "B", "C"].map { header($0, Rect(x: 0, y: 0, width: 7, height: 1)) }
        for (index, header) in headers.enumerated() {
            scene.scrollView.addStickyHeader(
                header, for: Rect(x: 0, y: index * 6, width: 7, height: 6))
        }
        await scene.pilot.settle()
        return (scene, headers)
    }

    @Test func aHeaderStaysUntilItsSectionEnds() async {
        let (scene, headers) = await sections()
        let cases: [(Int, [String])] = [
            (0, ["A", "1", "2", "3", "4"]), (3, ["A", "4", "5", "B", "7"]),
            (5, ["A", "B", "7", "8", "9"]), (6, ["B", "7", "8", "9", "10"]),
            (9, ["B", "10", "11", "C", "13"]), (13, ["C", "14", "15", "16", "17"]),
        ]
        for (offset, lines) in cases {
            scene.scrollView.contentOffset.y = offset
            await scene.pilot.settle()
            let shown = scene.screen.map { line in
                String(line.prefix(1)).contains { $0.isLetter }
                    ? String(line.prefix(1)) : String(line.prefix { $0.isNumber })
            }
            #expect(shown == lines)
        }
        #expect(headers.map(\.frame.minY) == [5, 11, 13])
    }

    @Test func twoLinesArePushedOutByTheNextHeader() async {
        let scene = await ScrollScene(lines: 20)
        let tall = header("T", Rect(x: 0, y: 0, width: 7, height: 2))
        scene.scrollView.addStickyHeader(tall, for: Rect(x: 0, y: 2, width: 7, height: 6))
        for (offset, place) in [(0, 2), (2, 2), (4, 4), (6, 6), (7, 6), (12, 6)] {
            scene.scrollView.contentOffset.y = offset
            await scene.pilot.settle()
            #expect(tall.frame.minY == place)
        }
    }

    @Test func whatIsRevealedIsNotUnderAHeader() async {
        let (scene, _) = await sections()
        scene.scrollView.contentOffset.y = 13
        await scene.pilot.settle()
        scene.scrollView.scrollRectToVisible(Rect(x: 0, y: 8, width: 1, height: 1))
        #expect(scene.offset.y == 7)
        scene.scrollView.scrollRectToVisible(Rect(x: 0, y: 6, width: 1, height: 1))
        #expect(scene.offset.y == 6)
        scene.scrollView.scrollRectToVisible(Rect(x: 0, y: 0, width: 1, height: 1))
        #expect(scene.offset.y == 0)
    }

    @Test func aPageLeavesOutWhatTheHeaderCovers() async {
        let (scene, _) = await sections()
        await scene.pilot.press("tab", "pagedown")
        #expect(scene.offset.y == 4)
    }

    @Test func aHeaderAtTheLeftStaysSideways() async {
        let scene = await ScrollScene(lines: 5, width: 40, columns: 10, rows: 6)
        let names = header("N", Rect(x: 0, y: 0, width: 2, height: 5))
        scene.scrollView.addStickyHeader(
            names, for: Rect(x: 0, y: 0, width: 40, height: 5), along: .horizontal)
        scene.scrollView.contentOffset.x = 12
        await scene.pilot.settle()
        #expect(names.frame == Rect(x: 12, y: 0, width: 2, height: 5))
        scene.scrollView.scrollRectToVisible(Rect(x: 8, y: 0, width: 1, height: 1))
        #expect(scene.offset.x == 6)
    }

    @Test func headersStayInFrontAndBehindTheBars() async {
        let (scene, headers) = await sections()
        scene.scrollView.addSubview(View())
        let order = scene.scrollView.subviews
        let places = headers.compactMap { header in order.firstIndex { $0 === header } }
        #expect(places == [2, 3, 4])
        #expect(order.suffix(2).allSatisfy { $0 is ScrollBar })
    }

    @Test func aHeaderThatIsTakenAwayIsForgotten() async {
        let (scene, headers) = await sections()
        headers[0].removeFromSuperview()
        scene.scrollView.contentOffset.y = 3
        await scene.pilot.settle()
        #expect(headers[0].frame.minY == 0)
        #expect(scene.screen.first?.hasPrefix("3") == true)
    }
}
