// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: HandlerAbsence, LastInputRoutes.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

private struct Opened: RoutedEvent {}
private struct Price: RoutedRequest { typealias Answer = Int }

private enum Other {
    struct Opened: RoutedEvent {}
}

private final class Page: ViewController {}
private final class Leaf: View {}
private final class Owner {}

/// A reason why the page does not get an event that the leaf sends, and the words of the sentence.
private enum Reason: String, CaseIterable, Sendable {
    case noHandler, cancelled, ownerGone, otherPhase, postedRequest, askedEvent, sameName, stopped
    case blocked, redirected, captured, diverted, isOrigin, besides, reached, observed

    var words: String {
        switch self {
        case .noHandler: "The Page did not get Opened: it has no handler of Opened."
        case .cancelled: "The Page did not get Opened: its subscription was cancelled."
        case .ownerGone: "The Page did not get Opened: the owner of its handler is gone."
        case .otherPhase:
            "The Page did not get Opened: its handler is for the phase broadcast, and the event was sent by post."
        case .postedRequest:
            "The Page did not get Price: it answers the request, and the request was posted: call ask."
        case .askedEvent:
            "The Page did not get Price: it handles the type as an event, and the request was asked: call answer."
        case .sameName: "The Page did not get Opened: its handler is for "
        case .stopped:
            "The Page did not get Opened: the group \"Box\" stopped it: its handler (Box.swift:3)."
        case .blocked:
            "The Page did not get Opened: the group \"Box\" blocked it: its interceptor or filter."
        case .redirected:
            "The Page did not get Opened: the group \"Box\" redirected it to the Responder."
        case .captured:
            "The Page did not get Opened: the group \"Box\" stopped it: its capture handler (Box.swift:3)."
        case .diverted:
            "The Page did not get Opened: the next responder of Leaf is set to Responder."
        case .isOrigin:
            "The Page did not get Opened: it sent the event, and a post begins at its next responder."
        case .besides: "The Page did not get Opened: it is not above the UIWindow."
        case .reached: "The Page stopped it: its handler (Page.swift:1)."
        case .observed: "The Page observed it: its handler (Page.swift:1)."
        }
    }
}

@MainActor
@Suite("Why a handler did not get an event") struct RouteExplanationTests {
    private let page = Page()
    private let box = View()
    private let leaf = Leaf()
    private let elsewhere = Responder()

    private func start() async -> Pilot {
        box.accessibilityRole = .group
        box.accessibilityLabel = "Box"
        box.addSubview(leaf)
        let root = View()
        root.addSubview(box)
        page.view = root
        return await Pilot(page, columns: 20, rows: 5)
    }

    private func handle(_ answer: Disposition = .stop) {
        page.on(Opened.self, file: "Page.swift", line: 1) { _ in answer }
    }

    private func act(_ reason: Reason, _ pilot: Pilot) {
        switch reason {
        case .noHandler: break
        case .cancelled: page.on(Opened.self) { _ in .stop }.cancel()
        case .ownerGone: page.on(Opened.self, owner: Owner()) { _, _ in .stop }
        case .otherPhase: page.on(Opened.self, phase: .broadcast) { _ in .stop }
        case .postedRequest: page.answer { (_: Price) in 1 }
        case .askedEvent: page.on(Price.self) { _ in .stop }
        case .sameName: page.on(Other.Opened.self) { _ in .stop }
        case .stopped: box.on(Opened.self, file: "Box.swift", line: 3) { _ in .stop }
        case .captured:
            box.on(Opened.self, phase: .capture, file: "Box.swift", line: 3) { _ in .stop }
        case .blocked: box.intercept { (_: inout Opened) in false }
        case .redirected: box.redirect { (_: Opened) in elsewhere }
        case .diverted:
            elsewhere.next = leaf.window
            leaf.next = elsewhere
        case .isOrigin, .besides: break
        case .reached, .observed: handle(reason == .reached ? .stop : .observed)
        }
        if [.stopped, .captured, .blocked, .redirected, .diverted, .isOrigin, .besides]
            .contains(reason)
        {
            handle()
        }
        switch reason {
        case .postedRequest: leaf.post(Price())
        case .askedEvent: _ = leaf.ask(Price())
        case .isOrigin: page.post(Opened())
        case .besides: leaf.window?.post(Opened())
        default: leaf.post(Opened())
        }
    }

    @Test("is said in a sentence", arguments: Reason.allCases)
    fileprivate func sentence(for reason: Reason) async {
        let pilot = await start()
        act(reason, pilot)
        await pilot.settle()
        let isRequest = reason == .postedRequest || reason == .askedEvent
        let text =
            isRequest
            ? pilot.explanation(of: Price.self, at: page)
            : pilot.explanation(of: Opened.self, at: page)
        let words = reason.words.replacing("UIWindow", with: "window")
        #expect(text.hasPrefix(words), "\(text)")
        if reason == .sameName {
            #expect(text.contains("Other.Opened, and "), "\(text)")
        }
    }

    @Test func anEventThatNobodySent() async {
        let pilot = await start()
        #expect(pilot.explanation(of: Opened.self, at: page) == "No Opened was sent.")
    }

    // MARK: The last press and key

    @Test func theLastPressSaysWhoTookItAndWhoDidNotGetIt() async {
        let pilot = await start()
        box.frame = Rect(x: 0, y: 0, width: 10, height: 2)
        leaf.frame = Rect(x: 0, y: 0, width: 4, height: 1)
        #expect(pilot.explanationOfLastPress().isEmpty)
        box.on(MouseEvent.self, file: "Box.swift", line: 3) { $0.phase == .down ? .stop : .ignored }
        await pilot.click(column: 1, row: 0)
        let sentences = pilot.explanationOfLastPress()
        #expect(sentences[0] == "The press at (1, 0) came to the Leaf.")
        #expect(sentences[1] == "The group \"Box\" stopped it: its handler (Box.swift:3).")
        #expect(sentences[2].hasPrefix("It did not reach the View, the Page, the window"))
        #expect(sentences.count == 3)
    }

    @Test func theLastKeySaysThatNobodyTookIt() async {
        let pilot = await start()
        await pilot.press("ctrl-x")
        #expect(
            pilot.explanationOfLastKey() == ["`ctrl-x` came to the Page.", "Nobody took it."])
    }
}
