// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PromptChoice, PromptError.

import Seltzer
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

    @Test func flagWithoutAValueBeforeAnotherIsYes() {
        let answers = PromptAnswers(arguments: ["--force", "--name", "x", "--name", "y"])
        #expect(answers.values == ["force": "yes", "name": "y"])
    }

    @Test func fileHasALineForEachAnswer() {
        let answers = PromptAnswers(text: "# answers\n\nname = fizz buzz \r\nkind=a=b\nnothing\n")
        #expect(answers.values == ["name": "fizz buzz", "kind": "a=b"])
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
                == "“Name” has no answer, and there is no terminal to ask on: give --name.")
        #expect(
            "\(PromptError.refused(flag: "kind", answer: "x", reason: "Choose one of a, b"))"
                == "--kind cannot be “x”: Choose one of a, b.")
        #expect(PromptError.inputEnded(question: "x").exitCode == 2)
        #expect(PromptError.disconnected.exitCode == 129)
    }
}
