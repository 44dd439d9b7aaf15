// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

struct PageTurned: RoutedEvent { let page: Int }

struct CurrentPage: RoutedRequest { typealias Answer = Int }

/// The code of the page "How do I …?", its part about events.
@MainActor
@Suite struct HowDoIEventsTests {
    @Test func knowThatAButtonWasPressed() async {
        var saved = false
        let save = Button("Save") { _ in saved = true }
        let pilot = await Pilot(ViewController(view: save), columns: 30, rows: 3)
        await pilot.click(on: save)
        #expect(saved)
    }

    @Test func handleAnEvent() {
        let (status, page) = (Label(), Label("text"))
        let screen = ViewController(view: StackView(.vertical, [page, status]))
        screen.on { (event: PageTurned) in
            status.text = "Page \(event.page)"
            return .stop
        }
        page.post(PageTurned(page: 2))
        #expect(status.text == "Page 2")
    }

    @Test func knowWhichControlSentAnEvent() async {
        let (name, city, greeting, weather) = (TextField(), TextField(), Label(), Label())
        let form = ViewController(view: StackView(.vertical, [name, city, greeting, weather]))
        form.on { (event: TextChanged, origin) in
            if origin === name { greeting.text = "Hello, \(event.text)" }
            if origin === city { weather.text = "Rain in \(event.text)" }
            return .stop
        }
        let pilot = await Pilot(form, columns: 30, rows: 4)
        await pilot.type("Ada")
        await pilot.press("tab")
        await pilot.type("Bergen")
        #expect(greeting.text == "Hello, Ada" && weather.text == "Rain in Bergen")
        #expect(pilot.events(TextChanged.self, from: city).last?.text == "Bergen")
    }

    @Test func lookAtAnEventWithoutStoppingIt() {
        final class Counter { var pages: [Int] = [] }
        let counter = Counter()
        let page = Label("text")
        let screen = ViewController(view: page)
        screen.observe(PageTurned.self, owner: counter) { event in counter.pages += [event.page] }
        page.post(PageTurned(page: 2))
        #expect(counter.pages == [2])
    }

    @Test func tellAllViewsBelow() {
        var seen = 0
        let page = Label("text")
        let screen = ViewController(view: page)
        page.on(PageTurned.self, phase: .broadcast) { event in
            seen = event.page
            return .observed
        }
        screen.broadcast(PageTurned(page: 3))
        #expect(seen == 3)
    }

    @Test func postFromAnotherThread() async {
        let (button, status) = (Button("Next"), Label())
        let screen = ViewController(view: StackView(.vertical, [button, status]))
        screen.on { (event: PageTurned) in
            status.text = "Page \(event.page)"
            return .stop
        }
        let pilot = await Pilot(screen, columns: 30, rows: 3)
        button.postLater(PageTurned(page: 4))
        await pilot.settle()
        #expect(status.text == "Page 4")
    }

    @Test func forbidAnEventOrChangeItOnItsWay() {
        var pages: [Int] = []
        let page = Label("text")
        let book = StackView(.vertical, [page])
        let screen = ViewController(view: book)
        screen.on { (event: PageTurned) in
            pages.append(event.page)
            return .stop
        }
        book.intercept { (event: inout PageTurned) in
            event = PageTurned(page: min(event.page, 9))
            return event.page > 0
        }
        page.post(PageTurned(page: 20))
        page.post(PageTurned(page: 0))
        #expect(pages == [9])
    }

    @Test func seeWhichWayAnEventTook() async {
        var routes: [String] = []
        let page = Label("text")
        let pilot = await Pilot(ViewController(view: page), columns: 30, rows: 3)
        let application = pilot.application
        application.observeRoutes { routes.append($0.description) }
        page.post(PageTurned(page: 2))
        #expect(routes.contains { $0.hasPrefix("PageTurned") })
    }
}
