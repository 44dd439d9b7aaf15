// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import SeltzerBase
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An application that is stopped and continued, by a shell that a person uses, and that runs other programs.
@Suite(.serialized, .oneAtATime) struct JobControlTests {
    /// Clears the alternate screen and leaves it.
    private static let leaving = "\u{1B}[?47h\u{1B}[H\u{1B}[J\u{1B}[?1049l"
    private static let shells = [
        ["/bin/bash", "--norc", "--noprofile", "-i"], ["/bin/zsh", "-f", "-i"],
        ["/bin/dash", "-i"],
    ].filter { access($0[0], X_OK) == 0 }

    @Test(arguments: shells)
    func aHundredStopsWithResizesEndInAFreshPaint(shell: [String]) async throws {
        var application = try await ApplicationOnTerminal(
            shell: shell, environment: ["PS1": "$ ", "HISTFILE": "", "INPUTRC": "/dev/null"])
        let child = application.child
        let cycles = shell[0] == "/bin/bash" ? 100 : 10
        for cycle in 0..<cycles {
            child.forgetOutput()
            child.type("\u{1A}")
            try #require(await child.shows(Self.leaving), "cycle \(cycle)")
            try #require(await child.shows("$ "), "cycle \(cycle): \(child.output.suffix(200))")
            let size = Size(width: 40 + cycle * 7 % 50, height: 6 + cycle * 5 % 20)
            application.resize(to: size)
            child.forgetOutput()
            child.type("fg\n")
            let difference = await application.differenceToFreshPaint("ready")
            try #require(difference == nil, "cycle \(cycle)")
        }
        child.type("q")
        #expect(await child.shows("$ "))
        child.type("echo code $?; exit\n")
        #expect(await child.shows("code 0"))
        _ = await child.ending()
    }

    /// The screen is the shell's throughout: the rows go when it is stopped and come back below the prompt.
    @Test(arguments: shells)
    func anApplicationBelowThePromptIsStoppedAndGoesOn(shell: [String]) async throws {
        let child = try PseudoterminalChild(
            program: "ApplicationChild", shell: shell,
            environment: [
                "SELTZER_QUERIES": "off", "PS1": "$ ", "HISTFILE": "", "INPUTRC": "/dev/null",
            ])
        try #require(await child.shows("$ "))
        child.type("\"$CHILD\" --inline\n")
        try #require(await child.shows("ready 80x5"))
        for cycle in 0..<10 {
            child.forgetOutput()
            child.type("\u{1A}")
            try #require(await child.shows("$ "), "cycle \(cycle)")
            #expect(child.output.contains("\u{1B}[?2004l"))
            #expect(!child.output.contains("\u{1B}[?1049"))
            child.type("echo $((6 * 7))x\n")
            try #require(await child.shows("42x"), "cycle \(cycle)")
            child.forgetOutput()
            child.type("fg\n")
            try #require(await child.shows("ready 80x5"), "cycle \(cycle): \(child.output)")
            #expect(child.output.contains("\u{1B}[?2004h"))
            #expect(!child.output.contains("\u{1B}[?1049"))
        }
        // The prompt from before may have come late.
        child.forgetOutput()
        child.type("q")
        #expect(await child.shows("$ "))
        child.type("echo code $?; exit\n")
        #expect(await child.shows("code 0"))
        _ = await child.ending()
    }

    /// What the key that ends the application changes is in the rows that stay.
    @Test func rowsThatStayShowTheLastFrame() async throws {
        let child = try PseudoterminalChild(
            ["--inline", "--kept"], program: "ApplicationChild",
            environment: ["SELTZER_QUERIES": "off"])
        try #require(await child.shows("ready 80x5"))
        child.forgetOutput()
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(await child.shows("bye 80x5"))
        #expect(child.hasOldModes)
    }

    @Test func twentyVisitsToAnEditorEndInAFreshPaint() async throws {
        var application = try await ApplicationOnTerminal(
            environment: ["EDITOR": "echo edited; read line"])
        let child = application.child
        for visit in 0..<20 {
            child.forgetOutput()
            child.type("e")
            try #require(await child.shows("edited"), "visit \(visit)")
            #expect(child.hasOldModes)
            #expect(child.output.contains(Self.leaving))
            application.resize(to: Size(width: 50 + visit, height: 10 + visit % 3))
            child.forgetOutput()
            child.type("\n")
            let difference = await application.differenceToFreshPaint("status 0")
            try #require(difference == nil, "visit \(visit)")
        }
        #expect(await application.quit() == .exited(0))
        #expect(child.hasOldModes)
    }
}
