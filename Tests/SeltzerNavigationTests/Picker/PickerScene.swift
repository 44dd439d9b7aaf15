// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerNavigation
import SeltzerScreen
import SeltzerTesting
import SeltzerViews

/// A picker with the lines of a test.
@MainActor
final class PickerScene {
    let pilot: Pilot
    let picker: Picker
    private let input: AsyncStream<[UInt8]>.Continuation?

    /// Shows lines that are there from the start.
    convenience init(
        _ lines: [String], columns: Int = 40, rows: Int = 10,
        capabilities: DisplayCapabilities = DisplayCapabilities(),
        _ set: (Picker) -> Void = { _ in }
    ) async {
        await self.init(
            .texts(lines), columns: columns, rows: rows, capabilities: capabilities, set)
    }

    /// Shows lines while more of them arrive.
    convenience init(arriving text: String, _ set: (Picker) -> Void = { _ in }) async {
        let (stream, input) = AsyncStream<[UInt8]>.makeStream()
        input.yield(Array(text.utf8))
        await self.init(.bytes(stream), input: input, set)
    }

    init(
        _ source: PickerSource, input: AsyncStream<[UInt8]>.Continuation? = nil,
        columns: Int = 40, rows: Int = 10,
        capabilities: DisplayCapabilities = DisplayCapabilities(), _ set: (Picker) -> Void
    ) async {
        self.input = input
        picker = Picker(source)
        set(picker)
        pilot = await Pilot(picker, columns: columns, rows: rows, capabilities: capabilities)
        await settle()
    }

    /// The picked lines; nil before the user picks.
    var picked: [Int]? { pilot.events(PickerFinished.self).last?.indices }

    /// The rows of the screen.
    var rows: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Adds lines to the input.
    func send(_ text: String) { input?.yield(Array(text.utf8)) }

    /// Waits until the new lines are visible, and the search and the preview have ended.
    func settle() async {
        for _ in 0..<20 {
            await pilot.advance(by: .milliseconds(16))
            await picker.search.settle()
        }
        await pilot.settle()
    }
}
