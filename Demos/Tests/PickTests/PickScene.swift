// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import LinePicking
import Seltzer
import SeltzerTesting

@testable import Pick

/// The screen of Pick with the lines of a test.
@MainActor
final class PickScene {
    let pilot: Pilot
    let picker = LinePicker()
    private let input: AsyncStream<[UInt8]>.Continuation

    /// Shows lines after the end of the input.
    convenience init(
        _ lines: [String], query: String = "", allowsMultiple: Bool = false, header: String? = nil,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async {
        await self.init(
            chunks: [lines.map { $0 + "\n" }.joined()], isEnd: true, query: query,
            allowsMultiple: allowsMultiple, header: header, capabilities: capabilities)
    }

    /// Shows lines while more of them arrive.
    init(
        chunks: [String], isEnd: Bool = false, query: String = "", allowsMultiple: Bool = false,
        header: String? = nil, capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async {
        let (stream, input) = AsyncStream<[UInt8]>.makeStream()
        self.input = input
        for chunk in chunks where !chunk.isEmpty { input.yield(Array(chunk.utf8)) }
        if isEnd { input.finish() }
        let feed = LineFeed()
        Task.detached { await feed.read(stream) }
        picker.pattern = FuzzyPattern(query)
        let controller = PickController(
            picker: picker, feed: feed, allowsMultiple: allowsMultiple, header: header)
        pilot = await Pilot(controller, columns: 40, rows: 10, capabilities: capabilities)
        await settle()
    }

    /// The picked lines; nil before the user picks.
    var picked: [Int]? { pilot.events(LinesPicked.self).last?.lines }

    /// The rows of the screen.
    var rows: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Adds lines to the input.
    func send(_ text: String) {
        input.yield(Array(text.utf8))
    }

    /// Waits until the new lines are visible and the search has ended.
    func settle() async {
        for _ in 0..<20 {
            await pilot.advance(by: .milliseconds(16))
            await picker.settle()
        }
        await pilot.settle()
    }
}
