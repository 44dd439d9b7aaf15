// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts

/// Asks five questions, and then pretends to deploy to several regions at once.
@main
struct Deploy {
    enum Strategy: String, CaseIterable { case canary, rolling, full }

    struct Plan: Sendable {
        var version: String
        var strategy: Strategy
        var regions: [String]
        var token: String
    }

    static let regions = [
        PromptChoice("fra", detail: "Frankfurt", group: "Europe"),
        PromptChoice("dub", detail: "Dublin", group: "Europe"),
        PromptChoice("nyc", detail: "New York", group: "America"),
        PromptChoice("sfo", detail: "San Francisco", group: "America"),
        PromptChoice("sin", detail: "Singapore", group: "Asia"),
        PromptChoice("syd", detail: "Sydney", group: "Asia", disabledReason: "closed until Monday"),
    ]

    @MainActor
    static func main() async {
        await runTool {
            guard let plan = try await plan(PromptAnswers.commandLine()) else { return }
            try await deploy(plan, pause: .milliseconds(30))
        }
    }

    /// Asks for the plan; nil if the user cancels it at the end.
    @MainActor
    static func plan(_ answers: PromptAnswers) async throws -> Plan? {
        try await withPromptGroup(answers: answers) { group in
            let plan = Plan(
                version: try await group.ask("Version", placeholder: "1.4.0") { version in
                    version.split(separator: ".").count == 3 ? nil : "A version has three numbers"
                },
                strategy: try await group.choose("Strategy", default: .rolling),
                regions: try await group.chooseMany(
                    "Regions", from: regions, limits: 1...5, default: ["fra", "nyc"]),
                token: try await group.askSecret("Token"))
            let count = plan.regions.count
            let isWanted = try await group.confirm(
                "Deploy \(plan.version) to \(count) \(count == 1 ? "region" : "regions")?",
                flag: "yes", yes: "Deploy", no: "Not yet")
            return isWanted ? plan : nil
        }
    }

    /// Deploys to all regions at once.
    static func deploy(_ plan: Plan, pause: Duration) async throws {
        try await withProgress("Deploy \(plan.version)") { progress in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (number, region) in plan.regions.enumerated() {
                    group.addTask {
                        try await progress.step(region, total: 60) { step in
                            for unit in 1...60 {
                                try await Task.sleep(for: pause * (number + 1))
                                step.advance()
                                if unit == 30 { progress.log("\(region)  image uploaded") }
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}
