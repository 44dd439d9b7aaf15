// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import Seltzer
import SeltzerPrompts

/// Makes a package that builds and passes its tests at once.
@main
struct NewProject: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "NewProject",
        abstract: "Makes a package that uses Seltzer, builds, and passes its tests.",
        discussion: "Asks for what the options do not say. Nothing is left if it fails.")

    @Option(help: "The name of the package, such as my-tool.")
    var name: String?

    @Option(help: "What the package is: \(ProjectKind.names).")
    var kind: String?

    @Option(help: "The folder to make; one that exists must be empty.")
    var folder: String?

    @Option(
        help: "Where the package gets Seltzer from, as a folder or an address (default: this one).")
    var seltzer: String?

    @MainActor
    func run() async {
        await runTool {
            let source = try SeltzerSource(seltzer ?? SeltzerSource.standard())
            let given = ["name": name, "kind": kind, "folder": folder].compactMapValues { $0 }
            let plan = try await ProjectPlan.ask(PromptAnswers(given))
            let files = try ProjectTemplate(plan.kind).files(name: plan.name, seltzer: source)
            try ProjectWriter(folder: plan.folder).write(files)
            for line in plan.report(of: files.count) { line.print() }
        }
    }
}
