// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The keys of the gallery and of its pages")
struct PageKeysTests {
    private struct Screen {
        let gallery: GalleryController
        let pilot: Pilot
        /// The titles of the actions by their keys, the nearest first, with the focus in the list of pages.
        let atList: [KeySequence: [String]]
        /// The same with the focus on the page.
        let onPage: [KeySequence: [String]]
    }

    private func screen(_ name: String) async throws -> Screen {
        let page = try #require(GalleryPage.named(name))
        let gallery = GalleryController(beginningWith: page)
        let pilot = await Pilot(gallery, columns: 160, rows: 45)
        let atList = Self.titles(of: pilot)
        await pilot.press("enter")
        return Screen(
            gallery: gallery, pilot: pilot, atList: atList, onPage: Self.titles(of: pilot))
    }

    private static func titles(of pilot: Pilot) -> [KeySequence: [String]] {
        var titles: [KeySequence: [String]] = [:]
        for action in pilot.application.currentActions where !action.title.isEmpty {
            for keys in action.keys { titles[keys, default: []].append(action.title) }
        }
        return titles
    }

    @Test("a key in the footer has one title", arguments: GalleryPage.names)
    func footerKeysHaveOneTitle(name: String) async throws {
        let screen = try await screen(name)
        let hints = screen.pilot.elements.flatMap(\.all).filter { $0.role == .button }
            .compactMap(\.label).filter { $0.contains(": ") }
        let titles = Dictionary(grouping: hints) { $0.split(separator: ":")[0] }
        for (key, hints) in titles { #expect(Set(hints).count == 1, "\(key): \(hints)") }
    }

    @Test("a key in a text of a page is no other key of the gallery", arguments: GalleryPage.names)
    func namedKeysAreThoseOfThePage(name: String) async throws {
        let screen = try await screen(name)
        let texts = screen.gallery.page.view.allLabels + [screen.gallery.page.page.hint ?? ""]
        for keys in texts.flatMap(Self.namedKeys) {
            let gallery = screen.atList[keys]?.first
            #expect(
                gallery == nil || gallery == screen.onPage[keys]?.first,
                "\(keys) is \(gallery ?? "") in the footer.")
        }
    }

    @Test("no mnemonic of a page is a key of the gallery", arguments: GalleryPage.names)
    func mnemonicsAreFree(name: String) async throws {
        let screen = try await screen(name)
        for key in ["n", "p"] as [Character] {
            #expect(screen.atList[try KeySequence(parsing: "alt-\(key)")] != nil)
            for view in screen.gallery.page.view.allViews {
                #expect(!view.performMnemonic(key), "Alt-\(key) operates \(view).")
            }
        }
    }

    /// Returns the keys that a text names, such as `Ctrl-T` and `F10`.
    private static func namedKeys(in text: String) -> [KeySequence] {
        text.matches(of: #/\b(?:(?:Ctrl|Alt|Shift)-)+(?:F\d+|.)|\bF\d+/#).compactMap {
            try? KeySequence(parsing: $0.output.lowercased())
        }
    }
}

extension View {
    fileprivate var allViews: [View] { [self] + subviews.flatMap(\.allViews) }

    fileprivate var allLabels: [String] {
        allViews.filter { !$0.isHidden }.compactMap { ($0 as? Label)?.text }
    }
}
