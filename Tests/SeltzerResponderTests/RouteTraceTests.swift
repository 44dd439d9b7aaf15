// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: HandlerLocation, ResponderName, RoutedEvent.

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct RouteTraceTests {
    final class CellView: Responder {}
    final class CellGridView: Responder {}
    final class StackView: Responder {}
    final class Board: Responder {}

    @MainActor
    private struct Scene {
        let cell = CellView(), grid = CellGridView(), stack = StackView(), board = Board()

        init() {
            cell.next = grid
            grid.next = stack
            stack.next = board
        }
    }

    @Test func aRouteReadsOnOneLine() {
        let scene = Scene()
        var traces: [RouteTrace] = []
        scene.board.observeRoutes { traces.append($0) }
        scene.board.on { (_: Ping) in .stop }
        scene.cell.post(Ping())
        #expect(
            traces.map(\.description) == [
                "Ping from CellView: CellGridView -, StackView -, Board stop"
            ])
        #expect(traces.first?.handledBy?.responder == "Board")
        #expect(traces.first?.outcome == .stopped)
    }

    @Test func identifiersFollowTheClass() {
        let scene = Scene()
        var trace: RouteTrace?
        scene.board.observeRoutes { trace = $0 }
        scene.cell.identifier = "a1"
        scene.stack.identifier = "rows"
        scene.grid.identifier = "grid"
        scene.grid.identifier = nil
        scene.cell.post(Ping())
        #expect(
            trace?.description == "Ping from CellView#a1: CellGridView -, StackView#rows -, Board -"
        )
        #expect(trace?.json.contains(#""origin":"CellView#a1""#) == true)
        #expect(trace?.json.contains(#"{"responder":"StackView#rows","#) == true)
        #expect(trace?.steps.map(\.identifier) == [nil, "rows", nil])
    }

    @Test func theOriginIsNeverInItsRoute() {
        let scene = Scene()
        var traces: [RouteTrace] = []
        scene.grid.observeRoutes { traces.append($0) }
        scene.cell.on { (_: Ping) in .observed }
        scene.cell.post(Ping(), includingSelf: true)
        #expect(traces.first?.route.map(\.responder) == ["CellGridView", "StackView", "Board"])
        #expect(traces.first?.steps.first?.responder == "CellView")
        #expect(traces.first?.handledBy?.responder == "CellView")
    }

    @Test func anOriginThatWouldHaveListenedIsNoted() {
        let scene = Scene()
        var traces: [RouteTrace] = []
        scene.cell.observeRoutes { traces.append($0) }
        scene.cell.on { (_: Ping) in .observed }
        scene.cell.post(Ping())
        #expect(traces.first?.isOriginSkipped == true)
        #expect(traces.first?.description.contains("origin skipped") == true)
    }

    @Test func aStopHidesTheRestOfTheRoute() {
        let scene = Scene()
        var traces: [RouteTrace] = []
        scene.board.observeRoutes { traces.append($0) }
        scene.grid.on { (_: Ping) in .stop }
        scene.cell.post(Ping())
        #expect(traces.map(\.description) == ["Ping from CellView: CellGridView stop"])
    }

    @Test func captureStepsAreMarked() {
        let scene = Scene()
        var traces: [RouteTrace] = []
        scene.board.observeRoutes { traces.append($0) }
        scene.board.on(Ping.self, phase: .capture) { _ in .stop }
        scene.cell.post(Ping())
        #expect(traces.map(\.description) == ["Ping from CellView: ^Board stop"])
    }

    @Test func aDispatchThatNestsTooDeepIsTraced() {
        let chain = Chain("ab")
        var deep = 0
        chain["a"].observeRoutes { if $0.isTooDeep { deep += 1 } }
        chain["b"].on { (_: Ping) in
            chain["a"].post(Ping()); return .ignored
        }
        chain["a"].post(Ping())
        #expect(deep == 1)
    }

    @Test func aCancelledObserverHearsNoMore() {
        let chain = Chain("ab")
        var count = 0
        let subscription = chain["b"].observeRoutes { _ in count += 1 }
        chain["a"].post(Ping())
        subscription.cancel()
        chain["a"].post(Ping())
        #expect(count == 1)
    }

    @Test func theNameOfAnEventIsItsTypes() {
        #expect(Ping.name == "Ping")
    }

    @Test func rewritesAndBlocksAreShown() {
        let scene = Scene()
        var traces: [RouteTrace] = []
        scene.board.observeRoutes { traces.append($0) }
        scene.grid.intercept { (ping: inout Ping) in
            ping.row = 9; return true
        }
        scene.stack.intercept { (_: inout Ping) in false }
        scene.cell.post(Ping(row: 3))
        #expect(
            traces.map(\.description) == [
                "Ping from CellView: CellGridView - rewritten, StackView stop blocked rewritten"
            ])
        #expect(traces.first?.steps.first?.rewritten == "Ping(row: 9)")
        #expect(traces.first?.outcome == .stopped)
    }

    @Test func theDetailHasALineForEachHop() {
        let scene = Scene()
        var detail: [Substring] = []
        scene.board.observeRoutes { detail = $0.detail.split(separator: "\n") }
        scene.board.on { (_: Ping) in .stop }
        scene.cell.post(Ping(row: 3))
        #expect(detail.first == "post Ping from CellView: Ping(row: 3)")
        #expect(
            detail.dropFirst().dropLast() == [
                "  bubble CellGridView -", "  bubble StackView -", "  bubble Board stop",
            ])
        #expect(detail.last?.wholeMatch(of: #/\ \ stopped\ in\ \d+\ µs/#) != nil)
    }

    @Test func theMachineReadableFormIsOneLineOfJSON() {
        let scene = Scene()
        var json = ""
        scene.board.observeRoutes { json = $0.json }
        scene.grid.filter { _ in false }
        scene.cell.postNamed("a \"quoted\"\nname")
        #expect(
            json.hasPrefix(
                #"{"kind":"post","event":"a \"quoted\"\nname","origin":"CellView","steps":"#
                    + #"[{"responder":"CellGridView","phase":"bubble","answer":"stop","blocked":true}],"#
                    + #""notes":[],"outcome":"stopped","microseconds":"#))
        #expect(!json.contains("\n"))
    }

    @Test func aLoopIsNoted() {
        let chain = Chain("abc")
        chain["c"].next = chain["a"]
        var trace: RouteTrace?
        chain["b"].observeRoutes { trace = $0 }
        chain["a"].post(Ping())
        #expect(trace?.isCyclic == true)
        #expect(trace?.description == "Ping from Link: cycle, Link -, Link -")
    }

    @Test func twoWaysToOneSuperiorAreNoLoop() {
        let chain = Chain("abc")
        chain["a"].mount(on: chain["c"])
        var traces: [RouteTrace] = []
        chain["c"].observeRoutes { traces.append($0) }
        chain["a"].post(Ping())
        #expect(traces.map(\.description) == ["Ping from Link: Link -, Link -"])
    }

    @Test func anObserverThatAlwaysPostsEnds() {
        let chain = Chain("ab")
        var traces: [RouteTrace] = []
        chain["a"].observeRoutes {
            traces.append($0)
            chain["a"].post(Ping())
        }
        chain["a"].post(Ping())
        #expect(traces.map(\.isTooDeep) == Array(repeating: false, count: 64) + [true])
    }

    @Test func theDetailOfNamedEventsShowsWhatTheyCarry() {
        let scene = Scene()
        var details: [Substring?] = []
        scene.board.observeRoutes { details.append($0.detail.split(separator: "\n").first) }
        let userInfo: [String: Any] = ["object": "Row number is 3", "index": 3]
        scene.cell.postNamed("showNumber", userInfo: userInfo) { _ in }
        scene.cell.postNamed("done")
        scene.cell.sendAction { (_: any CustomStringConvertible) in }
        #expect(
            details == [
                "post showNumber from CellView: "
                    + "showNumber [index: 3, object: Row number is 3] with a callback",
                "post done from CellView",
                "action CustomStringConvertible from CellView",
            ])
    }

    @Test func stepsCanBeComparedAndSentElsewhere() async {
        let scene = Scene()
        var steps: [RouteTrace.Step] = []
        scene.board.observeRoutes { steps += $0.steps }
        scene.cell.post(Ping())
        scene.cell.post(Ping())
        let sent = steps
        let different = await Task.detached { Set(sent) }.value
        #expect(steps.count == 6)
        #expect(different.count == 3)
    }

    @Test func stepsTellThePlaceOfTheHandlerAndItsTime() {
        let scene = Scene()
        var steps: [RouteTrace.Step] = []
        scene.board.observeRoutes { steps = $0.steps }
        let line = #line + 1
        scene.stack.on { (_: Ping) in .observed }
        scene.board.answer { (_: Question) in 1 }
        scene.cell.post(Ping())
        #expect(steps.map { $0.handler?.line } == [nil, line, nil])
        #expect(steps[1].handler?.description == "RouteTraceTests.swift:\(line)")
        #expect(steps[1].handler?.file == #fileID)
        #expect(steps.map { $0.duration > .zero } == [false, true, false])
        _ = scene.cell.ask(Question())
        #expect(steps.map { $0.handler?.line } == [nil, nil, line + 1])
    }

    private struct Question: RoutedRequest { typealias Answer = Int }

    @Test func respondersThatAStoppedEventDidNotReachAreTold() {
        let scene = Scene()
        var traces: [RouteTrace] = []
        scene.cell.observeRoutes { traces.append($0) }
        scene.cell.post(Ping())
        let subscription = scene.grid.on { (_: Ping) in .stop }
        scene.cell.post(Ping())
        subscription.cancel()
        scene.board.on(Ping.self, phase: .capture) { _ in .stop }
        scene.cell.post(Ping())
        #expect(
            traces.map { $0.unreached.map(\.responder) } == [
                [], ["StackView", "Board"], ["CellView", "CellGridView", "StackView", "Board"],
            ])
        #expect(
            traces[1].unreached.map(\.id) == [
                ObjectIdentifier(scene.stack), ObjectIdentifier(scene.board),
            ])
    }

    @Test func aBroadcastIsTracedToo() {
        final class Root: Responder {
            let leaf = Responder()
            override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) { body(leaf) }
        }
        let root = Root()
        var trace: RouteTrace?
        root.leaf.observeRoutes { trace = $0 }
        root.leaf.on(Ping.self, phase: .broadcast) { _ in .observed }
        root.broadcast(Ping())
        #expect(trace?.kind == .broadcast)
        #expect(trace?.description == "Ping from Root: Responder observed")
    }

    @Test func anOriginThatWouldHaveAnsweredIsNoted() {
        let chain = Chain("ab")
        var trace: RouteTrace?
        chain["b"].observeRoutes { trace = $0 }
        chain["a"].answer { (_: Increment) in 1 }
        #expect(chain["a"].ask(Increment(x: 1)) == nil)
        #expect(trace?.isOriginSkipped == true)
        chain["a"].on { (_: Ping) in .ignored }
        chain["b"].answer { (_: Increment) in 2 }
        #expect(chain["a"].ask(Increment(x: 1), includingSelf: true) == 1)
        #expect(trace?.isOriginSkipped == false)
    }
}
