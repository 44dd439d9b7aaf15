// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Picker+preview, PreviewPane, PreviewTextView.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@Suite @MainActor struct PickerPreviewTests {
    private func scene(
        lines: [String] = ["one", "two", "three"], columns: Int = 100, rows: Int = 12,
        _ preview: PickerPreview, _ set: (Picker) -> Void = { _ in }
    ) async -> PickerScene {
        await PickerScene(lines, columns: columns, rows: rows) {
            $0.preview = preview
            set($0)
        }
    }

    @Test func textOfTheCurrentLineIsShownAtTheRight() async {
        let scene = await scene(.text { StyledText("about \($0.text)\nmore") })
        #expect(scene.rows[1].contains("│ about one"))
        #expect(scene.rows[2].contains("│ more"))
        await scene.pilot.press("down")
        await scene.settle()
        #expect(scene.rows[1].contains("│ about two"))
        #expect(!scene.pilot.screen.contains("about one"))
    }

    @Test func narrowScreenShowsThePreviewBelow() async {
        let scene = await scene(columns: 60, rows: 20, .text { StyledText("about \($0.text)") })
        let row = scene.rows.firstIndex { $0.contains("about one") }
        #expect((row ?? 0) > 8)
        await scene.pilot.resize(columns: 60, rows: 8)
        await scene.settle()
        #expect(!scene.pilot.screen.contains("about one"))
        await scene.pilot.press("alt-p")
        await scene.settle()
        #expect(scene.pilot.screen.contains("about one"))
        await scene.pilot.press("alt-p")
        await scene.settle()
        #expect(!scene.pilot.screen.contains("about one"))
    }

    @Test func linesPassedInHasteAreNotPreviewed() async {
        let made = Made()
        let scene = await scene(
            .text {
                await made.add($0.text)
                return StyledText("about \($0.text)")
            })
        await scene.pilot.press("down", "down")
        await scene.settle()
        #expect(await made.texts == ["one", "three"])
    }

    @Test func previewThatIsNotDoneIsCancelledAtTheNextMove() async {
        let made = Made()
        let scene = await scene(
            .text {
                guard $0.index == 0 else { return "about \($0.text)" }
                await withTaskCancellationHandler {
                    while !Task.isCancelled { await Task.yield() }
                } onCancel: {
                    Task { await made.add("cancelled") }
                }
                return "too late"
            })
        await scene.pilot.press("down")
        await scene.settle()
        #expect(scene.rows[1].contains("about two"))
        for _ in 0..<1_000 where await made.texts.isEmpty { await Task.yield() }
        #expect(await made.texts == ["cancelled"])
    }

    @Test func outputIsShownAsItArrivesWithItsColors() async {
        let (stream, input) = AsyncStream<[UInt8]>.makeStream()
        input.yield(Array("\u{1B}[1mbold\u{1B}[0m\r\nhalf".utf8))
        let scene = await scene(lines: ["one"], .output { _ in stream })
        #expect(scene.rows[1].contains("│ bold"))
        #expect(!scene.pilot.screen.contains("half"))
        input.yield(Array(" a line".utf8))
        input.finish()
        await scene.settle()
        #expect(scene.rows[2].contains("│ half a line"))
    }

    @Test func endlessOutputIsBounded() async {
        let scene = await scene(lines: ["one"], .output { _ in EndlessBytes() })
        for _ in 0..<100 where !scene.pilot.screen.contains("y") { await scene.settle() }
        scene.picker.scrollPreview(by: .max)
        for _ in 0..<100 where !scene.pilot.screen.contains("The rest is left out.") {
            await scene.settle()
            scene.picker.scrollPreview(by: .max)
        }
        #expect(scene.pilot.screen.contains("The rest is left out."))
    }

    @Test func failureIsShown() async {
        struct Broken: Error, CustomStringConvertible { let description = "It broke." }
        let scene = await scene(.text { _ in throw Broken() })
        #expect(scene.rows[1].contains("│ It broke."))
    }

    @Test func keysAndTheWheelScrollThePreview() async {
        let text = (0..<100).map { "row \($0)" }.joined(separator: "\n")
        let scene = await scene(.text { _ in StyledText(text) })
        await scene.pilot.press("shift-down", "shift-down")
        #expect(scene.rows[1].contains("│ row 2"))
        await scene.pilot.press("shift-up")
        #expect(scene.rows[1].contains("│ row 1"))
        await scene.pilot.press("shift-pagedown")
        #expect(scene.rows[1].contains("│ row 10"))
        await scene.pilot.wheel(dy: 1, column: 70, row: 4)
        #expect(!scene.rows[1].contains("│ row 10"))
        #expect(scene.pilot.application.keyWindow?.firstResponder is TextField)
        #expect(scene.rows[1].hasPrefix("▌ one"))
    }

    @Test func viewIsShownInPlaceOfText() async {
        let label = Label("")
        let scene = await scene(
            .view {
                label.text = "view of \($0.text)"
                return $0.index == 2 ? nil : label
            })
        #expect(scene.pilot.screen.contains("│ view of one"))
        await scene.pilot.press("down")
        await scene.settle()
        #expect(scene.pilot.screen.contains("│ view of two"))
        await scene.pilot.press("down")
        await scene.settle()
        #expect(!scene.pilot.screen.contains("view of"))
    }

    @Test func previewFollowsTheQueryAndTheMarksIfItDependsOnThem() async {
        let scene = await scene(
            .text(dependingOn: [.query, .marks]) { "q=\($0.query) m=\($0.marked.count)" }
        ) { $0.allowsMultipleSelection = true }
        #expect(scene.rows[1].contains("q= m=0"))
        await scene.pilot.press("tab", "up")
        await scene.pilot.type("o")
        await scene.settle()
        #expect(scene.rows[1].contains("q=o m=1"))
    }

    @Test func auditFindsNothingWhileAPreviewIsLoaded() async {
        let (stream, input) = AsyncStream<[UInt8]>.makeStream()
        let scene = await scene(.output { _ in stream }) { $0.allowsMultipleSelection = true }
        #expect(await scene.pilot.audit().isEmpty)
        input.finish()
    }

    @Test func noMatchHasNoPreview() async {
        let scene = await scene(.text { StyledText("about \($0.text)") })
        await scene.pilot.type("zzz")
        await scene.settle()
        #expect(!scene.pilot.screen.contains("about"))
    }

    @Test func wideCharactersAndControlsAreHarmless() async {
        let scene = await scene(.text { _ in "日本\u{1B}[2J\tend" })
        #expect(scene.rows[1].contains("│ 日本␛[2J"))
        #expect(await scene.pilot.audit().isEmpty)
    }
}

private actor Made {
    private(set) var texts: [String] = []

    func add(_ text: String) { texts.append(text) }
}

/// Bytes without an end.
private struct EndlessBytes: AsyncSequence, AsyncIteratorProtocol {
    func makeAsyncIterator() -> Self { self }
    func next() async -> [UInt8]? { Array(String(repeating: "y\n", count: 1_000).utf8) }
}
