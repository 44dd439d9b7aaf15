// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct NamedEventTests {
    @Test(
        "D-39, R-THU-8: name, data and callback reach every handler; answers come during the pass")
    func theCallbackRunsDuringThePass() {
        let chain = Chain("abc")
        chain["b"].on { (event: NamedEvent) in
            event.callback?(event.userInfo["x"]); return .observed
        }
        chain["c"].on { (event: NamedEvent) in
            event.callback?("two"); return .stop
        }
        var answers: [String] = []
        let outcome = chain["a"].postNamed("A", userInfo: ["x": "one"]) {
            answers.append($0 as? String ?? "?")
        }
        #expect(answers == ["one", "two"])
        #expect(outcome == .stopped)
    }

    @Test("D-40, R-THU-7: an empty name goes nowhere and leaves no trace")
    func anEmptyNameGoesNowhere() {
        let chain = Chain("ab")
        var traces = 0
        chain["b"].observeRoutes { _ in traces += 1 }
        chain["b"].on { (_: NamedEvent) in .stop }
        #expect(chain["a"].postNamed("") == .unhandled)
        #expect(traces == 0)
    }

    private final class Editor: Responder {
        var log: [String] = []

        override init() {
            super.init()
            onNamed(["A": Editor.first, "B": Editor.second, "C": Editor.third])
        }

        func first(_ event: NamedEvent) -> Disposition { log.append("A"); return .stop }
        func second(_ event: NamedEvent) -> Disposition { log.append("B"); return .stop }
        func third(_ event: NamedEvent) -> Disposition { log.append("C"); return .stop }
    }

    @Test("D-41, R-THU-19: a map leads names to methods; others are ignored")
    func namesLeadToMethods() {
        let editor = Editor(), view = Responder()
        view.next = editor
        #expect(view.postNamed("A") == .stopped)
        #expect(view.postNamed("C") == .stopped)
        #expect(view.postNamed("Z") == .unhandled)
        #expect(editor.log == ["A", "C"])
    }

    @Test("D-42, R-RTR-14: data added on the way is seen above, and not by the poster")
    func dataAddedOnTheWay() {
        let chain = Chain("abcd")
        for name in ["b", "c", "d"] {
            chain[name].on { (event: NamedEvent) in
                chain.note("\(name)\(event.userInfo.count)")
                return .ignored
            }
        }
        chain["c"].intercept { (event: inout NamedEvent) in
            event.userInfo["index"] = 3
            return true
        }
        let payload: [String: Any] = ["object": "Row number is 3"]
        chain["a"].postNamed("showNumber", userInfo: payload)
        #expect(chain.log == ["b1", "c2", "d2"])
        #expect(payload.count == 1)
    }

    @Test func aRouteShowsTheName() {
        let chain = Chain("ab")
        var trace: RouteTrace?
        chain["b"].observeRoutes { trace = $0 }
        chain["a"].postNamed("showNumber")
        #expect(trace?.description == "showNumber from Link: Link -")
    }
}
