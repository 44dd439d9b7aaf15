// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RouteVerdict, RouteFilter, RouteTime.

import SeltzerInspector
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite("The history of routes")
struct RouteHistoryTests {
    struct Poured: RoutedEvent { var glass = 1 }
    struct Tasted: RoutedRequest { typealias Answer = Int }

    final class Bar: Responder {}
    final class Tap: Responder {}

    let bar = Bar(), tap = Tap()
    let history = RouteHistory(limit: 3)

    init() {
        tap.next = bar
        history.observe(bar)
    }

    @Test("keeps the last events, the oldest first, and counts all")
    func theLastAreKept() {
        for glass in 1...5 { tap.post(Poured(glass: glass)) }
        #expect(history.records.map(\.id) == [3, 4, 5])
        #expect(history.records.compactMap { $0.trace.event as? Poured }.map(\.glass) == [3, 4, 5])
        #expect(history.last?.id == 5)
        #expect(history.count == 5)
        #expect(RouteHistory().limit == 1_000)
    }

    @Test(
        "leaves out what comes while it is paused, what is not wanted, and what comes after its end"
    )
    func someAreLeftOut() {
        history.isPaused = true
        tap.post(Poured())
        history.isPaused = false
        #expect(history.records.isEmpty)
        history.stop()
        tap.post(Poured())
        history.observe(bar) { $0.kind == .ask }
        tap.post(Poured())
        #expect(history.last == nil)
        _ = tap.ask(Tasted())
        #expect(history.records.map(\.trace.eventName) == ["Tasted"])
        history.clear()
        #expect(history.records.isEmpty)
    }

    @Test("tells how high an event rose, when, and the strongest verdict")
    func recordsTellTheirRise() {
        let clock = ManualClock()
        let history = RouteHistory(clock: clock)
        history.observe(bar)
        tap.post(Poured())
        bar.on { (_: Poured) in .stop }
        tap.post(Poured())
        #expect(history.records.map(\.rise) == [2, 2])
        #expect(history.records.map(\.verdict) == [.passed, .stopped])
        #expect(history.records.map(\.time) == [clock.now, clock.now])
    }

    @Test("has a verdict for each thing that a responder can do")
    func verdicts() {
        func verdict(_ act: () -> Subscription) -> RouteVerdict? {
            let subscription = act()
            defer { subscription.cancel() }
            tap.post(Poured())
            _ = tap.ask(Tasted())
            return history.records.suffix(2).map(\.verdict).max { $0 == .passed && $1 != .passed }
        }
        #expect(verdict { bar.on { (_: Poured) in .ignored } } == .passed)
        #expect(verdict { bar.on { (_: Poured) in .observed } } == .observed)
        #expect(verdict { bar.on { (_: Poured) in .stop } } == .stopped)
        #expect(verdict { bar.answer { (_: Tasted) in 1 } } == .answered)
        #expect(verdict { bar.intercept { (_: inout Poured) in false } } == .blocked)
        let rewriting = verdict {
            bar.intercept { (event: inout Poured) in
                event.glass = 9
                return true
            }
        }
        #expect(rewriting == .rewritten)
        #expect(
            verdict { tap.next?.redirect(Poured.self) { _ in tap } ?? bar.filter { _ in true } }
                == .redirected)
        #expect(verdict { bar.hold { (_: Poured) in false } } == .held)
    }

    @Test("the signs and words of all verdicts differ, in ASCII as well")
    func signsDiffer() {
        for isUnicode in [true, false] {
            let signs = RouteVerdict.allCases.filter { $0 != .rewritten && $0 != .posted }
                .map { $0.symbol.text(isUnicode: isUnicode) }
            #expect(Set(signs).count == signs.count)
            #expect(isUnicode || signs.joined().utf8.count == signs.count)
        }
        #expect(Set(RouteVerdict.allCases.map(\.word)).count == RouteVerdict.allCases.count)
    }

    @Test(
        "a filter chooses by parts of names and by verdicts, in any case",
        arguments: [
            ("", true), ("pour", true), ("POUR stop", true), ("bar", true), ("tap", true),
            ("taste", false), ("pour observed", false), ("post", true), ("stopped", true),
        ])
    func filtersChoose(text: String, isChosen: Bool) throws {
        bar.on { (_: Poured) in .stop }
        tap.post(Poured())
        let record = try #require(history.last)
        #expect(RouteFilter(text).matches(record) == isChosen)
    }

    @Test(
        "times have a unit and few digits",
        arguments: [
            (Duration.nanoseconds(400), "0.4 µs"), (.microseconds(12), "12 µs"),
            (.microseconds(1_600), "1.6 ms"), (.milliseconds(2_100), "2.1 s"), (.zero, "0.0 µs"),
        ])
    func timesAreShort(time: Duration, text: String) {
        #expect(RouteTime.text(time) == text)
        let plain = RouteTime.text(time, isUnicode: false)
        #expect(plain.utf8.count == plain.count)
    }
}
