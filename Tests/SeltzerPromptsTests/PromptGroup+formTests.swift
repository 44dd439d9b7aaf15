// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct PromptGroupFormTests {
    enum Plan: String, CaseIterable { case free, paid }

    struct Account: Hashable, Sendable {
        var name = ""
        var nickname = ""
        var plan = Plan.free
        var seats = 1
        var wantsNews = false
    }

    private let form = Form(
        "Account", of: Account(),
        fields: [
            .text("name", \.name).required("Enter a name"), .text("nickname", \.nickname),
            .choice("plan", \.plan),
            .number("seats", \.seats, in: 1...9).validate {
                $0.plan == .free && $0.seats > 1 ? "One seat is free" : nil
            }, .toggle("wants-news", \.wantsNews),
        ])

    @Test func fieldsAreAskedOneAfterTheOther() async throws {
        let program = PilotProgram(columns: 50, rows: 12) { [form] in
            try await withPromptGroup { try await $0.form(form) }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.press("enter")
        #expect(pilot.screen.contains("▌ Name") && pilot.screen.contains("× Enter a name"))
        await pilot.type("Grace\n\n")
        #expect(pilot.screen.hasPrefix("✓ Name      Grace\n– Nickname  skipped\n▌ Plan"))
        await pilot.press("down", "enter")
        await pilot.type("12\n")
        #expect(pilot.screen.contains("× "))
        await pilot.press("ctrl-u")
        await pilot.type("3\n")
        await pilot.press("y")
        let account = try await program.result
        #expect(
            account == Account(name: "Grace", plan: .paid, seats: 3, wantsNews: true))
    }

    @Test func answersInAdvanceAreTakenByTheNamesOfFields() async throws {
        let group = PromptGroup(answers: [
            "name": "Grace", "nickname": "g", "plan": "paid", "seats": "2", "wants-news": "no",
        ])
        let account = try await group.form(form)
        #expect(account == Account(name: "Grace", nickname: "g", plan: .paid, seats: 2))
    }

    @Test func answersThatDoNotSuitEachOtherAreAnError() async throws {
        let group = PromptGroup(answers: [
            "name": "Grace", "nickname": "g", "plan": "free", "seats": "2", "wants-news": "no",
        ])
        await #expect(
            throws: PromptError.refused(flag: "seats", answer: "2", reason: "One seat is free")
        ) { try await group.form(form) }
    }
}
