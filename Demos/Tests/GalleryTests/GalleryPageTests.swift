// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The pages of the gallery")
struct GalleryPageTests {
    @Test("have names of their own, fit for a command line")
    func namesAreUnique() {
        #expect(Set(GalleryPage.names).count == GalleryPage.all.count)
        for name in GalleryPage.names {
            #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)")
            #expect(GalleryPage.named(name.uppercased())?.name == name)
        }
        #expect(GalleryPage.named("nothing") == nil)
    }

    @Test("are as in their golden files", arguments: GalleryPage.names)
    func pagesAreAsInGoldenFiles(name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let text = await PageSnapshot.text(of: page, size: Size(width: 64, height: 20))
        #expect(Snapshot(name, testFile: #filePath).difference(from: text) == nil)
    }

    @Test("are printed as text or as pictures, in a theme")
    func pagesArePictures() async throws {
        let page = try #require(GalleryPage.named("button"))
        let size = Size(width: 40, height: 5)
        func output(_ format: PictureFormat, _ theme: Theme? = nil) async -> String {
            await PageSnapshot.output(of: page, size: size, format: format, theme: theme)
        }
        #expect(await output(.text) == PageSnapshot.text(of: page, size: size))
        #expect(await output(.svg).contains("width=\"320\" height=\"80\""))
        #expect(await output(.svg).contains("<title>Gallery: Button</title>"))
        #expect(await output(.html).hasPrefix("<pre"))
        #expect(await output(.svg) == output(.svg))
        #expect(await output(.svg, .fathom).contains(Theme.fathom[.background].description))
        #expect(await output(.svg, .chalk).contains(Theme.chalk[.background].description))
    }

    @Test("show at any size, down to nothing", arguments: GalleryPage.names)
    func pagesShowAtAnySize(name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let pilot = await Pilot(unfocused(page), columns: 40, rows: 10)
        for size in [Size(width: 1, height: 1), .zero, Size(width: 200, height: 60)] {
            await pilot.resize(columns: size.width, rows: size.height)
        }
        await pilot.resize(columns: 40, rows: 10)
        let fresh = await Pilot(unfocused(page), columns: 40, rows: 10)
        #expect(pilot.screen == fresh.screen)
    }

    @Test("keep the last column free of text", arguments: GalleryPage.names)
    func textEndsBeforeTheLastColumn(name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        for width in [64, 80] {
            let text = await PageSnapshot.text(of: page, size: Size(width: width, height: 22))
            for line in text.split(separator: "\n") where line.cellWidth == width {
                #expect(line.last.map { $0.isLetter || $0.isNumber } != true, "\(line)")
            }
        }
    }

    /// Returns a page that does not scroll to the view with the focus.
    private func unfocused(_ page: GalleryPage) -> ViewController {
        let controller = PageController(page)
        controller.wantsInitialFocus = false
        return controller
    }
}
