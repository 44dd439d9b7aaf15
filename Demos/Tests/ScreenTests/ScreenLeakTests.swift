// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import DelimitedText
import Foundation
import HitTestPicture
import NotesFolders
import ProcessReading
import Seltzer
import SeltzerTesting
import Testing

@testable import Assist
@testable import Cells
@testable import Events
@testable import FirstScreen
@testable import Gallery
@testable import HitTest
@testable import Layouts
@testable import Notes
@testable import Routes
@testable import RowNumbers
@testable import Sheet
@testable import Top

/// Opens, uses and closes every screen of the programs several times: no object stays alive.
///
/// The variable `SELTZER_CYCLES` sets the number of times; the default is three.
@MainActor
@Suite(.serialized) struct ScreenLeakTests {
    private static let cycles =
        ProcessInfo.processInfo.environment["SELTZER_CYCLES"].flatMap(Int.init) ?? 3

    struct Screen: CustomTestStringConvertible, Sendable {
        let name: String
        let make: @MainActor @Sendable () throws -> ViewController
        var testDescription: String { name }
    }

    nonisolated static let screens: [Screen] =
        programs
        + GalleryPage.all.map { page in
            Screen(name: "Gallery \(page.name)") { GalleryController(beginningWith: page) }
        }
        + LayoutPage.all.map { page in
            Screen(name: "Layouts \(page.name)") { LayoutsController(beginningWith: page) }
        }
        + (1...5).map { article in
            Screen(name: "Routes \(article)") { RoutesController(article: article) }
        }
        + Catcher.allCases.map { catcher in
            Screen(name: "RowNumbers \(catcher)") { RowsController(catcher: catcher) }
        }

    private nonisolated static let programs = [
        Screen(name: "Assist") {
            let folder = try Workspace(BytePath(NSTemporaryDirectory()))
            return AssistController(
                Assistant(ScriptedModel(), named: ScriptedModel.name, in: folder))
        },
        Screen(name: "Cells") {
            let text = try DelimitedText(bytes: Array("a,b\n1,2\n3,4".utf8), name: "a.csv")
            return CellsController(table: Table(text), path: "a.csv")
        },
        Screen(name: "Events") { EventsController() },
        Screen(name: "FirstScreen") { JobsController(jobs: JobList()) },
        Screen(name: "HitTest") { HitTestController() },
        Screen(name: "Inspect") { RemoteInspector() },
        Screen(name: "Pick") {
            let (stream, input) = AsyncStream<[UInt8]>.makeStream()
            input.yield(Array("one\ntwo\nthree\n".utf8))
            input.finish()
            let picker = Picker(.bytes(stream))
            picker.allowsMultipleSelection = true
            picker.header = "h"
            picker.preview = .text { StyledText($0.text) }
            return picker
        },
        Screen(name: "Sheet") { SheetController([]) },
        Screen(name: "Top") {
            let process = ProcessSample(ProcessIdentity(pid: 1, start: 1), name: "one")
            return TopController(source: SampleProcesses(ProcessSnapshot([process])))
        },
    ]

    @Test(arguments: screens)
    func nothingOfAScreenLivesOnWhenItIsClosed(_ screen: Screen) async throws {
        let (names, greatest) = try await LiveObjects.after(Self.cycles, of: screen.make)
        #expect(names == [])
        #expect(greatest > 3, "There was a screen")
    }

    @Test func nothingOfNotesLivesOn() async throws {
        let folder = try NotesFolder(["a.md": "# One\n\ntwo\n", "b/c.txt": "three\n"])
        let (names, greatest) = await LiveObjects.after(Self.cycles) {
            NotesController(showing: "a.md", of: folder)
        }
        #expect(names == [])
        #expect(greatest > 3, "There was a screen")
    }

    /// The responders of a page of Routes are in a window that is never shown.
    @Test func nothingOfThePagesOfRoutesLivesOn() {
        struct Weak {
            weak var responder: Responder?
        }
        let make: [@MainActor () -> Page] = [
            { EventBusPage() }, { DominoPage() }, { RouterPage() }, { HitTestPage() },
            { ActionsPage() },
        ]
        for make in make {
            var page: Page? = make()
            let responders = page?.stations.map { Weak(responder: $0.responder) } ?? []
            let title = page?.title ?? ""
            page = nil
            #expect(responders.count { $0.responder != nil } == 0, "\(title)")
        }
    }

    @Test func whatIsKeptIsFound() async {
        var kept: [View] = []
        let (names, _) = await LiveObjects.after(3) {
            let label = Label("kept")
            kept.append(label)
            return ViewController(view: StackView(.vertical, [label]))
        }
        #expect(names == ["Label", "Label", "Label"])
        #expect(kept.count == 3)
    }
}
