// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A chat and settings that were written for UIKit, as the tool ported them: no line is changed by hand.
@MainActor
@Suite struct PortedProgramsTests {
    // MARK: Messages

    private func startChat(_ store: ChatStore) async -> Pilot {
        await Pilot(
            NavigationController(rootViewController: ChatViewController(store: store)),
            columns: 60, rows: 20)
    }

    @Test func messageIsTypedAndSent() async throws {
        let store = ChatStore()
        store.send("Hello", from: .other)
        let pilot = await startChat(store)
        #expect(pilot.screen.contains("Hello") && pilot.screen.contains("Message"))
        let input = try #require(pilot.location(of: "Send"))
        await pilot.click(column: 10, row: input.y)
        await pilot.type("Good morning")
        #expect(!pilot.screen.contains("Send a"))
        await pilot.click(on: "Send")
        #expect(store.messages.map(\.text).prefix(2) == ["Hello", "Good morning"])
        #expect(pilot.screen.contains("Good morning"))
    }

    @Test func inputGrowsWithItsText() async throws {
        let store = ChatStore()
        let pilot = await startChat(store)
        let before = try #require(pilot.location(of: "Send")).y
        await pilot.click(column: 10, row: before)
        await pilot.type(String(repeating: "many words ", count: 20))
        await pilot.advance(by: .seconds(1))
        let lines = pilot.screen.split(separator: "\n").filter { $0.contains("many words") }
        #expect(lines.count > 2)
    }

    @Test func menuAndDoubleTapLikeAMessage() async throws {
        let store = ChatStore()
        store.send("First", from: .other)
        store.send("Second", from: .me)
        let pilot = await startChat(store)
        await pilot.click(on: "First", button: .right)
        #expect(pilot.screen.contains("Quote"))
        await pilot.click(on: "Like")
        #expect(store.messages[0].isLiked)
        let place = try #require(pilot.location(of: "Second"))
        await pilot.click(column: place.x, row: place.y)
        await pilot.click(column: place.x, row: place.y)
        #expect(store.messages[1].isLiked)
    }

    @Test func chatIsClearedAfterAQuestion() async throws {
        let store = ChatStore()
        store.send("First", from: .other)
        let pilot = await startChat(store)
        let item = try #require(
            pilot.elements.flatMap(\.all).last { $0.role == .button && $0.visibleFrame.minY == 0 })
        await pilot.click(column: item.visibleFrame.minX, row: 0)
        #expect(pilot.screen.contains("Clear chat?"))
        try await pilot.element(.button, "Clear").click()
        await pilot.settle()
        #expect(store.messages.isEmpty && pilot.screen.contains("No messages yet"))
    }

    // MARK: Preferences

    @Test func introductionLeadsToTheTabs() async {
        let pilot = await Pilot(RootViewController(), columns: 90, rows: 24)
        // The title fades in.
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Welcome"))
        await pilot.click(on: "Next")
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Stay informed"))
        await pilot.click(on: "Next")
        await pilot.advance(by: .seconds(1))
        await pilot.click(on: "Start")
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Home") && pilot.screen.contains("Settings"))
        await pilot.click(on: "Settings")
        await pilot.settle()
        #expect(pilot.screen.contains("Notifications") && pilot.screen.contains("General"))
        await pilot.click(on: "Dark")
        await pilot.settle()
        #expect(Preferences.shared.appearance == .dark)
    }
}
