// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

// Covers also: EventRecord, EventView.

@MainActor
@Suite("The chips of a route")
struct RouteChipTests {
    private struct Rang: RoutedEvent {}

    /// Returns the trace of an event through five views, some of which answer.
    private func trace(_ answers: [Int: Disposition]) -> RouteTrace {
        let views = (0..<5).map { _ in View() }
        for (view, parent) in zip(views, views.dropFirst()) { parent.addSubview(view) }
        for (index, answer) in answers { views[index].on { (_: Rang) in answer } }
        var traces: [RouteTrace] = []
        let subscription = views[4].observeRoutes { traces.append($0) }
        views[0].post(Rang())
        subscription.cancel()
        return traces[0]
    }

    private func texts(_ chips: [RouteChip], isUnicode: Bool = true) -> [String] {
        chips.map { $0.text(isUnicode: isUnicode) }
    }

    @Test("fold the responders that passed the event on")
    func passedAreFolded() {
        #expect(
            texts(RouteChip.folded(trace([1: .observed, 4: .stop])))
                == ["View", "~ View observed", "· 2 passed", "■ View stopped"])
        #expect(texts(RouteChip.folded(trace([:]))) == ["View", "· 4 passed"])
        #expect(texts(RouteChip.folded(trace([2: .stop]))) == ["View", "· View", "■ View stopped"])
    }

    @Test("name each responder when they are unfolded, also in ASCII")
    func allAreNamed() {
        let chips = RouteChip.all(of: trace([2: .stop]))
        #expect(texts(chips, isUnicode: false) == ["View", ". View", "# View stopped"])
    }

    @Test("count the events that one responder posts in succession")
    func repeatedEventsAreCounted() {
        let first = trace([:])
        var record = EventRecord(first, number: 1)
        #expect(record.title == "Rang")
        let isSame = record.add(first)
        #expect(isSame && record.title == "Rang ×2")
        let isOfAnother = record.add(trace([:]))
        #expect(!isOfAnother && record.title == "Rang ×2")
    }

    @Test("wrap at the width, and unfold to a line each")
    func chipsWrap() {
        var record = EventRecord(trace([1: .observed, 4: .stop]), number: 1)
        #expect(EventView.height(of: record, width: 200) == 2)
        #expect(EventView.height(of: record, width: 34) == 4)
        #expect(EventView.height(of: record, width: 0) == 5)
        record.isUnfolded = true
        #expect(EventView.height(of: record, width: 200) == 6)
    }
}
