// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerInspector
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// The pages of the inspector as a whole: their pictures, and what hinders users on them.
@MainActor
@Suite struct InspectorScreensTests {
    /// A page with something on it.
    enum Page: String, CaseIterable {
        case tree, routes, why, frames, console

        @MainActor
        func show(_ notepad: Notepad, on pilot: Pilot) async {
            await pilot.click(on: rawValue.capitalizedFirst)
            switch self {
            case .tree: await pilot.press("down", "down", "down", "down")
            case .routes, .frames: await pilot.click(on: notepad.save)
            case .why:
                await pilot.press("f3")
                let place = pilot.location(of: "Open") ?? .zero
                await pilot.click(column: place.x, row: place.y)
            case .console:
                pilot.application.log("listening on port 8080\nwarning: low on ice")
                pilot.application.log("error: no route to /tides, try again in two seconds or so")
                pilot.application.diagnose("The layout never ends.")
            }
            await pilot.settle()
            await pilot.advance(by: .seconds(1))
        }
    }

    @Test(arguments: Page.allCases)
    func theScreen(page: Page) async {
        for look in DisplayLook.allCases {
            let notepad = Notepad()
            let pilot = await inspected(notepad, capabilities: look.capabilities)
            await page.show(notepad, on: pilot)
            let snapshot = Snapshot("page-\(page)-110x34-\(look)", testFile: #filePath)
            // The times of handlers are those of the machine.
            #expect(snapshot.difference(from: pilot.styledScreen.withoutTimes) == nil)
        }
    }

    @Test(arguments: Page.allCases, [DisplayLook.dark, .light])
    func nothingHindersUsers(page: Page, look: DisplayLook) async throws {
        let notepad = Notepad()
        let pilot = await inspected(notepad, capabilities: look.capabilities)
        await page.show(notepad, on: pilot)
        // The inspector gets the keys.
        await pilot.click(on: page.rawValue.capitalizedFirst)
        let inspector = try #require(Inspector.open(for: pilot.application))
        let findings = await pilot.audit(
            of: inspector.application, on: inspector.application.picture)
        #expect(findings == [])
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The text with `#` for each digit of a time.
    fileprivate var withoutTimes: String {
        replacing(/[0-9.,]+ (µs|us|ms)/) { "# \($0.output.1)" }
    }
}
