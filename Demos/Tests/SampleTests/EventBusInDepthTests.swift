// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

/// The controller of a form, with a method for each of three names.
private final class FormScreen: ViewController {
    var log: [String] = []

    override func loadView() { view = View() }

    override func viewDidLoad() {
        onNamed([
            "save": FormScreen.save, "print": FormScreen.print, "close": FormScreen.close,
        ])
    }

    private func save(_ event: NamedEvent) -> Disposition {
        log.append("saved \(event.userInfo["file"] ?? "nothing")")
        event.callback?("saved")
        return .stop
    }

    private func print(_ event: NamedEvent) -> Disposition { .observed }
    private func close(_ event: NamedEvent) -> Disposition { .ignored }
}

/// The event bus of the page "Routed events in depth".
@MainActor
@Suite struct EventBusInDepthTests {
    private let screen: FormScreen
    let panel = View()
    let field = TextField()
    let sidebar = View()

    init() {
        panel.addSubview(field)
        screen = FormScreen()
        screen.view.addSubview(panel)
        screen.view.addSubview(sidebar)
    }

    @Test func aNamedEventGoesUpToTheMethodOfItsName() {
        var replies: [String] = []
        let outcome = field.postNamed(
            "save", userInfo: ["file": "notes.txt"],
            callback: { reply in replies.append("\(reply ?? "nothing")") }, reach: .belowWindow)
        #expect(outcome == .stopped)
        #expect(screen.log == ["saved notes.txt"])
        #expect(replies == ["saved"])
    }

    @Test func eachOfTheThreeResultsHasItsOutcome() {
        #expect(field.postNamed("save") == .stopped)
        #expect(field.postNamed("print") == .observed)
        #expect(field.postNamed("close") == .unhandled)
        #expect(field.postNamed("") == .unhandled)
    }

    @Test func anEventGoesDownAndAStopEndsItsBranch() {
        var reached: [String] = []
        panel.on(NamedEvent.self, phase: .broadcast) { event in
            reached.append("panel")
            return .stop
        }
        field.on(NamedEvent.self, phase: .broadcast) { event in
            reached.append("field")
            return .observed
        }
        sidebar.on(NamedEvent.self, phase: .broadcast) { event in
            reached.append("sidebar")
            return .observed
        }
        screen.broadcast(NamedEvent("themeChanged"))
        #expect(reached == ["panel", "sidebar"])
        reached = []
        screen.broadcast(NamedEvent("themeChanged"), stop: .everything)
        #expect(reached == ["panel"])
    }

    @Test func aViewReachesItsSiblingThroughTheController() {
        var chosen: [String] = []
        screen.on { (event: NamedEvent) in
            guard event.name == "chosen" else { return .ignored }
            screen.broadcast(event)
            return .stop
        }
        sidebar.on(NamedEvent.self, phase: .broadcast) { event in
            chosen.append("\(event.userInfo["name"] ?? "")")
            return .stop
        }
        field.postNamed("chosen", userInfo: ["name": "Ada"])
        #expect(chosen == ["Ada"])
    }

    @Test func theNextResponderCanBeSet() {
        var names: [String] = []
        sidebar.on { (event: NamedEvent) in
            names.append(event.name)
            return .stop
        }
        panel.next = sidebar
        field.postNamed("save")
        #expect(names == ["save"])
        panel.next = nil
        field.postNamed("save")
        #expect(names == ["save"])
    }
}
