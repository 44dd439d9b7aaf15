// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// Which clusters a terminal joins, by how far its cursor goes.
@MainActor
@Suite struct WidthProbeTests {
    let channel = ScriptedChannel()
    let receiver = EventReceiver()

    private func started(memory: TerminalMemory? = nil) throws -> TerminalDisplay {
        let display = TerminalDisplay(
            channel: channel, profile: .ansi, asksTerminal: true, memory: memory)
        try display.start(mouse: .all) { [receiver] in receiver.events.append($0) }
        return display
    }

    /// What a terminal answers whose cursor went so far.
    private func answers(_ widths: [Int], row: Int = 2) -> String {
        widths.map { "\u{1B}[\(row);\($0 + 1)R" }.joined()
    }

    @Test func clustersAreWrittenHiddenAndErasedBeforeTheLastQuestion() throws {
        _ = try started()
        let written = visible(channel.written)
        #expect(written.hasPrefix("^[[5n^[[2;1H^[[8mé^[[6n"))
        #expect(written.contains("^[[6n^M^[[m^[[2K^[[>0q"))
        #expect(written.hasSuffix("^[[c"))
    }

    /// By what terminals were seen to do, in the order family, skin tone, heart, syllable.
    private nonisolated static let terminals:
        [(name: String, widths: [Int], joined: JoinedClusters)] = [
            ("xterm", [1, 6, 4, 1, 3], []),
            ("mlterm", [1, 8, 4, 1, 2], .syllables),
            ("kitty", [1, 6, 2, 2, 2], [.skinTones, .emojiPresentation, .syllables]),
            ("tmux", [1, 2, 4, 1, 3], .emojiSequences),
            ("newest", [1, 2, 2, 2, 2], .all),
        ]

    @Test(arguments: terminals)
    func whatTheCursorDidDecides(name: String, widths: [Int], joined: JoinedClusters) throws {
        let display = try started()
        channel.type(answers(widths))
        #expect(display.capabilities.joinedClusters == .all)
        channel.type("\u{1B}[?62c")
        #expect(display.capabilities.joinedClusters == joined)
        #expect(receiver.events == (joined == .all ? [] : [.capabilitiesChanged]))
    }

    @Test(arguments: [
        "", "\u{1B}[2;2R", "\u{1B}[2;3R\u{1B}[2;7R\u{1B}[2;5R\u{1B}[2;2R\u{1B}[2;4R",
        "\u{1B}[1;2R\u{1B}[2;7R\u{1B}[2;5R\u{1B}[2;2R\u{1B}[2;4R",
        "\u{1B}[2;2R\u{1B}[2;7R\u{1B}[2;5R\u{1B}[2;2R\u{1B}[9;4R",
        "\u{1B}[2;2R\u{1B}[2;7R\u{1B}[2;5R\u{1B}[2;2R\u{1B}[2;4R\u{1B}[2;4R",
    ])
    func answersThatAreNotTheExpectedOnesChangeNothing(text: String) throws {
        let display = try started()
        channel.type(text + "\u{1B}[?62c")
        #expect(display.capabilities.joinedClusters == .all)
        #expect(!receiver.events.contains(.capabilitiesChanged))
    }

    @Test func answersAfterTheLastOneChangeNothing() throws {
        let display = try started()
        channel.type("\u{1B}[?62c" + answers([1, 6, 4, 1, 3]))
        #expect(display.capabilities.joinedClusters == .all)
        #expect(receiver.events == [])
    }

    @Test(arguments: [1, 3, 7, 20])
    func answersMayComeInPiecesAndLate(length: Int) throws {
        let display = try started()
        channel.now = .seconds(5)
        var rest = Array((answers([1, 6, 4, 1, 3]) + "\u{1B}[?62c").utf8)[...]
        while !rest.isEmpty {
            channel.send(.bytes(Array(rest.prefix(length))))
            rest = rest.dropFirst(length)
        }
        #expect(display.capabilities.joinedClusters == [])
        #expect(receiver.events == [.capabilitiesChanged])
    }

    @Test func modeForWidthsByClustersIsBelievedMore() throws {
        let display = try started()
        channel.type(answers([1, 6, 4, 1, 3]) + "\u{1B}[?2027;2$y\u{1B}[?62c")
        #expect(display.capabilities.joinedClusters == .all)
        #expect(receiver.events == [])
    }

    /// The widths measured, the state of the mode, and what is agreed on.
    private nonisolated static let promises: [(widths: [Int], state: Int, agreed: JoinedClusters)] =
        [
            ([1, 2, 2, 2, 2], 1, .all), ([1, 2, 2, 2, 2], 3, .all),
            ([1, 2, 2, 1, 1], 1, [.emojiSequences, .skinTones]),
            ([1, 3, 2, 2, 3], 1, [.skinTones, .emojiPresentation]),
            // Switched on after the widths were measured, or not known.
            ([1, 2, 2, 2, 2], 2, []), ([1, 2, 2, 2, 2], 0, []), ([1, 2, 2, 2, 2], 4, []),
            ([], 1, []), ([2, 2, 2, 2, 2], 1, []), ([1, 2, 2, 2], 1, []),
        ]

    @Test(arguments: promises)
    func whatIsPromisedAndMeasuredIsAgreedOn(widths: [Int], state: Int, agreed: JoinedClusters)
        throws
    {
        let display = try started()
        channel.type(answers(widths) + "\u{1B}[?2027;\(state)$y")
        #expect(display.capabilities.agreedClusters == [])
        channel.type("\u{1B}[?62c")
        #expect(display.capabilities.agreedClusters == agreed)
        #expect(receiver.events.contains(.capabilitiesChanged) == (agreed != []))
    }

    @Test func whatIsAgreedOnIsMeasuredAtEachStart() throws {
        let memory = TerminalMemory()
        let first = try started(memory: memory)
        let version = "\u{1B}P>|Clusters 1\u{1B}\\"
        channel.type(answers([1, 2, 2, 2, 2]) + version + "\u{1B}[?2027;1$y\u{1B}[?62c\u{1B}[?62c")
        #expect(first.capabilities.agreedClusters == .all)
        first.stop()
        let second = try started(memory: memory)
        #expect(second.capabilities.agreedClusters == [])
        channel.type(answers([1, 2, 2, 1, 2]) + version + "\u{1B}[?62c")
        #expect(second.capabilities.agreedClusters == .all.subtracting(.emojiPresentation))
    }

    @Test(arguments: [Size(width: 80, height: 1), Size(width: 11, height: 5), .zero])
    func nothingIsWrittenWhereThereIsNoRoom(size: Size) throws {
        channel.size = size
        let display = try started()
        #expect(channel.written == LinePace.question + TerminalQuestions.atStart)
        channel.type("\u{1B}[?62c")
        #expect(display.capabilities.joinedClusters == .all)
    }

    @Test func nothingIsWrittenWithoutUnicode() throws {
        var profile = TerminalProfile.ansi
        profile.capabilities.isUnicode = false
        let display = TerminalDisplay(channel: channel, profile: profile, asksTerminal: true)
        try display.start(mouse: .off) { _ in }
        #expect(channel.written == LinePace.question + TerminalQuestions.atStart)
    }

    @Test func aLaterDisplayKnowsFromItsStart() throws {
        let memory = TerminalMemory()
        let first = try started(memory: memory)
        channel.type(answers([1, 6, 4, 1, 3]) + "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?62c")
        channel.type("\u{1B}[?62c")
        first.stop()
        let second = try started(memory: memory)
        #expect(second.capabilities.joinedClusters == [])
        // Another version is asked for the rest, but has been measured anyway.
        channel.type(answers([1, 2, 2, 2, 2]) + "\u{1B}P>|XTerm(400)\u{1B}\\\u{1B}[?62c")
        #expect(second.capabilities.joinedClusters == .all)
        channel.type("\u{1B}[?62c\u{1B}[?62c")
        #expect(second.capabilities.joinedClusters == .all)
    }
}
