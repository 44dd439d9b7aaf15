// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ScrollView+Dragging, ScrollViewDelegate.

import Seltzer
import SeltzerTesting
import Testing

/// A delegate that notes all calls.
@MainActor
private final class Notes: ScrollViewDelegate {
    var log: [String] = []
    /// The offset at which the release of a bar ends; nil for the present one.
    var target: Int?

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        log.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
        log.append("begin \(scrollView.isDragging)")
    }
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point,
        targetContentOffset: UnsafeMutablePointer<Point>
    ) {
        log.append("willEnd \(targetContentOffset.pointee.y)")
        if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        log.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { log.append("decelerated") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.append("animated") }
}

/// A table's delegate that follows the scrolling, too.
@MainActor
private final class TableNotes: TableViewDelegate {
    var scrolls = 0
    var selections = 0

    func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
        selections += 1
    }
}

@MainActor
private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath)
        -> TableViewCell
    {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

@MainActor
@Suite struct ScrollCasesTests {
    private let scrollView = ScrollView()
    private let notes = Notes()

    /// Shows 50 rows of content in 10 rows.
    private func start() async -> Pilot {
        scrollView.contentSize = Size(width: 10, height: 50)
        let pilot = await Pilot(ViewController(view: scrollView), columns: 20, rows: 10)
        scrollView.delegate = notes
        return pilot
    }

    @Test("U-O1: setting the offset reports it at once, and once, if it changed")
    func offset() async {
        let pilot = await start()
        scrollView.contentOffset.y = 5
        #expect(notes.log == ["scroll 5"])
        scrollView.contentOffset.y = 5
        await pilot.advance(by: .seconds(1))
        #expect(notes.log == ["scroll 5"])
        #expect(pilot.events(Scrolled.self).count == 1)
    }

    @Test("U-O2: an animated offset reports the end of the animation")
    func animated() async {
        let pilot = await start()
        scrollView.setContentOffset(Point(x: 0, y: 20), animated: true)
        #expect(!notes.log.contains("animated"))
        await pilot.advance(by: .seconds(2))
        #expect(notes.log.last == "animated")
        #expect(notes.log.dropLast().last == "scroll 20")
        #expect(notes.log.filter { $0 == "animated" }.count == 1)
        notes.log = []
        scrollView.setContentOffset(Point(x: 0, y: 3), animated: false)
        await pilot.advance(by: .seconds(2))
        #expect(notes.log == ["scroll 3"])
    }

    @Test("U-O3, U-O4: a drag of the bar begins, scrolls and ends without deceleration")
    func dragged() async {
        let pilot = await start()
        await pilot.drag(fromColumn: 19, row: 0, toColumn: 19, row: 4)
        #expect(notes.log.first == "begin true")
        let offset = scrollView.contentOffset.y
        #expect(offset > 0)
        #expect(notes.log.suffix(3) == ["scroll \(offset)", "willEnd \(offset)", "end false"])
        #expect(!notes.log.contains("decelerated"))
        await pilot.advance(by: .seconds(1))
        #expect(notes.log.last == "end false")
        #expect(notes.log.filter { $0 == "end false" }.count == 1)
    }

    @Test("U-O3: the delegate chooses the offset after the release")
    func target() async {
        let pilot = await start()
        notes.target = 30
        await pilot.drag(fromColumn: 19, row: 0, toColumn: 19, row: 4)
        #expect(scrollView.contentOffset.y == 30)
        #expect(notes.log.suffix(2) == ["scroll 30", "end false"])
    }

    @Test("U-O5: the wheel and the keys scroll, and one end follows", arguments: [true, false])
    func wheel(byWheel: Bool) async {
        let pilot = await start()
        scrollView.becomeFirstResponder()
        if byWheel {
            await pilot.wheel(dy: 1, column: 2, row: 2)
        } else {
            await pilot.press("pagedown")
        }
        let offset = scrollView.contentOffset.y
        #expect(offset > 0)
        #expect(notes.log == ["begin false", "scroll \(offset)"])
        await pilot.advance(by: .seconds(1))
        #expect(notes.log == ["begin false", "scroll \(offset)", "end false"])
    }

    @Test("U-O6: an offset beyond the content stays until the next layout")
    func beyond() async {
        let pilot = await start()
        scrollView.contentOffset.y = 500
        #expect(scrollView.contentOffset.y == 500)
        await pilot.settle()
        #expect(scrollView.contentOffset.y == 40)
        #expect(notes.log == ["scroll 500", "scroll 40"])
    }

    @Test("U-O7: showing a rectangle scrolls as little as necessary")
    func rectangle() async {
        let pilot = await start()
        scrollView.scrollRectToVisible(Rect(x: 0, y: 5, width: 1, height: 1))
        #expect(notes.log.isEmpty)
        scrollView.scrollRectToVisible(Rect(x: 0, y: 12, width: 1, height: 2))
        #expect(notes.log == ["scroll 4"])
        await pilot.settle()
    }

    @Test("U-O8: an inset moves the beginning of the content")
    func inset() async {
        let pilot = await start()
        scrollView.contentInset = Insets(top: 2)
        #expect(scrollView.contentOffset.y == -2)
        scrollView.contentOffset.y = -10
        await pilot.settle()
        #expect(scrollView.contentOffset.y == -2)
    }

    @Test("U-O9: the delegate of a table is the delegate of its scroll view")
    func table() async {
        let (table, rows, delegate) = (TableView(), Rows(), TableNotes())
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = delegate
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 10)
        table.contentOffset.y = 7
        #expect(delegate.scrolls == 1)
        #expect(table.delegate === delegate && table.tableDelegate === delegate)
        await pilot.click(column: 3, row: 3)
        #expect(delegate.selections == 1)
        #expect(pilot.application.diagnostics.isEmpty)
        table.delegate = notes
        #expect(table.tableDelegate == nil)
        await pilot.settle()
    }
}
