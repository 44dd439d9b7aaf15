// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
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

    // MARK: Pictures

    private let cell = TerminalReport.cellPixels(Size(width: 9, height: 18))

    @Test func picturesFollowTheAnswersOfTheTerminal() {
        let known = TerminalReport.graphics(isKnown: true)
        let cases: [([TerminalReport], PictureProtocol?)] = [
            ([.version("kitty(0.32.2)"), known, cell], .placeholders(passesThrough: false)),
            ([.version("kitty(0.26.5)"), known, cell], .places),
            ([.version("kitty(0.32.2)"), cell], nil),
            ([.version("kitty(0.32.2)"), known], nil),
            ([.version("tmux 3.4"), known, cell], .placeholders(passesThrough: true)),
            ([.version("tmux 3.4"), .primaryAttributes([62, 4]), cell], nil),
            ([.primaryAttributes([62, 4]), cell], .sixels(colors: 16)),
            ([.primaryAttributes([62, 4]), .sixelColors(1024), cell], .sixels(colors: 256)),
            ([.primaryAttributes([4, 6]), cell], nil),
        ]
        for (reports, kind) in cases {
            let features = features(reports)
            #expect(features.pictures == kind, "\(reports)")
            #expect(
                features.capabilities.cellPixels
                    == (kind == nil ? nil : Size(width: 9, height: 18)))
        }
    }

    @Test func picturesNeedAReasonableCellAndColors() {
        let sixels = TerminalReport.primaryAttributes([62, 4])
        for size in [Size.zero, Size(width: 1, height: 18), Size(width: 9, height: 5000)] {
            #expect(features([sixels, .cellPixels(size)]).pictures == nil)
        }
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = .sixteen
        #expect(features([sixels, cell], profile: profile).pictures == nil)
    }

    @Test func onlyTerminalsThatMayKnowPicturesAreAskedAboutThem() {
        func questions(_ name: String, inside: String? = nil) -> String {
            let software = TerminalSoftware(name: name)
            let bytes = TerminalQuestions.pictures(
                of: software, inside: inside.map { TerminalSoftware(name: $0) })
            return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^[")
        }
        #expect(questions("xterm") == "^[[?1;1;0S^[[16t")
        #expect(questions("kitty").hasPrefix("^[_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA^[\\"))
        #expect(questions("tmux") == "^[[?1;1;0S^[[16t")
        let passed = questions("tmux", inside: "kitty")
        #expect(passed.hasPrefix("^[Ptmux;^[^[_Gi=31,s=1,v=1,a=q,t=d,f=24,U=1;AAAA^[^[\\^[\\"))
        #expect(!questions("tmux", inside: "wezterm").contains("_G"))
    }
}
