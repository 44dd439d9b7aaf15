// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The code of a page")
struct SourceViewTests {
    @Test("takes the place of the page, and stays while pages are turned")
    func codeReplacesThePage() async {
        let gallery = GalleryController(beginningWith: .button)
        let pilot = await Pilot(gallery, columns: 160, rows: 45)
        await pilot.press("f5")
        #expect(pilot.screen.contains("Gallery/Pages/ButtonPage.swift"))
        #expect(pilot.screen.contains("3  extension GalleryPage {"))
        #expect(!pilot.screen.contains("Events"))
        await pilot.press("f8", "f8")
        #expect(pilot.screen.contains("CheckboxPage.swift"))
        await pilot.click(on: "Page")
        #expect(pilot.screen.contains("Archived files"))
    }

    @Test("stands below a page that leaves room for it, and takes no focus there")
    func codeStandsBelowThePage() async {
        let gallery = GalleryController(beginningWith: .button)
        let pilot = await Pilot(gallery, columns: 160, rows: 45)
        #expect(pilot.screen.contains("Code  Gallery/Pages/ButtonPage.swift"))
        #expect(pilot.screen.contains("3  extension GalleryPage {"))
        #expect(pilot.screen.contains("Takes a second"))
        for _ in 0..<20 {
            await pilot.press("tab")
            #expect(!(pilot.application.keyWindow?.firstResponder is SourceView))
        }
        await pilot.press("f5")
        #expect(!pilot.screen.contains("Takes a second  "))
        #expect(pilot.screen.contains("Button  Gallery/Pages/ButtonPage.swift"))
        await pilot.press("f5")
        await pilot.resize(columns: 60, rows: 20)
        #expect(!pilot.screen.contains("extension GalleryPage"))
        #expect(pilot.screen.contains("One action among others"))
    }

    @Test("scrolls by keys, with its numbers")
    func codeScrolls() async {
        let view = SourceView(code: (1...200).map { "let a\($0) = 0" }.joined(separator: "\n"))
        let pilot = await Pilot(ViewController(view: view), columns: 30, rows: 8)
        #expect(pilot.screen.hasPrefix("   1  let a1 = 0"))
        await pilot.press("end")
        #expect(pilot.screen.contains(" 200  let a200 = 0"))
    }

    @Test("shows in any window")
    func codeShowsAtAnySize() async {
        let gallery = GalleryController(beginningWith: .textField)
        let pilot = await Pilot(gallery, columns: 60, rows: 20)
        await pilot.press("f5")
        for size in [Size(width: 1, height: 1), .zero, Size(width: 20, height: 5)] {
            await pilot.resize(columns: size.width, rows: size.height)
        }
        await pilot.resize(columns: 60, rows: 20)
        #expect(pilot.screen.contains("import Seltzer"))
    }

    @Test("may be drawn anew below its last line")
    func partBelowTheEndIsDrawn() async {
        let view = SourceView(code: "let a = 0")
        let pilot = await Pilot(ViewController(view: view), columns: 30, rows: 8)
        let popover = Label("in front")
        popover.frame = Rect(x: 4, y: 5, width: 8, height: 1)
        view.superview?.addSubview(popover)
        await pilot.settle()
        popover.removeFromSuperview()
        await pilot.settle()
        #expect(pilot.screen.hasPrefix(" 1  let a = 0"))
    }
}
