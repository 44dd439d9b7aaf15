// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// The tool of Demos/Sources/Deploy with Noora: five questions, then five regions at once.
// Flags answer questions: --version 1.4.0 --strategy full --regions fra,sin --token x --yes
// It needs Noora (commit 4130ef5a) and swift-argument-parser, and the language mode of Swift 5.

import ArgumentParser
import Noora

enum Strategy: String, CaseIterable, CustomStringConvertible, ExpressibleByArgument {
    case canary, rolling, full
    var description: String { rawValue }
}

struct Region: CustomStringConvertible, Equatable {
    var name: String, city: String
    var description: String { "\(name)  \(city)" }
}

struct VersionRule: ValidatableRule {
    struct Failure: ValidatableError { let message = "A version has three numbers" }
    var error: any ValidatableError { Failure() }
    func validate(input: String) -> Bool { input.split(separator: ".").count == 3 }
}

struct Plan { var version: String, strategy: Strategy, regions: [String], token: String }

@main
struct Deploy: AsyncParsableCommand {
    static let regions = [
        Region(name: "fra", city: "Frankfurt"), Region(name: "dub", city: "Dublin"),
        Region(name: "nyc", city: "New York"), Region(name: "sfo", city: "San Francisco"),
        Region(name: "sin", city: "Singapore"),
    ]

    @Option(help: "Answers the question.") var version: String?
    @Option(help: "Answers the question.") var strategy: Strategy?
    @Option(help: "Answers the question.") var regions: String?
    @Option(help: "Answers the question.") var token: String?
    @Flag(help: "Answers the question.") var yes = false

    func validate() throws {
        if let version, !VersionRule().validate(input: version) {
            throw ValidationError("A version has three numbers")
        }
        for name in regions?.split(separator: ",") ?? []
        where !Self.regions.contains(where: { $0.name == name }) {
            throw ValidationError(
                "Choose some of \(Self.regions.map(\.name).joined(separator: ", "))")
        }
    }

    func run() async throws {
        guard let plan = plan(Noora()) else { return }
        try await deploy(plan, pause: .milliseconds(30), Noora())
    }

    func plan(_ noora: Noora) -> Plan? {
        let plan = Plan(
            version: version
                ?? noora.textPrompt(prompt: "Version", validationRules: [VersionRule()]),
            strategy: strategy ?? noora.singleChoicePrompt(question: "Strategy"),
            regions: regions?.split(separator: ",").map(String.init)
                ?? noora.multipleChoicePrompt(
                    question: "Regions", options: Self.regions,
                    minLimit: .limited(count: 1, errorMessage: "Mark at least 1")
                ).map(\.name),
            token: token ?? noora.textPrompt(prompt: "Token"))
        let noun = plan.regions.count == 1 ? "region" : "regions"
        let isWanted =
            yes
            || noora.yesOrNoChoicePrompt(
                question: "Deploy \(plan.version) to \(plan.regions.count) \(noun)?")
        return isWanted ? plan : nil
    }

    func deploy(_ plan: Plan, pause: Duration, _ noora: Noora) async throws {
        try await noora.progressBarStep(message: "Deploy \(plan.version)") { progress in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in plan.regions.indices {
                    group.addTask {
                        for _ in 1...60 { try await Task.sleep(for: pause * (number + 1)) }
                    }
                }
                var ended = 0.0
                for try await _ in group {
                    ended += 1
                    progress(ended / Double(plan.regions.count))
                }
            }
        }
    }
}
