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
}
