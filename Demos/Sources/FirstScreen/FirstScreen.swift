// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows jobs that have a level and a note: the program of the page "Your own control and your first screen".
@main
struct FirstScreen {
    static func main() async {
        await Application(root: JobsController(jobs: JobList())).runAndExit()
    }
}
