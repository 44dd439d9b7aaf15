// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct FileDropInteractionTests {
    @MainActor
    private final class Scene {
        let root = ViewController()
        let shelf = ListView(["Shelf"])
        let field = TextField()
        var onShelf: [String] = [], onRoot: [String] = []
        let drops: FileDropInteraction
        var pilot: Pilot?

        init(targets: Bool = true) async {
            root.view = View()
            drops = FileDropInteraction(on: root)
            drops.fileExists = { path in
                !path.hasPrefix("/missing") && path != "/usr/bin is a folder"
                    && path != "/tmp/a and more"
            }
            shelf.frame = Rect(x: 0, y: 0, width: 20, height: 4)
            field.frame = Rect(x: 0, y: 6, width: 30, height: 1)
            root.view.addSubview(shelf)
            root.view.addSubview(field)
            if targets { addTargets() }
            pilot = await Pilot(root, columns: 40, rows: 8)
            shelf.becomeFirstResponder()
        }

        private func addTargets() {
            let isFile: @MainActor (DropSession) -> Bool = { $0.canLoadItems(.path) }
            DropInteraction(on: shelf, canHandle: isFile) { [weak self] session in
                session.loadItems(.path) { paths, _ in self?.onShelf += paths }
            }
            DropInteraction(on: root, canHandle: isFile) { [weak self] session in
                session.loadItems(.path) { paths, _ in self?.onRoot += paths }
            }
        }

        func paste(_ text: String) async { await pilot?.paste(text) }
    }

    @Test func filesGoToTheTargetUnderThePointer() async {
        let scene = await Scene()
        await scene.pilot?.move(column: 3, row: 1)
        await scene.paste("'/tmp/a b' /tmp/c")
        #expect(scene.onShelf == ["/tmp/a b", "/tmp/c"])
        await scene.pilot?.move(column: 35, row: 5)
        await scene.paste("/tmp/d\n")
        #expect(scene.onRoot == ["/tmp/d"])
        #expect(scene.pilot?.events(DropPerformed.self).map(\.operation) == [.copy, .copy])
    }

    @Test func targetsOfTextsTakeNoFiles() async {
        let scene = await Scene(targets: false)
        DropInteraction(on: scene.root) {
            $0.canLoadItems(.text)
        } performDrop: { _ in
            Issue.record("It takes texts")
        }
        await scene.paste("/tmp/a")
        #expect(scene.pilot?.events(DropPerformed.self).isEmpty == true)
    }

    @Test func withoutAPointerTheyGoToTheFocus() async {
        let scene = await Scene()
        await scene.paste("/tmp/a")
        #expect(scene.onShelf == ["/tmp/a"])
    }

    @Test func aFocusedFieldGetsThePasteUnlessTheProgramWantsFiles() async {
        let scene = await Scene()
        scene.field.becomeFirstResponder()
        await scene.paste("/tmp/a")
        #expect(scene.field.text == "/tmp/a")
        #expect(scene.onRoot.isEmpty)
        scene.drops.yieldsToFocusedText = false
        await scene.paste("/tmp/b")
        #expect(scene.field.text == "/tmp/a")
        #expect(scene.onRoot == ["/tmp/b"])
        scene.field.isSecureTextEntry = true
        await scene.paste("/tmp/c")
        #expect(scene.onRoot == ["/tmp/b"])
    }

    @Test func whatIsNoFileStaysThePasteThatItWas() async {
        let scene = await Scene()
        scene.drops.yieldsToFocusedText = false
        scene.field.becomeFirstResponder()
        for text in [
            "/usr/bin is a folder", "/tmp/a and more", "tmp/a", "~/a", "/missing/a", "'/tmp/a",
            "https://example.org/a", "file://other.example/a", "file:///tmp/%00", "file:///%FF",
            "file:///%2", "", " ", "/tmp/a /missing",
        ] {
            scene.field.text = ""
            await scene.paste(text)
            #expect(scene.field.text == text)
        }
        #expect(scene.onRoot.isEmpty)
        #expect(scene.onShelf.isEmpty)
    }

    @Test func aPasteThatNoTargetTakesStaysAPaste() async {
        let scene = await Scene(targets: false)
        scene.drops.yieldsToFocusedText = false
        scene.field.becomeFirstResponder()
        DropInteraction(
            on: scene.root, proposal: { _ in DropProposal(operation: .forbidden) }
        ) { _ in Issue.record("It was refused") }
        await scene.paste("/tmp/a\n")
        #expect(scene.field.text == "/tmp/a")
        let truncated = InputEvent.paste("/tmp/a", isTruncated: true)
        scene.drops.remove()
        await scene.pilot?.send(truncated)
        #expect(scene.onRoot.isEmpty)
    }

    @Test func hostilePathsStayDataAndAreShownAsPictures() async {
        let scene = await Scene()
        var titles: [String] = []
        DropInteraction(on: scene.shelf) { session in
            titles = session.items.map(\.title.string)
            scene.shelf.setItems(titles)
        }
        await scene.paste("'/tmp/\u{1B}]0;x\u{7}' file:///tmp/%1B%5B31m '/tmp/$(rm -rf x)`y`;z'")
        // The last interaction of a view is asked after its first one, which handles the files.
        #expect(
            scene.onShelf == ["/tmp/\u{1B}]0;x\u{7}", "/tmp/\u{1B}[31m", "/tmp/$(rm -rf x)`y`;z"])
        scene.shelf.setItems(scene.onShelf)
        await scene.pilot?.settle()
        #expect(scene.pilot?.screen.contains("\u{1B}") == false)
        #expect(scene.pilot?.screen.contains("/tmp/␛]0;x␇") == true)
    }

    @Test func textsAndFoldersOfTheSystemAreFound() async {
        let scene = await Scene()
        let other = FileDropInteraction(on: scene.root)
        other.remove()
        scene.drops.fileExists = other.fileExists
        await scene.paste("/")
        #expect(scene.onShelf == ["/"])
        await scene.paste("/no-such-file-1b")
        #expect(scene.onShelf == ["/"])
    }

    @Test func nothingOvertakesAPasteWhoseFilesAreLookedFor() async {
        let scene = await Scene()
        scene.drops.yieldsToFocusedText = false
        scene.field.becomeFirstResponder()
        scene.drops.fileExists = { path in
            dispatchPrecondition(condition: .notOnQueue(.main))
            usleep(5_000)
            return path == "/tmp/a"
        }
        await scene.pilot?.send([
            .paste("/missing", isTruncated: false), .key(KeyPress(.character("x"))),
            .paste("/tmp/a", isTruncated: false), .key(KeyPress(.character("y"))),
            .paste("'", isTruncated: false),
        ])
        #expect(scene.field.text == "/missingxy'")
        #expect(scene.onRoot == ["/tmp/a"])
    }

    @Test func aFileSystemThatDoesNotAnswerDoesNotHoldInputForEver() async {
        let scene = await Scene()
        scene.drops.yieldsToFocusedText = false
        scene.field.becomeFirstResponder()
        let answer = DispatchSemaphore(value: 0)
        scene.drops.fileExists = { _ in
            answer.wait()
            return true
        }
        await scene.pilot?.send([
            .paste("/tmp/a", isTruncated: false), .key(KeyPress(.character("x"))),
        ])
        #expect(scene.field.text.isEmpty)
        await scene.pilot?.advance(by: .seconds(1))
        #expect(scene.field.text == "/tmp/ax")
        answer.signal()
        await scene.pilot?.settle()
        #expect(scene.field.text == "/tmp/ax")
        #expect(scene.onRoot.isEmpty)
    }

    @Test func twoInteractionsAskOneAfterTheOther() async {
        let scene = await Scene()
        let application = scene.pilot?.application
        let outer = application.map { FileDropInteraction(on: $0) }
        outer?.fileExists = { _ in false }
        await scene.paste("/tmp/a")
        #expect(scene.onShelf == ["/tmp/a"])
    }
}
