// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import InputRecords
import ProgramSupport
import Seltzer

/// Reports the type and the capabilities of the terminal, and advises which settings to change.
@main
struct Doctor: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Doctor",
        abstract: "Says what the terminal is and can do, and what to set.",
        discussion: """
            Paste the output into a report about a wrong screen. Without a terminal, the program tells what \
            the environment says. The exit status is 0 also if something is missing.
            """)

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() -> ViewController { ExaminationController { nil } }

    @MainActor
    func run() async throws {
        let (facts, failure) = await Examination.facts(environment: processEnvironment())
        let report = DoctorReport(facts, failure: failure)
        let text = json ? try report.json : report.text
        if let reason = StandardStream.output.write(Array(text.utf8)) {
            StandardStream.error.write(message: "The report cannot be written: \(reason).")
            throw ExitCode.failure
        }
    }
}
