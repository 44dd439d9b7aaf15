// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PromptChoice, PromptError.

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@Suite struct PromptAnswersTests {
    @Test func argumentsAreFlagsWithAndWithoutValues() {
        let answers = PromptAnswers(arguments: [
            "run", "--name", "fizz", "--kind=library", "--yes", "--empty=", "--", "--rest",
        ])
        #expect(answers.values == ["name": "fizz", "kind": "library", "yes": "yes", "empty": ""])
        #expect(answers.rest == ["run", "--rest"])
    }

    @Test func aDescriptionHasTheAnswersInTheOrderOfTheirNames() {
        let answers = PromptAnswers(arguments: ["run", "--name", "fi\"zz", "--kind=x", "--all"])
        #expect("\(answers)" == #"all: "yes", kind: "x", name: "fi\"zz", "run""#)
        #expect("\(PromptAnswers())" == "")
    }

    @Test func flagWithoutAValueBeforeAnotherIsYes() {
        let answers = PromptAnswers(arguments: ["--force", "--name", "x", "--name", "y"])
        #expect(answers.values == ["force": "yes", "name": "y"])
    }

    @Test func fileHasALineForEachAnswer() {
        let answers = PromptAnswers(text: "# answers\n\nname = fizz buzz \r\nkind=a=b\nnothing\n")
        #expect(answers.values == ["name": "fizz buzz", "kind": "a=b"])
    }

    @Test func markThatJoinsASignBeforeItBelongsToTheValue() {
        let value = "\u{301}x"
        #expect(
            PromptAnswers(text: "a = \(value)\nb=\(value)\n").values == ["a": value, "b": value])
        #expect(PromptAnswers(arguments: ["--a=\(value)"]).values == ["a": value])
        #expect(PromptAnswers(text: "#\u{301} = no answer").values == [:])
    }

    @Test func byteOrderMarkBeforeTheAnswersIsIgnored() throws {
        let text = "\u{FEFF}name = Ada\nplace = Rome\n"
        #expect(PromptAnswers(text: text).values == ["name": "Ada", "place": "Rome"])
        let file = try TemporaryText(text)
        defer { file.remove() }
        let answers = try PromptAnswers(contentsOfFile: file.path)
        #expect(answers.values == ["name": "Ada", "place": "Rome"])
        #expect(try file.text() == "name = Ada\nplace = Rome")
    }

    @Test func ownAnswersComeBeforeOthers() {
        let answers: PromptAnswers = ["name": "own"]
        #expect(
            answers.merging(["name": "other", "kind": "x"]).values == ["name": "own", "kind": "x"])
    }

    @Test func argumentsAreStrongerThanTheirFile() throws {
        let file = try TemporaryText("name = file\nkind = x\n")
        defer { file.remove() }
        let answers = try PromptAnswers(
            argumentsAndFile: ["--name", "own", "--answers", file.path])
        #expect(answers.values == ["name": "own", "kind": "x"])
    }

    @Test func fileThatIsMissingIsNamed() {
        #expect(throws: FileError("read", "/nowhere/answers", code: 2)) {
            try PromptAnswers(contentsOfFile: "/nowhere/answers")
        }
    }

    /// The file of the page on prompts and progress.
    private static let file = """
        # Answers for Deploy
        version  = 1.4.0
        strategy = full

        regions  = fra, sin
        yes      = yes
        version  = 1.4.1
        """

    @Test func lastLineWithANameCountsInAnyOrder() throws {
        let file = try TemporaryText(Self.file)
        defer { file.remove() }
        let answers = try PromptAnswers(contentsOfFile: file.path)
        #expect(
            answers.values == [
                "version": "1.4.1", "strategy": "full", "regions": "fra, sin", "yes": "yes",
            ])
        #expect(answers.values == PromptAnswers(text: Self.file).values)
    }

    @Test func lineOfAFileThatIsNoAnswerIsNamed() throws {
        let file = try TemporaryText("name = fizz\r\n\r\n# kind\r\nlibrary\r\n")
        defer { file.remove() }
        let error = #expect(throws: FileError.self) {
            try PromptAnswers(contentsOfFile: file.path)
        }
        #expect(error?.description.hasPrefix("\(file.path) cannot be read in line 4, ") == true)
    }

    @Test @MainActor func answerOfAFileThatIsRefusedNamesItsLine() async throws {
        let file = try TemporaryText("\nkind = app\nport = 1\n")
        defer { file.remove() }
        let answers = try PromptAnswers(
            argumentsAndFile: ["--answers", file.path, "--port", "http"])
        let choices = ["program", "library"].map { PromptChoice($0) }
        await #expect(
            throws: PromptError.refused(
                flag: "kind", answer: "app",
                reason: "Choose one of program, library (\(file.path), line 2)")
        ) { try await PromptGroup(answers: answers).choose("Kind", from: choices) }
        // The flag is stronger, and has no line.
        await #expect(
            throws: PromptError.refused(flag: "port", answer: "http", reason: "Enter a number")
        ) { try await PromptGroup(answers: answers).number("Port", in: 1...9) }
    }

    @Test @MainActor func namesOfNoQuestionAreIgnoredAndMissingOnesAskedFor() async throws {
        let program = PilotProgram(columns: 40, rows: 6) {
            try await withPromptGroup(answers: PromptAnswers(text: "nmae = x\nplace = here")) {
                [try await $0.ask("Name"), try await $0.ask("Place")]
            }
        }
        let pilot = try #require(await program.nextPilot())
        #expect(pilot.screen.hasPrefix("▌ Name"))
        await pilot.type("fizz\n")
        #expect(try await program.result == ["fizz", "here"])
    }

    @Test func flagIsMadeOfTheWordsOfTheQuestion() {
        #expect("What is it?".flagName == "what-is-it")
        #expect("Größe (in MiB)".flagName == "größe-in-mib")
        #expect("?".flagName == "")
    }

    enum Kind { case program }
    enum Raw: String { case first = "the first" }

    @Test func choiceHasTheWordsOfItsValue() {
        #expect(PromptChoice(Kind.program).title == "program")
        #expect(PromptChoice(Raw.first).title == "the first")
        #expect(PromptChoice(3).title == "3")
        #expect(PromptChoice("text", title: "Words").title == "Words")
    }

    @Test func errorsAreSentencesThatNameTheFlag() {
        #expect(
            "\(PromptError.unanswered(question: "Name", flag: "name"))"
                == "“Name” has no answer, and without a terminal or in CI nobody can be asked: give --name."
        )
        #expect(
            "\(PromptError.refused(flag: "kind", answer: "x", reason: "Choose one of a, b"))"
                == "--kind cannot be “x”: Choose one of a, b.")
        #expect(PromptError.inputEnded(question: "x").exitCode == 2)
        #expect(PromptError.disconnected.exitCode == 129)
    }
}
