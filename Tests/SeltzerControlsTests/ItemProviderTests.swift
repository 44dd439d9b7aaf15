// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FileURL.

import SeltzerControls
import Testing

@Suite struct ItemProviderTests {
    @Test func aTextIsOnlyAText() async throws {
        let provider = ItemProvider(text: "Lemon")
        #expect(provider.kinds == [.text])
        #expect(try await provider.load(.text) == "Lemon")
        await #expect(throws: ItemProviderError.self) { try await provider.load(.path) }
        #expect(!ItemProvider().canLoad(.text))
    }

    @Test func aPathIsAlsoAURLAndAText() async throws {
        let provider = ItemProvider(path: "/tmp/a b/柚?#%")
        #expect(try await provider.load(.path) == "/tmp/a b/柚?#%")
        #expect(try await provider.load(.url) == "file:///tmp/a%20b/%E6%9F%9A%3F%23%25")
        #expect(try await provider.load(.text) == "/tmp/a b/柚?#%")
        let url = try await provider.load(.url)
        #expect(try await ItemProvider(url: url).load(.path) == "/tmp/a b/柚?#%")
    }

    @Test func onlyAFileURLOfThisMachineIsAPath() {
        #expect(!ItemProvider(url: "https://example.org/a").canLoad(.path))
        #expect(!ItemProvider(url: "file://other/a").canLoad(.path))
        #expect(ItemProvider(url: "file://localhost/a").canLoad(.path))
    }

    @Test func aFormIsLoadedWhenItIsAskedFor() async throws {
        var provider = ItemProvider(text: "old")
        provider.register(.text) { "new" }
        provider.register(.url) { throw CancellationError() }
        #expect(provider.kinds == [.text, .url])
        #expect(try await provider.load(.text) == "new")
        await #expect(throws: CancellationError.self) { try await provider.load(.url) }
    }
}
