// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Pick

/// Pick's picker with options, on a display in memory; commands really run.
@MainActor
private struct PickScreen {
    let pilot: Pilot
    let picker: Picker

    init(_ lines: [String], _ arguments: String..., lineEnd: UInt8 = 0x0A) async throws {
        picker = try PickOptions.parse(arguments).picker(
            .texts(lines), lineEnd: lineEnd, limit: 1 << 20, shell: Shell("sh"))
        pilot = await Pilot(picker, columns: 100, rows: 12)
    }

    /// Waits until the screen has a text.
    func wait(for text: String) async {
        let end = ContinuousClock.now + .seconds(60)
        while !pilot.screen.contains(text), ContinuousClock.now < end {
            await pilot.advance(by: .milliseconds(16))
            await picker.search.settle()
            try? await Task.sleep(for: .milliseconds(2))
        }
        #expect(pilot.screen.contains(text))
    }

    func press(_ chord: KeyChord) async {
        await pilot.press(chord)
        for _ in 0..<5 { await pilot.advance(by: .milliseconds(16)) }
    }
}

@Suite(.serialized) @MainActor struct ShellTests {
    @Test func shellOfTheUserIsUsedIfItQuotesLikeOthers() {
        #expect(Shell("/bin/zsh").program == "/bin/zsh")
        #expect(Shell("/usr/bin/fish").program == "sh")
        #expect(Shell("").program == "sh")
        #expect(Shell(nil).program == "sh")
        #expect(Shell("sh").arguments(for: "ls") == ["sh", "-c", "ls"])
    }

    @Test func failureWithoutOutputIsAnError() async throws {
        await #expect(throws: ShellOutput.CommandFailed.self) {
            for try await _ in Shell("sh").output(of: "echo oops >&2; exit 1") {}
        }
        var bytes: [UInt8] = []
        for try await chunk in Shell("sh").output(of: "echo a; exit 1") { bytes += chunk }
        #expect(bytes == Array("a\n".utf8))
        for try await _ in Shell("sh").output(of: "exit 1") {}
    }

    @Test func previewShowsTheOutputOfItsCommand() async throws {
        let screen = try await PickScreen(
            ["one", "it's"], "--preview", "echo about {} $FZF_PREVIEW_COLUMNS; echo oops >&2")
        await screen.wait(for: "about one 4")
        await screen.wait(for: "oops")
        await screen.pilot.press("down")
        await screen.wait(for: "about it's")
    }

    @Test func slowPreviewEndsAtTheNextMove() async throws {
        let screen = try await PickScreen(
            ["sleep 600", "echo done"], "--preview", "echo begun {}; eval {}")
        await screen.wait(for: "begun sleep 600")
        await screen.pilot.press("down")
        await screen.wait(for: "begun echo done")
        #expect(!screen.pilot.screen.contains("begun sleep"))
    }

    @Test func endlessPreviewIsBounded() async throws {
        let screen = try await PickScreen(["one"], "--preview", "yes {}")
        await screen.wait(for: "│ one")
        let end = ContinuousClock.now + .seconds(60)
        while !screen.pilot.screen.contains("The rest"), ContinuousClock.now < end {
            screen.picker.scrollPreview(by: .max)
            await screen.pilot.advance(by: .milliseconds(16))
            try await Task.sleep(for: .milliseconds(2))
        }
        #expect(screen.pilot.screen.contains("The rest is left out."))
    }

    @Test func reloadReadsOtherLines() async throws {
        let screen = try await PickScreen(["one"], "--bind", "ctrl-r:reload(echo new {q}; echo {})")
        await screen.pilot.type("n")
        await screen.wait(for: "1 of 1")
        await screen.pilot.press("ctrl-r")
        await screen.wait(for: "new n")
        await screen.wait(for: "2 of 2")
    }

    @Test func reloadReadsLinesThatEndWithZeros() async throws {
        let screen = try await PickScreen(
            ["one"], "--bind", #"ctrl-r:reload(printf 'a\nb\n\000\000c')"#, lineEnd: 0)
        await screen.pilot.press("ctrl-r")
        await screen.wait(for: "3 lines")
        let lines = screen.picker.selection.lines
        #expect(
            (0..<lines.count).map { Array(lines[$0]) }
                == ["a\nb\n", "", "c"].map { Array($0.utf8) })
    }

    @Test func reloadAtEachChangeSearchesByACommand() async throws {
        let screen = try await PickScreen(
            [], "--disabled", "--bind", "change:reload(echo found {q})+first")
        await screen.pilot.type("ab")
        await screen.wait(for: "found ab")
    }

    @Test func failureOfAReloadIsShown() async throws {
        let screen = try await PickScreen(["one"], "--bind", "ctrl-r:reload(echo oops >&2; exit 3)")
        await screen.pilot.press("ctrl-r")
        await screen.wait(for: "oops")
    }

    @Test func silentCommandsRunBeforeTheNextAct() async throws {
        let screen = try await PickScreen(
            ["one", "two"], "-m", "--bind", "ctrl-x:toggle-all+execute-silent(true {+})+accept")
        await screen.pilot.press("ctrl-x")
        let end = ContinuousClock.now + .seconds(60)
        while screen.pilot.events(PickerFinished.self).isEmpty, ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(2))
            await screen.pilot.settle()
        }
        #expect(screen.pilot.events(PickerFinished.self).last?.indices == [0, 1])
    }

    @Test func actsOperateThePicker() async throws {
        let screen = try await PickScreen(
            ["one", "two", "three"], "-m", "--query", "o", "--bind",
            "ctrl-a:select-all,ctrl-d:deselect-all,ctrl-u:clear-query+change-header(Hi)+change-prompt(Go>)",
            "--bind", "ctrl-k:down+toggle,ctrl-l:last,ctrl-q:abort")
        await screen.wait(for: "2 of 3")
        await screen.press("ctrl-a")
        #expect(screen.picker.selection.marked == [0, 1])
        await screen.press("ctrl-d")
        #expect(screen.picker.selection.marked == [])
        await screen.press("ctrl-u")
        await screen.wait(for: "3 lines")
        #expect(screen.pilot.screen.contains("Hi"))
        #expect(screen.pilot.screen.contains("Go> Type to find"))
        await screen.press("ctrl-k")
        #expect(screen.picker.selection.marked == [1])
        await screen.press("ctrl-l")
        #expect(screen.picker.selection.index == 2)
        await screen.press("ctrl-q")
        #expect(screen.pilot.events(PickerCancelled.self).count == 1)
        #expect(screen.pilot.ending != nil)
    }

    @Test(arguments: [["--bind", "x"], ["--preview-window", "nowhere"]])
    func mistakesAreWrongUsage(arguments: [String]) {
        #expect(throws: (any Error).self) { try PickOptions.parse(arguments) }
    }
}
