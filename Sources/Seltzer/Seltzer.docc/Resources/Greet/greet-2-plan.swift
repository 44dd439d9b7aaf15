import Seltzer
import SeltzerPrompts

@main
struct Program {
    @MainActor
    static func main() async {
        await runTool {
            let plan = try await Plan.ask(PromptAnswers())
            print("\(plan.greeting.rawValue), \(plan.name)")
        }
    }
}

/// What the user wants.
struct Plan: Hashable, Sendable {
    enum Greeting: String, CaseIterable { case hello, welcome, goodbye }

    var name: String
    var greeting: Greeting
    var count: Int

    @MainActor
    static func ask(_ answers: PromptAnswers) async throws -> Plan {
        try await withPromptGroup(answers: answers) { group in
            Plan(
                name: try await group.ask("Name", help: "Whom to greet"),
                greeting: try await group.choose("Greeting", default: .hello),
                count: try await group.number("Count", in: 1...9, default: 2))
        }
    }
}
