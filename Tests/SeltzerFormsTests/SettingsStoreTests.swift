// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SettingsStore+application, SettingsStore+file, SettingsStore+path, SettingsEvents, SettingsDescription, Setting+kinds.

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerForms

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@MainActor
@Suite struct SettingsStoreTests {
    /// A store of a file in a new folder.
    private struct Place {
        let folder: TemporaryFolder
        let path: BytePath

        init(_ text: String? = nil) throws {
            folder = try TemporaryFolder(files: text.map { ["settings": $0] } ?? [:])
            path = BytePath("\(folder.path)/settings")
        }

        @MainActor var store: SettingsStore { SettingsStore(SettingsSample.all, path: path) }

        var text: String {
            guard let file = try? FileBytes(path: path) else { return "" }
            return String(decoding: file.bytes(in: 0..<file.count), as: UTF8.self)
        }

        func write(_ text: String) throws { try FileWriter(path: path).write(.init(text)) }
    }

    @Test func withoutAFileAllValuesAreDefaults() async throws {
        let place = try Place()
        let store = place.store
        #expect(store[SettingsSample.wrap] && store[SettingsSample.tab] == 4)
        #expect(store.modifiedKeys.isEmpty && store.problems.isEmpty && store.failure == nil)
        await store.save()
        #expect(!fileExists(atPath: place.path))
    }

    @Test func aValueIsKeptBesideCommentsAndUnknownKeys() async throws {
        let place = try Place("# mine\nunknown = 1\ntab-width = 2 \n\nnoise\n")
        let store = place.store
        #expect(store[SettingsSample.tab] == 2)
        store[SettingsSample.tab] = 8
        store[SettingsSample.wrap] = false
        await store.save()
        #expect(place.text == "# mine\nunknown = 1\ntab-width = 8 \n\nnoise\nwrap = off\n")
        #expect(place.store[SettingsSample.tab] == 8)
        store.reset("tab-width")
        await store.save()
        #expect(place.text == "# mine\nunknown = 1\n\nnoise\nwrap = off\n")
        #expect(store[SettingsSample.tab] == 4 && store.modifiedKeys == ["wrap"])
        store.resetAll()
        await store.save()
        #expect(place.text == "# mine\nunknown = 1\n\nnoise\n")
    }

    @Test func foldersAreMadeForTheFirstChange() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = BytePath("\(folder.path)/a/b/settings")
        let store = SettingsStore(SettingsSample.all, path: path)
        store[SettingsSample.tab] = 2
        await store.save()
        #expect(fileExists(atPath: path) && store.failure == nil)
    }

    @Test func aBadLineIsToldAndTheOthersCount() async throws {
        let place = try Place("tab-width = 99\nwrap = off\nlook\n")
        let store = place.store
        #expect(store[SettingsSample.tab] == 4 && !store[SettingsSample.wrap])
        #expect(
            store.problems.map(\.description) == [
                "line 1: tab-width: enter a whole number from 1 to 8, not 99",
                "line 3: key = value was expected; write # before a comment",
            ])
        #expect(store.problem(forKey: "tab-width")?.line == 1)
        // The line stays until the user sets this value.
        store[SettingsSample.wrap] = true
        await store.save()
        #expect(place.text == "tab-width = 99\nwrap = on\nlook\n")
        store[SettingsSample.tab] = 4
        await store.save()
        #expect(place.text == "tab-width = 4\nwrap = on\nlook\n")
        #expect(store.problem(forKey: "tab-width") == nil)
    }

    @Test func anInvalidValueIsRefused() throws {
        let store = SettingsStore(SettingsSample.all, path: nil)
        #expect(!store.setText("99", forKey: "tab-width") && store[SettingsSample.tab] == 4)
        #expect(!store.setText("1", forKey: "no-such-key"))
        #expect(store.setText("yes", forKey: "wrap") && store.text(forKey: "wrap") == "on")
    }

    @Test func aFileThatCannotBeReadIsNeverWritten() async throws {
        let folder = try TemporaryFolder(files: ["settings/inner": "x"])
        defer { folder.remove() }
        let store = SettingsStore(SettingsSample.all, path: BytePath("\(folder.path)/settings"))
        #expect(store.failure != nil)
        store[SettingsSample.tab] = 2
        await store.save()
        #expect(store[SettingsSample.tab] == 2 && store.failure != nil)
        #expect(fileExists(atPath: "\(folder.path)/settings/inner"))
    }

    @Test func aHugeFileIsNeitherReadNorWritten() async throws {
        let text = String(repeating: "# 0123456789\n", count: 100_000)
        let place = try Place(text)
        let store = place.store
        #expect(store.failure?.contains("larger than 1 MiB") == true)
        store[SettingsSample.tab] = 2
        await store.save()
        #expect(place.text == text)
    }

    @Test func aTextWithWhichTheFileWouldBeTooLargeIsNotWritten() async throws {
        let place = try Place("tab-width = 2\n")
        let store = place.store
        store[SettingsSample.name] = String(repeating: "x", count: 1 << 20)
        await store.save()
        #expect(store.failure?.contains("shorten name") == true)
        #expect(place.text == "tab-width = 2\n" && place.store.failure == nil)
        store[SettingsSample.name] = "Ada"
        await store.save()
        #expect(place.text == "tab-width = 2\nname = Ada\n" && store.failure == nil)
    }

    @Test func aFileThatCannotBeReplacedIsNotOverwritten() async throws {
        let place = try Place("tab-width = 2\n")
        #expect(link("\(place.folder.path)/settings", "\(place.folder.path)/other") == 0)
        let store = place.store
        store[SettingsSample.tab] = 3
        await store.save()
        #expect(place.text == "tab-width = 2\n" && store.failure != nil)
        #expect(store[SettingsSample.tab] == 3)
    }

    @Test func aChangeByAnotherProgramIsNotLost() async throws {
        let place = try Place("tab-width = 2\n")
        let store = place.store
        try place.write("# new\ntab-width = 2\nlook = light\n")
        // The store does not know the new file yet.
        store[SettingsSample.wrap] = false
        await store.save()
        #expect(place.text == "# new\ntab-width = 2\nlook = light\nwrap = off\n")
        #expect(store[SettingsSample.look] == .light)
    }

    @Test func changesOfAnEditorAreBroadcast() async throws {
        let place = try Place("tab-width = 2\n")
        let store = place.store
        let controller = ViewController(view: View())
        var seen: [SettingChanged] = []
        controller.on(SettingChanged.self, phase: .broadcast) { event in
            seen.append(event)
            return .observed
        }
        store.attach(to: controller)
        try place.write("tab-width = 3\nwrap = maybe\n")
        await store.reload()
        #expect(seen == [SettingChanged(key: "tab-width", text: "3", cause: .file)])
        #expect(seen.first?.value(of: SettingsSample.tab) == 3)
        #expect(seen.first?.value(of: SettingsSample.wrap) == nil)
        #expect(store.problems.map(\.line) == [2])
        store[SettingsSample.wrap] = false
        #expect(seen.last == SettingChanged(key: "wrap", text: "off", cause: .program))
        await store.save()
        #expect(seen.count == 2)
    }

    @Test(.timeLimit(.minutes(5))) func anAttachedStoreFollowsItsFile() async throws {
        let place = try Place("tab-width = 2\n")
        let store = place.store
        let controller = ViewController(view: View())
        let changes = AsyncStream<SettingChanged>.makeStream()
        controller.on(SettingChanged.self, phase: .broadcast) { event in
            changes.continuation.yield(event)
            return .observed
        }
        store.attach(to: controller)
        // A write before the watcher begins is found by its first look.
        try place.write("tab-width = 7\n")
        for await event in changes.stream where event.value(of: SettingsSample.tab) == 7 { break }
        try place.write("tab-width = 6\n")
        for await event in changes.stream where event.value(of: SettingsSample.tab) == 6 { break }
        #expect(store[SettingsSample.tab] == 6)
    }

    @Test(.timeLimit(.minutes(5)))
    func aStoreFollowsTheApplicationWithoutItsController() async throws {
        let place = try Place(), target = try Place("tab-width = 2\n")
        // The target of a link is not watched, so the file is asked for.
        #expect(
            symlink("\(target.folder.path)/settings", "\(place.folder.path)/settings") == 0)
        let first = ViewController(view: View()), second = ViewController(view: View())
        let store = place.store
        store.attach(to: first)
        let pilot = await Pilot(plain: first, columns: 20, rows: 4)
        first.window?.rootViewController = second
        await pilot.settle()
        #expect(first.window == nil)
        var keys: [String] = []
        first.on(SettingChanged.self, phase: .broadcast) { event in
            keys.append("first \(event.key)")
            return .observed
        }
        let changes = AsyncStream<SettingChanged>.makeStream()
        second.on(SettingChanged.self, phase: .broadcast) { event in
            keys.append(event.key)
            changes.continuation.yield(event)
            return .observed
        }
        store[SettingsSample.wrap] = false
        #expect(keys == ["wrap", "first wrap"])
        await store.save()
        try target.write("tab-width = 7\n")
        await pilot.advance(by: .seconds(2))
        for await event in changes.stream where event.value(of: SettingsSample.tab) == 7 { break }
        #expect(store[SettingsSample.tab] == 7)
    }

    @Test(.timeLimit(.minutes(5)))
    func changesAreWrittenBeforeAProgramIsEndedFromOutside() async throws {
        let place = try Place()
        let display = MemoryDisplay(size: Size(width: 10, height: 3))
        let first = ViewController(view: View()), second = ViewController(view: View())
        let application = Application(root: first, clock: ManualClock()) { display }
        let store = place.store
        store.attach(to: first)
        let task = Task { try await application.run() }
        while store.application == nil { await Task.yield() }
        first.window?.rootViewController = second
        store[SettingsSample.tab] = 2
        display.send(.terminated(signal: 15))
        _ = try await task.value
        #expect(place.text == "tab-width = 2\n")
    }

    @Test func twoStoresOfOneFileKeepBothChanges() async throws {
        let place = try Place()
        let (one, two) = (place.store, place.store)
        one[SettingsSample.tab] = 2
        two[SettingsSample.wrap] = false
        await one.save()
        await two.save()
        let third = place.store
        #expect(third[SettingsSample.tab] == 2 && !third[SettingsSample.wrap])
    }

    @Test func theFileIsInTheFolderOfTheSystem() {
        let path = SettingsStore.path(forProgram: "notes") { name in
            ["HOME": "/home/ada", "XDG_CONFIG_HOME": "relative"][name]
        }
        #if os(macOS)
        #expect(path == "/home/ada/Library/Application Support/notes/settings")
        #else
        #expect(path == "/home/ada/.config/notes/settings")
        let other = SettingsStore.path(forProgram: "notes") { name in
            name == "XDG_CONFIG_HOME" ? "/etc/ada" : nil
        }
        #expect(other == "/etc/ada/notes/settings")
        #endif
        #expect(SettingsStore.path(forProgram: "notes") { _ in nil } == nil)
    }
}
