import Seltzer
import SeltzerPrompts
import SeltzerTesting
import Testing

@testable import Greet

@MainActor
@Suite struct ProgramTests {
    @Test func threeQuestionsMakeAPlan() async throws {
        let program = PilotProgram(columns: 40, rows: 8) { try await Plan.ask(PromptAnswers()) }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("Grace\n")
        #expect(pilot.difference(fromSnapshot: "second-question") == nil)
        await pilot.press("down", "enter")
        await pilot.type("3\n")
        #expect(try await program.result == Plan(name: "Grace", greeting: .welcome, count: 3))
    }

    @Test func flagsAnswerEverything() async throws {
        let answers = PromptAnswers(arguments: ["--name", "Grace", "--greeting=hello", "--count=1"])
        #expect(try await Plan.ask(answers) == Plan(name: "Grace", greeting: .hello, count: 1))
    }

    @Test func eachGreetingIsARowOfTheTable() async throws {
        let program = PilotProgram(columns: 40, rows: 8) {
            try await Plan(name: "Grace", greeting: .hello, count: 2).run(pause: .zero)
        }
        let pilot = try #require(await program.nextPilot())
        while pilot.ending == nil { await pilot.advance(by: .milliseconds(100)) }
        let lines = Program.table(of: try await program.result).lines().map(\.string)
        #expect(lines == ["No.  Greeting", "  1  hello, Grace", "  2  hello, Grace"])
    }
}
