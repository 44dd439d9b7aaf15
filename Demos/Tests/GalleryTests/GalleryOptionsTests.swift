// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProgramSupport
import Seltzer
import Testing

@testable import Gallery

@Suite("The options of the gallery")
struct GalleryOptionsTests {
    private func options(_ arguments: String...) throws -> GalleryOptions {
        try GalleryOptions(Gallery.usage.read(arguments))
    }

    @Test("have defaults")
    func optionsHaveDefaults() throws {
        let options = try options()
        #expect(!options.list)
        #expect(options.page == nil && options.snapshot == nil && options.theme == nil)
        #expect(options.format == .text)
        #expect(options.size == Size(width: 64, height: 20))
    }

    @Test("ask for the actions, which are those of the program")
    @MainActor
    func actionsAreDescribed() throws {
        let format = try #require(options("--describe-actions").actionsFormat)
        #expect(format == .markdown)
        #expect(try options("--describe-actions", "man").actionsFormat == .man)
        let controller = GalleryController()
        let text = format.text(of: controller, name: "Gallery", summary: "")
        for action in controller.actions {
            let identifier = try #require(action.identifier)
            #expect(text.contains("`\(identifier)`"))
        }
    }

    @Test("name pages and themes in any case of letters")
    func namesAreRead() throws {
        #expect(try options("--page", "Text-Field").page?.name == "text-field")
        #expect(try options("--snapshot=slider", "--rows", "1").snapshot?.name == "slider")
        #expect(try options("--format", "SVG").format == .svg)
        for theme in Theme.builtIn {
            #expect(try options("--theme", theme.name.uppercased()).theme?.name == theme.name)
        }
    }

    @Test(
        "refuse what does not exist",
        arguments: [
            ["--page", "other"], ["--snapshot", "1"], ["--theme", ""], ["--columns", "0"],
            ["--rows", "1001"], ["--format", "png"],
        ])
    func unknownValuesAreRefused(arguments: [String]) throws {
        let error = #expect(throws: UsageError.self) {
            try GalleryOptions(Gallery.usage.read(arguments))
        }
        #expect(error?.description.contains(arguments[0]) == true)
    }
}
