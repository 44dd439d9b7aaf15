import Seltzer
import SeltzerPrompts

/// Asks whom to greet, works for a while, and prints a table.
@main
struct Program {
    @MainActor
    static func main() async {
        await runTool {
            let plan = try await Plan.ask(PromptAnswers.commandLine())
            let greetings = try await plan.run(pause: .milliseconds(300))
            table(of: greetings).print()
        }
    }

    /// Returns the table of what was done.
    static func table(of greetings: [String]) -> PrintedTable {
        let rows = greetings.enumerated().map { ["\($0.offset + 1)", $0.element] }
        return PrintedTable(rows, header: ["No.", "Greeting"], rightAligned: [0])
    }
}

/// What the user wants.
struct Plan: Hashable, Sendable {
    enum Greeting: String, CaseIterable { case hello, welcome, goodbye }

    var name: String
    var greeting: Greeting
    var count: Int

    /// Asks for the parts that the answers lack: `--name`, `--greeting` and `--count`.
    @MainActor
    static func ask(_ answers: PromptAnswers) async throws -> Plan {
        try await withPromptGroup(answers: answers) { group in
            Plan(
                name: try await group.ask("Name", help: "Whom to greet"),
                greeting: try await group.choose("Greeting", default: .hello),
                count: try await group.number("Count", in: 1...9, default: 2))
        }
    }

    /// Does the work, with a bar for it, and returns the greetings.
    func run(pause: Duration) async throws -> [String] {
        try await withProgress("Greeting \(name)", total: count) { progress in
            var greetings: [String] = []
            for _ in 0..<count {
                try await Task.sleep(for: pause)
                greetings.append("\(greeting.rawValue), \(name)")
                progress.advance()
            }
            return greetings
        }
    }
}
