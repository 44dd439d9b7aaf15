// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProgramSupport
import Seltzer

/// Shows jobs with a level and a note: the program of the page "Your own control and your first
/// screen".
@main
struct FirstScreen {
    private static let usage = ProgramUsage(
        name: "FirstScreen", summary: "Shows jobs that have a level and a note.",
        discussion: "Tab moves between the jobs, the level and the note.",
        options: [ActionsFormat.option])

    static func main() async {
        await usage.run { values in
            let screen = JobsController(jobs: JobList())
            guard let format = try ActionsFormat(values) else {
                return try await Application(root: screen).run().exitCode
            }
            print(
                format.text(of: screen, name: usage.name, summary: usage.summary), terminator: "")
            return 0
        }
    }
}
