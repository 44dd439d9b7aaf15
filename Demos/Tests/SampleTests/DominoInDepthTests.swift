// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

/// The events of a content screen that may leave its container.
private protocol PublicEvent: RoutedEvent {}

private struct ContentLoaded: PublicEvent, Sendable { var row: Int }
private struct ContentScrolled: RoutedEvent { let row: Int }

private struct ChannelName: RoutedRequest { typealias Answer = String }

/// A manager that is no view and no controller.
@MainActor
private final class Downloads {
    private(set) lazy var responder = Responder(host: self)

    func finish() { responder.post(ContentLoaded(row: 7)) }
}

/// Keeps what it is told, on no particular thread.
private actor Statistics {
    private(set) var rows: [Int] = []

    func add(_ row: Int) { rows.append(row) }
}

/// The event chain of the page "Routed events in depth".
@MainActor
@Suite struct DominoInDepthTests {
    let root = ViewController()
    let container = ViewController()
    let content = ViewController()

    init() {
        root.addChild(container)
        root.view.addSubview(container.view)
        container.addChild(content)
        container.view.addSubview(content.view)
    }

    @Test func severalSuperiorsGetAnEvent() {
        var rows: [String] = []
        container.on { (event: ContentLoaded) in
            rows.append("container \(event.row)")
            return .observed
        }
        root.on { (event: ContentLoaded) in
            rows.append("root \(event.row)")
            return .observed
        }
        content.post(ContentLoaded(row: 12))
        #expect(rows == ["container 12", "root 12"])
    }

    @Test func theFirstAnswerEndsARequest() {
        root.answer { (_: ChannelName) in "channel 7" }
        let name = content.ask(ChannelName())
        #expect(name == "channel 7")
        container.answer { (_: ChannelName) in "channel 8" }
        #expect(content.ask(ChannelName()) == "channel 8")
    }

    @Test func aMountedObjectPostsThroughItsScreen() {
        var rows: [Int] = []
        container.on { (event: ContentLoaded) in
            rows.append(event.row)
            return .stop
        }
        let downloads = Downloads()
        downloads.finish()
        downloads.responder.mount(on: content)
        downloads.finish()
        #expect(rows == [7])
        downloads.responder.unmount(from: content)
        downloads.finish()
        #expect(rows == [7])
    }

    @Test func anInterceptorChangesWhatThoseAboveGet() {
        var rows: [Int] = []
        container.intercept { (event: inout ContentLoaded) in
            event.row = 333
            return true
        }
        root.on { (event: ContentLoaded) in
            rows.append(event.row)
            return .stop
        }
        content.post(ContentLoaded(row: 12))
        #expect(rows == [333])
    }

    @Test func aFilterLetsOnlyOneFamilyPass() {
        var rows: [Int] = []
        container.filter { $0 is any PublicEvent }
        root.on { (event: ContentLoaded) in
            rows.append(event.row)
            return .stop
        }
        root.on { (event: ContentScrolled) in
            rows.append(event.row)
            return .stop
        }
        content.post(ContentLoaded(row: 1))
        content.post(ContentScrolled(row: 2))
        #expect(rows == [1])
    }

    @Test func equalScreensDoNotReachEachOther() {
        var rows: [Int] = []
        let other = DominoInDepthTests()
        other.root.on { (event: ContentLoaded) in
            rows.append(event.row)
            return .stop
        }
        #expect(content.post(ContentLoaded(row: 1)) == .unhandled)
        #expect(rows.isEmpty)
    }

    @Test func otherThreadsPostAndHandle() async {
        let statistics = Statistics()
        let (stream, seen) = AsyncStream.makeStream(of: Int.self)
        root.onBackground { (event: ContentLoaded) in
            await statistics.add(event.row)
            seen.yield(event.row)
        }
        Task.detached { [content] in content.postLater(ContentLoaded(row: 5)) }
        for await row in stream {
            #expect(row == 5)
            break
        }
        #expect(await statistics.rows == [5])
    }
}
