// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of containers.
@MainActor
@Suite struct ContainerSamplesTests {
    private func write(_ splitView: SplitView, to file: URL) throws {
        try JSONEncoder().encode(splitView.state).write(to: file)
    }

    private func makeSplit(_ tree: View, _ editor: View, from file: URL) throws -> SplitView {
        let split = SplitView(items: [
            SplitViewItem(view: tree, preferredThickness: 24, canCollapse: true),
            SplitViewItem(view: editor),
        ])
        split.state = try JSONDecoder().decode(SplitViewState.self, from: Data(contentsOf: file))
        return split
    }

    @Test func aSplitViewComesBackAsItWasLeft() async throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "split-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let old = SplitView(.horizontal, [Label("tree"), Label("editor")])
        _ = await Pilot(ViewController(view: old), columns: 61, rows: 3)
        old.setPosition(40, ofDividerAt: 0)
        try write(old, to: file)
        let new = try makeSplit(Label("tree"), Label("editor"), from: file)
        _ = await Pilot(ViewController(view: new), columns: 61, rows: 3)
        #expect(new.thickness(ofItemAt: 0) == 40)
    }
}
