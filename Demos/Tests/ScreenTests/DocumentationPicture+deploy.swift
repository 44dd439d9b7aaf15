// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts
import SeltzerTesting

@testable import NewProject

extension DocumentationPicture {
    /// Work that goes on, after questions that were answered.
    static let deploy = DocumentationPicture(
        name: "deploy", title: "Deploy: a bar for each region, below answered questions"
    ) { light, title in
        let lines = [
            "$ Deploy", "✓ Version    1.4.0", "✓ Strategy   rolling",
            "✓ Regions    fra, dub, nyc, sin", "✓ Token      ••••••••",
            "✓ Deploy 1.4.0 to 4 regions?  yes", "fra  image uploaded", "dub  image uploaded",
        ]
        let program = PilotProgram(columns: 72, rows: 5, capabilities: light.capabilities) {
            try await withProgress("Deploy 1.4.0") { progress in
                await progress.step("fra", total: 60) { $0.completed = 60 }
                try await runSteps([("dub", 47), ("nyc", 28), ("sin", 12)][...], in: progress)
            }
        }
        defer { program.cancel() }
        guard let pilot = await program.nextPilot() else { return "" }
        // On a busy machine the last step begins later.
        while !pilot.screen.contains("sin") { await pilot.settle() }
        await pilot.advance(by: .seconds(3))
        return picture(of: pilot, below: lines, title: title, in: light)
    }

    /// A question after one that was answered.
    static let newProject = DocumentationPicture(
        name: "new-project", title: "NewProject: a question below the prompt"
    ) { light, title in
        let program = PilotProgram(columns: 72, rows: 6, capabilities: light.capabilities) {
            try await ProjectPlan.ask(PromptAnswers())
        }
        defer { program.cancel() }
        guard let pilot = await program.nextPilot() else { return "" }
        await pilot.type("fizz\n")
        await pilot.press("down")
        return picture(of: pilot, below: ["$ NewProject"], title: title, in: light)
    }

    /// Runs steps that have come a part of their way, all at once.
    private static func runSteps(
        _ regions: ArraySlice<(name: String, units: Int)>, in progress: ProgressTask
    ) async throws {
        guard let region = regions.first else { return try await Task.sleep(for: .seconds(600)) }
        try await progress.step(region.name, total: 60) { step in
            step.completed = region.units
            try await runSteps(regions.dropFirst(), in: progress)
        }
    }
}
