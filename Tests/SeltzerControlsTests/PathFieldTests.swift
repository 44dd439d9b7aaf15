// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PathSubmitted.

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PathFieldTests {
    private static let strange = BytePath(bytes: Array("caf".utf8) + [0xE9])

    private func start(
        _ path: BytePath? = nil, columns: Int = 40, look: DisplayLook = .dark
    ) async -> (PathField, Pilot) {
        let entries: [BytePath: [DirectoryEntry]] = [
            "/": [DirectoryEntry(name: "srv", kind: .directory)],
            "/srv": [
                DirectoryEntry(name: "tides", kind: .directory),
                DirectoryEntry(name: "tide.txt", kind: .file),
                DirectoryEntry(name: "two\nlines", kind: .file),
                DirectoryEntry(fileName: Self.strange, kind: .file),
            ],
            "/srv/tides": [DirectoryEntry(name: "harbor.csv", kind: .file)],
        ]
        let field = PathField(
            path: path, resolver: PathResolver(home: "/home/mira", folder: "/srv")
        ) { folder in
            guard let found = entries[folder] else { throw FileError("read", folder, code: 13) }
            return found
        }
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [field, Button("OK")])),
            columns: columns, rows: 12, capabilities: look.capabilities)
        return (field, pilot)
    }

    @Test func tabTakesANameAndGoesOnInsideAFolder() async {
        let (field, pilot) = await start()
        await pilot.type("/s")
        #expect(pilot.screen.contains("srv/"))
        await pilot.press("tab")
        #expect(field.text == "/srv/")
        #expect(pilot.screen.contains("tide.txt"))
        await pilot.type("ti")
        await pilot.press("tab")
        #expect(field.text == "/srv/tides/" && field.isFirstResponder)
        await pilot.press("tab")
        #expect(field.text == "/srv/tides/harbor.csv")
        #expect(
            pilot.events(CompletionTaken.self).map(\.item.text) == [
                "srv/", "tides/", "harbor.csv",
            ])
    }

    @Test func theMouseTakesAName() async {
        let (field, pilot) = await start()
        await pilot.type("ti")
        await pilot.click(on: "tide.txt")
        #expect(field.text == "tide.txt" && field.path == "/srv/tide.txt")
    }

    @Test func enterReportsThePath() async {
        let (field, pilot) = await start("/srv")
        await pilot.type("/../x")
        await pilot.press("enter")
        #expect(pilot.events(PathSubmitted.self).map(\.path) == ["/x"])
        #expect(pilot.events(TextSubmitted.self).count == 1)
        var texts = 0
        field.superview?.on { (_: TextSubmitted) in
            texts += 1
            return .stop
        }
        await pilot.press("enter")
        #expect(texts == 1)
        field.on { (_: PathSubmitted) in .stop }
        await pilot.press("enter")
        #expect(texts == 1 && pilot.events(PathSubmitted.self).count == 3)
        field.text = ""
        await pilot.press("enter")
        #expect(texts == 2 && pilot.events(PathSubmitted.self).count == 3)
    }

    @Test(arguments: [DisplayLook.dark, .ascii, .noColor])
    func strangeNamesAreShownHarmlesslyAndMeanTheirFiles(look: DisplayLook) async {
        let (field, pilot) = await start(look: look)
        await pilot.type("ca")
        await pilot.press("tab")
        #expect(field.text == #"caf\xE9"#)
        #expect(field.path == BytePath("/srv").appending(Self.strange))
        field.text = ""
        await pilot.type("two")
        await pilot.press("tab")
        #expect(field.text == #"two\x0Alines"# && field.path == "/srv/two\nlines")
        field.path = "/home/mira/notes"
        #expect(field.text == "~/notes")
    }

    @Test func aFolderThatCannotBeReadOffersNothing() async {
        let (field, pilot) = await start()
        await pilot.type("/root/")
        #expect(field.text == "/root/" && field.path == "/root")
        await pilot.press("tab")
        #expect(!field.isFirstResponder)
    }

    @Test func theFieldIsNamedForOtherPrograms() async {
        let (_, pilot) = await start("/srv")
        #expect(pilot.elementTree.contains("Path"))
        #expect(await pilot.audit().isEmpty)
    }
}
