// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

extension Action.Group {
    static let panel = Action.Group("panel", title: "Panel")
}

/// The samples of the pages GettingStarted, KeysAndActions, KeyFooter and MovingTheFocus.
@MainActor
@Suite struct KeysAndActionsTests {
    final class Notes: ViewController {
        let text = TextField()
        let saveButton = Button("Save")
        let closeButton = Button("Close")
        var isChanged = true
        var isSaved = false

        override func loadView() {
            view = StackView(.vertical, [text, saveButton, closeButton, KeyFooter()])
        }

        override func viewDidLoad() {
            defaultButton = saveButton
            cancelButton = closeButton
        }

        override var actions: [Action] {
            [
                .help,
                Action("save", title: "Save", keys: ["ctrl-x ctrl-s"], Notes.save)
                    .enabled(if: \Notes.isChanged),
            ]
        }

        func save() { isSaved = true }
    }

    @Test func footerShowsTheKeysOfTheActions() async {
        let notes = Notes()
        let pilot = await Pilot(notes, columns: 40, rows: 5)
        #expect(pilot.screen.contains("Save"))
        await pilot.press("ctrl-x", "ctrl-s")
        #expect(notes.isSaved)
    }

    final class Desk: ViewController {
        override func loadView() { view = StackView(.vertical, [TextField(), KeyFooter()]) }

        override var actions: [Action] {
            [
                Action("next-panel", title: "Next panel", keys: ["f6"], Desk.nextPanel)
                    .group(.panel),
                Action("previous-panel", title: "Previous panel", keys: ["f7"], Desk.previousPanel)
                    .group(.panel),
            ]
        }

        func nextPanel() {}
        func previousPanel() {}
    }

    @Test func footerShowsAGroupAsOneHint() async {
        let pilot = await Pilot(Desk(), columns: 40, rows: 3)
        #expect(pilot.screen.contains("Panel"))
        #expect(!pilot.screen.contains("Next panel"))
    }

    @Test func keysOfTheUserReplaceThoseOfTheProgram() async throws {
        let path = try temporaryFile(
            """
            save = ctrl-x ctrl-s, f2        # either of them
            help = none                     # no key at all
            """)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let notes = Notes()
        let pilot = await Pilot(notes, columns: 40, rows: 5)
        let application = pilot.application
        do {
            application.keyMap = try KeyMap(contentsOfFile: path)
        } catch {
            print(error)
        }
        await pilot.press("f2")
        #expect(notes.isSaved)
    }

    @Test func keyEndsTheApplication() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        let application = pilot.application
        application.bind("q", "Quit") { [weak application] in application?.end() }
        await pilot.press("q")
        #expect(pilot.ending == .ended)
    }

    /// Needs a terminal.
    func chooseCell() async throws -> CellClicked? {
        let cell = try await Application(root: Board()).run(until: CellClicked.self)
        return cell
    }

    struct Loaded: RoutedEvent { let text: String }

    func load() async -> String { "loaded" }

    @Test func buttonRunsAnAsynchronousAction() async {
        let button = Button("Load") { (button: Button) async in
            let text = await load()
            button.post(Loaded(text: text))
        }
        let pilot = await Pilot(ViewController(view: button), columns: 20, rows: 1)
        await pilot.click(on: "Load")
        #expect(pilot.events(Loaded.self).map(\.text) == ["loaded"])
    }

    @Test func testAdvancesTheClock() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        let start = pilot.clock.now
        await pilot.advance(by: .seconds(3))
        #expect(pilot.clock.now - start == .seconds(3))
    }
}
