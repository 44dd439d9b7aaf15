// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerNavigation

@Suite struct PickerFeedTests {
    @Test func allThatComesIsHandedOut() async {
        let (chunks, continuation) = AsyncStream<[UInt8]>.makeStream()
        let feed = PickerFeed()
        let reading = Task { await feed.read(chunks) }
        continuation.yield(Array("one\n".utf8))
        #expect(await feed.next()?.texts == ["one"])
        continuation.yield(Array("two\nthr".utf8))
        #expect(await feed.next()?.texts == ["one", "two"])
        continuation.finish()
        await reading.value
        let last = await feed.next()
        #expect(last?.texts == ["one", "two", "thr"])
        #expect(last?.state == .ended)
        #expect(await feed.next() == nil)
    }

    @Test func failureToReadIsTold() async {
        struct Failure: Error, CustomStringConvertible { let description = "It is broken." }
        let (chunks, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
        let feed = PickerFeed()
        continuation.yield(Array("one\n".utf8))
        continuation.finish(throwing: Failure())
        await feed.read(chunks)
        let lines = await feed.next()
        #expect(lines?.texts == ["one"])
        #expect(lines?.state == .failed("It is broken."))
    }

    @Test func endlessInputIsReadUpToTheLimit() async {
        let feed = PickerFeed(limit: 1_000)
        await feed.read(Endless())
        #expect(await feed.next()?.state == .full)
        #expect(await feed.next() == nil)
    }

    @Test func waitingIsOverWhenItIsCancelled() async {
        let feed = PickerFeed()
        let waiting = Task { await feed.next() }
        await Task.yield()
        waiting.cancel()
        #expect(await waiting.value == nil)
    }
}

/// A stream that repeats one line.
private struct Endless: AsyncSequence, AsyncIteratorProtocol {
    func makeAsyncIterator() -> Self { self }
    func next() async -> [UInt8]? { [0x79, 0x0A] }
}
