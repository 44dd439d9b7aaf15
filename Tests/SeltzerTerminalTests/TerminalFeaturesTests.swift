// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// The display reports these as its capabilities: see also `TerminalInterviewTests`.
@Suite struct TerminalFeaturesTests {
    private func features(
        _ reports: [TerminalReport] = [], profile: TerminalProfile = .ansi
    ) -> TerminalFeatures {
        var answers = TerminalAnswers()
        for report in reports { answers.take(report) }
        return TerminalFeatures(profile: profile, answers: answers)
    }

    @Test func silentTerminalHasWhatItsProfileSays() {
        #expect(features().capabilities == TerminalProfile.ansi.capabilities)
        var profile = TerminalProfile.ansi
        profile.hasSynchronizedUpdates = true
        profile.software = TerminalSoftware(name: "foot")
        #expect(features(profile: profile).hasSynchronizedUpdates)
        #expect(features(profile: profile).quirks.notification == .titled)
    }

    @Test func programThatTheTerminalNamesCountsMoreThanTheEnvironment() {
        var profile = TerminalProfile.ansi
        profile.software = TerminalSoftware(name: "foot")
        profile.capabilities.hasLinks = true
        let xterm = features([.version("XTerm(379)")], profile: profile)
        #expect(!xterm.capabilities.hasLinks && xterm.quirks.notification == nil)
        let unknown = features([.version("nobody 1")], profile: profile)
        #expect(unknown.capabilities.hasLinks && unknown.quirks.notification == .titled)
    }

    @Test(arguments: [
        (TerminalReport.ModeState.set, false), (.reset, true), (.unknown, false),
    ])
    func sideMarginsAreUsedWhereNobodyElseUsesThem(state: TerminalReport.ModeState, isUsed: Bool) {
        let report = TerminalReport.mode(
            TerminalQuestions.sideMargins, isPrivate: true, state)
        #expect(features([report]).hasSideMargins == isUsed)
    }
}
